/** A size found among the words. */
export interface SizeWords {
  /** Number of words in it. */
  readonly length: number;
  /** As a label shows it: 'XL'. */
  readonly text: string;
  /** Matching labels in lower case. */
  readonly labels: readonly string[];
}

const letters: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    xxs: ['xxs'],
    xs: ['xs'],
    xl: ['xl'],
    xxl: ['xxl', '2xl'],
    '2xl': ['xxl', '2xl'],
    xxxl: ['xxxl', '3xl'],
    '3xl': ['xxxl', '3xl'],
    '4xl': ['4xl', 'xxxxl'],
    '5xl': ['5xl'],
    एक्सएस: ['xs'],
    एक्सएल: ['xl'],
    एक्सएक्सएल: ['xxl', '2xl'],
  }),
);
/** Sizes that are also letters or everyday words: they count only in a context that implies a size. */
const doubtful: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    s: ['s', 'small'],
    m: ['m', 'medium'],
    l: ['l', 'large'],
    small: ['s', 'small'],
    medium: ['m', 'medium'],
    large: ['l', 'large'],
    एस: ['s', 'small'],
    एम: ['m', 'medium'],
    एल: ['l', 'large'],
  }),
);
/** Labels that match 'plus size'. */
const plus = ['xxl', '2xl', 'xxxl', '3xl', '4xl', 'xxxxl', '5xl'];
const sizeWord = new Set([
  'size',
  'saiz',
  'साइज',
  'number',
  'no',
  'नंबर',
  'waist',
  'kamar',
  'कमर',
  'chest',
  'bust',
]);
/** Words after a number that tell what it measures. */
const measure = new Set([
  'size',
  'साइज',
  'waist',
  'kamar',
  'कमर',
  'chest',
  'bust',
  'inch',
  'inches',
  'number',
  'नंबर',
]);
/** The second part of a bangle size after '2': 2.4 arrives as two words. */
const bangle = new Set(['2', '4', '6', '8', '10']);
const yearWord = new Set(['y', 'yr', 'yrs', 'year', 'years', 'saal', 'sal', 'साल']);
/** Words whose possessive leaves a lone s: "women s". */
const possessors = new Set([
  'men',
  'women',
  'man',
  'woman',
  'girl',
  'boy',
  'kid',
  'child',
  'lady',
  'baby',
  't',
]);
/** Words that may follow a size letter: 'sweatshirt l men'. */
const wearers = new Set(
  'men mens man women womens woman ladies gents boys girls kids for mahila purush'.split(' '),
);
/** Words for patterns and details: 'small' or 'large' before them is not a size. */
const printWords = new Set(
  'print prints printed check checks checked floral flower flowers motif motifs dots dot border pocket pockets collar'.split(
    ' ',
  ),
);
/** Whether a word names a size, or announces one. */
export const isSizeName = (word: string): boolean =>
  letters.has(word) || doubtful.has(word) || sizeWord.has(word) || measure.has(word);

const number = /^\d{1,2}$/;
/** The smallest and largest waist or chest on labels, in inches: a bare number in this range may be a size. */
const [smallest, largest] = [26, 48];

const bangleSize = (behind: string): SizeWords => ({
  length: 2,
  text: `2.${behind}`,
  labels: [`2.${behind}`, `2-${behind}`],
});

/** Labels of clothes for a child of this age. */
const agesOf = (years: string): string[] => {
  const age = Number(years);
  return [`${age}-${age + 1}`, `${age - 1}-${age}`, `${age}-${age + 2}`, `${age}`].flatMap((span) => [
    `${span}y`,
    `${span} years`,
    `${span} yrs`,
  ]);
};

/** Whether the labels are ages. */
export const isAge = (labels: readonly string[]): boolean =>
  labels.every((label) => /\d( ?y| yrs| years)$/.test(label));

/** Letter sizes and chests in inches that fit the same people on most Indian labels for the upper body. */
const chests: readonly (readonly [letters: readonly string[], chest: string])[] = [
  [['xs'], '34'],
  [['s'], '36'],
  [['m'], '38'],
  [['l'], '40'],
  [['xl'], '42'],
  [['xxl', '2xl'], '44'],
  [['xxxl', '3xl'], '46'],
];

/** The labels plus their equivalents for the upper body: 42 is XL. */
export const sameAbove = (labels: readonly string[]): string[] => [
  ...new Set([
    ...labels,
    ...chests
      .filter(([letter, chest]) => labels.includes(chest) || letter.some((one) => labels.includes(one)))
      .flatMap(([letter, chest]) => [...letter, chest]),
  ]),
];

/**
 * The size that the words name at `at`: 'xl', 'size m', '38 size', 'uk 7', '4-5y', a waist ('jeans 32'), or a letter at
 * the end ('red kurta m'). Null when there is none.
 * @param isKnown whether a product contains the word: a number that names a product ('501') is not a waist
 * @param ofClothes whether the words include clothes: a 'large tank top' is one of size L, a large bag is not
 */
export function sizeAt(
  words: readonly string[],
  at: number,
  isKnown: (at: number) => boolean = () => false,
  ofClothes = false,
): SizeWords | null {
  const [word = '', next = '', afterNext = ''] = words.slice(at, at + 3);
  const size = (length: number, labels: readonly string[]): SizeWords => {
    return { length, text: (labels[0] ?? '').toUpperCase(), labels };
  };
  if (word === 'extra' && next === 'large') return size(2, ['xl']);
  if (word === 'extra' && next === 'small') return size(2, ['xs']);
  if (word === 'uk' && number.test(next)) return size(2, [`uk ${next}`]);
  if ((word === 'free' || word === 'one') && next === 'size') return size(2, ['one size', 'free size']);
  if (word === 'plus' && sizeWord.has(next)) return { length: 2, text: 'XXL and up', labels: plus };
  if (sizeWord.has(word)) {
    if (next === '2' && bangle.has(afterNext)) return { ...bangleSize(afterNext), length: 3 };
    const sizes =
      letters.get(next) ?? doubtful.get(next) ?? (number.test(next) ? [next, `uk ${next}`] : undefined);
    return sizes ? size(2, sizes) : null;
  }
  if (number.test(word)) {
    const years =
      /^(\d{1,2})y(?:rs?)?$/.exec(next)?.[1] ??
      (number.test(next) && yearWord.has(afterNext) ? next : undefined);
    if (years !== undefined)
      return size(afterNext && next === years ? 3 : 2, [
        `${word}-${years}y`,
        ...agesOf(word),
        ...agesOf(years),
      ]);
    if (yearWord.has(next))
      return { length: afterNext === 'old' ? 3 : 2, text: `${word}Y`, labels: agesOf(word) };
    if (word === '2' && bangle.has(next)) return bangleSize(next);
    const isMeasured = measure.has(next) || (next === 'no' && /^(?:k[aei]|wal[aei]|)$/.test(afterNext));
    if (isMeasured) return size(measure.has(afterNext) ? 3 : 2, [word, `uk ${word}`]);
    const times = next === 'xl' ? letters.get(`${word}xl`) : undefined;
    if (times) return size(2, times);
    const isWaist = Number(word) >= smallest && Number(word) <= largest;
    return isWaist && words.length > 1 && !number.test(next) && !isKnown(at) ? size(1, [word]) : null;
  }
  const labels = letters.get(word);
  if (labels) return size(next === 'size' || next === 'साइज' ? 2 : 1, labels);
  const maybe = doubtful.get(word);
  if (!maybe) return null;
  if (next === 'size' || next === 'साइज') return size(2, maybe);
  if (ofClothes && word.length > 1 && words.length > 1 && !printWords.has(next)) return size(1, maybe);
  const isLast = at === words.length - 1 || (ofClothes && wearers.has(next));
  return isLast && at > 0 && word.length === 1 && !possessors.has(words[at - 1] ?? '')
    ? size(1, maybe)
    : null;
}
