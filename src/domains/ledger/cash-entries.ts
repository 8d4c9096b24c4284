import { credit, debit, type Entry } from './account.ts';

/** What pays a parcel at the door, as refunds of it name it: its order and its seller. */
export const cashOf = (orderId: string, sellerId: string): string => `${orderId}:${sellerId}`;

/** The price of a parcel was taken at the door. It is with the seller's courier until it is handed in. */
export function cashEntry({
  orderId,
  sellerId,
  amountPaise,
  at,
}: {
  orderId: string;
  sellerId: string;
  amountPaise: number;
  at: Date;
}): Entry {
  return {
    key: `cash:${cashOf(orderId, sellerId)}`,
    kind: 'cash',
    orderId,
    note: sellerId,
    at,
    postings: [debit('cash', amountPaise, sellerId), credit('receivable', amountPaise, orderId)],
  };
}
