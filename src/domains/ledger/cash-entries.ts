import { credit, debit, type Entry, entry } from './account.ts';

/** What pays a parcel at the door, as refunds of it name it: its order and its seller. */
export const cashOf = (orderId: string, sellerId: string): string => `${orderId}:${sellerId}`;

/** The price of a parcel was taken at the door. It is with the seller's courier until it is handed in. */
export function cashEntry(
  { orderId, sellerId, amountPaise }: { orderId: string; sellerId: string; amountPaise: number },
  at: Date,
): Entry {
  return entry('cash', cashOf(orderId, sellerId), { orderId, note: sellerId, at }, [
    debit('cash', amountPaise, sellerId),
    credit('receivable', amountPaise, orderId),
  ]);
}

/** Cash that a seller's courier had taken reached the bank: a settlement of it, by the bank's reference. */
export function cashHandedInEntry(
  { sellerId, amountPaise, reference }: { sellerId: string; amountPaise: number; reference: string },
  at: Date,
): Entry {
  return entry('settlement', `cash:${reference}`, { note: reference, at }, [
    debit('bank', amountPaise),
    credit('cash', amountPaise, sellerId),
  ]);
}
