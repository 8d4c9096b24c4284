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

/** Cash that a seller's courier had taken reached the bank: a settlement of it, by the bank's reference. */
export function cashHandedInEntry({
  sellerId,
  amountPaise,
  reference,
  at,
}: {
  sellerId: string;
  amountPaise: number;
  reference: string;
  at: Date;
}): Entry {
  return {
    key: `settlement:cash:${reference}`,
    kind: 'settlement',
    orderId: null,
    note: reference,
    at,
    postings: [debit('bank', amountPaise), credit('cash', amountPaise, sellerId)],
  };
}
