import { credit, debit, type Entry } from './account.ts';

interface Charged {
  readonly provider: string;
  readonly paymentId: string;
  readonly orderId: string | null;
  /** With the GST on it. */
  readonly feePaise: number;
  readonly taxPaise: number;
  readonly at: Date;
}

/** A provider kept its fee of a payment; the GST on it is an input tax of the shop. */
export function feeEntry({ provider, paymentId, orderId, feePaise, taxPaise, at }: Charged): Entry {
  return {
    key: `fee:${provider}:${paymentId}`,
    kind: 'fee',
    orderId,
    note: '',
    at,
    postings: [
      debit('provider_fees', feePaise - taxPaise),
      debit('input_tax', taxPaise),
      credit('provider', feePaise, provider),
    ].filter(({ amountPaise }) => amountPaise !== 0),
  };
}

interface Contested {
  readonly provider: string;
  /** The provider's id of the refund or dispute. */
  readonly reference: string;
  readonly orderId: string | null;
  readonly amountPaise: number;
  readonly at: Date;
}

/** The key of the entry of a refund that was made at the provider. */
export const elsewhereKey = ({ provider, reference }: Pick<Contested, 'provider' | 'reference'>): string =>
  `refund_elsewhere:${provider}:${reference}`;

/**
 * Money went back that the shop did not ask to send: it has no name until somebody gives it one.
 * @param party whose unallocated money it is: a payment that nobody claimed, or the refund itself
 */
export function refundElsewhereEntry(refund: Contested, party: string): Entry {
  const { provider, reference, orderId, amountPaise, at } = refund;
  return {
    key: elsewhereKey(refund),
    kind: 'refund_elsewhere',
    orderId,
    note: reference,
    at,
    postings: [debit('unallocated', amountPaise, party), credit('provider', amountPaise, provider)],
  };
}

/** An operator explained such a refund: the shop bears it. */
export function refundWrittenOffEntry(
  { provider, reference, orderId, amountPaise, at }: Contested,
  note: string,
): Entry {
  const party = `${provider}:${reference}`;
  return {
    key: `written_off:${party}`,
    kind: 'written_off',
    orderId,
    note,
    at,
    postings: [debit('written_off', amountPaise), credit('unallocated', amountPaise, party)],
  };
}

/** A customer's bank contests a payment: that money is not the shop's to settle until the dispute ends. */
export function disputeEntry({ provider, reference, orderId, amountPaise, at }: Contested): Entry {
  const party = `${provider}:${reference}`;
  return {
    key: `dispute:${party}`,
    kind: 'dispute',
    orderId,
    note: '',
    at,
    postings: [debit('disputed', amountPaise, party), credit('provider', amountPaise, provider)],
  };
}

/** A dispute ended: what was lost is gone, the rest is the shop's again. */
export function disputeEndedEntry(
  { provider, reference, orderId, amountPaise, at }: Contested,
  lostPaise: number,
  note: string,
): Entry {
  const party = `${provider}:${reference}`;
  return {
    key: `dispute_ended:${party}`,
    kind: 'dispute_ended',
    orderId,
    note,
    at,
    postings: [
      debit('lost_disputes', lostPaise),
      debit('provider', amountPaise - lostPaise, provider),
      credit('disputed', amountPaise, party),
    ].filter((posting) => posting.amountPaise !== 0),
  };
}

interface Settled {
  readonly provider: string;
  /** The provider's id of the settlement. */
  readonly reference: string;
  /** What reached the bank. */
  readonly amountPaise: number;
  /** The charge for the settlement itself, with the GST on it. */
  readonly feesPaise: number;
  readonly taxPaise: number;
  readonly at: Date;
}

/** A provider paid out: its balance goes down by what reached the bank, and by its charge for that. */
export function settlementEntry({
  provider,
  reference,
  amountPaise,
  feesPaise,
  taxPaise,
  at,
}: Settled): Entry {
  return {
    key: `settlement:${provider}:${reference}`,
    kind: 'settlement',
    orderId: null,
    note: reference,
    at,
    postings: [
      debit('bank', amountPaise),
      debit('provider_fees', feesPaise - taxPaise),
      debit('input_tax', taxPaise),
      credit('provider', amountPaise + feesPaise, provider),
    ].filter((posting) => posting.amountPaise !== 0),
  };
}
