import { beforeEach, describe, expect, it } from 'vitest';
import { placingShop } from '../../../test/support/placing-shop.ts';
import { orderBody } from '../../../test/support/small-shop.ts';
import { execute } from '../../platform/database.ts';

const { db, shop, anybody, placeAs } = await placingShop();
let customer: Awaited<ReturnType<typeof anybody>>;

beforeEach(async () => {
  customer = await anybody();
});

const place = (body: object, headers: Record<string, string> = {}, by = customer) =>
  placeAs(by, body, headers);

describe('races for stock', () => {
  it('sells 10 pieces to 50 customers exactly 10 times', async () => {
    const kurta = await shop.product({ stock: [10] });
    const customers = await Promise.all(Array.from({ length: 50 }, () => shop.customer()));
    const body = orderBody([{ product: kurta }], { price: 900, shipping_fee: 0 });
    const answers = await Promise.all(customers.map((by) => place(body, {}, by)));
    const counts = Object.groupBy(answers, ({ status }) => status);
    expect([counts[201]?.length, counts[409]?.length]).toEqual([10, 40]);
    expect(await shop.stockOf(kurta.variantIds[0])).toBe(0);
  });

  it('serves A+B and B+A in parallel without a deadlock or a partial order', async () => {
    const [a, b] = [await shop.product({ stock: [20] }), await shop.product({ stock: [25] })];
    const customers = await Promise.all(Array.from({ length: 40 }, () => shop.customer()));
    const before = await deadlocks();
    const answers = await Promise.all(
      customers.map((by, index) => {
        const lines = index % 2 ? [{ product: a }, { product: b }] : [{ product: b }, { product: a }];
        return place(orderBody(lines, { price: 1_800, shipping_fee: 0 }), {}, by);
      }),
    );
    const counts = Object.groupBy(answers, ({ status }) => status);
    expect([counts[201]?.length, counts[409]?.length]).toEqual([20, 20]);
    expect([await shop.stockOf(a.variantIds[0]), await shop.stockOf(b.variantIds[0])]).toEqual([0, 5]);
    expect(await deadlocks()).toBe(before);
  });
});

async function deadlocks(): Promise<number | undefined> {
  await execute(db)`select pg_stat_force_next_flush()`;
  const rows = await execute<{ deadlocks: number }>(db)`
    select deadlocks from pg_stat_database where datname = current_database()`;
  return rows[0]?.deadlocks;
}
