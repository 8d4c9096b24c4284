import { forEachKind } from '../../../src/domains/catalogue/attributes/attribute-kinds.ts';
import { discountSteps, priceSteps } from '../../../src/domains/search/facets.ts';
import { sellingPrice } from '../../../src/platform/money.ts';
import { brandsIn } from './brands-in.ts';
import type { Query } from './listing-query.ts';
import { any, choosable, type InPieces, isLeft, isStocked, type Part, piecesOf } from './pieces.ts';
import { categories, type Shelved, shops } from './shelf.ts';

/** The names in a parameter: a comma-separated list, which may also be a single name; or several, as they are. */
function namesOf(said: string | readonly string[]): string[] {
  const names = typeof said === 'string' ? [...said.split(','), said] : said;
  return names.map((name) => name.trim().toLowerCase()).filter((name) => name.replaceAll(/[, ]/g, ''));
}

const cost = (one: Shelved) => sellingPrice(one.price, one.discount);

/** The product at the price of its cheapest variant that can be bought, or of the first when none can. */
function atShownPrice(one: Shelved): Shelved {
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

const left = (one: Shelved) => one.variants.reduce((sum, { stock }) => sum + stock, 0);
const inPieces = (one: Shelved): InPieces => ({ ...one, families: one.attributes?.colourFamily ?? [] });
const shopOf = (one: Shelved) => shops[one.shop] as (typeof shops)[number];

/** The test of each filter on a product. */
function testsOf(query: Query) {
  const named = categories.findIndex(
    ({ id, slug, name }) =>
      [id, slug].includes(query.category) || name.toLowerCase() === query.category.toLowerCase(),
  );
  const asked = askedBy(query);
  const pieces = (one: Shelved) => piecesOf(inPieces(one), asked.inStock);
  return {
    category: (one: Shelved) => query.category === '' || one.category === named,
    discount: (one: Shelved) => query.discount === '' || one.discount >= query.discount,
    inStock: (one: Shelved) => query.inStock !== 'true' || left(one) > 0,
    brands: (one: Shelved) => any(asked.brands, [one.brand]),
    sizes: (one: Shelved) =>
      any(
        asked.sizes,
        pieces(one).flatMap(({ sizes }) => sizes),
      ),
    colours: (one: Shelved) =>
      any(
        asked.colours,
        pieces(one).flatMap(({ colours }) => colours),
      ),
    ...forEachKind((kind) => {
      const wanted = namesOf(kind in query ? query[kind as 'fabric'] : '');
      return (one: Shelved) => any(wanted, one.attributes?.[kind] ?? []);
    }),
    shops: (one: Shelved) => any(asked.shops, [shopOf(one).slug, shopOf(one).id]),
    stars: (one: Shelved) => query.rating === '' || one.tenths >= query.rating * 10,
    price: (one: Shelved) =>
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
type Those = (ignored?: keyof ReturnType<typeof testsOf>) => readonly Shelved[];

const orders: Record<string, (a: Shelved, b: Shelved) => number> = {
  'low-to-high': (a, b) => cost(a) - cost(b),
  'high-to-low': (a, b) => cost(b) - cost(a),
  newest: (a, b) => a.age - b.age,
  available: (a, b) => Number(left(b) > 0) - Number(left(a) > 0) || a.age - b.age,
  rating: (a, b) => b.tenths - a.tenths,
  discount: (a, b) => b.discount - a.discount,
};

/** The reference answer of query-products, in plain code over arrays, to compare the database's with. */
export function listPlainly(shelf: readonly Shelved[], query: Query) {
  const catalogue = shelf.map(atShownPrice);
  const tests = testsOf(query);
  const asked = askedBy(query);
  const those: Those = (ignored) =>
    catalogue.filter(
      (one) =>
        !one.hidden &&
        Object.entries(tests).every(([name, passes]) => name === ignored || passes(one)) &&
        isLeft(inPieces(one), asked, ignored),
    );
  const buyable = those().filter((one) => isStocked(inPieces(one), asked));
  const order = orders[query.sortPrice || query.sort || 'newest'];
  const sorted = those().toSorted((a, b) => order?.(a, b) || (a.id < b.id ? -1 : 1));
  const size = query.parPage || 12;
  const before = ((query.pageNumber || 1) - 1) * size;
  return {
    ids: sorted.slice(before, before + size).map(({ id }) => id),
    totalProduct: sorted.length,
    parPage: size,
    facets: facetsOf(those, buyable, query),
  };
}

const countNames = (names: string[]) =>
  [...Map.groupBy(names, (name) => name)]
    .map(([name, held]) => ({ name, count: held.length }))
    .toSorted((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1));

/** For each kind of choice, what the other choices leave. */
function facetsOf(those: Those, buyable: readonly Shelved[], query: Query) {
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
