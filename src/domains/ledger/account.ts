/** The ledger's accounts. README.md explains each balance. */
export const accounts = [
  'bank',
  'provider',
  'receivable',
  'unallocated',
  'refunds_owed',
  'seller_payable',
  'commission',
  'shipping',
  'tax',
  'other_income',
  'written_off',
  'provider_fees',
  'input_tax',
  'disputed',
  'lost_disputes',
  'cash',
  'promotions',
  'goodwill',
  'tcs',
  'tds',
  'payouts',
] as const;
export type Account = (typeof accounts)[number];

/** One side of an entry. Positive `amountPaise` is a debit, negative a credit. */
export interface Posting {
  readonly account: Account;
  /** The sub-account: an order, a seller, a provider, a payment; '' for the shop as a whole. */
  readonly party: string;
  readonly amountPaise: number;
}

/** A business event in the ledger. Its postings sum to zero. */
export interface Entry {
  /** Idempotency key of the event, such as `payment:upi-manual:line-1`. */
  readonly key: string;
  readonly kind: EntryKind;
  /** The order concerned; null for money not allocated to one yet. */
  readonly orderId: string | null;
  readonly note: string;
  readonly at: Date;
  readonly postings: readonly Posting[];
}

export const entryKinds = [
  'payment',
  'allocation',
  'sale',
  'sale_taken_back',
  'excess',
  'written_off',
  'refund',
  'refund_returned',
  'fee',
  'refund_elsewhere',
  'dispute',
  'dispute_ended',
  'settlement',
  'cash',
  'goodwill',
  'earning',
  'payout',
  'payout_paid',
  'payout_back',
] as const;
export type EntryKind = (typeof entryKinds)[number];

/** An entry that is posted once: its key is its kind and its name. */
export const entry = (
  kind: EntryKind,
  name: string,
  { orderId = null, note = '', at }: { orderId?: string | null; note?: string; at: Date },
  postings: readonly Posting[],
): Entry => ({ key: `${kind}:${name}`, kind, orderId, note, at, postings });

export const debit = (account: Account, amountPaise: number, party = ''): Posting => ({
  account,
  party,
  amountPaise,
});

export const credit = (account: Account, amountPaise: number, party = ''): Posting => ({
  account,
  party,
  amountPaise: -amountPaise,
});

/** The opposite postings, for a reversal. */
export const reversePostings = (postings: readonly Posting[]): Posting[] =>
  postings.map((posting) => ({ ...posting, amountPaise: -posting.amountPaise }));

/** The sum of all postings: zero in a valid entry. */
export const sumOf = (postings: readonly Posting[]): number =>
  postings.reduce((sum, { amountPaise }) => sum + amountPaise, 0);
