import { cardinality, intersect, subtract, unite } from '../../../packages/search-index/src/bitmap.ts';
import { matchesTerms, type Query } from '../../../packages/search-index/src/query.ts';
import { copyOf } from '../../../packages/search-index/src/scratch.ts';
import { allAudiences } from './audience-words.ts';
import type { Names } from './documents.store.ts';
import type { ProductIndex } from './product-index.ts';
import type { TextQuery, WhomQuery } from './text-query.ts';
import { isWish } from './wish-words.ts';

type Bitmap = ReturnType<ProductIndex['find']>;
type Within = Parameters<ProductIndex['find']>[1];

/**
 * The products of a category, or of the whole shop, that match the words: the first attempt with results wins. If the
 * words name a brand with such products, only that brand's.
 */
export function matchWords(index: ProductIndex, names: Names, words: TextQuery, within: Within): Bitmap {
  const kept = index.find(words.kept, within);
  if (words.whom) intersect(kept, forWhom(index, words.whom));
  const brands = brandsSaid(names, words).map(({ name }) => name);
  const ofBrand = brands.length ? index.find(null, [{ label: 'brand', anyOf: brands }], kept) : kept;
  const found = firstFound(index, names, words, ofBrand);
  return brands.length && cardinality(found) === 0 ? firstFound(index, names, words, kept) : found;
}

/** Products whose words or attributes name this audience. */
export function saysWhom(index: ProductIndex, { says, labels }: WhomQuery): Bitmap {
  const found = copyOf(index.look(says));
  unite(found, index.labels.audience.withAny(labels, found.length * 32));
  return found;
}

/** Those, and products that name no audience in words or attributes. */
export function forWhom(index: ProductIndex, whom: WhomQuery): Bitmap {
  const found = copyOf(index.look(whom.maySay));
  subtract(found, index.labels.audience.withAny(allAudiences, found.length * 32));
  unite(found, saysWhom(index, whom));
  return found;
}

function firstFound(index: ProductIndex, names: Names, { attempts }: TextQuery, kept: Bitmap): Bitmap {
  let found = kept;
  for (const { query, category, atLeast = 1 } of attempts) {
    if (!query) return kept;
    found = copyOf(index.look(query));
    if (category) unite(found, index.labels.category.withAny(calledSo(names, category), found.length * 32));
    intersect(found, index.state.shown);
    intersect(found, kept);
    if (cardinality(found) >= atLeast) break;
  }
  return found;
}

/** Brands whose full names are among the words, except names that are also a wish, such as 'Cotton'. */
export function brandsSaid({ brands }: Names, { wished }: TextQuery): Names['brands'] {
  const said = new Set(wished.filter((stem) => !isWish(stem)));
  if (said.size === 0) return [];
  return brands.filter(({ stems }) => stems.length > 0 && stems.every((stem) => said.has(stem)));
}

/** Ids of categories whose whole name matches. */
function calledSo({ categories }: Names, query: Query): string[] {
  return categories
    .filter(({ stems }) => stems.length === 1 && matchesTerms(query, stems))
    .map(({ id }) => id);
}
