import * as answers from '#messages/answers';
import * as notices from '#messages/notices';
import * as refusals from '#messages/refusals';
import type { Database } from '../../../platform/database.ts';
import { isRefusal, type Refusal, refuse } from '../../../platform/refusal.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { tellBuyer } from '../../orders/staff/tell-buyer.ts';
import type { HeldOrder, PaymentState } from '../../orders/order.ts';
import { moneyBackWords } from '../../orders/money-back-words.ts';
import { holdOrder } from '../../orders/orders.store.ts';
import { confirmPayment, rejectPayment } from '../confirm-payment.ts';
import { listOpenUtrs } from './claims.store.ts';

interface Decision {
  readonly orderId: string;
  readonly operatorId: string;
  readonly now: Date;
}

/** An order's payment before and after a decision, for the change history. */
export interface ClaimDecision {
  readonly message: string;
  readonly before: MoneyOfOrder;
  readonly after: MoneyOfOrder;
}
interface MoneyOfOrder {
  readonly payment: PaymentState;
  readonly order: string;
  readonly utrs: readonly string[];
}

/**
 * Confirms a claim: the operator found the money at the bank. The order becomes paid and the customer is notified.
 * @param given.seen the payment state that the operator saw
 */
export function confirmClaim(
  db: Database,
  given: Decision & { payee: string; utr?: string | undefined; seen: PaymentState },
): Promise<ClaimDecision | Refusal<'changed_meanwhile' | 'not_found' | 'utr_taken' | 'wrong_status'>> {
  const { orderId, operatorId, payee, utr, now } = given;
  return inTransaction(db, async (trx) => {
    const current = await holdAsSeen(trx, orderId, ({ paymentStatus }) => paymentStatus === given.seen);
    if (isRefusal(current)) return current;
    const confirmed = await confirmPayment(trx, {
      orderId,
      operatorId,
      payee,
      now,
      ...(utr === undefined ? {} : { utr }),
    });
    if (isRefusal(confirmed)) return confirmed;
    if (confirmed.outcome === 'asked')
      return { message: answers.second_person_asked(), before: current.before, after: current.before };
    const paid = confirmed.outcome === 'paid';
    if (!paid)
      await tellBuyer(trx, {
        orderId,
        kind: 'refunded',
        key: `due:${claimOf(current, now)}`,
        subject: notices.refund_due_subject(),
        text: [
          notices.claim_accepted_too_late(),
          await moneyBackWords(trx, orderId, { refunding: () => notices.payment_owed() }),
        ].join(' '),
        now,
      });
    const message = paid ? answers.order_paid() : answers.order_paid_too_late();
    return { message, before: current.before, after: await moneyOf(trx, orderId) };
  });
}

/**
 * Rejects a claim: the operator found no such money. The payment fails, and the customer is told why and may send
 * another UTR within `unpaidOrderTtl` milliseconds.
 * @param given.utrs the UTRs that the operator looked for; one sent meanwhile is not rejected
 */
export function rejectClaim(
  db: Database,
  given: Decision & { reason: string; utrs: readonly string[]; unpaidOrderTtl: number },
): Promise<ClaimDecision | Refusal<'changed_meanwhile' | 'not_found' | 'wrong_status'>> {
  const { orderId, operatorId, reason, unpaidOrderTtl, now } = given;
  return inTransaction(db, async (trx) => {
    const sought = given.utrs.toSorted().join();
    const current = await holdAsSeen(
      trx,
      orderId,
      ({ paymentStatus }, utrs) => paymentStatus === 'pending' && utrs.toSorted().join() === sought,
    );
    if (isRefusal(current)) return current;
    const rejected = await rejectPayment(trx, { orderId, operatorId, reason, now, unpaidOrderTtl });
    if (isRefusal(rejected)) return rejected;
    await tellBuyer(trx, {
      orderId,
      kind: 'payment_refused',
      key: claimOf(current, now),
      subject: notices.claim_refused_subject(),
      text: notices.claim_refused({ utrs: given.utrs.join(', '), reason }),
      now,
    });
    return { message: rejected.message, before: current.before, after: await moneyOf(trx, orderId) };
  });
}

/** Which claim was decided. One can be sent again after it was rejected, and two be decided in one millisecond. */
const claimOf = ({ before }: { before: MoneyOfOrder }, now: Date): string =>
  [...before.utrs.toSorted(), now.toISOString()].join(':');

async function holdAsSeen(
  trx: Database,
  orderId: string,
  isAsSeen: (order: HeldOrder, utrs: readonly string[]) => boolean,
): Promise<{ before: MoneyOfOrder } | Refusal<'changed_meanwhile' | 'not_found'>> {
  const order = await holdOrder(trx, orderId);
  if (!order) return refuse('not_found', { error: refusals.order_not_found() });
  const utrs = await listOpenUtrs(trx, orderId);
  if (!isAsSeen(order, utrs)) return refuse('changed_meanwhile');
  return { before: { payment: order.paymentStatus, order: order.orderStatus, utrs } };
}

async function moneyOf(trx: Database, orderId: string): Promise<MoneyOfOrder> {
  const order = await holdOrder(trx, orderId);
  if (!order) throw new Error(`Order ${orderId} is gone`);
  return {
    payment: order.paymentStatus,
    order: order.orderStatus,
    utrs: await listOpenUtrs(trx, orderId),
  };
}
