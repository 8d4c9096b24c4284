import * as m from '#messages/desk-money';
import type { Resolution } from './review.ts';

const words: Record<string, () => string> = {
  'review:amount': m.wrong_amount,
  'review:currency': m.other_currency,
  'review:payee': m.other_payee,
  'review:payment_id': m.payment_of_other_order,
  'review:utr': m.utr_of_other_order,
  'review:date': m.paid_before_order,
  'review:unreadable': m.unreadable,
  unknown_order: m.unknown_order,
};

/** Why an event needs a person, in words. */
export const outcomeWords = (outcome: string): string => words[outcome]?.() ?? outcome;

type Paying = { readonly paymentStatus: string | null; readonly payBy: string | null };

export const isDueAtDoor = ({ paymentStatus, payBy }: Paying): boolean =>
  payBy === 'delivery' && paymentStatus === 'unpaid';

/** The payment state of an event's order, in a word or two. */
export const paymentText = (order: Paying): string =>
  isDueAtDoor(order) ? m.due_at_door() : (order.paymentStatus ?? '');

/** The decisions possible for an event. Dismissing it is always one. */
export function decisions({
  money,
  outcome,
  paymentStatus,
}: {
  money: { captured: boolean; currency: string; amountPaise: number } | null;
  outcome: string;
  paymentStatus: string | null;
}): { resolution: Resolution; label: string }[] {
  const away = { resolution: 'dismissed' as const, label: m.dismiss() };
  const isMoney = money?.captured && money.currency === 'INR' && money.amountPaise > 0;
  if (!isMoney || outcome === 'review:payment_id') return [away];
  const back = { resolution: 'refunded' as const, label: m.refund() };
  const pays = { resolution: 'accepted' as const, label: m.mark_as_paid() };
  return paymentStatus === 'paid' || outcome === 'review:utr' ? [back, away] : [pays, back, away];
}
