export type Audience = 'women' | 'men' | 'kids';

const words: readonly (readonly [RegExp, Audience])[] = [
  [/\b(girl|boy|kid|child|children|baby|babies|infant|toddler)(?:s|'s|’s)?\b/, 'kids'],
  [/\b(women|woman|ladies|lady)/, 'women'],
  [/\b(men|man|gents)(?:s|'s|’s)?\b/, 'men'],
];

/** The audience that the words name; null when they name none, or both women and men. */
export function audienceOf(text: string): Audience | null {
  const said = text.toLowerCase();
  const meant = words.filter(([word]) => word.test(said)).map(([, audience]) => audience);
  if (meant.includes('kids')) return 'kids';
  return meant.length === 1 ? (meant[0] ?? null) : null;
}
