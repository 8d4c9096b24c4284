import { forEachKind } from '../../../src/domains/catalogue/attributes/attribute-kinds.ts';
import { discountSteps, priceSteps } from '../../../src/domains/search/facets.ts';
import { brandsIn } from './brands-in.ts';
import { type AskedOfPieces, choosable, type Part } from './pieces.ts';
import type { Plain } from './plain.ts';

/** The facets: for each kind of choice, what all other choices leave. */
export function facetsOf(those: (without: string) => readonly Plain[], query: AskedOfPieces) {
  const countsOf = (names: readonly string[]) =>
    [...Map.groupBy(names, (name) => name)]
      .map(([name, products]) => ({ name, count: products.length }))
      .toSorted((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1));
  const choices = (part: Part) => countsOf(those(part).flatMap((one) => choosable(one, part, query)));
  const prices = those('price').map(({ price }) => price);
  const slugs = new Map(those('shops').map(({ shopName, shopSlug }) => [shopName, shopSlug]));
  return {
    brands: brandsIn(
      those('brands')
        .map(({ brand }) => brand)
        .filter(Boolean),
    ),
    sizes: choices('sizes'),
    colours: choices('colours'),
    attributes: forEachKind((kind) =>
      kind === 'colourFamily'
        ? choices(kind)
        : countsOf(those(kind).flatMap(({ attributes }) => attributes[kind]?.values ?? [])),
    ),
    shops: countsOf(those('shops').map(({ shopName }) => shopName)).map((one) => ({
      ...one,
      slug: slugs.get(one.name),
    })),
    ratings: [5, 4, 3, 2, 1].map((stars) => ({
      stars,
      count: those('stars').filter(({ tenths }) => tenths >= stars * 10).length,
    })),
    discounts: discountSteps.map((percent) => ({
      percent,
      count: those('discount').filter(({ discount }) => discount >= percent).length,
    })),
    prices: priceSteps.map((upTo) => ({ upTo, count: prices.filter((price) => price <= upTo).length })),
    priceRange: prices.length ? { low: Math.min(...prices), high: Math.max(...prices) } : { low: 0, high: 0 },
  };
}

/** The categories of these products, by their ids. */
export const categoriesOf = (those: readonly Plain[]) =>
  [...Map.groupBy(those, ({ category }) => category)]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([, [one, ...others]]) => ({
      name: one?.categoryName,
      slug: one?.categoryNames[1],
      count: 1 + others.length,
    }));
