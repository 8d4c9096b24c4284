/** An order's two lives, as data: this table is what the code obeys, what the README's diagram is drawn from, and what the tests walk. */

export const orderStates = ['pending', 'placed', 'warehouse', 'success', 'cancelled'] as const;
export const paymentStates = ['unpaid', 'pending', 'paid', 'failed'] as const;
export type OrderState = (typeof orderStates)[number];
export type PaymentState = (typeof paymentStates)[number];

/** Whoever can make a move. `server` is the shop itself, when a time has run out. */
export type Mover = 'customer' | 'seller' | 'operator' | 'provider' | 'server';

/** A mover with a name: a person's id, a provider's name. */
export interface Actor {
  readonly kind: Mover;
  readonly id?: string;
}

/** What a move does to the stock: the order's pieces go back to the shelf, or are taken from it once more. */
export type StockEffect = 'gives back' | 'takes again';

export interface Move<State extends string> {
  readonly from: State;
  readonly to: State;
  readonly by: readonly Mover[];
  readonly stock?: StockEffect;
  /** Only an order whose money is there makes this move. */
  readonly onlyPaid?: true;
  /** What happened, in a few words. */
  readonly when: string;
}

/** The order's way to the customer (R-ORDER-1). An order starts as `pending`, with its stock taken. */
export const orderMoves: readonly Move<OrderState>[] = [
  { from: 'pending', to: 'placed', by: ['provider', 'operator'], onlyPaid: true, when: 'paid' },
  { from: 'placed', to: 'warehouse', by: ['seller', 'operator'], when: 'handed over' },
  { from: 'warehouse', to: 'success', by: ['seller', 'operator'], when: 'delivered' },
  {
    from: 'pending',
    to: 'cancelled',
    by: ['customer', 'operator', 'server'],
    stock: 'gives back',
    when: 'cancelled, or unpaid for too long',
  },
  {
    from: 'placed',
    to: 'cancelled',
    by: ['customer', 'operator'],
    stock: 'gives back',
    when: 'cancelled, refund due',
  },
  {
    from: 'cancelled',
    to: 'placed',
    by: ['provider', 'operator'],
    stock: 'takes again',
    onlyPaid: true,
    when: 'late money, stock there',
  },
];

/** The money's way. An order starts as `unpaid`; nobody but a provider or an operator says `paid` or `failed`. */
export const paymentMoves: readonly Move<PaymentState>[] = [
  { from: 'unpaid', to: 'pending', by: ['customer'], when: 'UTR sent' },
  { from: 'unpaid', to: 'paid', by: ['provider', 'operator'], when: 'money came' },
  { from: 'unpaid', to: 'failed', by: ['provider', 'operator'], when: 'payment failed' },
  { from: 'pending', to: 'paid', by: ['provider', 'operator'], when: 'money came' },
  { from: 'pending', to: 'failed', by: ['provider', 'operator'], when: 'payment failed, UTR rejected' },
  { from: 'failed', to: 'unpaid', by: ['customer'], when: 'tries again' },
  { from: 'failed', to: 'pending', by: ['customer'], when: 'UTR sent' },
  { from: 'failed', to: 'paid', by: ['provider', 'operator'], when: 'money came after all' },
];

/** The job that follows the move to paid: the order's invoices are issued. Its payload is `{ orderId }`. */
export const issueInvoicesJob = { task: 'issue_invoices', maxAttempts: 20 };

/** The job that follows the cancelling of a paid order: what was invoiced is credited. Its payload is `{ orderId }`. */
export const issueCreditNotesJob = { task: 'issue_credit_notes', maxAttempts: 20 };

/** The move from one state to another by this kind of mover, or undefined when the table does not allow it. */
export function findMove<State extends string>(
  moves: readonly Move<State>[],
  from: State,
  to: State,
  by: Mover,
): Move<State> | undefined {
  return moves.find((move) => move.from === from && move.to === to && move.by.includes(by));
}

/** As order_moves keeps it: `customer:<id>`, `provider:<name>`, `server`. */
export function actorText({ kind, id }: Actor): string {
  return id === undefined ? kind : `${kind}:${id}`;
}

/** An order's row as the use-cases see it while they hold its lock. Money in whole rupees. */
export interface HeldOrder {
  readonly id: string;
  readonly customerId: string;
  readonly price: number;
  readonly paymentStatus: PaymentState;
  readonly orderStatus: OrderState;
  /** Whether the order's pieces are out of the stock's count. */
  readonly holdsStock: boolean;
  readonly fromCart: boolean;
  readonly cartClearedAt: Date | null;
  /** When an unpaid order lets go of its stock, or a claimed one counts as overdue; null once paid or cancelled. */
  readonly expiresAt: Date | null;
  readonly placedAt: Date;
}

/** A UTR was sent and nobody has looked at it for too long (CLAIMED_ORDER_TTL): the desk shows it first. */
export function isOverdue(order: Pick<HeldOrder, 'paymentStatus' | 'expiresAt'>, now: Date): boolean {
  return order.paymentStatus === 'pending' && order.expiresAt !== null && order.expiresAt <= now;
}
