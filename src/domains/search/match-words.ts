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
  const conditions = index.find(words.kept, within);
  if (words.whom) intersect(conditions, forWhom(index, words.whom));
  const brands = brandsSaid(names, words).map(({ name }) => name);
  const ofBrand = brands.length
    ? index.find(null, [{ label: 'brand', anyOf: brands }], conditions)
    : conditions;
  const matches = firstFound(index, names, words, ofBrand);
  return brands.length && cardinality(matches) === 0 ? firstFound(index, names, words, conditions) : matches;
}

/** Products whose words or attributes name this audience. */
export function saysWhom(index: ProductIndex, { says, labels }: WhomQuery): Bitmap {
  const matches = copyOf(index.look(says));
  unite(matches, index.labels.audience.withAny(labels, matches.length * 32));
  return matches;
}

/** Those, and products that name no audience in words or attributes. */
export function forWhom(index: ProductIndex, whom: WhomQuery): Bitmap {
  const matches = copyOf(index.look(whom.maySay));
  subtract(matches, index.labels.audience.withAny(allAudiences, matches.length * 32));
  unite(matches, saysWhom(index, whom));
  return matches;
}

function firstFound(index: ProductIndex, names: Names, { attempts }: TextQuery, conditions: Bitmap): Bitmap {
  let matches = conditions;
  for (const { query, category, atLeast = 1 } of attempts) {
    if (!query) return conditions;
    matches = copyOf(index.look(query));
    if (category)
      unite(matches, index.labels.category.withAny(calledSo(names, category), matches.length * 32));
    intersect(matches, index.state.shown);
    intersect(matches, conditions);
    if (cardinality(matches) >= atLeast) break;
  }
  return matches;
}

/** Brands that were read as such, or whose full names are among the words, except names that are also a wish, such as 'Cotton'. */
export function brandsSaid({ brands }: Names, { wished, demands }: TextQuery): Names['brands'] {
  const stemsSaid = new Set(wished.filter((stem) => !isWish(stem)));
  const namesSaid = new Set(demands.wishes.map(({ brand }) => brand));
  return brands.filter(
    ({ name, stems }) =>
      namesSaid.has(name) || (stems.length > 0 && stems.every((stem) => stemsSaid.has(stem))),
  );
}

/** Ids of categories whose whole name matches. */
function calledSo({ categories }: Names, query: Query): string[] {
  return categories
    .filter(({ stems }) => stems.length === 1 && matchesTerms(query, stems))
    .map(({ id }) => id);
}
