import * as m from '#messages/returns';
import type { Database } from '../../platform/database.ts';
import { type Refusal, refuse } from '../../platform/refusal.ts';
import { inTransaction } from '../../platform/transaction.ts';
import type { Staff } from '../../platform/visit.ts';
import { giveBackStock } from '../catalogue/stock/stock.store.ts';
import type { KnownOfOrders } from '../orders/known-of-orders.ts';
import { type Actor, actorText } from '../orders/order.ts';
import { recordMoves } from '../orders/orders.store.ts';
import { readPaidParcel } from '../orders/parcels/paid-parcel.ts';
import { recordChange } from '../staff/changes/record-change.ts';
import { moneyOf, priceOfPieces } from './price-pieces.ts';
import { mayRefundInstead, type ReturnState } from './return.ts';
import { holdReturn, otherPieces, type Owner, readBack, saveRefundInstead } from './returns.store.ts';
import { tellOfRefundInstead } from './tell-of-return.ts';

interface RefundInstead {
  readonly returnId: string;
  readonly owner: Owner;
  /** The UPI id for the refund of what was paid in cash; '' otherwise. */
  readonly payTo: string;
  readonly actor: Actor;
  readonly now: Date;
  readonly known: Pick<KnownOfOrders, 'acceptedPayment'>;
  /** The state the caller saw. The change is refused if it has changed since. */
  readonly seen?: ReturnState;
  /** What the customer is told of a change by staff. */
  readonly why?: string;
  readonly staff?: Staff;
}

/**
 * Turns an exchange into a refund, as long as the other size is not sent (R-RETURN-6): the size is sold again, and the
 * return goes on from where it is.
 */
export function refundInstead(
  db: Database,
  { returnId, owner, payTo, actor, now, known, seen, why = '', staff }: RefundInstead,
): Promise<{ message: string } | Refusal<'changed_meanwhile' | 'invalid' | 'not_found' | 'wrong_status'>> {
  return inTransaction(db, async (trx) => {
    const existing = await holdReturn(trx, returnId, owner);
    if (!existing) return refuse('not_found', { error: m.return_not_found() });
    if (seen !== undefined && seen !== existing.state) return refuse('changed_meanwhile');
    if (!mayRefundInstead(existing, actor.kind))
      return refuse('wrong_status', { error: m.no_refund_instead() });
    const { orderId, sellerId, reason } = existing;
    const parcel = await readPaidParcel(trx, { orderId, sellerId }, known, now);
    const isCash = parcel.payment.provider === 'cash';
    if (isCash && payTo === '') return refuse('invalid', { fields: { payTo: m.upi_id_needed() } });
    if (existing.holdsStock) await giveBackStock(trx, otherPieces(existing));
    const back = await readBack(trx, { orderId, sellerId }, 'asked');
    const { feePaise } = priceOfPieces(moneyOf(parcel, back), existing, reason);
    await saveRefundInstead(trx, returnId, { feePaise, payTo: isCash ? payTo : '' });
    const note = [`${existing.quantity} × ${existing.name}`, why].filter(Boolean).join(': ');
    await recordMoves(trx, orderId, { actor: actorText(actor), note, at: now }, [
      { lifecycle: 'return', from: existing.state, to: 'refund instead' },
    ]);
    if (staff) {
      await tellOfRefundInstead(trx, existing, { why, now });
      await recordChange(trx, staff, {
        subject: 'return',
        subjectId: returnId,
        shopId: sellerId,
        did: 'refund instead',
        before: { kind: 'exchange' },
        after: { kind: 'refund', why },
        at: now,
      });
    }
    return { message: m.refund_instead_answer() };
  });
}
