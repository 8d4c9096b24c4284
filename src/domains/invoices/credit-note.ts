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
  /** The part of it that is credited, and its pieces; all of it where omitted. */
  part?: { lines: InvoiceLine[]; pieces: LinePieces[] };
  /** Where the money goes: to a UPI id for what was paid in cash, or nowhere since nothing was paid; omitted: to where it came from. */
  money?: 'to UPI ID' | 'nothing paid';
}

/** Where the money of a credit note goes. A parcel that is paid at the door is paid by the time its pieces can be returned, and not before. */
export const moneyOf = (payBy: PayWay, isReturn: boolean): Pick<CreditNote, 'money'> =>
  payBy === 'upi' ? {} : { money: isReturn ? 'to UPI ID' : 'nothing paid' };

/** The reason for crediting pieces that were returned. */
export const reasonOfReturn = (reason: Reason): string =>
  isFault(reason) ? m.returned_with_fault() : m.returned_by_buyer();

/** The cause of a credit note for a whole invoice. A part of one is credited for its return, by the return's id. */
export const cancelledParcel = 'cancelled';

/** The reason for crediting a parcel: refused at the door, or cancelled, by whom in the form of order_moves (`customer:<id>`). */
export function reasonOf(canceller: string | null, wasRefused: boolean): string {
  if (wasRefused) return m.refused_at_door();
  return canceller?.startsWith('customer:') ? m.cancelled_by_buyer() : m.cancelled_by_seller();
}
