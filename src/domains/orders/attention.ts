import * as m from '#messages/order-notes';
import type { OrderState, PaymentState } from './order.ts';

/** The attentions that customers read while money is being refunded; they end with the last refund. */
const refunding = {
  surplus: m.paid_twice(),
  at_door: m.paid_beside_cash(),
  late: m.paid_after_cancelled(),
  sold_out: m.paid_after_expired(),
  offer_gone: m.paid_after_offer_gone(),
  cancelled: m.cancelled_after_paid(),
  part_cancelled: m.part_cancelled(),
  part_refused: m.part_refused(),
  part_lost: m.part_lost(),
  returned: m.pieces_returned(),
  returning: m.does_not_fit(),
} as const;

/** Why an order needs staff attention, and what its customer reads meanwhile. The database stores the key. */
export const attentions = {
  '': '',
  amount: m.other_amount(),
  mismatch: m.being_checked(),
  ...refunding,
  claim_rejected: m.utr_not_found(),
  disputed: m.disputed(),
  not_expired: m.not_paid_in_time(),
} as const;

export type Attention = keyof typeof attentions;
export const refundAttentions = Object.keys(refunding) as (keyof typeof refunding)[];

/**
 * The customer's notice about an order's money. While a UTR is unchecked it is always the same, so that nobody can
 * probe which UTRs exist.
 */
export function noticeOf(attention: Attention, payment: PaymentState, order: OrderState): string {
  return payment === 'pending' && order !== 'cancelled' ? claimWaits : attentions[attention];
}

const claimWaits = m.checking_utr();
