import { newId } from '../../platform/ids.ts';
import { credit, debit, type Entry, entry, reversePostings } from './account.ts';

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

export interface Deposit {
  readonly sellerId: string;
  readonly amountPaise: number;
  /** The bank's. */
  readonly reference: string;
}

export const depositKey = (reference: string): string => `settlement:cash:${reference}`;

/**
 * Cash held by a seller's courier reached the bank: a settlement with the bank's reference.
 * @param isAgain whether this reference was booked before, and taken back
 */
export function cashHandedInEntry(
  { sellerId, amountPaise, reference }: Deposit,
  at: Date,
  isAgain = false,
): Entry {
  const name = `cash:${reference}` + (isAgain ? `:${newId(at)}` : '');
  return entry('settlement', name, { note: reference, at }, [
    debit('bank', amountPaise),
    credit('cash', amountPaise, sellerId),
  ]);
}

/** A deposit was booked by mistake: the seller's courier holds the cash. */
export const cashTakenBackEntry = (deposit: Deposit, at: Date): Entry =>
  entry(
    'settlement',
    `cash:${deposit.reference}:back:${newId(at)}`,
    { note: deposit.reference, at },
    reversePostings(cashHandedInEntry(deposit, at).postings),
  );
