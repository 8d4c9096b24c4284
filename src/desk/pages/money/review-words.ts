import type { Resolution } from './review.ts';

const words: Record<string, string> = {
  'review:amount': 'Another amount than the order costs',
  'review:currency': 'Another currency',
  'review:payee': 'Sent to another UPI address',
  'review:payment_id': 'This payment is another order’s already',
  'review:utr': 'This UTR has paid another order',
  'review:date': 'The money came before the order was placed',
  'review:unreadable': 'An event that could not be read',
  unknown_order: 'For no order that the shop knows',
};

/** Why an event waits, in words. */
export const outcomeWords = (outcome: string): string => words[outcome] ?? outcome;

/** What can be decided about an event; putting it away is always possible. */
export function decisions({
  money,
  outcome,
  paymentStatus,
}: {
  money: { captured: boolean; currency: string; amountPaise: number } | null;
  outcome: string;
  paymentStatus: string | null;
}): { resolution: Resolution; label: string }[] {
  const away = { resolution: 'dismissed' as const, label: 'Put away' };
  const isMoney = money?.captured && money.currency === 'INR' && money.amountPaise > 0;
  if (!isMoney || outcome === 'review:payment_id') return [away];
  const back = { resolution: 'refunded' as const, label: 'Return it' };
  const pays = { resolution: 'accepted' as const, label: 'Let it pay the order' };
  return paymentStatus === 'paid' || outcome === 'review:utr' ? [back, away] : [pays, back, away];
}
