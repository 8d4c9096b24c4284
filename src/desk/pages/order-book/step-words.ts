import type { DeskApi } from '../../../calls.ts';
import { orderWords, paymentWords } from './state-words.ts';

export type Step = Awaited<ReturnType<DeskApi['deskOrderBook']['read']>>['story'][number];
type Tone = 'good' | 'bad' | 'soft' | 'plain';

const order: Record<string, string> = {
  pending: 'Placed by the customer, its stock is taken',
  placed: 'The order is placed: it goes to its shops',
  warehouse: 'Packed',
  success: 'Handed over',
  cancelled: 'Cancelled',
};
const payment: Record<string, string> = {
  unpaid: 'To be tried again',
  pending: 'A UTR waits to be verified',
  paid: 'Paid',
  failed: 'The payment failed',
};
const outcomes: Record<string, string> = {
  paid: 'it paid the order',
  failed: 'the payment failed',
  ignored: 'it says nothing new',
  duplicate: 'told before',
  refund_due: 'the money is owed back',
  unknown_order: 'for an unknown order, kept',
};
const refunds: Record<string, string> = {
  due: 'A refund is due',
  sent: 'The provider was asked to send the refund',
  by_hand: 'A person has to send the refund',
  done: 'The refund was sent',
  failed: 'The refund failed',
};
const claims: Record<string, string> = {
  open: 'waits to be looked at',
  confirmed: 'confirmed',
  rejected: 'rejected',
};
const decisions: Record<string, string> = {
  accepted: 'Decided: it pays the order',
  refunded: 'Decided: the money goes back',
  dismissed: 'Decided: put away',
};

/** What a step says, and how it is marked. */
export function stepWords({ about, from, to }: Step): { words: string; tone: Tone } {
  switch (about) {
    case 'order':
      return { words: order[to] ?? to, tone: to === 'cancelled' ? 'bad' : 'good' };
    case 'payment':
      return { words: payment[to] ?? to, tone: to === 'paid' ? 'good' : to === 'failed' ? 'bad' : 'plain' };
    case 'stock':
      return { words: to === 'taken' ? 'The stock is taken again' : 'The stock is given back', tone: 'soft' };
    case 'refund':
      return {
        words: from === 'done' ? 'The refund came back' : (refunds[to] ?? to),
        tone: to === 'sent' || to === 'done' ? 'good' : 'bad',
      };
    case 'claim':
      return { words: `The customer sent a UTR: ${claims[to] ?? to}`, tone: 'plain' };
    case 'event':
      return {
        words: `A message about money: ${outcomes[to] ?? to.replace('review:', 'kept to look into, ')}`,
        tone: to.startsWith('review') ? 'bad' : 'soft',
      };
    case 'money':
      return { words: to === 'accepted' ? 'The money is booked' : 'Money too much is booked', tone: 'soft' };
    case 'decision':
      return { words: decisions[to] ?? to, tone: 'plain' };
    case 'invoice':
      return { words: to === 'issued' ? 'An invoice was issued' : 'An invoice was credited', tone: 'soft' };
  }
}

/** An order's two states in words. */
export const statesOf = (status: keyof typeof orderWords, paid: keyof typeof paymentWords) => ({
  order: orderWords[status],
  payment: paymentWords[paid],
});
