import { cardinality, docsOf, hasBit } from '../../../packages/search-index/src/bitmap.ts';
import type { Condition } from '../../../packages/search-index/src/schema.ts';
import { withScratch } from '../../../packages/search-index/src/scratch.ts';
import { type AttributeKind, attributeKinds } from '../catalogue/attributes/attribute-kinds.ts';
import type { Held } from './build-index.ts';
import type { Names } from './documents.store.ts';
import { categoryFacets, countFacets, type Facets, noFacets } from './facets.ts';
import type { Learned } from './learning/learned.store.ts';
import { before, type Filters, type PageOf } from './listing.ts';
import { matchWords } from './match-words.ts';
import type { ProductIndex } from './product-index.ts';
import { rankByRelevance } from './relevance.ts';
import { stockedKeys } from './stocked.ts';
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
}

/** The products that match the filters: one page, the exact total, and on request the facets. */
export function findListing(
  { index, names, learned }: Pick<Held, 'index' | 'names' | 'learned'>,
  filters: Filters,
  page: PageOf,
  withFacets: boolean,
): FoundListing {
  const within = categoryOf(filters, names);
  if (!within) {
    const categories = withFacets ? countCategories({ index, names }, filters) : [];
    return { ids: [], total: 0, facets: withFacets ? { ...noFacets, categories } : undefined };
  }
  const chosen = choicesOf(filters, { index, names });
  const { words } = filters;
  const [from, to] = [before(page), before(page) + page.size];
  const order = page.order === 'relevance' ? 'newest' : page.order;
  if (!words && !withFacets) return index.list([...within, ...chosen], order, from, to);
  const found = words ? matchWords(index, names, words, within) : index.find(null, within);
  const matches = index.find(null, chosen, found);
  return {
    ids:
      page.order === 'relevance' && words
        ? rankByRelevance({ index, names, words, matches, levels: levelsOf(learned, words) }, from, to)
        : index.page(matches, order, from, to, chosen),
    total: cardinality(matches),
    facets: withFacets ? facetsOf({ index, names }, filters, found, matches) : undefined,
  };
}

/** The learned levels of products for these words. */
function levelsOf(learned: Learned, { key }: TextQuery): Readonly<Record<string, number>> {
  return (key !== null && Object.hasOwn(learned, key) ? learned[key] : undefined) ?? {};
}

/** The facets of the matches in the category. */
function facetsOf(
  { index, names }: Pick<Held, 'index' | 'names'>,
  filters: Filters,
  found: Bitmap,
  matches: Bitmap,
): Facets {
  const counted = index.facets(found, choicesOf(filters, { index, names }), matches);
  const categories = countCategories({ index, names }, filters, matches);
  const facets = { categories, ...countFacets(counted, names, filters) };
  const bought = { ...filters, inStock: true };
  if (filters.inStock || !stockedKeys(bought, index)) return facets;
  // With sizes or colours chosen, only variants of those count as in stock.
  const buyable = index.find(null, choicesOf(bought, { index, names }), found);
  return { ...facets, inStock: cardinality(buyable) };
}

/** The products in each category that the other filters leave. @param matches those that all filters leave */
function countCategories(
  { index, names }: Pick<Held, 'index' | 'names'>,
  { category, ...others }: Filters,
  matches?: Bitmap,
): Facets['categories'] {
  const anywhere = matches && category === undefined ? matches : matching({ index, names }, others);
  return categoryFacets(index.facets(anywhere, [], anywhere).labels('category'), names);
}

/** Number of products that match the filters. */
export const countListing = (held: Pick<Held, 'index' | 'names'>, filters: Filters): number =>
  withScratch(() => cardinality(matching(held, filters)));

/** Whether a product matches the filters. */
export function holdsProduct(held: Pick<Held, 'index' | 'names'>, filters: Filters, id: string): boolean {
  const doc = held.index.ids.find(id);
  return doc !== undefined && withScratch(() => hasBit(matching(held, filters), doc));
}

/** The upper price bound of the cheapest third of the matches, or the lower bound of the dearest third; null without matches. */
export function priceOfThird(
  held: Pick<Held, 'index' | 'names'>,
  filters: Filters,
  end: 'cheap' | 'dear',
): number | null {
  const { price } = held.index.columns;
  const docs = withScratch(() => docsOf(matching(held, filters)));
  const prices = docs.map((doc) => price[doc] ?? 0);
  const third = Math.ceil(prices.length / 3);
  return prices.toSorted().at(end === 'cheap' ? third - 1 : -third) ?? null;
}

function matching({ index, names }: Pick<Held, 'index' | 'names'>, filters: Filters): Bitmap {
  const within = categoryOf(filters, names);
  if (!within) return index.find({ any: [] });
  const { words } = filters;
  const found = words ? matchWords(index, names, words, within) : index.find(null, within);
  return index.find(null, choicesOf(filters, { index, names }), found);
}

/** The category by id, slug or name, in that order; null when there is none. */
function categoryOf({ category }: Filters, { categories }: Names): ProductCondition[] | null {
  if (category === undefined) return [];
  const called = category.toLowerCase();
  const found =
    categories.find(({ id }) => id === category) ??
    categories.find(({ slug }) => slug === category) ??
    categories.find(({ name }) => name.toLowerCase() === called);
  return found ? [{ label: 'category', anyOf: [found.id] }] : null;
}

/** The chosen facets as conditions of the index. */
function choicesOf(filters: Filters, { index, names }: Pick<Held, 'index' | 'names'>): ProductCondition[] {
  const { brands, sizes, colours, stars, lowPrice, highPrice, discount, inStock } = filters;
  const wanted = filters.shops && new Set(filters.shops);
  const chosen: Condition<
    'brand' | 'size' | 'colour' | 'stocked' | 'shop' | AttributeKind,
    'price' | 'tenths' | 'discount' | 'inStock'
  >[] = [];
  if (brands) chosen.push({ label: 'brand', anyOf: brands });
  const keys = stockedKeys(filters, index);
  if (keys) chosen.push({ label: 'stocked', anyOf: keys });
  else {
    if (sizes) chosen.push({ label: 'size', anyOf: sizes });
    if (colours) chosen.push({ label: 'colour', anyOf: colours });
  }
  for (const kind of attributeKinds) {
    const anyOf = filters.attributes?.[kind];
    if (anyOf && !(keys && kind === 'colourFamily')) chosen.push({ label: kind, anyOf });
  }
  if (wanted) {
    const ids = names.shops.filter(({ id, slug }) => wanted.has(id) || wanted.has(slug)).map(({ id }) => id);
    chosen.push({ label: 'shop', anyOf: ids });
  }
  if (lowPrice !== undefined || highPrice !== undefined)
    chosen.push({ number: 'price', from: lowPrice, to: highPrice });
  if (stars !== undefined) chosen.push({ number: 'tenths', from: stars * 10 });
  if (discount !== undefined) chosen.push({ number: 'discount', from: discount });
  if (inStock) chosen.push({ number: 'inStock', from: 1 });
  return chosen;
}
