import type { OrderState, PaymentState } from './order.ts';

/** Why an order needs staff attention, and what its customer reads meanwhile. The database stores the key. */
export const attentions = {
  '': '',
  amount:
    'A payment for this order came with another amount. We are looking into it and will complete the order or return the money.',
  mismatch:
    'A payment for this order needs a look by a person. We will complete the order or return the money.',
  surplus: 'This order was paid more than once. The second payment is being returned to you.',
  late: 'Your money came after this order was cancelled. It is being returned to you.',
  sold_out:
    'Your money came after this order had expired, and its goods are sold out. It is being returned to you.',
  cancelled: 'This order was cancelled after it was paid. The money is being returned to you.',
  part_cancelled: 'A part of this order was cancelled. Its money is being returned to you.',
  returning: 'A payment that does not fit this order is being returned to you.',
  claim_rejected:
    'We could not find a payment with the transaction ID you sent. Please check it and send it again.',
} as const;

export type Attention = keyof typeof attentions;

/**
 * The customer's notice about an order's money. While a UTR is unchecked it is always the same, so that nobody can
 * probe which UTRs exist.
 */
export function noticeOf(attention: Attention, payment: PaymentState, order: OrderState): string {
  return payment === 'pending' && order !== 'cancelled' ? claimWaits : attentions[attention];
}

const claimWaits = 'We are checking the transaction ID you sent. You do not need to pay again.';
