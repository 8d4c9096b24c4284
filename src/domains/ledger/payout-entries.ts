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

interface Payout {
  readonly id: string;
  readonly sellerId: string;
  /** What was earned, the cash set against it, and the rest, which is paid; in paise. */
  readonly earnedPaise: number;
  readonly cashPaise: number;
  readonly amountPaise: number;
}

/** A payout is proposed: what was earned leaves the seller's account, the cash that the seller holds is set against it. */
export const payoutEntry = ({ id, sellerId, earnedPaise, cashPaise, amountPaise }: Payout, at: Date): Entry =>
  entry('payout', id, { note: sellerId, at }, [
    debit('seller_payable', earnedPaise, sellerId),
    credit('cash', cashPaise, sellerId),
    credit('payouts', amountPaise, id),
  ]);

/** The bank paid it. */
export const payoutPaidEntry = ({ id, amountPaise }: Payout, reference: string, at: Date): Entry =>
  entry('payout_paid', id, { note: reference, at }, [
    debit('payouts', amountPaise, id),
    credit('bank', amountPaise),
  ]);

/** It failed or was withdrawn, or came back after it was paid: everything is as before. `from`: where its money is. */
export const payoutBackEntry = (
  { id, sellerId, earnedPaise, cashPaise, amountPaise }: Payout,
  from: 'payouts' | 'bank',
  at: Date,
): Entry =>
  entry('payout_back', id, { note: sellerId, at }, [
    debit(from, amountPaise, from === 'payouts' ? id : ''),
    debit('cash', cashPaise, sellerId),
    credit('seller_payable', earnedPaise, sellerId),
  ]);
