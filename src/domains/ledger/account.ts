/** The accounts of the books. README.md says what each balance means. */
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
] as const;
export type Account = (typeof accounts)[number];

/** One side of an entry. A positive `amountPaise` is a debit, a negative one a credit. */
export interface Posting {
  readonly account: Account;
  /** Whose part of the account: an order, a seller, a provider, a payment; '' for the whole shop's. */
  readonly party: string;
  readonly amountPaise: number;
}

/** What happened, as the books tell it. The postings sum to zero. */
export interface Entry {
  /** Says what happened, so that it is posted once: `payment:razorpay:pay_1`. */
  readonly key: string;
  readonly kind: EntryKind;
  /** The order it is about; null for money that belongs to none yet. */
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
] as const;
export type EntryKind = (typeof entryKinds)[number];

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

/** The same entry the other way round. */
export const reversed = (postings: readonly Posting[]): Posting[] =>
  postings.map((posting) => ({ ...posting, amountPaise: -posting.amountPaise }));

/** What is left when all postings are added up: zero in an entry that may be written. */
export const sumOf = (postings: readonly Posting[]): number =>
  postings.reduce((sum, { amountPaise }) => sum + amountPaise, 0);
