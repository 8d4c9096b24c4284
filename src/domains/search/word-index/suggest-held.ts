import type { TextQuery } from '../text-query.ts';
import { bestOf } from './best-of.ts';
import { type Bits, countBits, keepCommon, numbersIn, takeOut } from './bits.ts';
import type { HeldProducts } from './held-products.ts';
import { readWordQuery } from './word-query.ts';

/** The ids of up to `most` products that say all the words in their name, and after them in their title; the best rated first. */
export function suggestHeld(held: HeldProducts, words: TextQuery, max: number): string[] {
  const { postings, shown } = held;
  const find = (query: string): Bits => {
    const bits = postings.find(readWordQuery(query));
    keepCommon(bits, shown);
    return bits;
  };
  const inName = find(words.inName);
  const named = bestRated(held, inName, max);
  if (named.length >= max) return named;
  const inTitle = find(words.inTitle);
  takeOut(inTitle, inName);
  return [...named, ...bestRated(held, inTitle, max - named.length)];
}

/** Of so many all are compared; of more only the most popular: a few letters begin very many. */
const [few, maxCompared] = [3_000, 60];

function bestRated({ ids, columns, popular }: HeldProducts, among: Bits, max: number): string[] {
  const { tenths, ratings } = columns.columns;
  const best = countBits(among) > few ? popular.best(among, maxCompared, () => 0, 0) : null;
  const products = best ?? numbersIn(among);
  const weights = Float64Array.from(
    products,
    (product) => (tenths[product] ?? 0) * 2 ** 32 + (ratings[product] ?? 0),
  );
  const idAt = (at: number) => ids.idOf(products[at] ?? 0);
  return bestOf(weights, 0, max, (a, b) => idAt(a) < idAt(b)).map(idAt);
}
