/**
 * Names of colours as shops write them, each with the plain colour it is a shade of (itself, when it is plain). A shade and its
 * plain colour side by side are one colour: 'navy blue' is navy, not something both navy and blue.
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

/** Words that name a shade only beside its plain colour: a 'sky' or an 'off' by itself is no colour. */
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

/** Words before a plain colour that goods are not labelled with: they are looked for by the plain colour. */
const unlabelled = new Set([
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

/** Whether the word names a colour that others are shades of. */
export const isPlainColour = (word: string): boolean => shades.get(word) === word;

/** Whether the word names a shade of another colour: one that looks like it is found behind it. */
export const isShade = (word: string): boolean => shades.has(word) && !isPlainColour(word);

/** The plain colours that the words of some names are, or are shades of. */
export const plainColours = (names: readonly string[]): ReadonlySet<string> =>
  new Set(names.flatMap((name) => name.split(' ')).flatMap((word) => shades.get(word) ?? []));

/** Names of colours that are also rites of a wedding, and what tells that the rite is meant: 'mehndi ke liye'. */
const rites = new Set(['mehendi', 'mehndi', 'mehandi', 'haldi']);
const ofRites = new Set(['function', 'ceremony', 'rasam', 'outfit', 'look', 'dress']);
const atRites = new Set(['me', 'mein', 'pe', 'par']);

export const isRite = (words: readonly string[], at: number): boolean =>
  rites.has(words[at] ?? '') &&
  (ofRites.has(words[at + 1] ?? '') ||
    (words[at] !== 'haldi' && atRites.has(words[at + 1] ?? '')) ||
    (words[at + 1] === 'ke' && words[at + 2] === 'liye'));

/** How strong a colour is, said before it: 'light blue'. Nothing that goods are labelled with. */
const strengths = new Set(
  'light dark deep bright pale pastel neon halka halki halke gehra gehri gehre'.split(' '),
);

/** A colour among words. */
export interface ColourWords {
  /** How many of the words name it. */
  readonly length: number;
  /** The word that goods are looked for by: the shade rather than the plain colour. */
  readonly by: number;
}

/** Whether the words name a colour from `at` on: 'navy blue shirt' does with two words. Null when they do not. */
export function colourAt(words: readonly string[], at: number): ColourWords | null {
  const [word = '', next = ''] = [words[at], words[at + 1]];
  if (strengths.has(word)) {
    const named = next === '' ? null : colourAt(words, at + 1);
    return named && { length: named.length + 1, by: named.by + 1 };
  }
  const plain = shades.get(word);
  if (plain === undefined) return null;
  if (plain !== word && (next === plain || (plain === 'grey' && next === 'gray')))
    return { length: 2, by: unlabelled.has(word) ? 1 : 0 };
  if (onlyBeside.has(word)) return null;
  return { length: 1, by: 0 };
}
