import { z } from 'zod';
import { count } from '../../platform/field.ts';
import { forEachKind } from '../catalogue/attributes/attribute-kinds.ts';
import { freeSize, type Names } from './documents.store.ts';
import type { Filters } from './listing.ts';
import type { ProductIndex } from './product-index.ts';
import { readStocked } from './stocked.ts';

const names = z.array(z.string()).optional();
const entry = z.object({ name: z.string(), count });

/**
 * The available filters, each with the number of products it would leave. A filter's numbers respect all chosen filters
 * except those of its own kind: with one brand chosen, the other brands still show their counts. Missing while the
 * index is loading.
 */
export const facetsShape = z.object({
  /** The categories with products, whichever of them is chosen; selected with `category` by their slug. */
  categories: z.array(entry.extend({ slug: z.string() })),
  /** Brands, sizes, colours and shops, the most products first; selected with `brand`, `size`, `colour`, `shop`. */
  brands: z.array(entry),
  sizes: z.array(entry),
  colours: z.array(entry),
  /** `shop` is selected by its slug. */
  shops: z.array(entry.extend({ slug: z.string() })),
  /** Product attributes; each kind is selected with the parameter of its name. */
  attributes: z.object(forEachKind(() => z.array(entry))),
  /** Five rows, from 5 down to 1: this many stars or more. */
  ratings: z.array(z.object({ stars: z.int().min(1).max(5), count })),
  /** One row per entry of `discountSteps`: this many percent or more. */
  discounts: z.array(z.object({ percent: z.int().min(0).max(100), count })),
  /** One row per entry of `priceSteps`: a selling price of this much or less. */
  prices: z.array(z.object({ upTo: count, count })),
  /** Range of selling prices in rupees; zeros when no product is left. */
  priceRange: z.object({ low: count, high: count }),
  /** Number of products in stock. */
  inStock: count,
  /** Chosen values in the shop's spelling, by parameter, where they are spelt otherwise: `women` is `Women`. */
  spelling: z.object({
    category: z.string().optional(),
    brand: names,
    size: names,
    colour: names,
    shop: names,
    ...forEachKind(() => names),
  }),
});
export type Facets = z.output<typeof facetsShape>;

/** Max names per list; those with the most products are kept. */
export const maxNamed = 100;

/** Offered discount filters: this many percent or more. */
export const discountSteps = [10, 25, 40, 60] as const;

/** Offered price filters: this many rupees or less. */
export const priceSteps = [399, 799, 1_599, 3_199] as const;

/** The facets of an empty result. */
export const noFacets: Facets = {
  categories: [],
  brands: [],
  sizes: [],
  colours: [],
  shops: [],
  attributes: forEachKind(() => []),
  ratings: [5, 4, 3, 2, 1].map((stars) => ({ stars, count: 0 })),
  discounts: discountSteps.map((percent) => ({ percent, count: 0 })),
  prices: priceSteps.map((upTo) => ({ upTo, count: 0 })),
  priceRange: { low: 0, high: 0 },
  inStock: 0,
  spelling: {},
};

/**
 * Converts the index's counts to facets: names with the most products first, ties by name.
 * @param filters with `inStock`, a size counts where it is in stock in a chosen colour, and a colour where it is in
 * stock in a chosen size
 */
export function countFacets(
  counts: ReturnType<ProductIndex['facets']>,
  { shops }: Names,
  filters: Filters,
): Omit<Facets, 'categories' | 'spelling'> {
  const shopOf = new Map(shops.map((shop) => [shop.id, shop]));
  const choices = (part: 'size' | 'colour' | 'colourFamily') =>
    namedOf(filters.inStock ? counts.labels('stocked', readStocked(filters, part)) : counts.labels(part));
  const tenths = counts.bytes('tenths');
  const discounts = counts.bytes('discount');
  const prices = counts.upTo('price', priceSteps);
  return {
    brands: first(inAnyCase(namedOf(counts.labels('brand')).filter(({ name }) => name !== ''))),
    sizes: first(choices('size').filter(({ name }) => name !== freeSize)),
    colours: first(choices('colour')),
    shops: first(
      namedOf(counts.labels('shop')).flatMap(({ name: id, count: products }) => {
        const shop = shopOf.get(id);
        return shop ? [{ name: shop.name, slug: shop.slug, count: products }] : [];
      }),
    ),
    attributes: forEachKind((kind) =>
      first(kind === 'colourFamily' ? choices(kind) : namedOf(counts.labels(kind))),
    ),
    ratings: [5, 4, 3, 2, 1].map((stars) => ({ stars, count: sumFrom(tenths, stars * 10) })),
    discounts: discountSteps.map((percent) => ({ percent, count: sumFrom(discounts, percent) })),
    prices: priceSteps.map((upTo, at) => ({ upTo, count: prices.counts[at] ?? 0 })),
    priceRange: prices.high < prices.low ? { low: 0, high: 0 } : { low: prices.low, high: prices.high },
    inStock: counts.bytes('inStock')[1] ?? 0,
  };
}

/** The categories with products. @param counts number of products by category id */
export const categoryFacets = (counts: ReadonlyMap<string, number>, { categories }: Names) =>
  categories.flatMap(({ id, name, slug }): Facets['categories'] => {
    const products = counts.get(id) ?? 0;
    return products > 0 ? [{ name, slug, count: products }] : [];
  });

const namedOf = (counts: ReadonlyMap<string, number>) =>
  [...counts].map(([name, products]) => ({ name, count: products }));

/** Merges names that differ only in case, since filters ignore case; keeps the commonest spelling. */
function inAnyCase<Entry extends { name: string; count: number }>(entry: Entry[]): Entry[] {
  return [...Map.groupBy(entry, ({ name }) => name.toLowerCase()).values()].flatMap((same) => {
    const [most] = first(same);
    return most ? [{ ...most, count: same.reduce((sum, one) => sum + one.count, 0) }] : [];
  });
}

const first = <Entry extends { name: string; count: number }>(entry: Entry[]): Entry[] =>
  entry.toSorted((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1)).slice(0, maxNamed);

const sumFrom = (counts: Uint32Array, from: number): number =>
  counts.subarray(from).reduce((sum, one) => sum + one, 0);
