import { credit, debit, type Entry, entry } from './account.ts';

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
  return entry('fee', `${provider}:${paymentId}`, { orderId, at }, [
    debit('provider_fees', feePaise - taxPaise),
    debit('input_tax', taxPaise),
    credit('provider', feePaise, provider),
  ]);
}

interface Contested {
  readonly provider: string;
  /** The provider's id of the refund or dispute. */
  readonly reference: string;
  readonly orderId: string | null;
  readonly amountPaise: number;
  readonly at: Date;
}

type Named = Pick<Contested, 'provider' | 'reference'>;
const nameOf = ({ provider, reference }: Named) => `${provider}:${reference}`;

/** The key of the entry of a refund that was made at the provider. */
export const elsewhereKey = (refund: Named): string => `refund_elsewhere:${nameOf(refund)}`;

/**
 * Money went back that the shop did not ask to send: it has no name until somebody gives it one.
 * @param party whose unallocated money it is: a payment that nobody claimed, or the refund itself
 */
export function refundElsewhereEntry(refund: Contested, party: string): Entry {
  const { provider, reference, orderId, amountPaise, at } = refund;
  return entry('refund_elsewhere', nameOf(refund), { orderId, note: reference, at }, [
    debit('unallocated', amountPaise, party),
    credit('provider', amountPaise, provider),
  ]);
}

/** An operator explained such a refund: the shop bears it. */
export function refundWrittenOffEntry(refund: Contested, note: string): Entry {
  const { orderId, amountPaise, at } = refund;
  return entry('written_off', nameOf(refund), { orderId, note, at }, [
    debit('written_off', amountPaise),
    credit('unallocated', amountPaise, nameOf(refund)),
  ]);
}

/** A customer's bank contests a payment: that money is not the shop's to settle until the dispute ends. */
export function disputeEntry(contested: Contested): Entry {
  const { provider, orderId, amountPaise, at } = contested;
  return entry('dispute', nameOf(contested), { orderId, at }, [
    debit('disputed', amountPaise, nameOf(contested)),
    credit('provider', amountPaise, provider),
  ]);
}

/** A dispute ended: what was lost is gone, the rest is the shop's again. */
export function disputeEndedEntry(contested: Contested, lostPaise: number, note: string): Entry {
  const { provider, orderId, amountPaise, at } = contested;
  return entry('dispute_ended', nameOf(contested), { orderId, note, at }, [
    debit('lost_disputes', lostPaise),
    debit('provider', amountPaise - lostPaise, provider),
    credit('disputed', amountPaise, nameOf(contested)),
  ]);
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
export function settlementEntry(settled: Settled): Entry {
  const { provider, reference, amountPaise, feesPaise, taxPaise, at } = settled;
  return entry('settlement', nameOf(settled), { note: reference, at }, [
    debit('bank', amountPaise),
    debit('provider_fees', feesPaise - taxPaise),
    debit('input_tax', taxPaise),
    credit('provider', amountPaise + feesPaise, provider),
  ]);
}
