import * as m from '#messages/desk-order-book';
import type { BadgeTone } from '../../../ui/badge/badge.tsx';

/** Labels for an order's two states. */
export const orderWords = {
  pending: { label: m.not_placed, tone: 'neutral' },
  placed: { label: m.placed, tone: 'waiting' },
  warehouse: { label: m.on_its_way, tone: 'info' },
  success: { label: m.delivered, tone: 'good' },
  cancelled: { label: m.cancelled, tone: 'bad' },
} as const satisfies Record<string, { label: () => string; tone: BadgeTone }>;

export const paymentWords = {
  unpaid: { label: m.unpaid, tone: 'neutral' },
  pending: { label: m.utr_sent, tone: 'waiting' },
  paid: { label: m.paid, tone: 'good' },
  failed: { label: m.failed, tone: 'bad' },
} as const satisfies Record<string, { label: () => string; tone: BadgeTone }>;

type Paying = { readonly payment: keyof typeof paymentWords; readonly payBy: 'upi' | 'delivery' };

/** Label for how an order is or will be paid. Cash on delivery counts as due, unless the customer's UTR waits to be verified. */
export function payingWords({ payment, payBy }: Paying): { label: () => string; tone: BadgeTone } {
  if (payBy === 'upi' || payment === 'pending') return paymentWords[payment];
  return payment === 'paid'
    ? { label: m.paid_at_door, tone: 'good' }
    : { label: m.pays_at_door, tone: 'info' };
}

export const orderStates = Object.keys(orderWords) as (keyof typeof orderWords)[];
export const paymentStates = Object.keys(paymentWords) as (keyof typeof paymentWords)[];

/** Why an order needs a person, in a few words. */
export const attentionWords: Record<string, () => string> = {
  amount: m.different_amount,
  mismatch: m.check_payment,
  surplus: m.paid_twice,
  at_door: m.paid_beside_cash,
  late: m.paid_after_cancelled,
  sold_out: m.paid_late_sold_out,
  offer_gone: m.paid_late_offer_gone,
  cancelled: m.cancelled_after_paid,
  part_cancelled: m.part_cancelled_after_paid,
  returning: m.refund_in_progress,
  returned: m.returned_refund_due,
  claim_rejected: m.utr_rejected_short,
  not_expired: m.could_not_expire,
  disputed: m.payment_disputed,
  part_lost: m.parcel_lost_after_paid,
  part_refused: m.parcel_refused_after_paid,
};
