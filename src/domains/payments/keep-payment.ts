import type { Database } from '../../platform/database.ts';
import { emptyCart } from '../orders/empty-cart.ts';
import type { Actor, HeldOrder } from '../orders/order.ts';
import { oweRefund } from '../orders/owe-refund.ts';
import { bookPayment, type Came } from './book-payment.ts';
import { confirmClaim, insertPayment } from './payments.store.ts';
import { linkBankLine } from './statement/link-bank-line.ts';

/** Keeps and books the money that paid an order, which was moved before: it answers the claim, and the goods leave the cart. */
export async function keepAccepted(
  trx: Database,
  order: HeldOrder,
  came: Came,
  note?: string,
): Promise<void> {
  const { provider, evidence, now } = came;
  await insertPayment(trx, provider, evidence, 'accepted', now);
  await bookPayment(trx, came, { for: 'order', orderId: order.id }, note);
  await linkBankLine(trx, provider, evidence, now);
  await confirmClaim(trx, order.id, evidence.utr);
  await emptyCart(trx, order, now);
}

/** Keeps and books money of an order that it cannot use, and owes it back. */
export async function keepToRefund(
  trx: Database,
  orderId: string,
  came: Came,
  { reason, note, actor }: { reason: string; note?: string; actor: Actor },
): Promise<void> {
  const { provider, evidence, now } = came;
  const { paymentId, amountPaise } = evidence;
  await insertPayment(trx, provider, evidence, 'surplus', now);
  await bookPayment(trx, came, { for: 'refund', orderId }, note);
  await linkBankLine(trx, provider, evidence, now);
  await oweRefund(trx, { orderId, provider, paymentId, amountPaise, reason, now }, actor);
}
