import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../test/support/database.ts';
import { home, orderBody, type ShelfProduct, smallShop } from '../../../test/support/small-shop.ts';
import { minute, testClock } from '../../platform/clock.ts';
import { isRefusal } from '../../platform/refusal.ts';
import { backOffice } from '../../shop-back-office.ts';
import { knownOfOrders } from '../../start/known-of-orders.ts';
import { ordersHandlers } from './orders.http.ts';
import { schedulesOf } from '../../../test/support/schedules.ts';
import { execute } from '../../platform/database.ts';

const { db } = await createTestDatabase();
const clock = testClock('2026-03-01T10:00:00Z');
const small = await smallShop(db, clock.now());
const digest = (network: string) => `digest of ${network}`;
const handlers = ordersHandlers({
  db,
  clock,
  schedules: schedulesOf(db, clock),
  unpaidOrderTtl: 30 * minute,
  known: knownOfOrders,
  codeOfDelivery: () => '0000',
  addresses: { maxOrdersInHour: 1_000, digest },
});
let kurta: ShelfProduct;

/** Orders this many pieces from this address, for a new customer if none is given. */
async function order(address: string, quantity: number, customerId?: string, product = kurta) {
  const id = customerId ?? (await small.customer()).id;
  const body = orderBody([{ product, quantity }], { price: 900 * quantity, shipping_fee: 0 });
  const input = { ...body, products: body.products.flatMap(({ products }) => products), shippingInfo: home };
  const visit = { customer: { id }, address, idempotencyKey: randomUUID() };
  const answer = await handlers.place(input as never, visit as never);
  return isRefusal(answer) ? { ...answer, orderId: '' } : { ...answer, refused: undefined, error: '' };
}

/** Places a large order from an address, so that only `piecesLeft` more pieces may be held. */
const fill = (address: string, piecesLeft = 1) =>
  sql`update orders set items = ${backOffice.maxHeldFromAddress.pieces - piecesLeft} where placed_from = ${digest(address)}`.execute(
    db,
  );

beforeEach(async () => {
  await execute(db)`update orders set placed_from = null`;
  kurta = await small.product({ stock: [500] });
  clock.advance(minute);
});

describe('goods that one customer holds without paying', () => {
  it.each([
    ['orders', async () => sql`update orders set items = 1`.execute(db), backOffice.maxUnpaidOrders],
    ['pieces', async () => sql`update orders set items = ${backOffice.maxHeldPieces - 4}`.execute(db), 5],
  ])('end at a number of %s, for orders of the same moment, too', async (_what, make, max) => {
    const { id } = await small.customer();
    const networks = Array.from({ length: max + 8 }, (_, at) => `203.0.113.${100 + at}`);
    expect((await order(networks[0] ?? '', 1, id)).refused).toBeUndefined();
    await make();
    const rest = await Promise.all(networks.slice(1).map((network) => order(network, 1, id)));
    const codes = rest.map(({ refused }) => refused ?? 'placed').toSorted();
    expect(codes).toEqual([...Array<string>(8).fill('list_full'), ...Array<string>(max - 1).fill('placed')]);
    expect(rest.find(({ refused }) => refused)?.error).toContain('Please pay for or cancel one');
  });
});

describe('goods that one network holds without paying', () => {
  it('end at a number of pieces, whoever orders them', async () => {
    await order('203.0.113.7', 1);
    await fill('203.0.113.7');
    expect((await order('203.0.113.7', 1)).refused).toBeUndefined();
    const answer = await order('203.0.113.7', 1);
    expect([answer.refused, answer.error]).toEqual(['list_full', expect.stringContaining('your network')]);
    expect((await order('203.0.113.8', 1)).refused).toBeUndefined();
  });

  it('end at a number of orders', async () => {
    for (let n = 0; n < backOffice.maxHeldFromAddress.orders; n++)
      expect((await order('203.0.113.9', 1)).refused).toBeUndefined();
    expect((await order('203.0.113.9', 1)).refused).toBe('list_full');
  });

  it('end there for orders of the same moment too', async () => {
    await order('203.0.113.11', 1);
    await fill('203.0.113.11', 4);
    // Each of other goods: they wait for no piece of stock, only for the cap.
    const people = await Promise.all(
      Array.from({ length: 12 }, () => Promise.all([small.customer(), small.product({ stock: [5] })])),
    );
    const answers = await Promise.all(
      people.map(([{ id }, product]) => order('203.0.113.11', 1, id, product)),
    );
    const codes = answers.map(({ refused }) => refused ?? 'placed').toSorted();
    expect(codes).toEqual([...Array<string>(8).fill('list_full'), ...Array<string>(4).fill('placed')]);
  });

  it('count for all of an IPv6 customer’s network', async () => {
    await order('2001:db8:1::1', 1);
    await fill('2001:db8:1::/48');
    await order('2001:db8:1:ffff::9', 1);
    expect((await order('2001:db8:1:2::3', 1)).refused).toBe('list_full');
    expect((await order('2001:db8:2::1', 1)).refused).toBeUndefined();
  });

  it('are counted while they are held, and the digest goes with them', async () => {
    const { orderId } = await order('203.0.113.10', 1);
    await fill('203.0.113.10');
    await order('203.0.113.10', 1);
    const rows = await execute<{
      customer_id: string;
    }>(db)`select customer_id from orders where id = ${orderId}`;
    const visit = { customer: { id: rows[0]?.customer_id } };
    expect(isRefusal(await handlers.cancel({ orderId } as never, visit as never))).toBe(false);
    expect((await order('203.0.113.10', 1)).refused).toBeUndefined();
    const addresses = await sql`select from orders where id = ${orderId} and placed_from is not null`.execute(
      db,
    );
    expect(addresses.rows).toEqual([]);
  });
});
