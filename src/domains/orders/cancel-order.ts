import type { Database } from '../../platform/database.ts';
import { isRefusal, type Refusal, refuse } from '../../platform/refusal.ts';
import { newId } from '../../platform/ids.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { tellBuyer } from './staff/tell-buyer.ts';
import type { KnownOfOrders } from './known-of-orders.ts';
import { moveOrder } from './move-order.ts';
import type { Actor, HeldOrder, OrderState } from './order.ts';
import { listParcels } from './parcels/parcels.store.ts';
import * as store from './orders.store.ts';
import { findAcceptedPayment, insertRefund } from './refunds.store.ts';

export interface CancelOrder {
  readonly orderId: string;
  /** The owner, checked; omitted for an operator. */
  readonly customerId?: string;
  readonly actor: Actor;
  readonly now: Date;
  readonly known: Pick<KnownOfOrders, 'acceptedPayment'>;
  /** An operator's reason: recorded with the move, and mailed to the customer. */
  readonly reason?: string;
  /** The state the operator saw; if it changed since, the call is refused. */
  readonly seen?: OrderState;
}

/** Cancels an order that has not been shipped: releases its stock and makes any payment a refund due. */
export function cancelOrder(
  db: Database,
  { orderId, customerId, actor, now, known, reason = '', seen }: CancelOrder,
): Promise<{ message: string } | Refusal<'changed_meanwhile' | 'not_found' | 'wrong_status'>> {
  return inTransaction(db, async (trx) => {
    const order = await store.holdOrder(trx, orderId, customerId);
    if (!order) return refuse('not_found', { error: 'We could not find this order' });
    if (seen !== undefined && seen !== order.orderStatus) return refuse('changed_meanwhile');
    if (await hasLeft(trx, orderId))
      return refuse('wrong_status', {
        error: 'A part of this order is packed or on its way, so it can no longer be cancelled',
      });
    const moved = await moveOrder(trx, order, { order: 'cancelled' }, actor, now, reason);
    if (isRefusal(moved))
      return refuse('wrong_status', {
        error:
          order.orderStatus === 'cancelled'
            ? 'This order is cancelled already'
            : 'This order is on its way and can no longer be cancelled',
      });
    if (reason !== '') await tellOfCancelling(trx, moved, reason, now);
    if (moved.paymentStatus !== 'paid') return { message: 'Your order is cancelled' };
    await oweBack(trx, known, orderId, now);
    return { message: 'Your order is cancelled. Your money is being returned to you' };
  });
}

function tellOfCancelling(
  trx: Database,
  { id, paymentStatus }: HeldOrder,
  reason: string,
  now: Date,
): Promise<void> {
  const money = paymentStatus === 'paid' ? '\n\nYour money is being returned to you.' : '';
  const text = `We had to cancel your order. The reason: ${reason}${money}`;
  return tellBuyer(trx, { orderId: id, subject: 'Your order was cancelled', text, now });
}

async function oweBack(
  trx: Database,
  known: Pick<KnownOfOrders, 'acceptedPayment'>,
  orderId: string,
  now: Date,
): Promise<void> {
  const payment = await findAcceptedPayment(trx, known, orderId);
  if (!payment) throw new Error(`Order ${orderId} is paid but no payment was accepted for it`);
  await insertRefund(trx, { id: newId(now), orderId, ...payment, reason: 'order cancelled', now });
  await store.recordMoves(trx, orderId, { actor: 'server', note: 'order cancelled', at: now }, [
    { lifecycle: 'refund', from: '', to: 'due' },
  ]);
  await store.setAttention(trx, orderId, 'cancelled');
}

/** Whether a seller has packed a parcel of the order, or handed it over: its money and stock stay where they are. */
async function hasLeft(trx: Database, orderId: string): Promise<boolean> {
  const parcels = await listParcels(trx, orderId);
  return parcels.some(({ state }) => state === 'packed' || state === 'handed over');
}
