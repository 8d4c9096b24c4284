import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { placingShop } from '../../../test/support/placing-shop.ts';
import { orderBody, type ShelfProduct } from '../../../test/support/small-shop.ts';
import { second } from '../../platform/clock.ts';
import { execute } from '../../platform/database.ts';

const { db, clock, shop, anybody, placeAs, ordersOf } = await placingShop();
let customer: Awaited<ReturnType<typeof anybody>>;
let kurta: ShelfProduct;

beforeEach(async () => {
  customer = await anybody();
  kurta = await shop.product({ stock: [3] });
  clock.advance(11 * second);
});

const kurtas = (quantity: number) =>
  orderBody([{ product: kurta, quantity }], { price: 900 * quantity, shipping_fee: 0 });
const place = (body: object, headers: Record<string, string> = {}) => placeAs(customer, body, headers);
const stockLeft = () => shop.stockOf(kurta.variantIds[0]);

async function stateOf(orderId: unknown): Promise<string> {
  const rows = await execute<{ state: string }>(db)`
    select payment_status || '/' || order_status as state from orders where id = ${orderId}`;
  return rows[0]?.state ?? 'none';
}

/** Puts the order into the state of a claimed UTR, without any money. */
const claim = (orderId: unknown) =>
  sql`update orders set payment_status = 'pending' where id = ${orderId}`.execute(db);

describe('an order that replaces the customer’s own unpaid order', () => {
  it('takes the goods that the unpaid order held', async () => {
    const first = await place(kurtas(2));
    const second = await place({ ...kurtas(3), replaces: first.body.orderId });
    expect([second.status, await stateOf(first.body.orderId), await stateOf(second.body.orderId)]).toEqual([
      201,
      'unpaid/cancelled',
      'unpaid/pending',
    ]);
    expect(await stockLeft()).toBe(0);
  });

  it('leaves the unpaid order as it was when the goods are not there', async () => {
    const first = await place(kurtas(2));
    const headers = { 'idempotency-key': 'too-many' };
    const body = { ...kurtas(4), replaces: first.body.orderId };
    const answers = [await place(body, headers), await place(body, headers)];
    expect(answers.map((answer) => answer.body.code)).toEqual(['out_of_stock', 'out_of_stock']);
    expect([await stateOf(first.body.orderId), await stockLeft()]).toEqual(['unpaid/pending', 1]);
    // The key keeps its first answer, although there is now enough stock.
    await execute(db)`update stock set quantity = 9 where variant_id = ${kurta.variantIds[0]}`;
    expect((await place(body, headers)).body.code).toBe('out_of_stock');
  });

  it.each<Record<string, string>>([{}, { 'idempotency-key': 'twice' }])(
    'is one order from parallel clicks: %o',
    async (headers) => {
      const first = await place(kurtas(1));
      const body = { ...kurtas(2), replaces: first.body.orderId };
      const answers = await Promise.all(Array.from({ length: 8 }, () => place(body, headers)));
      expect(new Set(answers.map((answer) => `${answer.status} ${String(answer.body.orderId)}`)).size).toBe(
        1,
      );
      expect([await ordersOf(customer.id), await stockLeft()]).toEqual([2, 1]);
    },
  );

  it('does not touch an order that is paid or being checked', async () => {
    const first = await place(kurtas(2));
    await claim(first.body.orderId);
    const second = await place({ ...kurtas(3), replaces: first.body.orderId });
    expect([second.status, second.body.code]).toEqual([409, 'changed_meanwhile']);
    expect([await stateOf(first.body.orderId), await stockLeft()]).toEqual(['pending/pending', 1]);
  });

  it('does not touch an order that is to be paid at the door: nothing is ordered', async () => {
    const first = await place(kurtas(2));
    await execute(
      db,
    )`update orders set pay_by = 'delivery', order_status = 'placed' where id = ${first.body.orderId}`;
    const second = await place({ ...kurtas(1), replaces: first.body.orderId });
    expect([second.status, second.body.code]).toEqual([409, 'changed_meanwhile']);
    expect([await ordersOf(customer.id), await stockLeft()]).toEqual([1, 1]);
  });

  it('does not replace another customer’s order', async () => {
    const first = await placeAs(await shop.customer(), kurtas(2));
    expect((await place({ ...kurtas(1), replaces: first.body.orderId })).status).toBe(404);
    expect(await stateOf(first.body.orderId)).toBe('unpaid/pending');
  });
});
