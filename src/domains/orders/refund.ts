import type { Move } from './order.ts';

export const refundStates = ['due', 'sent', 'by_hand', 'done', 'failed'] as const;
export type RefundState = (typeof refundStates)[number];

/**
 * Refund states, starting as `due`. The provider that took the money is asked first (`sent`). If it cannot or will
 * not refund, staff send the money (`by_hand`) and the provider is not asked again.
 */
export const refundMoves: readonly Move<RefundState>[] = [
  { from: 'due', to: 'sent', by: ['server'], when: 'the provider was asked' },
  { from: 'due', to: 'by_hand', by: ['server'], when: 'the provider cannot send it' },
  {
    from: 'due',
    to: 'done',
    by: ['operator', 'server'],
    when: 'sent by hand, or had by a dispute or a refund at the provider',
  },
  {
    from: 'by_hand',
    to: 'done',
    by: ['operator', 'provider', 'server'],
    when: 'sent by hand, or had by a dispute or a refund at the provider',
  },
  { from: 'sent', to: 'done', by: ['provider'], when: 'the money has arrived' },
  { from: 'sent', to: 'failed', by: ['provider', 'server'], when: 'refused, or not answered for hours' },
  { from: 'failed', to: 'by_hand', by: ['server'], when: 'a person has to send it' },
  { from: 'done', to: 'failed', by: ['provider'], when: 'came back after it had arrived' },
  { from: 'done', to: 'by_hand', by: ['operator'], when: 'came back, or was never sent' },
];

/** A refund's row as use-cases see it. `sentOn` is a date, such as 2026-03-01. */
export interface HeldRefund {
  /** The provider that took the payment. */
  readonly provider: string;
  readonly orderId: string;
  /** What is to be sent: less what the customer got by a dispute or by a refund at the provider (R-REFUND-3). */
  readonly amountPaise: number;
  readonly state: RefundState;
  /** The transfer's reference from the bank or provider; '' until there is one. */
  readonly reference: string;
  readonly sentOn: string | null;
}
