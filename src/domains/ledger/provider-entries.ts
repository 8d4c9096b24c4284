import { type Account, credit, debit, type Entry, entry, reversePostings } from './account.ts';
import { moneyIn } from './entries.ts';

interface Charge {
  readonly provider: string;
  readonly paymentId: string;
  readonly orderId: string | null;
  /** Including GST. */
  readonly feePaise: number;
  readonly taxPaise: number;
  readonly at: Date;
}

/** A provider deducted its fee for a payment. The GST in it is an input tax of the shop. */
export function feeEntry({ provider, paymentId, orderId, feePaise, taxPaise, at }: Charge): Entry {
  return entry('fee', `${provider}:${paymentId}`, { orderId, at }, [
    debit('provider_fees', feePaise - taxPaise),
    debit('input_tax', taxPaise),
    credit('provider', feePaise, provider),
  ]);
}

/** Money that went back without the shop: a dispute, or a refund at the provider. */
interface Clawback {
  readonly provider: string;
  /** The provider's id of the refund or dispute. */
  readonly reference: string;
  readonly orderId: string | null;
  readonly amountPaise: number;
  readonly at: Date;
}

type Reference = Pick<Clawback, 'provider' | 'reference'>;
const nameOf = ({ provider, reference }: Reference) => `${provider}:${reference}`;

/** The key of the entry for a refund that was made at the provider. */
export const elsewhereKey = (refund: Reference): string => `refund_elsewhere:${nameOf(refund)}`;

/**
 * A refund that the shop did not request: unallocated until it is matched or explained.
 * @param party whose unallocated money it is: an unclaimed payment, or the refund itself
 */
export function refundElsewhereEntry(refund: Clawback, party: string): Entry {
  const { provider, reference, orderId, amountPaise, at } = refund;
  return entry('refund_elsewhere', nameOf(refund), { orderId, note: reference, at }, [
    debit('unallocated', amountPaise, party),
    credit('provider', amountPaise, provider),
  ]);
}

/** An operator explained such a refund: the shop bears it. */
export function refundWrittenOffEntry(refund: Clawback, note: string): Entry {
  const { orderId, amountPaise, at } = refund;
  return entry('written_off', nameOf(refund), { orderId, note, at }, [
    debit('written_off', amountPaise),
    credit('unallocated', amountPaise, nameOf(refund)),
  ]);
}

/** Such a refund failed after all: what the shop bore of it is its own again. */
export function writeOffReturnedEntry(refund: Clawback): Entry {
  const { orderId, amountPaise, at } = refund;
  return entry('written_off', `${nameOf(refund)}:returned`, { orderId, at }, [
    debit('unallocated', amountPaise, nameOf(refund)),
    credit('written_off', amountPaise),
  ]);
}

/** A customer's bank disputes a payment, or took it back: the money is not available to the shop until that ends. */
export function disputeEntry(dispute: Clawback): Entry {
  const { provider, orderId, amountPaise, at } = dispute;
  return entry('dispute', nameOf(dispute), { orderId, at }, [
    debit('disputed', amountPaise, nameOf(dispute)),
    ...reversePostings([moneyIn(provider, amountPaise)]),
  ]);
}

/** A dispute ended: the lost amount is gone, the rest is the shop's again. */
export function disputeEndedEntry(dispute: Clawback, lostPaise: number, note: string): Entry {
  const { provider, orderId, amountPaise, at } = dispute;
  return entry('dispute_ended', nameOf(dispute), { orderId, note, at }, [
    debit('lost_disputes', lostPaise),
    moneyIn(provider, amountPaise - lostPaise),
    credit('disputed', amountPaise, nameOf(dispute)),
  ]);
}

/**
 * What a customer got by a dispute or by a refund at the provider settles a refund that the shop owes.
 * @param source the account and party that bore the money until now
 */
export function clawbackEntry(
  clawback: Clawback & { kind: string },
  refundId: string,
  [account, party]: readonly [Account, string],
): Entry {
  const { kind, reference, orderId, amountPaise, at } = clawback;
  const key = `clawback:${kind}:${nameOf(clawback)}:${refundId}`;
  const postings = [debit('refunds_owed', amountPaise, orderId ?? ''), credit(account, amountPaise, party)];
  return { key, kind: 'allocation', orderId, note: reference, at, postings };
}

/** Such money came back to the shop: it is owed to the customer again. */
export function clawbackReturnedEntry(
  clawback: Clawback & { kind: string },
  [account, party]: readonly [Account, string],
): Entry {
  const { kind, reference, orderId, amountPaise, at } = clawback;
  const key = `clawback_returned:${kind}:${nameOf(clawback)}`;
  const postings = [debit(account, amountPaise, party), credit('refunds_owed', amountPaise, orderId ?? '')];
  return { key, kind: 'allocation', orderId, note: reference, at, postings };
}

interface Settlement {
  readonly provider: string;
  /** The provider's id of the settlement. */
  readonly reference: string;
  /** The amount that reached the bank. */
  readonly amountPaise: number;
  /** The fee for the settlement itself, including GST. */
  readonly feesPaise: number;
  readonly taxPaise: number;
  readonly at: Date;
}

/**
 * A provider paid out: its balance decreases by the amount that reached the bank, and by its fee for the settlement.
 */
export function settlementEntry(settlement: Settlement): Entry {
  const { provider, reference, amountPaise, feesPaise, taxPaise, at } = settlement;
  return entry('settlement', nameOf(settlement), { note: reference, at }, [
    debit('bank', amountPaise),
    debit('provider_fees', feesPaise - taxPaise),
    debit('input_tax', taxPaise),
    credit('provider', amountPaise + feesPaise, provider),
  ]);
}
