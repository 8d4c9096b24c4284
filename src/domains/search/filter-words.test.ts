import { describe, expect, it } from 'vitest';
import { colourAt, isRite } from './colour-words.ts';
import { negationAt } from './negation-words.ts';
import { sizeAt } from './size-words.ts';

describe('a size among the words', () => {
  it.each([
    ['red kurta xl', 'XL'],
    ['xl kurta', 'XL'],
    ['kurta 2xl', 'XXL'],
    ['kurta size m', 'M'],
    ['m size kurta', 'M'],
    ['kurta m', 'M'],
    ['kurta large size', 'L'],
    ['extra large shirt', 'XL'],
    ['plus size kurti', 'XXL and up'],
    ['jeans 32', '32'],
    ['32 jeans', '32'],
    ['jutti uk 7', 'UK 7'],
    ['jutti size 7', '7'],
    ['kids frock 4 5y', '4-5Y'],
    ['frock 4 5 years', '4-5Y'],
    ['frock 4 5 saal', '4-5Y'],
    ['saree free size', 'ONE SIZE'],
    ['bangles 2 6', '2.6'],
    ['bangle size 2 8', '2.8'],
    ['कुर्ता साइज 38', '38'],
    ['एक्सएल साइज कुर्ता', 'XL'],
    ['पैंट 34 कमर', '34'],
    ['9 no ke shoes', '9'],
    ['2 xl shirt', 'XXL'],
  ])('%s', (query, text) => expect(sizes(query)).toEqual([text]));

  it.each([
    'large print kurta',
    'm',
    's',
    'l shaped bag',
    'men s',
    '32',
    '501 jeans',
    'jeans 500',
    'watch 12',
    't shirt s shape',
    'small',
    'medium rare',
    'pack of 3',
    'one',
    'size',
    'constructor',
    'size constructor',
    'shoes 9 no heels',
  ])('is not in: %s', (query) => expect(sizes(query)).toEqual([]));

  it('is no number that names a product', () => {
    expect(sizeAt(['jeans', '32'], 1, () => true)).toBe(null);
    expect(sizeAt(['sweatshirt', 'l', 'men'], 1, undefined, true)?.text).toBe('L');
    expect(sizeAt(['sweatshirt', 'l', 'shape'], 1, undefined, true)).toBe(null);
  });
});

describe('a colour among the words', () => {
  it.each([
    ['red kurta', ['red']],
    ['kurta navy blue', ['navy']],
    ['sky blue shirt', ['sky']],
    ['light blue jeans', ['blue']],
    ['dark green', ['green']],
    ['off white saree', ['white']],
    ['rani pink lehenga', ['rani']],
    ['black and white', ['black', 'white']],
    ['grey shawl', ['grey']],
    ['charcoal gray', ['charcoal']],
    ['teal', ['teal']],
  ])('%s', (query, colourNames) => expect(colours(query)).toEqual(colourNames));

  it.each(['sky', 'light jacket', 'off shoulder', 'kurta', 'bottle', 'hot', 'baby frock', 'constructor', ''])(
    'is not in: %s',
    (query) => expect(colours(query)).toEqual([]),
  );
});

it('a span of years fits the labels that overlap it', () => {
  expect(sizeAt(['7', '8', 'year'], 0)?.labels).toEqual(
    expect.arrayContaining(['7-8y', '6-7y', '8-9 years']),
  );
});

it('what is said of a rite is no colour', () => {
  const isOfRite = (query: string) => isRite(query.split(' '), 0);
  const rites = [
    'mehndi ke liye suit',
    'haldi function',
    'mehendi outfit',
    'mehendi wale din',
    'haldi ki raat',
    'haldi ki rasm',
    'मेहंदी की रस्म',
    'हल्दी के लिए',
  ];
  expect(rites.filter((query) => !isOfRite(query))).toEqual([]);
  expect(['mehndi green suit', 'haldi', 'red ke liye', 'mehendi wali saree'].filter(isOfRite)).toEqual([]);
});

it.each([
  ['sari jo red na ho', 2],
  ['tshirt black chhod ke', 2],
  ['bag leather nahi chahiye', 2],
  ['red ke siva', 2],
  ['velvet rehne do', 2],
  ['moti na lage ho', 3],
  ['blue ke ilaava', 2],
  ['white na dikhaye', 2],
  ['velvet mat bhejna', 2],
  ['chikankari nope', 1],
])('what stands before is not wanted: %s', (query, length) => {
  const words = query.split(' ');
  const at = words.length - length;
  expect(negationAt(words, at)).toEqual({ length, isBehind: true });
});

function sizes(query: string): string[] {
  return all(query, (words, at) => sizeAt(words, at)).map(({ text }) => text);
}

function colours(query: string): string[] {
  return all(query, (words, at) => {
    const colour = colourAt(words, at);
    return colour && { length: colour.length, word: words[at + colour.by] ?? '' };
  }).map(({ word }) => word);
}

/** All matches from the first word on, each starting where the previous one ended. */
function all<T extends { length: number }>(
  query: string,
  find: (words: string[], at: number) => T | null,
): T[] {
  const words = query.split(' ');
  const results: T[] = [];
  for (let at = 0; at < words.length; ) {
    const one = find(words, at);
    if (one) results.push(one);
    at += one?.length ?? 1;
  }
  return results;
}
