export type Audience = 'women' | 'men' | 'kids';

const words: readonly (readonly [RegExp, Audience])[] = [
  [/\b(girl|boy|kid|child|children|baby|babies|infant|toddler)(?:s|'s|’s)?\b/, 'kids'],
  [/\b(women|woman|ladies|lady)/, 'women'],
  [/\b(men|man|gents)(?:s|'s|’s)?\b/, 'men'],
];

/** Whom words speak of, or null when it is nobody in particular, or women and men alike. */
export function audienceOf(text: string): Audience | null {
  const said = text.toLowerCase();
  const meant = words.filter(([word]) => word.test(said)).map(([, audience]) => audience);
  if (meant.includes('kids')) return 'kids';
  return meant.length === 1 ? (meant[0] ?? null) : null;
}
