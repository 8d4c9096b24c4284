import { credit, debit, type Entry, entry } from './account.ts';

/** The payment id of a parcel paid at the door, used by its refunds: order and seller. */
export const cashOf = (orderId: string, sellerId: string): string => `${orderId}:${sellerId}`;

/** A parcel was paid in cash at the door. The seller's courier holds the cash until it is handed in. */
export function cashEntry(
  { orderId, sellerId, amountPaise }: { orderId: string; sellerId: string; amountPaise: number },
  at: Date,
): Entry {
  return entry('cash', cashOf(orderId, sellerId), { orderId, note: sellerId, at }, [
    debit('cash', amountPaise, sellerId),
    credit('receivable', amountPaise, orderId),
  ]);
}

/** Cash held by a seller's courier reached the bank: a settlement with the bank's reference. */
export function cashHandedInEntry(
  { sellerId, amountPaise, reference }: { sellerId: string; amountPaise: number; reference: string },
  at: Date,
): Entry {
  return entry('settlement', `cash:${reference}`, { note: reference, at }, [
    debit('bank', amountPaise),
    credit('cash', amountPaise, sellerId),
  ]);
}
