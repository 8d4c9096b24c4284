import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../test/support/database.ts';
import { orderBody, smallShop } from '../../../test/support/small-shop.ts';
import { testApp } from '../../../test/support/app.ts';
import { testClock } from '../../platform/clock.ts';
import { isRefusal } from '../../platform/refusal.ts';
import { lifecycleDocument } from './lifecycle-document.ts';
import { moveOrder } from './move-order.ts';
import {
  findMove,
  type Move,
  type Mover,
  orderMoves,
  type OrderState,
  orderStates,
  paymentMoves,
  type PaymentState,
  paymentStates,
} from './order.ts';
import { holdOrder } from './orders.store.ts';
import { parcelMoves } from './parcels/parcel.ts';
import { refundMoves } from './refund.ts';
import { execute } from '../../platform/database.ts';

const { db } = await createTestDatabase();
const clock = testClock('2026-03-01T10:00:00Z');
const shop = await smallShop(db, clock.now());

async function newOrder(stock: number) {
  const [customer, product] = [await shop.customer(), await shop.product({ stock: [stock] })];
  const app = await testApp(db, { clock });
  const answer = await app.inject({
    method: 'POST',
    url: '/api/home/order/palce-order',
    headers: { cookie: customer.cookie },
    payload: orderBody([{ product }], { price: 900, shipping_fee: 0 }),
  });
  return { id: answer.json().orderId as string, variantId: product.variantIds[0] };
}

describe('the table of moves', () => {
  it('lets only a provider or an operator mark a payment paid or failed', () => {
    const targets = paymentMoves.filter(({ to }) => to === 'paid' || to === 'failed');
    expect(new Set(targets.flatMap(({ by }) => by))).toEqual(new Set(['provider', 'operator']));
  });

  it('has no way out of paid, success, and none into warehouse but from placed', () => {
    expect(paymentMoves.filter(({ from }) => from === 'paid')).toEqual([]);
    expect(orderMoves.filter(({ from }) => from === 'success')).toEqual([]);
    expect(orderMoves.filter(({ to }) => to === 'warehouse').map(({ from }) => from)).toEqual(['placed']);
  });

  it('releases stock with every cancellation and takes it again with every revival', () => {
    for (const move of orderMoves)
      expect(move.stock).toBe(
        move.to === 'cancelled' ? 'gives back' : move.from === 'cancelled' ? 'takes again' : undefined,
      );
  });

  it('is what lifecycle.md shows', async () => {
    await expect(lifecycleDocument()).toMatchFileSnapshot('./lifecycle.md');
  });

  it('is what the database allows', async () => {
    const rows = await execute<{ move: string }>(db)`
      select lifecycle || ' ' || from_state || ' ' || to_state as move from allowed_moves where lifecycle <> 'return'`;
    const table = [
      ...orderMoves.map(({ from, to }) => `order ${from} ${to}`),
      ...paymentMoves.map(({ from, to }) => `payment ${from} ${to}`),
      ...parcelMoves.map(({ from, to }) => `parcel ${from} ${to}`),
      ...refundMoves.map(({ from, to }) => `refund ${from} ${to}`),
    ];
    expect(new Set(rows.map(({ move }) => move))).toEqual(new Set(table));
  });
});

const isOfPaidAhead = (move?: Move<string>) => move !== undefined && !move.onlyOnDelivery;
const movers: Mover[] = ['customer', 'seller', 'operator', 'provider', 'server'];

describe('moveOrder', () => {
  it('makes every move in the table and refuses all others, for every mover', async () => {
    const { id } = await newOrder(1_000);
    await execute(db)`alter table orders disable trigger orders_moves`; // sets up states that no move reaches
    const put = async (order: OrderState, payment: PaymentState) => {
      await execute(
        db,
      )`update orders set order_status = ${order}, payment_status = ${payment}, holds_stock = ${order !== 'cancelled'} where id = ${id}`;
    };
    const attempt = (to: { order?: OrderState; payment?: PaymentState }, kind: Mover) =>
      db.transaction().execute(async (trx) => {
        const order = await holdOrder(trx, id);
        if (!order) throw new Error('no order');
        return !isRefusal(await moveOrder(trx, order, to, { kind }, clock.now()));
      });
    const wrong: string[] = [];
    for (const kind of movers) {
      for (const from of orderStates)
        for (const to of orderStates) {
          await put(from, 'paid');
          if ((await attempt({ order: to }, kind)) !== isOfPaidAhead(findMove(orderMoves, from, to, kind)))
            wrong.push(`order ${from} ${to} ${kind}`);
        }
      for (const from of paymentStates)
        for (const to of paymentStates) {
          await put('pending', from);
          if (
            (await attempt({ payment: to }, kind)) !== isOfPaidAhead(findMove(paymentMoves, from, to, kind))
          )
            wrong.push(`payment ${from} ${to} ${kind}`);
        }
    }
    await execute(db)`alter table orders enable trigger orders_moves`;
    expect(wrong).toEqual([]);
  });

  it('makes the moves of an order that is paid at the door for such an order only', async () => {
    const attempt = async (id: string, to: Parameters<typeof moveOrder>[2], kind: Mover) =>
      db.transaction().execute(async (trx) => {
        const order = await holdOrder(trx, id);
        if (!order) throw new Error('no order');
        const outcome = await moveOrder(trx, order, to, { kind }, clock.now());
        return isRefusal(outcome) ? outcome.refused : outcome.orderStatus;
      });
    const [one, other] = [await newOrder(10), await newOrder(10)];
    expect(await attempt(one.id, { order: 'placed' }, 'customer')).toBe('wrong_status');
    for (const kind of ['seller', 'provider', 'server'] as const)
      expect(await attempt(one.id, { order: 'placed', payBy: 'delivery' }, kind)).toMatch(
        /^(wrong_status|not_paid)$/,
      );
    expect(await attempt(one.id, { order: 'placed', payBy: 'delivery' }, 'customer')).toBe('placed');
    await attempt(other.id, { payment: 'pending' }, 'customer');
    expect(await attempt(other.id, { payment: 'unpaid' }, 'operator')).toBe('wrong_status');
    await attempt(one.id, { payment: 'pending' }, 'customer');
    expect(await attempt(one.id, { payment: 'unpaid' }, 'operator')).toBe('placed');
    await expect(
      sql`update orders set pay_by = 'delivery' where id = ${other.id}`.execute(db),
    ).rejects.toThrow(/orders_pay_by_check/);
  });

  it('is enforced: the database refuses a move that is not in the table', async () => {
    const { id } = await newOrder(1);
    await expect(
      sql`update orders set order_status = 'success' where id = ${id}`.execute(db),
    ).rejects.toThrow(/cannot go/);
  });

  it('moves the stock once, and takes nothing when a revival finds too little stock', async () => {
    const { id, variantId } = await newOrder(1);
    const move = (order: OrderState, payment?: PaymentState) =>
      db.transaction().execute(async (trx) => {
        const heldOrder = await holdOrder(trx, id);
        if (!heldOrder) throw new Error('no order');
        return moveOrder(
          trx,
          heldOrder,
          { order, ...(payment ? { payment } : {}) },
          { kind: 'operator' },
          clock.now(),
        );
      });
    await move('cancelled');
    await move('cancelled');
    expect(await shop.stockOf(variantId)).toBe(1);
    await execute(db)`update stock set quantity = 0 where variant_id = ${variantId}`;
    expect(await move('placed')).toMatchObject({ refused: 'not_paid' });
    expect(await move('placed', 'paid')).toMatchObject({ refused: 'out_of_stock' });
    await execute(db)`update stock set quantity = 3 where variant_id = ${variantId}`;
    expect(await move('placed', 'paid')).toMatchObject({ orderStatus: 'placed', holdsStock: true });
    expect(await shop.stockOf(variantId)).toBe(2);
  });
});
