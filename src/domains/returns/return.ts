import type { Actor, Move, Mover } from '../orders/order.ts';

/** Reasons for a return. The first three are the shop's own fault (R-RETURN-3). */
export const reasons = ['damaged', 'faulty', 'wrong', 'size', 'not_as_shown', 'not_liked'] as const;
export type Reason = (typeof reasons)[number];

/** Whether the shop or its seller is at fault. The delivery fee is then refunded too. */
export const isFault = (reason: Reason): boolean => ['damaged', 'faulty', 'wrong'].includes(reason);

export const returnStates = [
  'asked',
  'unanswered',
  'agreed',
  'declined',
  'disputed',
  'closed',
  'picked up',
  'not good',
  'refunded',
  'exchanged',
  'sent back',
  'cancelled',
] as const;
export type ReturnState = (typeof returnStates)[number];

export type ReturnKind = 'refund' | 'exchange';

/** `stock` refers to the other size, which an exchange reserves from the request on. */
/** What became of pieces that were asked back, by the state of their return: on the way, or how it ended. */
export function whatBecame(state: ReturnState): 'under way' | 'returned' | 'exchanged' | 'not taken back' {
  if (state === 'refunded') return 'returned';
  if (state === 'exchanged') return 'exchanged';
  return state === 'declined' || state === 'closed' || state === 'sent back' ? 'not taken back' : 'under way';
}

interface ReturnMove extends Move<ReturnState> {
  readonly only?: ReturnKind;
  /** The pieces were inspected and are good: they return to stock. */
  readonly restocks?: true;
  /** Requires a sentence for the customer. */
  readonly saysWhy?: true;
}

/** The states of a return (R-RETURN-4). It starts as `asked`. */
export const returnMoves: readonly ReturnMove[] = [
  { from: 'asked', to: 'agreed', by: ['seller', 'operator'], when: 'agreed' },
  {
    from: 'asked',
    to: 'declined',
    by: ['seller', 'operator'],
    stock: 'gives back',
    saysWhy: true,
    when: 'declined',
  },
  { from: 'asked', to: 'cancelled', by: ['customer'], stock: 'gives back', when: 'taken back' },
  { from: 'asked', to: 'unanswered', by: ['server'], when: 'not answered in time' },
  { from: 'unanswered', to: 'agreed', by: ['seller', 'operator'], when: 'agreed after all' },
  {
    from: 'unanswered',
    to: 'closed',
    by: ['operator'],
    stock: 'gives back',
    saysWhy: true,
    when: 'declined for good',
  },
  { from: 'unanswered', to: 'cancelled', by: ['customer'], stock: 'gives back', when: 'taken back' },
  { from: 'declined', to: 'disputed', by: ['customer'], when: 'the customer disagrees' },
  { from: 'disputed', to: 'agreed', by: ['operator'], stock: 'takes again', when: 'agreed after all' },
  { from: 'disputed', to: 'closed', by: ['operator'], saysWhy: true, when: 'declined for good' },
  { from: 'agreed', to: 'cancelled', by: ['customer'], stock: 'gives back', when: 'taken back' },
  { from: 'agreed', to: 'picked up', by: ['seller', 'operator'], when: 'picked up' },
  {
    from: 'picked up',
    to: 'refunded',
    by: ['seller', 'operator'],
    only: 'refund',
    restocks: true,
    when: 'seen, good',
  },
  {
    from: 'picked up',
    to: 'exchanged',
    by: ['seller', 'operator'],
    only: 'exchange',
    restocks: true,
    when: 'seen, good',
  },
  { from: 'picked up', to: 'not good', by: ['seller', 'operator'], saysWhy: true, when: 'seen, not good' },
  { from: 'not good', to: 'refunded', by: ['operator'], only: 'refund', when: 'refunded all the same' },
  { from: 'not good', to: 'exchanged', by: ['operator'], only: 'exchange', when: 'exchanged all the same' },
  {
    from: 'not good',
    to: 'sent back',
    by: ['operator'],
    stock: 'gives back',
    saysWhy: true,
    when: 'sent back to the customer',
  },
];

/**
 * From where, and by whom, an exchange becomes a refund (R-RETURN-6): until the other size is sent. What an operator
 * decides is not its seller's to change.
 */
const refundsInstead: Partial<Record<ReturnState, readonly Mover[]>> = {
  asked: ['customer', 'seller', 'operator'],
  unanswered: ['customer', 'seller', 'operator'],
  agreed: ['customer', 'seller', 'operator'],
  disputed: ['customer', 'operator'],
  'picked up': ['customer', 'seller', 'operator'],
  'not good': ['customer', 'operator'],
};

/** Whether this mover can turn a return into a refund. */
export const mayRefundInstead = ({ state, kind }: Pick<HeldReturn, 'state' | 'kind'>, by: Mover): boolean =>
  kind === 'exchange' && (refundsInstead[state] ?? []).includes(by);

/** The move between two states for this kind of return and mover; undefined if the table does not allow it. */
export function findReturnMove(
  { state, kind }: Pick<HeldReturn, 'state' | 'kind'>,
  to: ReturnState,
  { kind: by }: Actor,
): ReturnMove | undefined {
  return returnMoves.find(
    (move) =>
      move.from === state && move.to === to && move.by.includes(by) && (!move.only || move.only === kind),
  );
}

/** A return as use-cases see it, with its order's row locked. A return is for one line of an order. */
export interface HeldReturn {
  readonly id: string;
  readonly orderId: string;
  /** The line's index in the order, from 0. */
  readonly line: number;
  readonly sellerId: string;
  readonly customerId: string;
  readonly kind: ReturnKind;
  readonly state: ReturnState;
  /** When it entered this state. */
  readonly movedAt: Date;
  readonly reason: Reason;
  readonly quantity: number;
  /** The returned variant, and the one that an exchange delivers ('' for a refund). */
  readonly variantId: string;
  readonly newVariantId: string;
  readonly name: string;
  readonly goodsPaise: number;
  /** The discount on the pieces, and the part of it that the seller bears. */
  readonly offPaise: number;
  readonly offSellerPaise: number;
  readonly feePaise: number;
  /** The UPI id for the refund; '' for the original payment method. */
  readonly payTo: string;
  /** Whether the other size's pieces are deducted from stock. */
  readonly holdsStock: boolean;
  /** The run on which the pick-up holds a place; null for none. */
  readonly heldRun: string | null;
  readonly pickupDay: string;
}
