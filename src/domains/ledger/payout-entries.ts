import { credit, debit, type Entry, entry } from './account.ts';

/**
 * A seller's parcel is earned: what is withheld of it, in paise, and what a rate of its own changes about the
 * commission that the sale was booked with (`commissionPaise` with its GST; negative when it is lower).
 */
export function earningEntry(
  {
    orderId,
    sellerId,
    ...of
  }: { orderId: string; sellerId: string } & Record<
    'commissionPaise' | 'gstPaise' | 'tcsPaise' | 'tdsPaise',
    number
  >,
  at: Date,
): Entry {
  return entry('earning', `${orderId}:${sellerId}`, { orderId, note: sellerId, at }, [
    debit('seller_payable', of.commissionPaise + of.tcsPaise + of.tdsPaise, sellerId),
    credit('commission', of.commissionPaise - of.gstPaise),
    credit('tax', of.gstPaise),
    credit('tcs', of.tcsPaise, sellerId),
    credit('tds', of.tdsPaise, sellerId),
  ]);
}
