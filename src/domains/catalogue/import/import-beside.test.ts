import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../../test/support/database.ts';
import { importFolder, kurta, type Row } from '../../../../test/support/import-files.ts';
import { rowsOfListings, rowByRow } from '../../../../test/support/listed.ts';
import { execute } from '../../../platform/database.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { listChanged } from '../listed-products.store.ts';
import { rowOf, upsertProducts } from '../products/fields.store.ts';
import { addStock, holdProduct } from '../products/products.store.ts';
import { setStock } from '../products/set-stock.ts';

const files = importFolder();
const products = 80;

const lines = (round: number): Row[] =>
  Array.from({ length: products }, (_, n) =>
    ['S', 'M'].map((size, at) => ({
      ...(at === 0 ? { ...kurta, Title: `Kurta of round ${round}`, 'Option1 Name': 'Size' } : {}),
      Handle: `kurta-${n}`,
      'Option1 Value': size,
      'Variant Price': String(300 + ((n + round) % 50)),
      'Variant Compare At Price': '999',
      'Variant Inventory Qty': String((n + at + round) % 3),
    })),
  ).flat();

it('a piece that is sold between the comparing and the writing of a file stays sold', async () => {
  const { db } = await createTestDatabase();
  const file = (pieces: string): Row[] => [{ ...kurta, 'Variant Inventory Qty': pieces }];
  await files.run(db, file('10'));
  const [size] = await execute<{ variantId: string }>(db)`select id as "variantId" from variants`;
  const isWaiting = async () => {
    const [waiting] = await execute<{ n: number }>(db)`
      select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    return (waiting?.n ?? 0) > 0;
  };
  let run = Promise.resolve<unknown>(null);
  await inTransaction(db, async (trx) => {
    await addStock(trx, [{ variantId: size?.variantId ?? '', by: -1 }]);
    run = files.run(db, file('12'));
    await expect.poll(isWaiting).toBe(true);
    return null;
  });
  expect(await run).toMatchObject({
    changes: [{ rows: [{ before: 'One Size: 10', after: 'One Size: 12' }] }],
  });
  expect(await execute(db)`select quantity from stock`).toEqual([{ quantity: 11 }]);
});

describe('beside an import', async () => {
  const { db } = await createTestDatabase();
  await files.run(db, lines(0));
  const sizes = await execute<{ variantId: string; productId: string }>(db)`
    select id as "variantId", product_id as "productId" from variants order by id`;
  const now = new Date('2026-11-21T07:00:00Z');

  /** Three of the shop's variants; different ones for each `n`. */
  const some = (n: number) =>
    [0, 53, 131].map((apart) => sizes[(7 * n + apart) % sizes.length] as (typeof sizes)[number]);

  async function sellAndReturn(n: number): Promise<void> {
    await inTransaction(db, async (trx) => {
      const by = n % 2 === 0 ? -1 : 1;
      await addStock(
        trx,
        some(n).map(({ variantId }) => ({ variantId, by })),
      );
      return null;
    });
  }

  async function countShelves(n: number): Promise<void> {
    const steps = some(n).map(({ variantId }) => ({ variantId, seen: 0, stock: 1 }));
    await inTransaction(db, (trx) => setStock(trx, { shopId: null, steps, now }));
  }

  async function edit(n: number): Promise<void> {
    await inTransaction(db, async (trx) => {
      const product = await holdProduct(trx, null, some(n)[0]?.productId ?? '');
      if (!product) return null;
      await upsertProducts(trx, [rowOf({ ...product, price: 1_000 + (n % 9) })], { now });
      await listChanged(trx, [product.id]);
      return null;
    });
  }

  it('the same goods are sold, counted and edited without failures, and lists are right afterwards', async () => {
    const imports = new AbortController();
    const done = [0, 0, 0];
    const others = [sellAndReturn, countShelves, edit].map(async (work, at) => {
      for (let n = at; !imports.signal.aborted; n += 3, done[at] = (done[at] ?? 0) + 1) await work(n);
    });
    for (let round = 1; round <= 4; round++) {
      const report = await files.run(db, lines(round));
      expect(report.products.read).toBe(products);
    }
    imports.abort();
    await Promise.all(others);
    expect(Math.min(...done)).toBeGreaterThan(3);
    const imported = await rowsOfListings(db);
    await rowByRow(db);
    expect(imported).toEqual(await rowsOfListings(db));
  });
});
