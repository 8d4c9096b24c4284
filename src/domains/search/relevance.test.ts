import { expect, test } from 'vitest';
import { forEachKind } from '../catalogue/attributes/attribute-kinds.ts';
import { createProductIndex, popularityOf } from './product-index.ts';
import { rankByRelevance } from './relevance.ts';
import type { Term } from './term.ts';
import { textQuery } from './text-query.ts';

/** Deterministic pseudo-random numbers. */
const die = (seed: number, sides: number) => ((Math.imul(seed, 0x9e3779b1) ^ (seed << 7)) >>> 9) % sides;

const stems = ['kurta', 'jacket', 'silk', 'block', 'man'];

/** Products with some of the stems in their names and others in their descriptions. */
function someGoods(count: number) {
  const index = createProductIndex();
  for (let at = 0; at < count; at++) {
    const inName = stems.filter((_, n) => die(at * 31 + n, n === 0 ? 2 : 4) === 0);
    const below = stems.filter((stem, n) => !inName.includes(stem) && die(at * 17 + n, 3) === 0);
    const [tenths, ratings] = [20 + die(at + 1, 31), die(at + 2, 400)];
    index.put({
      id: `p${die(at + 5, 900_000)}-${at}`,
      shown: true,
      text: [...inName.map((stem) => `'${stem}':1A`), ...below.map((stem) => `'${stem}':9`)].join(' '),
      labels: {
        category: [`c${die(at + 3, 3)}`],
        shop: ['s'],
        brand: [''],
        size: [],
        stocked: [],
        colour: [],
        ...forEachKind((kind) => (kind === 'fabric' && die(at + 8, 5) === 0 ? ['Silk'] : [])),
      },
      numbers: {
        price: 500,
        discount: 0,
        tenths,
        ratings,
        inStock: Number(die(at + 4, 5) > 0),
        createdAt: 0,
        popularity: popularityOf(tenths, ratings),
        nameTerms: inName.length + Math.min(1, die(at + 6, 40)),
      },
    });
  }
  index.sort();
  return index;
}

const term = (word: string): Term => ({
  typed: word,
  stems: [word],
  products: 100,
  meant: [],
  synonyms: [],
  isBeginning: false,
  isColour: false,
});

test.each(['kurta', 'silk kurta', 'block silk kurta', 'man kurta', 'jacket', 'silk', 'silk block'])(
  'the first pages of very many goods for %j are those of all of them, weighed one by one',
  (word) => {
    const index = someGoods(6_000);
    const words = textQuery(word, word.split(' ').map(term));
    if (!words) throw new Error('nothing to look for');
    const categories = [
      { id: 'c0', slug: 'kurtas', name: 'Kurtas', stems: ['kurta'] },
      { id: 'c1', slug: 'kurtas-and-jackets', name: 'Kurtas and jackets', stems: ['kurta', 'jacket'] },
    ];
    const asEquals = {
      index,
      names: { categories, shops: [], brands: [] },
      words,
      matches: index.find(null),
      levels: {},
    };
    const popularIds = rankByRelevance(asEquals, 0, 6_000).filter((_, at) => at % 97 === 5);
    const levels = Object.fromEntries(popularIds.map((id, at) => [id, 1 + (at % 15)]));
    const ranking = { ...asEquals, levels };
    const all = rankByRelevance(ranking, 0, 6_000);
    for (const [from, to] of [
      [0, 12],
      [12, 24],
      [480, 500],
    ] as const)
      expect(rankByRelevance(ranking, from, to)).toEqual(all.slice(from, to));
  },
);

test('what only the attributes say of a fabric counts as said', () => {
  const index = someGoods(400);
  const words = textQuery('silk kurta', ['silk', 'kurta'].map(term));
  if (!words) throw new Error('nothing to look for');
  const matches = index.find({
    all: [
      { term: 'kurta', fields: 1 },
      { not: { term: 'silk', fields: 15 } },
      { not: { term: 'jacket', fields: 1 } },
    ],
  });
  const names = { categories: [], shops: [], brands: [] };
  const isSilk = (id: string) => index.labels.fabric.labelsOf(index.ids.find(id) ?? -1).includes('Silk');
  const canBeBought = (id: string) => index.columns.inStock[index.ids.find(id) ?? -1] === 1;
  const ids = rankByRelevance({ index, names, words, matches, levels: {} }, 0, 400).filter(canBeBought);
  const silken = ids.filter(isSilk).length;
  expect(silken).toBeGreaterThan(3);
  expect(ids.slice(0, silken).every(isSilk)).toBe(true);
});
