import * as m from '#messages/desk-order-book';
import type { DeskApi } from '../../../calls.ts';
import type { OrderData } from './order-data.ts';
import { orderWords, payingWords } from './state-words.ts';

export type Step = Awaited<ReturnType<DeskApi['deskOrderBook']['read']>>['story'][number];
type Tone = 'good' | 'bad' | 'soft' | 'plain';
type Words = Record<string, () => string>;

const order: Words = {
  pending: m.step_created,
  placed: m.step_placed,
  warehouse: m.step_packed,
  success: m.step_delivered,
  cancelled: m.cancelled,
};
const parcel: Words = {
  packed: m.step_parcel_packed,
  'handed over': m.step_parcel_shipped,
  delivered: m.step_parcel_delivered,
  'to pack': m.step_parcel_unpacked,
  'brought back': m.step_parcel_brought_back,
  refused: m.step_parcel_refused,
  lost: m.step_parcel_lost,
  'wrong code': m.step_wrong_code,
  'refusal denied': m.step_refusal_denied,
  'refusal stands': m.step_refusal_stands,
  'refusal withdrawn': m.step_refusal_withdrawn,
  cancelled: m.step_parcel_cancelled,
};
const payment: Words = {
  unpaid: m.step_pay_again,
  pending: m.step_utr_waiting,
  paid: m.paid,
  failed: m.step_payment_failed,
};
const outcomes: Words = {
  paid: m.event_paid,
  failed: m.event_failed,
  ignored: m.event_ignored,
  duplicate: m.event_duplicate,
  refund_due: m.event_refund_due,
  unknown_order: m.event_unknown_order,
};
const refunds: Words = {
  due: m.refund_due,
  sent: m.refund_requested,
  by_hand: m.refund_by_hand,
  done: m.refund_sent,
  failed: m.refund_failed,
};
const returns: Words = {
  asked: m.return_asked,
  unanswered: m.return_unanswered,
  'refund instead': m.return_refund_instead,
  agreed: m.return_agreed,
  declined: m.return_declined,
  disputed: m.return_disputed,
  closed: m.return_closed,
  'picked up': m.return_picked_up,
  'not good': m.return_not_good,
  refunded: m.return_refunded,
  exchanged: m.return_exchanged,
  'sent back': m.return_sent_back,
  cancelled: m.return_cancelled,
};
const claims: Words = {
  open: m.utr_open,
  confirmed: m.utr_confirmed,
  rejected: m.utr_rejected,
};
const decisions: Words = {
  accepted: m.decision_accepted,
  refunded: m.decision_refunded,
  dismissed: m.decision_dismissed,
};

const otherOutcome = (outcome: string) =>
  outcome.startsWith('review:')
    ? m.event_review({ why: outcome.slice('review:'.length) })
    : m.event_other({ outcome });

/** A step of the order's history in words, and its tone. */
export function stepWords({ about, from, to }: Step): { words: string; tone: Tone } {
  switch (about) {
    case 'order':
      return { words: order[to]?.() ?? to, tone: to === 'cancelled' ? 'bad' : 'good' };
    case 'parcel':
      return { words: parcel[to]?.() ?? to, tone: to === 'cancelled' ? 'bad' : 'soft' };
    case 'payment':
      return {
        words: payment[to]?.() ?? to,
        tone: to === 'paid' ? 'good' : to === 'failed' ? 'bad' : 'plain',
      };
    case 'stock':
      return { words: to === 'taken' ? m.stock_taken() : m.stock_returned(), tone: 'soft' };
    case 'refund':
      return {
        words: from === 'done' ? m.refund_came_back() : (refunds[to]?.() ?? to),
        tone: to === 'sent' || to === 'done' ? 'good' : 'bad',
      };
    case 'return':
      return {
        words: returns[to]?.() ?? to,
        tone: to === 'refunded' || to === 'exchanged' ? 'good' : 'plain',
      };
    case 'claim':
      return { words: claims[to]?.() ?? to, tone: 'plain' };
    case 'event':
      return {
        words: outcomes[to]?.() ?? otherOutcome(to),
        tone: to.startsWith('review') ? 'bad' : 'soft',
      };
    case 'money':
      return { words: to === 'accepted' ? m.money_booked() : m.extra_money_booked(), tone: 'soft' };
    case 'decision':
      return { words: decisions[to]?.() ?? to, tone: 'plain' };
    case 'invoice':
      return { words: to === 'issued' ? m.invoice_issued() : m.invoice_credited(), tone: 'soft' };
  }
}

/** Who made the step; staff by name only. */
export function actorWords(actor: string): string {
  if (actor === 'server') return m.by_itself();
  return actor === 'provider cash' ? m.in_cash() : actor.replace(/^(operator|seller) (?=.)/, '');
}

/** An order's two states in words. */
export const statesOf = ({
  order_status,
  payment_status,
  pay_by,
}: Pick<OrderData['order'], 'order_status' | 'payment_status' | 'pay_by'>) => ({
  order: orderWords[order_status],
  payment: payingWords({ payment: payment_status, payBy: pay_by }),
});
