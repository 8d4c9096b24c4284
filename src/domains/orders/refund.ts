import type { Move } from './order.ts';

export const refundStates = ['due', 'sent', 'done', 'failed'] as const;
export type RefundState = (typeof refundStates)[number];

/**
 * The way of money that is owed back; a refund starts as `due`. `server` is the shop asking the provider that took the
 * money, or giving up asking; what was sent by hand stays `sent`, since no bank tells of its arrival.
 */
export const refundMoves: readonly Move<RefundState>[] = [
  { from: 'due', to: 'sent', by: ['operator', 'server'], when: 'sent by hand, or the provider was asked' },
  { from: 'sent', to: 'done', by: ['provider'], when: 'the money has arrived' },
  { from: 'sent', to: 'failed', by: ['provider', 'server'], when: 'refused, or not answered for hours' },
  { from: 'sent', to: 'due', by: ['operator'], when: 'came back, or was never sent' },
  { from: 'failed', to: 'due', by: ['server'], when: 'to be sent by hand' },
];

/** A refund's row as the use-cases see it. `sentOn` is a day, such as 2026-03-01. */
export interface HeldRefund {
  readonly orderId: string;
  readonly amountPaise: number;
  readonly state: RefundState;
  /** What bank or provider call the transfer; '' before it has a name. */
  readonly reference: string;
  readonly sentOn: string | null;
}
