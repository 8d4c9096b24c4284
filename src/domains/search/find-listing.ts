import {
  cardinality,
  docsOf,
  hasBit,
  keepBetween,
  subtract,
  unite,
} from '../../../packages/search-index/src/bitmap.ts';
import type { Condition } from '../../../packages/search-index/src/schema.ts';
import { copyOf, withScratch } from '../../../packages/search-index/src/scratch.ts';
import { type AttributeKind, attributeKinds } from '../catalogue/attributes/attribute-kinds.ts';
import type { IndexCopy } from './build-index.ts';
import type { Names } from './documents.store.ts';
import { categoryFacets, countFacets, type Facets, noFacets } from './facets.ts';
import type { LearnedLevels } from './learning/learned.store.ts';
import { before, type Filters, type PageOf } from './listing.ts';
import { matchWords } from './match-words.ts';
import { type UnmetWishes, unmetBy } from './missing.ts';
import { fields, type ProductIndex } from './product-index.ts';
import { rankByRelevance } from './relevance.ts';
import { stockedKeys } from './stocked.ts';
import { categoryIn, isSame, spellingOf } from './spelling.ts';
import type { TextQuery } from './text-query.ts';

type Bitmap = ReturnType<ProductIndex['find']>;
type ProductCondition = Parameters<ProductIndex['facets']>[1][number];

/** A page of a listing. */
export interface FoundListing {
  readonly ids: readonly string[];
  /** Number of products on all pages. */
  readonly total: number;
  /** The available filters, if requested. */
  readonly facets?: Facets | undefined;
  /** What the words ask for and none of the products has. */
  readonly unmet?: UnmetWishes | undefined;
}

/** The products that match the filters: one page, the exact total, and on request the facets. */
export function findListing(
  { index, names, learned }: Pick<IndexCopy, 'index' | 'names' | 'learned'>,
  filters: Filters,
  page: PageOf,
  withFacets: boolean,
): FoundListing {
  const within = categoryOf(filters, names);
  if (!within) {
    const categories = withFacets ? countCategories({ index, names }, filters) : [];
    return { ids: [], total: 0, facets: withFacets ? { ...noFacets, categories } : undefined };
  }
  const choices = choicesOf(filters, { index, names });
  const { words } = filters;
  const [from, to] = [before(page), before(page) + page.size];
  const order = page.order === 'relevance' ? 'newest' : page.order;
  if (!words && !withFacets && !filters.named) return index.list([...within, ...choices], order, from, to);
  const { found, strict, matches, called } = matching({ index, names }, filters, within);
  const rank = (docs: Bitmap, first: number, last: number) =>
    page.order === 'relevance' && words
      ? rankByRelevance({ index, names, words, matches: docs, levels: levelsOf(learned, words) }, first, last)
      : index.page(docs, order, first, last, called ? [] : choices);
  return {
    ids:
      called && (page.namesFirst || page.order === 'relevance')
        ? withFirst(called, matches, rank, from, to)
        : rank(matches, from, to),
    total: cardinality(matches),
    facets: withFacets ? facetsOf({ index, names }, filters, { found, strict, matches }) : undefined,
    unmet: words && !called ? unmetBy({ index, names }, words, matches) : undefined,
  };
}

/** The page of a set in which some come first. */
function withFirst(
  first: Bitmap,
  all: Bitmap,
  rank: (docs: Bitmap, from: number, to: number) => string[],
  from: number,
  to: number,
): string[] {
  const others = copyOf(all);
  subtract(others, first);
  const count = cardinality(first);
  const [low, high] = [Math.max(0, from - count), Math.max(0, to - count)];
  return [...rank(first, from, to), ...(high > low ? rank(others, low, high) : [])];
}

/** The learned levels of products for these words. */
function levelsOf(learning: LearnedLevels, { key }: TextQuery): Readonly<Record<string, number>> {
  return (key !== null && Object.hasOwn(learning, key) ? learning[key] : undefined) ?? {};
}

/** The facets of the matches in the category. */
function facetsOf(
  { index, names }: Pick<IndexCopy, 'index' | 'names'>,
  filters: Filters,
  { found, strict, matches }: Record<'found' | 'strict' | 'matches', Bitmap>,
): Facets {
  const counts = index.facets(found, choicesOf(filters, { index, names }), strict);
  const categories = countCategories({ index, names }, filters, matches);
  const rows = countFacets(counts, names, filters);
  const facets = {
    categories,
    ...rows,
    spelling: spellingOf({ index, names }, filters.named?.chosen ?? filters, rows),
  };
  const inStockFilters = { ...filters, inStock: true };
  if (filters.inStock || !stockedKeys(inStockFilters, index)) return facets;
  // With sizes or colours chosen, only variants of those count as in stock.
  const buyable = index.find(null, choicesOf(inStockFilters, { index, names }), found);
  return { ...facets, inStock: cardinality(buyable) };
}

/** The products in each category that the other filters leave. @param matches those that all filters leave */
function countCategories(
  { index, names }: Pick<IndexCopy, 'index' | 'names'>,
  { category, ...others }: Filters,
  matches?: Bitmap,
): Facets['categories'] {
  const anywhere = matches && category === undefined ? matches : matchesOf({ index, names }, others);
  return categoryFacets(index.facets(anywhere, [], anywhere).labels('category'), names);
}

/** Number of products that match the filters. */
export const countListing = (copy: Pick<IndexCopy, 'index' | 'names'>, filters: Filters): number =>
  withScratch(() => cardinality(matchesOf(copy, filters)));

/** Whether a product matches the filters. */
export function holdsProduct(
  copy: Pick<IndexCopy, 'index' | 'names'>,
  filters: Filters,
  id: string,
): boolean {
  const doc = copy.index.ids.find(id);
  return doc !== undefined && withScratch(() => hasBit(matchesOf(copy, filters), doc));
}

/** The upper price bound of the cheapest third of the matches, or the lower bound of the dearest third; null without matches. */
export function priceOfThird(
  copy: Pick<IndexCopy, 'index' | 'names'>,
  filters: Filters,
  end: 'cheap' | 'dear',
): number | null {
  const { price } = copy.index.columns;
  const docs = withScratch(() => docsOf(matchesOf(copy, filters)));
  const prices = docs.map((doc) => price[doc] ?? 0);
  const third = Math.ceil(prices.length / 3);
  return prices.toSorted().at(end === 'cheap' ? third - 1 : -third) ?? null;
}

function matchesOf(copy: Pick<IndexCopy, 'index' | 'names'>, filters: Filters): Bitmap {
  const within = categoryOf(filters, copy.names);
  return within ? matching(copy, filters, within).matches : copy.index.find({ any: [] });
}

/**
 * The products that the words find; those of them that match all filters (`strict`), and with them those that are called
 * as the whole text and match what was chosen; which of these come first.
 */
function matching(copy: Pick<IndexCopy, 'index' | 'names'>, filters: Filters, within: ProductCondition[]) {
  const { index, names } = copy;
  const { words, named } = filters;
  const wordMatches = words ? matchWords(index, names, words, within) : index.find(null, within);
  const byName = named ? calledSo(index, named.stems, within) : null;
  if (!named || !byName || cardinality(byName) === 0)
    return withoutNames(index.find(null, choicesOf(filters, copy), wordMatches), wordMatches);
  const rest = index.find(null, choicesOf(named.chosen, copy), byName);
  unite(wordMatches, byName);
  const strict = index.find(null, choicesOf(filters, copy), wordMatches);
  const matches = copyOf(strict);
  unite(matches, rest);
  return { found: wordMatches, strict, matches, called: firstOf(index, rest, named.stems) };
}

const withoutNames = (matches: Bitmap, wordMatches: Bitmap) => ({
  found: wordMatches,
  strict: matches,
  matches,
  called: null,
});

/** Products whose name consists of exactly these stems, in any order. */
function calledSo(index: ProductIndex, stems: readonly string[], within: ProductCondition[]): Bitmap {
  const query = { all: stems.map((term) => ({ term, fields: fields.name })) };
  const nameMatches = index.find(query, within);
  keepBetween(nameMatches, index.columns.nameTerms, stems.length, stems.length);
  return nameMatches;
}

/** Those in stock; if there are none, those sold out too, unless the name is a single word, which rather names a kind. */
function firstOf(index: ProductIndex, nameMatches: Bitmap, stems: readonly string[]): Bitmap {
  const inStock = copyOf(nameMatches);
  keepBetween(inStock, index.columns.inStock, 1, 1);
  return cardinality(inStock) > 0 || stems.length < 2 ? inStock : nameMatches;
}

/** The category by id, slug or name, in that order; null when there is none. */
function categoryOf({ category }: Filters, names: Names): ProductCondition[] | null {
  if (category === undefined) return [];
  const match = categoryIn(names, category);
  return match ? [{ label: 'category', anyOf: [match.id] }] : null;
}

/** The chosen facets as conditions of the index. */
function choicesOf(
  filters: Filters,
  { index, names }: Pick<IndexCopy, 'index' | 'names'>,
): ProductCondition[] {
  const { brands, sizes, colours, stars, lowPrice, highPrice, discount, inStock } = filters;
  const conditions: Condition<
    'brand' | 'size' | 'colour' | 'stocked' | 'shop' | AttributeKind,
    'price' | 'tenths' | 'discount' | 'inStock'
  >[] = [];
  if (brands) conditions.push({ label: 'brand', anyOf: brands });
  const keys = stockedKeys(filters, index);
  if (keys) conditions.push({ label: 'stocked', anyOf: keys });
  else {
    if (sizes) conditions.push({ label: 'size', anyOf: sizes });
    if (colours) conditions.push({ label: 'colour', anyOf: colours });
  }
  for (const kind of attributeKinds) {
    const anyOf = filters.attributes?.[kind];
    if (anyOf && !(keys && kind === 'colourFamily')) conditions.push({ label: kind, anyOf });
  }
  if (filters.shops) {
    const ids = names.shops
      .filter(({ id, slug }) => filters.shops?.some((one) => one === id || isSame(one, slug)))
      .map(({ id }) => id);
    conditions.push({ label: 'shop', anyOf: ids });
  }
  if (lowPrice !== undefined || highPrice !== undefined)
    conditions.push({ number: 'price', from: lowPrice, to: highPrice });
  if (stars !== undefined) conditions.push({ number: 'tenths', from: stars * 10 });
  if (discount !== undefined) conditions.push({ number: 'discount', from: discount });
  if (inStock) conditions.push({ number: 'inStock', from: 1 });
  return conditions;
}
