import { forEachKind } from '../../../src/domains/catalogue/attributes/attribute-kinds.ts';
import { discountSteps, priceSteps } from '../../../src/domains/search/facets.ts';
import { sellingPrice } from '../../../src/platform/money.ts';
import { brandsIn } from './brands-in.ts';
import type { Query } from './listing-query.ts';
import { any, choosable, type InPieces, isLeft, isStocked, type Part, piecesOf } from './pieces.ts';
import { categories, type ShelfProduct, shops } from './shelf.ts';

/** The names in a parameter: a comma-separated list, which may also be a single name; or several, as they are. */
function namesOf(value: string | readonly string[]): string[] {
  const names = typeof value === 'string' ? [...value.split(','), value] : value;
  return names.map((name) => name.trim().toLowerCase()).filter((name) => name.replaceAll(/[, ]/g, ''));
}

const cost = (one: ShelfProduct) => sellingPrice(one.price, one.discount);

/** The product at the price of its cheapest variant that can be bought, or of the first when none can. */
function atShownPrice(one: ShelfProduct): ShelfProduct {
  const own = one.variants.map((variant) => ({
    isLeft: variant.stock > 0,
    price: variant.own ?? one.price,
    discount: variant.own == null ? one.discount : 0,
  }));
  const buyable = own.filter((variant) => variant.isLeft);
  const cheapest = buyable.toSorted(
    (a, b) => sellingPrice(a.price, a.discount) - sellingPrice(b.price, b.discount),
  )[0];
  const { price, discount } = cheapest ?? own[0] ?? one;
  return { ...one, price, discount };
}

const stockOf = (one: ShelfProduct) => one.variants.reduce((sum, { stock }) => sum + stock, 0);
const inPieces = (one: ShelfProduct): InPieces => ({ ...one, families: one.attributes?.colourFamily ?? [] });
const shopOf = (one: ShelfProduct) => shops[one.shop] as (typeof shops)[number];

/** The test of each filter on a product. */
function testsOf(query: Query) {
  const at = categories.findIndex(
    ({ id, slug, name }) =>
      [id, slug].includes(query.category) || name.toLowerCase() === query.category.toLowerCase(),
  );
  const filters = askedBy(query);
  const pieces = (one: ShelfProduct) => piecesOf(inPieces(one), filters.inStock);
  return {
    category: (one: ShelfProduct) => query.category === '' || one.category === at,
    discount: (one: ShelfProduct) => query.discount === '' || one.discount >= query.discount,
    inStock: (one: ShelfProduct) => query.inStock !== 'true' || stockOf(one) > 0,
    brands: (one: ShelfProduct) => any(filters.brands, [one.brand]),
    sizes: (one: ShelfProduct) =>
      any(
        filters.sizes,
        pieces(one).flatMap(({ sizes }) => sizes),
      ),
    colours: (one: ShelfProduct) =>
      any(
        filters.colours,
        pieces(one).flatMap(({ colours }) => colours),
      ),
    ...forEachKind((kind) => {
      const values = namesOf(kind in query ? query[kind as 'fabric'] : '');
      return (one: ShelfProduct) => any(values, one.attributes?.[kind] ?? []);
    }),
    shops: (one: ShelfProduct) => any(filters.shops, [shopOf(one).slug, shopOf(one).id]),
    stars: (one: ShelfProduct) => query.rating === '' || one.tenths >= query.rating * 10,
    price: (one: ShelfProduct) =>
      (query.lowPrice === '' || cost(one) >= query.lowPrice) &&
      (query.highPrice === '' || cost(one) <= query.highPrice),
  };
}

const askedBy = (query: Query) => ({
  brands: namesOf(query.brand),
  sizes: namesOf(query.size),
  colours: namesOf(query.colour),
  colourFamily: namesOf(query.colourFamily),
  shops: namesOf(query.shop),
  inStock: query.inStock === 'true',
});

/** The products that pass every test except the ignored one. */
type Those = (without?: keyof ReturnType<typeof testsOf>) => readonly ShelfProduct[];

const orders: Record<string, (a: ShelfProduct, b: ShelfProduct) => number> = {
  'low-to-high': (a, b) => cost(a) - cost(b),
  'high-to-low': (a, b) => cost(b) - cost(a),
  newest: (a, b) => a.age - b.age,
  available: (a, b) => Number(stockOf(b) > 0) - Number(stockOf(a) > 0) || a.age - b.age,
  rating: (a, b) => b.tenths - a.tenths,
  discount: (a, b) => b.discount - a.discount,
};

/** The reference answer of query-products, in plain code over arrays, to compare the database's with. */
export function listPlainly(shelf: readonly ShelfProduct[], query: Query) {
  const catalogue = shelf.map(atShownPrice);
  const tests = testsOf(query);
  const filters = askedBy(query);
  const those: Those = (without) =>
    catalogue.filter(
      (one) =>
        !one.hidden &&
        Object.entries(tests).every(([name, passes]) => name === without || passes(one)) &&
        isLeft(inPieces(one), filters, without),
    );
  const buyable = those().filter((one) => isStocked(inPieces(one), filters));
  const order = orders[query.sortPrice || query.sort || 'newest'];
  const products = those().toSorted((a, b) => order?.(a, b) || (a.id < b.id ? -1 : 1));
  const size = query.parPage || 12;
  const before = ((query.pageNumber || 1) - 1) * size;
  return {
    ids: products.slice(before, before + size).map(({ id }) => id),
    totalProduct: products.length,
    parPage: size,
    facets: facetsOf(those, buyable, query),
  };
}

const countNames = (names: string[]) =>
  [...Map.groupBy(names, (name) => name)]
    .map(([name, products]) => ({ name, count: products.length }))
    .toSorted((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1));

/** For each kind of choice, what the other choices leave. */
function facetsOf(those: Those, buyable: readonly ShelfProduct[], query: Query) {
  const choices = (part: Part) =>
    countNames(those(part).flatMap((one) => choosable(inPieces(one), part, askedBy(query))));
  const costs = those('price').map(cost);
  return {
    categories: categories.flatMap(({ name, slug }, at) => {
      const count = those('category').filter(({ category }) => category === at).length;
      return count > 0 ? [{ name, slug, count }] : [];
    }),
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
        : countNames(those(kind).flatMap(({ attributes }) => attributes?.[kind] ?? [])),
    ),
    shops: countNames(those('shops').map((one) => shopOf(one).name)).map(({ name, count }) => ({
      name,
      slug: shops.find((shop) => shop.name === name)?.slug,
      count,
    })),
    discounts: discountSteps.map((percent) => ({
      percent,
      count: those('discount').filter(({ discount }) => discount >= percent).length,
    })),
    inStock: buyable.length,
    ratings: [5, 4, 3, 2, 1].map((stars) => ({
      stars,
      count: those('stars').filter(({ tenths }) => tenths >= stars * 10).length,
    })),
    prices: priceSteps.map((upTo) => ({ upTo, count: costs.filter((one) => one <= upTo).length })),
    priceRange: costs.length ? { low: Math.min(...costs), high: Math.max(...costs) } : { low: 0, high: 0 },
  };
}
