import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A product's facts and its full text. */
export interface ShelvedProduct {
  readonly slug: string;
  readonly kind: string;
  /** Basic colours. */
  readonly colours: readonly string[];
  readonly audience: string;
  readonly price: number;
  readonly sizes: readonly string[];
  readonly text: string;
}

/** A query in a shopper's own words, with the products that suit. */
export interface JudgedQuery {
  readonly text: string;
  /** The kind of difficulty: `negation`, `price`. */
  readonly kind: string;
  readonly suits: (product: ShelvedProduct) => boolean;
}

/** Queries with what suits, by kind of difficulty. */
type Lot = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The lots of a catalogue, oldest first: each was judged by reading the goods, before search was run on it. */
function readLots(catalogue: string): JudgedQuery[][] {
  const lots = JSON.parse(
    readFileSync(join(import.meta.dirname, 'lots', `${catalogue}.json`), 'utf8'),
  ) as Lot[];
  return lots.map(readLot);
}

/**
 * Parses what suits each query: `"red dress under 1000": "dress/frock +red <1000"`. First the kinds of products, `*` for
 * any; then colours `+red -white`, audience `@men/boys`, prices in rupees `<1000 >500`, alternative sizes `#XL/42`, words
 * that the text must contain `~silk` or must not contain `!silk`. A `^` stands for a space.
 */
function readLot(lot: Lot): JudgedQuery[] {
  return Object.entries(lot).flatMap(([kind, queries]) =>
    Object.entries(queries).map(([text, suiting]) => {
      const tests = suiting.split(' ').map(testOf);
      return { text, kind, suits: (product: ShelvedProduct) => tests.every((test) => test(product)) };
    }),
  );
}

function testOf(part: string, at: number): (product: ShelvedProduct) => boolean {
  const value = part.slice(1).replaceAll('^', ' ');
  const names = value.split('/');
  if (part === '*') return () => true;
  if (at === 0) {
    const kinds = part.replaceAll('^', ' ').split('/');
    return ({ kind }) => kinds.includes(kind);
  }
  const tests: Record<string, (product: ShelvedProduct) => boolean> = {
    '+': ({ colours }) => colours.includes(value),
    '-': ({ colours }) => !colours.includes(value),
    '@': ({ audience }) => names.includes(audience),
    '<': ({ price }) => price <= Number(value),
    '>': ({ price }) => price >= Number(value),
    '#': ({ sizes }) => names.some((size) => sizes.includes(size)),
    '~': ({ text }) => new RegExp(value, 'i').test(text),
    '!': ({ text }) => !new RegExp(value, 'i').test(text),
  };
  const test = tests[part[0] ?? ''];
  if (!test) throw new Error(`What is ${part}?`);
  return test;
}

/** All judged queries in shoppers' own words for the demo town. */
export const queriesOfTown = readLots('town').flat();

/** The same for a real catalogue. The tests have a floor for the first ten lots, and one for the latest, mostly of colours. */
const lotsOfReal = readLots('real');
export const firstOfReal = lotsOfReal.slice(0, 10).flat();
export const queriesOfReal = lotsOfReal.slice(0, -1).flat();
export const latestOfReal = lotsOfReal.at(-1) ?? [];

/** How good the first five results are, 0 to 1, over all queries and by kind. */
export interface Precision {
  readonly queries: number;
  readonly at5: number;
  readonly kinds: ReadonlyMap<string, { queries: number; at5: number }>;
  /** Queries without a perfect score, with text and score. */
  readonly lacking: readonly { text: string; kind: string; at5: number }[];
}

/**
 * Runs every query for which the catalogue has something suitable: the share of suitable products among the first five
 * results, or among as many as could suit.
 */
export async function measurePrecision(
  queries: readonly JudgedQuery[],
  catalogue: readonly ShelvedProduct[],
  search: (text: string) => Promise<readonly string[]>,
): Promise<Precision> {
  const scores: { text: string; kind: string; at5: number }[] = [];
  for (const { text, kind, suits } of queries) {
    const suiting = new Set(catalogue.filter((product) => suits(product)).map(({ slug }) => slug));
    if (suiting.size === 0) continue;
    const right = (await search(text)).slice(0, 5).filter((slug) => suiting.has(slug)).length;
    scores.push({ text, kind, at5: right / Math.min(5, suiting.size) });
  }
  const mean = (these: readonly { at5: number }[]) => ({
    queries: these.length,
    at5: these.reduce((sum, { at5 }) => sum + at5, 0) / these.length,
  });
  return {
    ...mean(scores),
    kinds: new Map([...Map.groupBy(scores, ({ kind }) => kind)].map(([kind, these]) => [kind, mean(these)])),
    lacking: scores.filter(({ at5 }) => at5 < 1).toSorted((a, b) => a.at5 - b.at5),
  };
}
