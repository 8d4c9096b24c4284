import { credit, debit, type Entry, type Posting, reversed } from './account.ts';

/** Money that reached the shop: who told of it, under which id. */
export interface Received {
  /** Name of the payment provider. */
  readonly provider: string;
  readonly paymentId: string;
  readonly amountPaise: number;
  readonly at: Date;
}

/** One seller's part of an order, in paise. */
export interface SoldPart {
  readonly sellerId: string;
  /** The goods at their selling prices. */
  readonly goodsPaise: number;
  /** What of it the seller is owed (rule R-commission). */
  readonly sharePaise: number;
}

/** What a payment is used for: an order's price, money to send back, or not known yet. */
export type Use =
  | { readonly for: 'order' | 'refund'; readonly orderId: string }
  | { readonly for: 'unknown' }
  | { readonly for: 'other_income' };

/** Money came. It covers its order, is owed back, or waits for a person (`unknown`). */
export function paymentEntry(received: Received, use: Exclude<Use, { for: 'other_income' }>): Entry {
  const { provider, amountPaise, at } = received;
  return {
    key: `payment:${nameOf(received)}`,
    kind: 'payment',
    orderId: orderOf(use),
    note: '',
    at,
    postings: [moneyIn(provider, amountPaise), credit(...sideOf(use, received))],
  };
}

/** Money that waited got its place: an order, its way back, or a name of its own (`note` says which). */
export function allocationEntry(received: Received, use: Use, note: string): Entry {
  return {
    key: `allocation:${nameOf(received)}`,
    kind: 'allocation',
    orderId: orderOf(use),
    note,
    at: received.at,
    postings: [
      debit('unallocated', received.amountPaise, nameOf(received)),
      credit(...sideOf(use, received)),
    ],
  };
}

interface Sale {
  readonly orderId: string;
  readonly parts: readonly SoldPart[];
  readonly shippingPaise: number;
  /** Whole percent of GST inside the commission. */
  readonly commissionGstPercent: number;
  readonly at: Date;
}

/** A paid order: its customer owes the price, the sellers are owed their shares, the rest is the shop's. */
export function saleEntry(sale: Sale): Entry {
  const { orderId, at } = sale;
  return { key: `sale:${orderId}`, kind: 'sale', orderId, note: '', at, postings: soldPostings(sale) };
}

/**
 * A paid order, or some sellers' parts of it, was cancelled: the sale is undone and its money is owed back.
 *
 * @param cause tells one undoing of an order from another: `cancelled`, a seller's id
 */
export function saleTakenBackEntry(sale: Sale, cause: string): Entry {
  const { orderId, at } = sale;
  const undone = reversed(soldPostings(sale)).map((posting) =>
    posting.account === 'receivable' ? { ...posting, account: 'refunds_owed' as const } : posting,
  );
  const key = `sale_taken_back:${orderId}:${cause}`;
  return { key, kind: 'sale_taken_back', orderId, note: cause, at, postings: undone };
}

/** More came than the order costs: the difference is owed back; less came and was accepted: it is written off. */
export function differenceEntry(orderId: string, differencePaise: number, at: Date): Entry {
  return differencePaise > 0
    ? {
        key: `excess:${orderId}`,
        kind: 'excess',
        orderId,
        note: '',
        at,
        postings: [
          debit('receivable', differencePaise, orderId),
          credit('refunds_owed', differencePaise, orderId),
        ],
      }
    : {
        key: `written_off:${orderId}`,
        kind: 'written_off',
        orderId,
        note: '',
        at,
        postings: [debit('written_off', -differencePaise), credit('receivable', -differencePaise, orderId)],
      };
}

interface Refunded {
  readonly refundId: string;
  readonly orderId: string;
  readonly amountPaise: number;
  /** The provider that sent it; null when a person sent it from the bank account. */
  readonly provider: string | null;
  /** What bank or provider call the transfer: a refund sent again has another one. */
  readonly reference: string;
  readonly at: Date;
}

/** A refund left the shop. */
export function refundEntry(refunded: Refunded): Entry {
  const { refundId, orderId, amountPaise, provider, reference, at } = refunded;
  return {
    key: refundKey(refundId, reference),
    kind: 'refund',
    orderId,
    note: reference,
    at,
    postings: [debit('refunds_owed', amountPaise, orderId), ...reversed([moneyIn(provider, amountPaise)])],
  };
}

/** The key of a refund's entry: one for each time that it was sent. */
export const refundKey = (refundId: string, reference: string): string => `refund:${refundId}:${reference}`;

function soldPostings({ orderId, parts, shippingPaise, commissionGstPercent }: Sale): Posting[] {
  const goods = parts.reduce((sum, { goodsPaise }) => sum + goodsPaise, 0);
  const commission = parts.reduce((sum, part) => sum + part.goodsPaise - part.sharePaise, 0);
  const tax = taxInside(commission, commissionGstPercent);
  return [
    debit('receivable', goods + shippingPaise, orderId),
    ...parts.map(({ sellerId, sharePaise }) => credit('seller_payable', sharePaise, sellerId)),
    credit('commission', commission - tax),
    credit('tax', tax),
    credit('shipping', shippingPaise),
  ].filter(({ amountPaise }) => amountPaise !== 0);
}

/** The GST that a price contains, in whole paise, rounded half up. */
function taxInside(paise: number, percent: number): number {
  return Number(
    (BigInt(paise) * BigInt(percent) * 2n + BigInt(100 + percent)) / (2n * BigInt(100 + percent)),
  );
}

/** Providers that hold the money until they settle; with the others it is in the shop's own account at once. */
const holdsMoney = (provider: string | null) => provider === 'razorpay';

const moneyIn = (provider: string | null, amountPaise: number): Posting =>
  holdsMoney(provider) ? debit('provider', amountPaise, provider ?? '') : debit('bank', amountPaise);

const nameOf = ({ provider, paymentId }: Received) => `${provider}:${paymentId}`;

const orderOf = (use: Use) => ('orderId' in use ? use.orderId : null);

function sideOf(use: Use, received: Received): [Posting['account'], number, string] {
  const { amountPaise } = received;
  if (use.for === 'order') return ['receivable', amountPaise, use.orderId];
  if (use.for === 'refund') return ['refunds_owed', amountPaise, use.orderId];
  if (use.for === 'other_income') return ['other_income', amountPaise, ''];
  return ['unallocated', amountPaise, nameOf(received)];
}
