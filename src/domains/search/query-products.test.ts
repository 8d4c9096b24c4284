import fc from 'fast-check';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../test/support/app.ts';
import { callsOf } from '../../../test/support/calls-as.ts';
import { createTestDatabase } from '../../../test/support/database.ts';
import { testClock } from '../../platform/clock.ts';
import { sellingPrice } from '../../platform/money.ts';
import type { Product } from '../catalogue/product.ts';
import { discountSteps } from './facets.ts';
import { foldCounts } from './listing.store.ts';
import { queryProducts } from './query-products.ts';

const { db } = await createTestDatabase();
const clock = testClock('2026-03-01T10:00:00Z');
const call = callsOf(await testApp(db, { clock }));

interface Shelved {
  id: string;
  category: number;
  brand: string;
  price: number;
  discount: number;
  tenths: number;
  shop: number;
  /** What the product itself is dyed in, where its variants name no colour. */
  dyed: string;
  variants: { size: string; colour: string; stock: number }[];
  age: number;
  hidden: boolean;
}

const categories = [
  { id: 'k0', name: 'Womens Kurtas', slug: 'womens-kurtas' },
  { id: 'k1', name: 'Mens Jeans', slug: 'mens-jeans' },
];
const brands = ['Ankuri', 'ANKURI', 'Fab & Co', 'Fab, Co', ''];
const shops = [
  { id: 's0', name: 'Zari House', slug: 'zari-house' },
  { id: 's1', name: 'Anar', slug: 'anar' },
];

const shelved = fc.record({
  category: fc.nat(1),
  brand: fc.constantFrom(...brands),
  price: fc.integer({ min: 1, max: 40 }),
  discount: fc.constantFrom(0, 10, 33, 100),
  tenths: fc.constantFrom(0, 19, 20, 30, 44, 50),
  shop: fc.nat(1),
  dyed: fc.constantFrom('', 'Indigo'),
  variants: fc.uniqueArray(
    fc.record({
      size: fc.constantFrom('One Size', 'S', 'M', 'm'),
      colour: fc.constantFrom('', 'Red', 'indigo', 'Sky, Blue'),
      stock: fc.nat(2),
    }),
    { minLength: 1, maxLength: 3, selector: ({ size, colour }) => `${size} ${colour}` },
  ),
  age: fc.nat(5),
  hidden: fc.constantFrom(false, false, false, true),
});
const aCatalogue = fc
  .array(shelved, { maxLength: 25 })
  .map((rows) => rows.map((row, n): Shelved => ({ ...row, id: `p${String(n).padStart(3, '0')}` })));

const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: '' as const });
const aQuery = fc
  .record({
    category: maybe(fc.constantFrom('k0', 'womens-kurtas', 'MENS JEANS', 'nothing')),
    rating: maybe(fc.integer({ min: 1, max: 5 })),
    bounds: fc.tuple(maybe(fc.nat(40)), maybe(fc.nat(40))),
    brand: maybe(
      fc.constantFrom(
        'ankuri',
        'Fab & Co',
        'Fab & Co,Ankuri',
        'fab, co',
        ['Fab, Co', 'ankuri'],
        'Nobody',
        ' , ',
      ),
    ),
    size: maybe(fc.constantFrom('m', 'S,M', 'XXXL')),
    colour: maybe(fc.constantFrom('red', ['sky, blue', 'Indigo'], 'Sky, Blue', 'beige')),
    shop: maybe(fc.constantFrom('anar', 's0', 'anar,zari-house', 'none')),
    discount: maybe(fc.constantFrom(0, 10, 34)),
    inStock: maybe(fc.constantFrom('true', 'false')),
    sortPrice: maybe(fc.constantFrom('low-to-high', 'high-to-low')),
    sort: maybe(fc.constantFrom('newest', 'rating', 'discount')),
    pageNumber: maybe(fc.integer({ min: 1, max: 4 })),
    parPage: maybe(fc.integer({ min: 1, max: 15 })),
  })
  .map(({ bounds: [a, b], ...rest }) => {
    const turned = a !== '' && b !== '' && a > b;
    return { ...rest, lowPrice: turned ? b : a, highPrice: turned ? a : b };
  });
type Query = typeof aQuery extends fc.Arbitrary<infer Q> ? Q : never;

async function stockUp(catalogue: readonly Shelved[]): Promise<void> {
  await sql`truncate sellers, categories, products cascade`.execute(db);
  for (const { id, name, slug } of shops)
    await sql`insert into sellers (id, shop_name, slug, invoice_code, created_at) values (${id}, ${name}, ${slug}, ${id}, ${clock.now()})`.execute(
      db,
    );
  for (const { id, name, slug } of categories)
    await sql`insert into categories (id, name, slug) values (${id}, ${name}, ${slug})`.execute(db);
  await sql`
    insert into products (id, slug, seller_id, category_id, name, brand, price, discount, rating_tenths, colour, status, created_at, updated_at)
    select id, 'slug-' || id, 's' || shop, 'k' || category, 'x', brand, price, discount, tenths, dyed, case when hidden then 'hidden' else 'active' end,
           ${clock.now()}::timestamptz - age * interval '1 hour', ${clock.now()}
    from json_to_recordset(${JSON.stringify(catalogue)}::json)
      as p(id text, category int, brand text, price int, discount int, tenths int, shop int, dyed text, age int, hidden boolean)
    order by md5(id)`.execute(db);
  const variants = catalogue.flatMap(({ id, variants: made }) =>
    made.map(({ stock, ...rest }, n) => ({
      ...rest,
      id: `${id}-${n}`,
      product: id,
      position: n,
      quantity: stock,
    })),
  );
  const rows = sql`json_to_recordset(${JSON.stringify(variants)}::json)
    as v(id text, product text, size text, colour text, position int, quantity int)`;
  await sql`insert into variants (id, product_id, size, colour, position) select id, product, size, colour, position from ${rows}`.execute(
    db,
  );
  await sql`insert into stock select id, quantity from ${rows}`.execute(db);
}

/** The names that a parameter chooses: one list with commas, which may also be one name; or several, as they stand. */
function namesOf(said: string | readonly string[]): string[] {
  const names = typeof said === 'string' ? [...said.split(','), said] : said;
  return names.map((name) => name.trim().toLowerCase()).filter((name) => name.replaceAll(/[, ]/g, ''));
}

/** The same listing in plain code over arrays. */
function listPlainly(catalogue: readonly Shelved[], query: Query) {
  const cost = (one: Shelved) => sellingPrice(one.price, one.discount);
  const left = (one: Shelved) => one.variants.reduce((sum, { stock }) => sum + stock, 0);
  const named = categories.findIndex(
    ({ id, slug, name }) =>
      [id, slug].includes(query.category) || name.toLowerCase() === query.category.toLowerCase(),
  );
  const asked = {
    brands: namesOf(query.brand),
    sizes: namesOf(query.size),
    colours: namesOf(query.colour),
    shops: namesOf(query.shop),
  };
  const sizesOf = (one: Shelved) =>
    [...new Set(one.variants.map(({ size }) => size))].filter((size) => size !== 'One Size');
  const coloursOf = (one: Shelved) =>
    [...new Set(one.variants.map(({ colour }) => colour || one.dyed))].filter(Boolean);
  const any = (wanted: string[], names: string[]) =>
    wanted.length === 0 || names.some((name) => wanted.includes(name.toLowerCase()));
  const shopOf = (one: Shelved) => shops[one.shop] as (typeof shops)[number];
  const tests = {
    category: (one: Shelved) => query.category === '' || one.category === named,
    discount: (one: Shelved) => query.discount === '' || one.discount >= query.discount,
    inStock: (one: Shelved) => query.inStock !== 'true' || left(one) > 0,
    brands: (one: Shelved) => any(asked.brands, [one.brand]),
    sizes: (one: Shelved) => any(asked.sizes, sizesOf(one)),
    colours: (one: Shelved) => any(asked.colours, coloursOf(one)),
    shops: (one: Shelved) => any(asked.shops, [shopOf(one).slug, shopOf(one).id]),
    stars: (one: Shelved) => query.rating === '' || one.tenths >= query.rating * 10,
    price: (one: Shelved) =>
      (query.lowPrice === '' || cost(one) >= query.lowPrice) &&
      (query.highPrice === '' || cost(one) <= query.highPrice),
  };
  const those = (ignored?: keyof typeof tests) =>
    catalogue.filter(
      (one) =>
        !one.hidden && Object.entries(tests).every(([name, passes]) => name === ignored || passes(one)),
    );
  const by: Record<string, (a: Shelved, b: Shelved) => number> = {
    'low-to-high': (a, b) => cost(a) - cost(b),
    'high-to-low': (a, b) => cost(b) - cost(a),
    newest: (a, b) => a.age - b.age,
    rating: (a, b) => b.tenths - a.tenths,
    discount: (a, b) => b.discount - a.discount,
  };
  const order = by[query.sortPrice || query.sort || 'newest'];
  const sorted = those().toSorted((a, b) => order?.(a, b) || (a.id < b.id ? -1 : 1));
  const size = query.parPage || 12;
  const before = ((query.pageNumber || 1) - 1) * size;
  const countNames = (names: string[]) =>
    [...Map.groupBy(names, (name) => name)]
      .map(([name, held]) => ({ name, count: held.length }))
      .toSorted((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1));
  const costs = those('price').map(cost);
  return {
    ids: sorted.slice(before, before + size).map(({ id }) => id),
    totalProduct: sorted.length,
    parPage: size,
    facets: {
      brands: countNames(
        those('brands')
          .map(({ brand }) => brand)
          .filter(Boolean),
      ),
      sizes: countNames(those('sizes').flatMap(sizesOf)),
      colours: countNames(those('colours').flatMap(coloursOf)),
      shops: countNames(those('shops').map((one) => shopOf(one).name)).map(({ name, count }) => ({
        name,
        slug: shops.find((shop) => shop.name === name)?.slug,
        count,
      })),
      discounts: discountSteps.map((percent) => ({
        percent,
        count: those('discount').filter(({ discount }) => discount >= percent).length,
      })),
      inStock: those('inStock').filter((one) => left(one) > 0).length,
      ratings: [5, 4, 3, 2, 1].map((stars) => ({
        stars,
        count: those('stars').filter(({ tenths }) => tenths >= stars * 10).length,
      })),
      priceRange: costs.length ? { low: Math.min(...costs), high: Math.max(...costs) } : { low: 0, high: 0 },
    },
  };
}

describe('query-products', () => {
  it('lists, sorts, counts and pages as plain code over the same products does', async () => {
    await fc.assert(
      fc.asyncProperty(
        aCatalogue,
        fc.array(aQuery, { minLength: 1, maxLength: 12 }),
        async (catalogue, queries) => {
          await stockUp(catalogue);
          for (const query of queries) {
            const sent = new URLSearchParams({ facets: 'true' });
            for (const [name, value] of Object.entries(query))
              for (const one of [value].flat()) sent.append(name, String(one));
            const { status, body } = await call(null, 'GET', `/home/query-products?${sent.toString()}`);
            expect([status, body.error]).toEqual([200, undefined]);
            const { products, ...rest } = body as { products: Product[] };
            expect({ ids: products.map(({ _id }) => _id), ...rest }).toEqual(listPlainly(catalogue, query));
            for (const one of products) {
              const row = catalogue.find(({ id }) => id === one._id);
              expect(one.finalPrice).toBe(sellingPrice(one.price, one.discount));
              expect(one.variants.map(({ size, colour, stock }) => ({ size, colour, stock }))).toEqual(
                row?.variants,
              );
              expect(one.rating).toBe((row?.tenths ?? 0) / 10);
            }
          }
        },
      ),
      { numRuns: 25 },
    );
  }, 60_000);

  it('lists the same from a large catalogue, with its kept counts, as from a small one', async () => {
    await fc.assert(
      fc.asyncProperty(
        aCatalogue,
        fc.array(aQuery, { minLength: 1, maxLength: 12 }),
        async (catalogue, queries) => {
          await stockUp(catalogue);
          for (const [at, asked] of queries.entries()) {
            // What changed since the counts were last folded counts as well.
            await sql`update products set price = price + 1, rating_tenths = 50 - rating_tenths where id = ${`p00${at}`}`.execute(
              db,
            );
            if (at % 3 === 1) await foldCounts(db);
            const given = <T>(value: T | '') => (value === '' ? undefined : value);
            const query = {
              category: given(asked.category),
              categoryId: asked.category === 'k0' ? 'k0' : undefined,
              stars: given(asked.rating),
              lowPrice: given(asked.lowPrice),
              highPrice: given(asked.highPrice),
              inStock: asked.inStock === 'true',
              discount: at % 2 ? given(asked.discount) : undefined,
              order: given(asked.sortPrice) ?? given(asked.sort),
              page: asked.pageNumber || 1,
              perPage: asked.parPage || 12,
              withFacets: true,
            };
            expect(await queryProducts(db, { ...query, large: true })).toEqual(
              await queryProducts(db, query),
            );
          }
        },
      ),
      { numRuns: 15 },
    );
  }, 60_000);

  it.each([
    ['rating', 'abc'],
    ['rating', '0'],
    ['rating', '6'],
    ['pageNumber', '-1'],
    ['pageNumber', '0'],
    ['pageNumber', '1.5'],
    ['lowPrice', '-5'],
    ['lowPrice', 'ten'],
    ['highPrice', '1e3'],
    ['highPrice', '99999999999'],
    ['sortPrice', 'cheap'],
    ['sort', 'random'],
    ['parPage', '49'],
    ['parPage', '0'],
    ['discount', '101'],
    ['inStock', 'yes'],
    ['facets', '1'],
    ['category', 'x'.repeat(201)],
  ])('refuses %s=%s and names the field', async (field, value) => {
    expect(await call(null, 'GET', `/home/query-products?${field}=${value}`)).toMatchObject({
      status: 400,
      body: { code: 'invalid', fields: { [field]: expect.stringMatching(/^[A-Z].{5,}/) } },
    });
  });

  it('refuses a lowest price above the highest', async () => {
    expect(await call(null, 'GET', '/home/query-products?lowPrice=11&highPrice=10')).toMatchObject({
      status: 400,
      body: { fields: { lowPrice: 'The lowest price cannot be above the highest' } },
    });
  });

  it('gives an empty page past the end, with the true total', async () => {
    await stockUp([
      {
        id: 'p',
        category: 0,
        brand: '',
        price: 5,
        discount: 0,
        tenths: 0,
        shop: 0,
        dyed: '',
        variants: [{ size: 'S', colour: '', stock: 1 }],
        age: 0,
        hidden: false,
      },
    ]);
    expect(await call(null, 'GET', '/home/query-products?pageNumber=1000000&parPage=48')).toEqual({
      status: 200,
      body: { products: [], totalProduct: 1, parPage: 48 },
    });
  });
});
