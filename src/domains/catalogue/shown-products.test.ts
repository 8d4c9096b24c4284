import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { type RawBuilder, sql } from 'kysely';
import { expect, it } from 'vitest';
import { createTestDatabase } from '../../../test/support/database.ts';
import { smallShop } from '../../../test/support/small-shop.ts';
import { findProduct, listOffers, listProducts } from './catalogue.store.ts';
import { createCaches } from '../../platform/caches.ts';
import { keepShownProducts, readProducts } from './shown-products.store.ts';
import { change } from '../../../test/support/listed.ts';
import { execute } from '../../platform/database.ts';

const { db } = await createTestDatabase();
keepShownProducts(db, createCaches());
const start = new Date('2026-03-01T10:00:00Z');
const { product } = await smallShop(db, start);
const goods = [
  await product({ stock: [3, 0, 1] }),
  await product({ stock: [1] }),
  await product({ hidden: true }),
];
const ids = goods.map(({ id }) => id);
const variantIds = goods.flatMap(({ variantIds: variantIdsOfOne }) => variantIdsOfOne);

/** Every way in which a shown product can change. */
const id = fc.constantFrom(...ids);
const variant = fc.constantFrom(...variantIds);
const word = fc.string({ unit: fc.constantFrom('a', 'b', 'ल'), minLength: 1, maxLength: 4 });
const aChange: fc.Arbitrary<RawBuilder<unknown>> = fc.oneof(
  fc
    .record({ id, word })
    .map((to) => sql`update products set name = ${to.word}, description = ${to.word} where id = ${to.id}`),
  fc
    .record({ id, off: fc.nat(100) })
    .map((to) => sql`update products set discount = ${to.off} where id = ${to.id}`),
  fc
    .record({ id, status: fc.constantFrom('active', 'hidden') })
    .map((to) => sql`update products set status = ${to.status} where id = ${to.id}`),
  word.map((to) => sql`update categories set name = ${to}`),
  word.map((to) => sql`update sellers set shop_name = ${to} || id`),
  fc
    .record({ variant, word })
    .map((to) => sql`update variants set colour = ${to.word} where id = ${to.variant}`),
  fc
    .record({ variant, at: fc.nat(3) })
    .map((to) => sql`update variants set position = ${to.at} where id = ${to.variant}`),
  fc
    .record({ variant, left: fc.nat(2) })
    .map((to) => sql`update stock set quantity = ${to.left} where variant_id = ${to.variant}`),
  variant.map((variantId) => sql`delete from stock where variant_id = ${variantId}`),
  fc.record({ variant, left: fc.nat(2) }).map(
    (to) =>
      sql`insert into stock (variant_id, product_id, quantity)
          select id, product_id, ${to.left} from variants where id = ${to.variant} on conflict do nothing`,
  ),
);

it('shows a cached product exactly like a fresh one, after any change', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(aChange, { minLength: 1, maxLength: 8 }), async (changes) => {
      for (const one of changes) {
        await change(db, one);
        // A second instance on the same connections starts with an empty cache.
        const anew = await readProducts(db.withoutPlugins(), ids, { hidden: true });
        expect(await readProducts(db, ids, { hidden: true })).toEqual(anew);
        const rows = await execute<{ id: string; in_stock: boolean }>(db)`
          select product_id as id, in_stock from listed_products`;
        for (const { _id, variants } of anew) {
          const stock = await execute<{ left: number }>(db)`
            select coalesce(sum(quantity), 0)::int as left from stock where product_id = ${_id}`;
          expect(rows.find((row) => row.id === _id)?.in_stock).toBe((stock[0]?.left ?? 0) > 0);
          expect(variants).toHaveLength(goods.find((one) => one.id === _id)?.variantIds.length ?? -1);
        }
      }
    }),
    { numRuns: 20 },
  );
});

it('returns the same frozen object until something changes', async () => {
  const [one] = goods;
  await change(db, sql`update products set status = 'active'`);
  const first = await findProduct(db, one?.id ?? '');
  expect(await findProduct(db, one?.id ?? '')).toBe(first);
  expect(() => Object.assign(first ?? {}, { price: 1 })).toThrow(TypeError);
});

it('shows a product as sold out when two customers take its last two pieces in parallel', async () => {
  for (let round = 0; round < 5; round++) {
    const { id: soldOut, variantIds: both } = await product({ stock: [1, 1] });
    await Promise.all(
      both.map((last) =>
        db.transaction().execute(async (trx) => {
          await execute(trx)`update stock set quantity = 0 where variant_id = ${last}`;
          await execute(trx)`select pg_sleep(0.02)`;
        }),
      ),
    );
    const rows = await execute(db)`select in_stock from listed_products where product_id = ${soldOut}`;
    expect(rows).toEqual([{ in_stock: false }]);
  }
});

/** Resets each variant to three pieces, whatever the changes above left. */
const fillShelves = () =>
  change(
    db,
    sql`insert into stock (variant_id, product_id, quantity) select id, product_id, 3 from variants
        on conflict (variant_id) do update set quantity = 3`,
  );

it('lists from the listing rows in the requested order', async () => {
  await change(
    db,
    sql`update products set status = 'active', price = 1000, discount = case id when ${ids[1]} then 20 else 10 end`,
  );
  await fillShelves();
  const offers = await listOffers(db, 5, 1);
  expect(offers.map(({ _id }) => _id)).toEqual([ids[1]]);
});

it('lists what is sold out after what can be bought, and an offer that few or nobody liked after others', async () => {
  const [first, second, third] = ids;
  await change(
    db,
    sql`update products set status = 'active', discount = 40, rating_tenths = case id when ${first} then 10 else 0 end,
               rating_count = case id when ${first} then 6 else 0 end,
               created_at = created_at + case id when ${third} then interval '1 day' else interval '0' end`,
  );
  await fillShelves();
  await change(db, sql`update stock set quantity = 0 where product_id = ${third}`);
  const newest = await listProducts(db, { order: 'newest', limit: 24 });
  expect(newest.at(-1)?._id).toBe(third);
  const offers = (await listOffers(db, 10, 24)).map(({ _id }) => _id);
  expect(offers).not.toContain(third);
  expect(offers.indexOf(second!)).toBeLessThan(offers.indexOf(first!));
});

it('weighs a cached product about as much as it holds, with its JSON', async () => {
  setFlagsFromString('--expose-gc');
  const gc = runInNewContext('gc') as () => void;
  /** Twice with a turn between: what finalizers of earlier tests let go is not taken for memory of this one's. */
  const collect = async () => {
    gc();
    await new Promise(setImmediate);
    gc();
  };
  const many: string[] = [];
  for (let n = 0; n < 60; n++) many.push((await product({ stock: Array(1 + (n % 15)).fill(n) })).id);
  await change(
    db,
    sql`update products set description = repeat('word ', 80), images = array_fill('/pictures/' || id || '.webp', '{3}')`,
  );
  await readProducts(db, many); // warm up: a first statement allocates more
  await collect();
  const before = process.memoryUsage().heapUsed;
  const shelves = Array.from({ length: 80 }, () => createCaches());
  let [json, claimedBytes] = [0, 0];
  for (const caches of shelves) {
    keepShownProducts(db, caches);
    json += JSON.stringify(await readProducts(db, many)).length;
  }
  await collect();
  const heapGrowth = process.memoryUsage().heapUsed - before + json;
  for (const caches of shelves) claimedBytes += caches.list()[0]?.stats().bytes ?? 0;
  expect(claimedBytes / heapGrowth).toBeGreaterThan(0.75);
  expect(claimedBytes / heapGrowth).toBeLessThan(1.35);
});
