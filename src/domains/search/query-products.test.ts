import fc from 'fast-check';
import { expect, it } from 'vitest';
import { testApp } from '../../../test/support/app.ts';
import { callsOf } from '../../../test/support/calls-as.ts';
import { createTestDatabase } from '../../../test/support/database.ts';
import { listPlainly } from '../../../test/support/listing/list-plainly.ts';
import { aQuery, nothingAsked, type Query } from '../../../test/support/listing/listing-query.ts';
import { aCatalogue, type ShelfProduct, stockUp } from '../../../test/support/listing/shelf.ts';
import { testClock } from '../../platform/clock.ts';
import { sellingPrice } from '../../platform/money.ts';
import type { Product } from '../catalogue/product.ts';

const { db } = await createTestDatabase();
const clock = testClock('2026-03-01T10:00:00Z');
const call = callsOf(await testApp(db, { clock }));

/** Compares an answer with a naive search of the same products. */
async function compare(catalogue: readonly ShelfProduct[], query: Query): Promise<void> {
  const parameters = new URLSearchParams({ facets: 'true' });
  for (const [name, value] of Object.entries(query))
    for (const one of [value].flat()) parameters.append(name, String(one));
  const { status, body } = await call(null, 'GET', `/home/query-products?${parameters.toString()}`);
  expect([status, body.error]).toEqual([200, undefined]);
  const {
    products,
    colours = {},
    ...rest
  } = body as {
    products: Product[];
    colours?: Record<string, string>;
    facets: Record<string, unknown>;
  };
  const { spelling: _, ...facets } = rest.facets;
  expect({ ids: products.map(({ _id }) => _id), ...rest, facets }).toEqual(listPlainly(catalogue, query));
  for (const one of products) {
    const row = catalogue.find(({ id }) => id === one._id);
    expect(one.finalPrice).toBe(sellingPrice(one.price, one.discount));
    expect(
      one.variants.map(({ size, colour, stock, finalPrice }) => ({ size, colour, stock, finalPrice })),
    ).toEqual(
      row?.variants.map(({ own, ...variant }) => ({
        ...variant,
        finalPrice: own ?? sellingPrice(row.price, row.discount),
      })),
    );
    expect(one.rating).toBe((row?.tenths ?? 0) / 10);
    const colour = colours[one._id];
    const own = row?.variants.map(({ colour }) => colour) ?? [];
    expect(colour === undefined || own.includes(colour)).toBe(true);
  }
}

/** Few values per filter, each of which may be sold out. */
const ofWhatIsLeft = fc
  .record({
    size: fc.constantFrom('', 'm', 'S,M'),
    colour: fc.constantFrom('', 'red', 'Indigo'),
    colourFamily: fc.constantFrom('', 'blue', 'Red'),
    inStock: fc.constantFrom('true', 'true', ''),
  })
  .map((query): Query => ({ ...nothingAsked, ...query }));

it.each([
  ['lists, sorts, counts and pages as plain code over the same products does', aQuery],
  ['finds and counts a size in a colour where that very piece is in stock', ofWhatIsLeft],
] as const)('%s', async (_, query: fc.Arbitrary<Query>) => {
  expect.hasAssertions();
  await fc.assert(
    fc.asyncProperty(
      aCatalogue,
      fc.array(query, { minLength: 1, maxLength: 12 }),
      async (catalogue, queries) => {
        await stockUp(db, catalogue, clock.now());
        for (const query of queries) await compare(catalogue, query);
      },
    ),
    { numRuns: 15, interruptAfterTimeLimit: 60_000 }, // reports the smallest counterexample found by then
  );
});

it('gives an empty page past the end, with the true total', async () => {
  await stockUp(
    db,
    [
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
    ],
    clock.now(),
  );
  expect(await call(null, 'GET', '/home/query-products?pageNumber=1000000000&parPage=48')).toEqual({
    status: 200,
    body: { products: [], totalProduct: 1, parPage: 48 },
  });
});
