import type { JudgedProduct, JudgedQuery } from './judge.ts';
import { most } from './most.ts';

/** The words for a kind of product. */
export interface KindWords {
  readonly kinds: readonly string[];
  readonly kin?: readonly string[];
  readonly english: readonly string[];
  /** In Latin and Devanagari script. */
  readonly hindi?: readonly string[];
}

const hindiColours: Record<string, readonly string[]> = {
  red: ['lal', 'लाल'],
  blue: ['neela', 'नीला'],
  green: ['hara', 'हरी'],
  yellow: ['peeli', 'पीला'],
  black: ['kala', 'काली'],
  white: ['safed', 'सफेद'],
  pink: ['gulabi', 'गुलाबी'],
};
const audiences: Record<string, readonly string[]> = {
  women: ['for women', 'ladies', 'mahila ke liye'],
  men: ['for men', 'gents', 'purush'],
  girls: ['for girls'],
  boys: ['for boys'],
  kids: ['for kids', 'bacche ke liye'],
};

/**
 * Queries as people phrase them, generated from the catalogue's products: kinds by all their names, with colours,
 * fabrics and crafts, audience, maximum price, size, brand, a product's own name, and a typo in a word. The same
 * catalogue gives the same queries.
 */
export function makeQueries(catalogue: readonly JudgedProduct[], words: readonly KindWords[]): JudgedQuery[] {
  const queries = new Map<string, JudgedQuery>();
  const add = (manner: string, text: string, wants: JudgedQuery['wants']) =>
    queries.has(text) || queries.set(text, { manner, text, wants });
  for (const [at, { kinds, kin, english, hindi = [] }] of words.entries()) {
    const wants = kin ? { kinds, kin } : { kinds };
    const those = catalogue.filter(({ kind }) => kinds.includes(kind));
    if (those.length === 0) continue;
    const word = english[0] ?? '';
    for (const name of english) add('plain', name, wants);
    for (const name of hindi) add('hindi', name, wants);
    if ((word.split(' ')[0] ?? '').length >= 5) add('slip', slipIn(word, at), wants);
    for (const colour of most(
      those.flatMap(({ colours }) => colours),
      2,
    )) {
      add('colour', `${colour} ${word}`, { ...wants, colour });
      const said = hindiColours[colour];
      if (said) add('hindi', `${said[at % 2]} ${hindi[at % 2] ?? word}`, { ...wants, colour });
    }
    for (const query of most(
      those.flatMap((product) => product.made),
      2,
    ))
      add('made', `${query} ${word}`, { ...wants, made: query });
    const audiencesOfThose = those.flatMap(({ audience }) => (audience in audiences ? audience : []));
    for (const audience of most(audiencesOfThose, 2)) {
      const said = audiences[audience] ?? [];
      add('for whom', `${word} ${said[at % said.length]}`, { ...wants, audience });
    }
    const prices = those.map(({ price }) => price).toSorted((a, b) => a - b);
    const high = Math.ceil((prices[Math.floor(prices.length / 3)] ?? 0) / 100) * 100;
    if (high)
      add(
        'price',
        [`${word} under ${high}`, `${word} below ₹${high}`, `${high} se kam ${word}`][at % 3] ?? '',
        { ...wants, high },
      );
    const [size] = most(
      those.flatMap(({ sizes }) => sizes.filter((one) => /^(XS|S|M|L|XL|XXL)$/.test(one))),
      1,
    );
    if (size) add('size', `${word} size ${size.toLowerCase()}`, { ...wants, size });
    for (const brand of most(
      those.flatMap((product) => product.brand || []),
      1,
    ))
      add('brand', `${brand} ${word}`, { ...wants, brand });
    const own = those[at % those.length];
    if (own) add('own name', own.name.toLowerCase(), { name: own.name });
  }
  return [...queries.values()];
}

/** Adds a typo to a word: a letter left out, doubled, or two letters swapped. */
function slipIn(words: string, at: number): string {
  const [word = '', ...others] = words.split(' ');
  return [slipInWord(word, at), ...others].join(' ');
}

function slipInWord(word: string, at: number): string {
  const place = 2 + (at % (word.length - 3));
  const [before, letter, after] = [word.slice(0, place), word[place] ?? '', word.slice(place + 1)];
  return (
    [before + after, before + letter + letter + after, before + (after[0] ?? '') + letter + after.slice(1)][
      at % 3
    ] ?? word
  );
}
