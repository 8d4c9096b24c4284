/**
 * Colour names used by shops, each with its plain colour (itself when it is plain). A shade next to its plain colour is
 * one colour: 'navy blue' is navy, not both navy and blue.
 */
const shades: ReadonlyMap<string, string> = new Map(
  Object.entries({
    red: 'red',
    maroon: 'red',
    crimson: 'red',
    scarlet: 'red',
    wine: 'red',
    burgundy: 'red',
    madder: 'red',
    cherry: 'red',
    brick: 'red',
    tomato: 'red',
    pink: 'pink',
    rani: 'pink',
    magenta: 'pink',
    fuchsia: 'pink',
    rose: 'pink',
    onion: 'pink',
    dusty: 'pink',
    blush: 'pink',
    hot: 'pink',
    baby: 'pink',
    gulabi: 'pink',
    orange: 'orange',
    coral: 'orange',
    peach: 'orange',
    rust: 'orange',
    saffron: 'orange',
    terracotta: 'orange',
    yellow: 'yellow',
    mustard: 'yellow',
    lemon: 'yellow',
    turmeric: 'yellow',
    marigold: 'yellow',
    green: 'green',
    olive: 'green',
    mint: 'green',
    bottle: 'green',
    parrot: 'green',
    rama: 'green',
    emerald: 'green',
    sage: 'green',
    pista: 'green',
    army: 'green',
    forest: 'green',
    mehendi: 'green',
    sea: 'green',
    lime: 'green',
    blue: 'blue',
    navy: 'blue',
    sky: 'blue',
    royal: 'blue',
    powder: 'blue',
    indigo: 'blue',
    teal: 'blue',
    turquoise: 'blue',
    firozi: 'blue',
    peacock: 'blue',
    aqua: 'blue',
    ink: 'blue',
    cobalt: 'blue',
    purple: 'purple',
    violet: 'purple',
    lilac: 'purple',
    lavender: 'purple',
    plum: 'purple',
    mauve: 'purple',
    brown: 'brown',
    tan: 'brown',
    chocolate: 'brown',
    copper: 'brown',
    coffee: 'brown',
    camel: 'brown',
    khaki: 'brown',
    beige: 'beige',
    cream: 'beige',
    ivory: 'white',
    nude: 'beige',
    sand: 'beige',
    white: 'white',
    off: 'white',
    black: 'black',
    jet: 'black',
    grey: 'grey',
    gray: 'grey',
    charcoal: 'grey',
    ash: 'grey',
    silver: 'silver',
    gold: 'gold',
    golden: 'gold',
    multicolour: 'multicolour',
    multicolor: 'multicolour',
    multicoloured: 'multicolour',
    multicolored: 'multicolour',
  }),
);

/** Words that name a shade only before its plain colour: 'sky' or 'off' alone is not a colour. */
const onlyBeside = new Set([
  'hot',
  'baby',
  'off',
  'sea',
  'jet',
  'royal',
  'bottle',
  'sky',
  'powder',
  'parrot',
  'rama',
  'sand',
  'coffee',
  'camel',
  'cherry',
  'peacock',
  'ash',
  'army',
  'forest',
  'onion',
  'dusty',
  'ink',
  'brick',
  'tomato',
]);

/** Words before a plain colour that labels omit: the search uses the plain colour. */
const ordinaryWords = new Set([
  'off',
  'hot',
  'baby',
  'army',
  'forest',
  'onion',
  'dusty',
  'ink',
  'brick',
  'tomato',
]);

/** Whether the word is a plain colour, of which others are shades. */
export const isPlainColour = (word: string): boolean => shades.get(word) === word;

/** Whether the word is a shade of a plain colour: products of similar shades are ranked after it. */
export const isShade = (word: string): boolean => shades.has(word) && !isPlainColour(word);

/** The plain colours named by these words, directly or through a shade. */
export const plainColours = (names: readonly string[]): ReadonlySet<string> =>
  new Set(names.flatMap((name) => name.split(' ')).flatMap((word) => shades.get(word) ?? []));

/** Colour names that are also wedding rites, and the words that show that the rite is meant: 'mehndi ke liye'. */
const rites = new Set(['mehendi', 'mehndi', 'mehandi', 'haldi', 'मेहंदी', 'मेहँदी', 'हल्दी']);
const ofRites = new Set(['function', 'ceremony', 'rasam', 'rasm', 'outfit', 'look', 'dress', 'फंक्शन', 'रस्म']);
const atRites = new Set(['me', 'mein', 'pe', 'par', 'में', 'पर']);
const ofDays = new Set(['wale', 'wali', 'ke', 'ki', 'वाले', 'वाली', 'के', 'की']);
const daysOf = new Set(
  'din raat day night party rasm rasam function ceremony दिन रात रस्म फंक्शन पार्टी'.split(' '),
);

export const isRite = (words: readonly string[], at: number): boolean =>
  rites.has(words[at] ?? '') &&
  (ofRites.has(words[at + 1] ?? '') ||
    (words[at] !== 'haldi' && atRites.has(words[at + 1] ?? '')) ||
    (['ke', 'के'].includes(words[at + 1] ?? '') && ['liye', 'लिए'].includes(words[at + 2] ?? '')) ||
    daysOf.has(words[at + 1] ?? '') ||
    (ofDays.has(words[at + 1] ?? '') && daysOf.has(words[at + 2] ?? '')));

/** Strengths of a colour, as in 'light blue'; product labels omit them. */
const strengths = new Set(
  'light dark deep bright pale pastel neon halka halki halke gehra gehri gehre'.split(' '),
);

/** A colour found among words. */
export interface ColourWords {
  /** Number of words that name it. */
  readonly length: number;
  /** Index of the word to search for: the shade rather than the plain colour. */
  readonly by: number;
}

/** The colour that the words name at `at`: two words in 'navy blue shirt'. Null when there is none. */
export function colourAt(words: readonly string[], at: number): ColourWords | null {
  const [word = '', next = ''] = [words[at], words[at + 1]];
  if (strengths.has(word)) {
    const nextColour = next === '' ? null : colourAt(words, at + 1);
    return nextColour && { length: nextColour.length + 1, by: nextColour.by + 1 };
  }
  const plain = shades.get(word);
  if (plain === undefined) return null;
  if (plain !== word && (next === plain || (plain === 'grey' && next === 'gray')))
    return { length: 2, by: ordinaryWords.has(word) ? 1 : 0 };
  if (onlyBeside.has(word)) return null;
  return { length: 1, by: 0 };
}
