import { credit, debit, type Entry, entry, type Posting, reversePostings } from './account.ts';
import { holdingProviders } from '../../settings/payment-providers.ts';
import { commissionOf, type Sale, taxOf } from './sale.ts';

/** Money received: the provider that reported it, and the payment's id. */
export interface Payment {
  /** Name of the payment provider. */
  readonly provider: string;
  readonly paymentId: string;
  readonly amountPaise: number;
  readonly at: Date;
}

/** What a payment is for: an order's price, money to refund, or not known yet. */
export type Use =
  | { readonly for: 'order' | 'refund'; readonly orderId: string }
  | { readonly for: 'unknown' }
  | { readonly for: 'other_income' };

/** A payment arrived. It pays its order, is owed to the customer, or waits to be allocated (`unknown`). */
export function paymentEntry(payment: Payment, use: Exclude<Use, { for: 'other_income' }>): Entry {
  const { provider, amountPaise, at } = payment;
  return entry('payment', nameOf(payment), { orderId: orderOf(use), at }, [
    moneyIn(provider, amountPaise),
    credit(...sideOf(use, payment)),
  ]);
}

/** Unallocated money is allocated to an order, a refund or other income. `note` keeps the key unique. */
export function allocationEntry(payment: Payment, use: Use, note: string): Entry {
  return entry('allocation', nameOf(payment), { orderId: orderOf(use), note, at: payment.at }, [
    debit('unallocated', payment.amountPaise, nameOf(payment)),
    credit(...sideOf(use, payment)),
  ]);
}

/**
 * A bank line shows a payment that is already in the books, reported by a provider or an operator: reverses the
 * line's own posting. A difference is written off, or owed to the customer.
 */
export function shownEntry(
  line: Payment,
  payment: { provider: string; amountPaise: number; orderId: string },
  note: string,
): Entry {
  const { orderId } = payment;
  const more = line.amountPaise - payment.amountPaise;
  return allocateLine(line, { orderId, note }, [
    ...reversePostings([moneyIn(payment.provider, payment.amountPaise)]),
    ...(more > 0 ? [credit('refunds_owed', more, orderId)] : []),
    ...(more < 0 ? [debit('written_off', -more)] : []),
  ]);
}

/**
 * A bank line's money is not the shop's: a provider's settlement that is already in the books, or taken back by the
 * bank. Reverses the line's own posting.
 */
export function lineReversedEntry(line: Payment, reference: string): Entry {
  return allocateLine(line, { orderId: null, note: reference }, [credit('bank', line.amountPaise)]);
}

/** Allocates a bank line's money. The key differs from that of an operator's allocation, which stays available. */
function allocateLine(
  line: Payment,
  about: { orderId: string | null; note: string },
  postings: readonly Posting[],
): Entry {
  const fromLine = debit('unallocated', line.amountPaise, nameOf(line));
  const key = `shown:${nameOf(line)}`;
  return { key, kind: 'allocation', ...about, at: line.at, postings: [fromLine, ...postings] };
}

/**
 * A sold order: the customer owes the price, the shop bears its discounts, sellers are owed their shares, and the
 * shop earns the rest.
 */
export function saleEntry(sale: Sale): Entry {
  return entry('sale', sale.orderId, sale, soldPostings(sale));
}

/**
 * Cancels a paid order, or a seller's part of it: reverses the sale and owes the money to the customer.
 * @param cause keeps the key unique per order: `cancelled`, a seller's id, or a return's id
 * @param owedPaise the amount paid; less than the price if a shortfall was accepted
 * @param keptPaise what the shop keeps of it for delivering the rest; negative when that goes back (R-ORDER-9)
 */
export function saleTakenBackEntry(
  sale: Sale,
  cause: string,
  owedPaise = priceOf(sale),
  keptPaise = 0,
): Entry {
  const reversal = reversePostings(soldPostings(sale)).filter(({ account }) => account !== 'receivable');
  return takenBack(sale, cause, [
    ...reversal,
    credit('refunds_owed', owedPaise - keptPaise, sale.orderId),
    credit('shipping', keptPaise),
    credit('written_off', priceOf(sale) - owedPaise),
  ]);
}

/**
 * Cancels an order that is to be paid at the door, or a seller's part of it, before it was paid: reverses the sale
 * and the customer's debt. Nothing is owed to the customer.
 * @param cause as in `saleTakenBackEntry`
 * @param duePaise what is no longer due: the price, but for paise that nobody pays at a door (R-CASH-3)
 * @param keptPaise what delivering the rest now costs at the door; negative when that ends
 */
export const unpaidSaleTakenBackEntry = (
  sale: Sale,
  cause: string,
  duePaise = priceOf(sale),
  keptPaise = 0,
): Entry =>
  takenBack(sale, cause, [
    ...reversePostings(soldPostings(sale)).filter(({ account }) => account !== 'receivable'),
    credit('receivable', duePaise - keptPaise, sale.orderId),
    credit('shipping', keptPaise),
    credit('written_off', priceOf(sale) - duePaise),
  ]);

const takenBack = ({ orderId, at }: Sale, cause: string, postings: readonly Posting[]): Entry =>
  entry('sale_taken_back', `${orderId}:${cause}`, { orderId, note: cause, at }, postings);

/**
 * A payment differs from the order's price: an excess is owed to the customer, an accepted shortfall is written off.
 */
export function differenceEntry(orderId: string, differencePaise: number, at: Date): Entry {
  const about = { orderId, at };
  return differencePaise > 0
    ? entry('excess', orderId, about, [
        debit('receivable', differencePaise, orderId),
        credit('refunds_owed', differencePaise, orderId),
      ])
    : entry('written_off', orderId, about, [
        debit('written_off', -differencePaise),
        credit('receivable', -differencePaise, orderId),
      ]);
}

/** A sum that the shop gives a customer without a return, at its own cost. `name` keeps the key unique. */
export const goodwillEntry = (
  { orderId, name, amountPaise }: { orderId: string; name: string; amountPaise: number },
  at: Date,
): Entry =>
  entry('goodwill', `${orderId}:${name}`, { orderId, at }, [
    debit('goodwill', amountPaise),
    credit('refunds_owed', amountPaise, orderId),
  ]);

interface Refund {
  readonly refundId: string;
  readonly orderId: string;
  readonly amountPaise: number;
  /** The provider that refunded; null when staff paid it from the bank account. */
  readonly provider: string | null;
  /** The bank's or provider's reference of the transfer. */
  readonly reference: string;
  /** The payout attempt, from 1: a transfer that bounced is sent again, perhaps under the same reference. */
  readonly attempt: number;
  readonly at: Date;
}

/** A refund was paid out. */
export function refundEntry(refund: Refund): Entry {
  const { refundId, orderId, amountPaise, provider, reference, attempt, at } = refund;
  const name = `${refundId}:${reference}` + (attempt > 1 ? `:${attempt}` : '');
  return entry('refund', name, { orderId, note: reference, at }, [
    debit('refunds_owed', amountPaise, orderId),
    ...reversePostings([moneyIn(provider, amountPaise)]),
  ]);
}

/** The prefix of the keys of a refund's entries; each attempt has one. */
export const refundKey = (refundId: string, reference: string): string => `refund:${refundId}:${reference}`;

function soldPostings(sale: Sale): Posting[] {
  const { orderId, parts, shippingPaise } = sale;
  const commission = parts.reduce((sum, part) => sum + commissionOf(part), 0);
  const tax = taxOf(sale);
  return [
    debit('receivable', priceOf(sale), orderId),
    debit(
      'promotions',
      parts.reduce((sum, { offPaise, offSellerPaise }) => sum + offPaise - offSellerPaise, 0),
    ),
    ...parts.map(({ sellerId, sharePaise }) => credit('seller_payable', sharePaise, sellerId)),
    credit('commission', commission - tax),
    credit('tax', tax),
    credit('shipping', shippingPaise),
  ];
}

const priceOf = ({ parts, shippingPaise }: Sale): number =>
  parts.reduce((sum, { goodsPaise, offPaise }) => sum + goodsPaise - offPaise, shippingPaise);

/** Money that came: into the bank account, or into the balance of the provider that holds it until it settles. */
export const moneyIn = (provider: string | null, amountPaise: number): Posting =>
  provider !== null && holdingProviders.includes(provider)
    ? debit('provider', amountPaise, provider)
    : debit('bank', amountPaise);

const nameOf = ({ provider, paymentId }: Payment) => `${provider}:${paymentId}`;

const orderOf = (use: Use) => ('orderId' in use ? use.orderId : null);

function sideOf(use: Use, payment: Payment): [Posting['account'], number, string] {
  const { amountPaise } = payment;
  if (use.for === 'order') return ['receivable', amountPaise, use.orderId];
  if (use.for === 'refund') return ['refunds_owed', amountPaise, use.orderId];
  if (use.for === 'other_income') return ['other_income', amountPaise, ''];
  return ['unallocated', amountPaise, nameOf(payment)];
}
