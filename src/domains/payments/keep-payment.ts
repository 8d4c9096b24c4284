import type { Database } from '../../platform/database.ts';
import { claimClawbacks } from '../orders/clawbacks/clawbacks.store.ts';
import { emptyCart } from '../orders/empty-cart.ts';
import type { Actor, HeldOrder } from '../orders/order.ts';
import { oweRefund } from '../orders/owe-refund.ts';
import { bookPayment, type Came } from './book-payment.ts';
import { confirmClaim, insertPayment } from './payments.store.ts';
import { linkBankLine } from './statement/link-bank-line.ts';

/**
 * Stores and books the payment of an order that was already moved to paid. Settles the claim and removes the goods
 * from the cart.
 */
export async function keepAccepted(
  trx: Database,
  order: HeldOrder,
  came: Came,
  note?: string,
): Promise<void> {
  const { provider, evidence, now } = came;
  await insertPayment(trx, provider, evidence, 'accepted', now);
  await bookPayment(trx, came, { for: 'order', orderId: order.id }, note);
  await claimClawbacks(trx, { provider, paymentId: evidence.paymentId, orderId: order.id });
  await linkBankLine(trx, provider, evidence, now);
  await confirmClaim(trx, order.id, evidence.utr);
  await emptyCart(trx, order, now);
}

/** Stores and books money that its order cannot use, and records it as a refund due. Settles the claim. */
export async function keepToRefund(
  trx: Database,
  orderId: string,
  came: Came,
  { reason, note, actor }: { reason: string; note?: string; actor: Actor },
): Promise<'due' | 'waits'> {
  const { provider, evidence, now } = came;
  const { paymentId, amountPaise } = evidence;
  await insertPayment(trx, provider, evidence, 'surplus', now);
  await bookPayment(trx, came, { for: 'refund', orderId }, note);
  await claimClawbacks(trx, { provider, paymentId, orderId });
  await linkBankLine(trx, provider, evidence, now);
  // The claim was right: the money is there. Nobody is to look for it any more.
  await confirmClaim(trx, orderId, evidence.utr);
  return oweRefund(trx, { orderId, provider, paymentId, amountPaise, reason, now }, actor);
}
