export type Audience = 'women' | 'men' | 'kids';

const words: readonly (readonly [RegExp, Audience])[] = [
  [/\b(girl|boy|kid|child|children|baby|babies|infant|toddler|newborn)(?:s|'s|’s)?\b/, 'kids'],
  [/\b(women|woman|ladies|lady|female)/, 'women'],
  [/\b(men|man|gents|male)(?:s|'s|’s)?\b/, 'men'],
];

/** Colours, cuts and gentle names that hold a word for an audience: nobody is meant. */
const others =
  /\bbaby[\s-]+(?:pink|blue|yellow|green|lavender|peach|purple|doll|powder|soft|corn|bump)\b|\bboy[\s-]*friend|\bgirl[\s-]*friend|\bbaby[\s-]*doll|\bboy[\s-]+(?:cut|fit|shorts?)\b/g;

/** The audience that the words name; null when they name none, or both women and men. */
export function audienceOf(text: string): Audience | null {
  const plainText = text.toLowerCase().replace(others, ' ');
  const audiences = words.filter(([word]) => word.test(plainText)).map(([, audience]) => audience);
  if (audiences.includes('kids')) return 'kids';
  return audiences.length === 1 ? (audiences[0] ?? null) : null;
}

/** Behind these words a title names an audience; before those of `slogan` it is printed on the shirt. */
const meantInTitle =
  /\bfor\s+(?:[\p{L}&,-]+\s+){0,2}?(?:girl|boy|kid|child|children|bab(?:y|ies)|infant|toddler|newborn|wom[ae]n|lad(?:y|ies)|m[ae]n|gents)(?:s|'s|’s)?\b|\b(?:girls|boys|kids|babies|infants?|toddlers?|newborn|women|ladies|men|mens|womens|gents)(?:['’]s?)?(?![\p{L}])|\b(?:girl|boy|kid|child|baby|woman|lady|man)['’]s\b|\bbaby\s+(?:girl|boy)s?\b/gu;
const slogan =
  /^\s+(?:just|don['’]?t|do|will|are|is|can|can['’]?t|rules?|runs?|power|empowerment|gang|boss|squad|clubs?|night|life|vibes?|mode|code|who|with|without|world|only|these|that|of|in|on|over|be|wanna|want|like|love|have|support|supporting|at|will|against|and\s+(?:roses|guns)|need|never|always|work|stuff)\b/;

/** The audience that a title means: not a colour, nor a slogan such as `Girl Power`. */
export function audienceInTitle(title: string): Audience | null {
  const plainText = title.toLowerCase().replace(others, ' ');
  const meant = [...plainText.matchAll(meantInTitle)]
    .filter((found) => !slogan.test(plainText.slice(found.index + found[0].length)))
    .map(([found]) => found);
  return audienceOf(meant.join(' | '));
}
