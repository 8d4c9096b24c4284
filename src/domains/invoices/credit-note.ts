import * as m from '#messages/invoices';
import type { PayWay } from '../orders/order.ts';
import { isFault, type Reason } from '../returns/return.ts';
import type { LinePieces } from './credit-lines.ts';
import type { Invoice, InvoiceLine } from './invoice.ts';

/**
 * A credit note for an invoice or a part of it. Stored when issued and rendered from then on, like the invoice. Plain
 * JSON; `issuedAt` is ISO 8601.
 */
export interface CreditNote {
  number: string;
  issuedAt: string;
  /** A short reason. */
  reason: string;
  /** The invoice as issued (rule 53(1A), CGST Rules, 2017). */
  invoice: Invoice;
  /** The credited part and its pieces; omitted for the whole invoice. */
  part?: { lines: InvoiceLine[]; pieces: LinePieces[] };
  /**
   * Where the money goes: to a UPI id if it was paid in cash, nowhere if nothing was paid, or first by the bank of a
   * disputed payment. Omitted: to the original payment method.
   */
  money?: 'to UPI ID' | 'nothing paid' | 'after the bank';
}

/**
 * Where the money of a credit note goes. A parcel that is paid at the door has been paid by the time its pieces can
 * be returned, but not before.
 */
export const moneyOf = (payBy: PayWay, isReturn: boolean): Pick<CreditNote, 'money'> =>
  payBy === 'upi' ? {} : { money: isReturn ? 'to UPI ID' : 'nothing paid' };

/** Why pieces of an invoice are credited: a return's reason, or that they could not be supplied. */
export type ReasonOfPieces = Reason | 'not supplied';

/** The reason for crediting pieces, in words. */
export const reasonOfReturn = (reason: ReasonOfPieces): string =>
  reason === 'not supplied'
    ? m.not_supplied()
    : isFault(reason)
      ? m.returned_with_fault()
      : m.returned_by_buyer();

/** The cause of a credit note for a whole invoice. A partial one has the return's id as its cause. */
export const cancelledParcel = 'cancelled';

/** How a credited parcel ended: at the door, on the way, brought back and given up, or before it was packed. */
export type Ending = 'refused' | 'lost' | 'brought back' | 'cancelled';

/** The reason for crediting a parcel. `canceller` is in the form of order_moves (`customer:<id>`). */
export function reasonOf(canceller: string | null, ending: Ending): string {
  if (ending === 'refused') return m.refused_at_door();
  if (ending === 'lost') return m.lost_on_the_way();
  if (ending === 'brought back') return m.brought_back();
  return canceller?.startsWith('customer:') ? m.cancelled_by_buyer() : m.cancelled_by_seller();
}
