import type { Database } from '../../platform/database.ts';
import type { Actor } from '../orders/order.ts';
import { dayOf } from '../../platform/india-time.ts';
import { type Outcome, recordPayment } from './record-payment.ts';
import type { BankLine } from './statement/bank-lines.store.ts';
import { byHand, paymentIdOf } from './statement/link-bank-line.ts';

/**
 * Records a bank-statement line as evidence for the order that claims it. Without an order it waits for operators. A
 * line that pays an order, or is refunded for it, belongs to that order from then on.
 */
export function recordCredit(
  db: Database,
  line: BankLine,
  orderId: string | null,
  { actor, payee, now }: { actor: Actor & { id: string }; payee: string; now: Date },
): Promise<Outcome> {
  const { id, amountPaise, utr, text } = line;
  const paymentId = paymentIdOf(line);
  return recordPayment(
    db,
    {
      provider: byHand,
      eventId: `bank-line:${id}`,
      type: 'statement.credit',
      orderId,
      body: { payment_id: paymentId, operator: actor.id, text },
      evidence: {
        type: 'captured',
        orderId: orderId ?? '',
        paymentId,
        amountPaise,
        currency: 'INR',
        payee,
        utr,
        // Without dates in the statement, the reading day is the latest possible one.
        valueDate: line.valueDate ?? dayOf(line.readAt),
      },
    },
    { actor, payee, now },
  );
}
