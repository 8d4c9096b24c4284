/**
 * An order's two state machines as data: the code follows these tables, lifecycle.md is drawn from them, and the
 * tests walk them.
 */

export const orderStates = ['pending', 'placed', 'warehouse', 'success', 'cancelled'] as const;
export const paymentStates = ['unpaid', 'pending', 'paid', 'failed'] as const;
export type OrderState = (typeof orderStates)[number];
export type PaymentState = (typeof paymentStates)[number];

/** How an order is paid: ahead by UPI, or at the door after the customer confirmed it (R-CASH-1). */
export const payWays = ['upi', 'delivery'] as const;
export type PayWay = (typeof payWays)[number];

/** Who can make a move. `server` is the shop itself: after a timeout, or because a parcel was cancelled. */
export type Mover = 'customer' | 'seller' | 'operator' | 'provider' | 'server';

/** A mover with an id: a person's id, or a provider's name. */
export interface Actor {
  readonly kind: Mover;
  readonly id?: string;
}

/** A move's effect on stock: pieces return to the shelf, or are taken again. */
export type StockEffect = 'gives back' | 'takes again';

export interface Move<State extends string> {
  readonly from: State;
  readonly to: State;
  readonly by: readonly Mover[];
  readonly stock?: StockEffect;
  readonly onlyPaid?: true;
  /** Requires the order to be paid at the door. */
  readonly onlyOnDelivery?: true;
  /** What happened, in a few words. */
  readonly when: string;
}

/** Fulfilment states (R-ORDER-1). An order starts as `pending`, with its stock taken. */
export const orderMoves: readonly Move<OrderState>[] = [
  { from: 'pending', to: 'placed', by: ['provider', 'operator'], onlyPaid: true, when: 'paid' },
  {
    from: 'pending',
    to: 'placed',
    by: ['customer'],
    onlyOnDelivery: true,
    when: 'confirmed, to be paid at the door',
  },
  {
    from: 'placed',
    to: 'warehouse',
    by: ['seller', 'operator', 'server'],
    when: 'all that is left is packed',
  },
  {
    from: 'warehouse',
    to: 'placed',
    by: ['seller', 'operator'],
    when: 'a parcel was packed by mistake',
  },
  {
    from: 'warehouse',
    to: 'success',
    by: ['seller', 'operator', 'provider', 'server'],
    when: 'all that is left is delivered',
  },
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
    by: ['customer', 'operator', 'server'],
    stock: 'gives back',
    when: 'cancelled, refund due',
  },
  {
    from: 'warehouse',
    to: 'cancelled',
    by: ['server'],
    stock: 'gives back',
    when: 'all that was left was refused, lost or given up',
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

/** Payment states. An order starts as `unpaid`; only a provider or an operator makes it `paid` or `failed`. */
export const paymentMoves: readonly Move<PaymentState>[] = [
  { from: 'unpaid', to: 'pending', by: ['customer'], when: 'UTR sent' },
  { from: 'unpaid', to: 'paid', by: ['provider', 'operator'], when: 'money came' },
  { from: 'unpaid', to: 'failed', by: ['provider', 'operator'], when: 'payment failed' },
  { from: 'pending', to: 'paid', by: ['provider', 'operator'], when: 'money came' },
  { from: 'pending', to: 'failed', by: ['provider', 'operator'], when: 'payment failed, UTR rejected' },
  {
    from: 'pending',
    to: 'unpaid',
    by: ['operator'],
    onlyOnDelivery: true,
    when: 'rejected UTR, due at the door',
  },
  { from: 'failed', to: 'unpaid', by: ['customer'], when: 'tries again' },
  { from: 'failed', to: 'pending', by: ['customer'], when: 'UTR sent' },
  { from: 'failed', to: 'paid', by: ['provider', 'operator'], when: 'money came after all' },
];

/** Enqueued when an order is sold; issues its invoices. Payload: `{ orderId }`. */
export const issueInvoicesJob = { task: 'issue_invoices', maxAttempts: 20 };

/**
 * Enqueued when parcels of a sold order are cancelled, refused, lost or returned; issues credit notes. Payload: `{ orderId
 * }`.
 */
export const issueCreditNotesJob = { task: 'issue_credit_notes', maxAttempts: 20 };

/** The move between two states for this kind of mover; undefined if the table does not allow it. */
export function findMove<State extends string>(
  moves: readonly Move<State>[],
  from: State,
  to: State,
  by: Mover,
): Move<State> | undefined {
  return moves.find((move) => move.from === from && move.to === to && move.by.includes(by));
}

/** The actor's form in order_moves: `customer:<id>`, `provider:<name>`, `server`. */
export function actorText({ kind, id }: Actor): string {
  return id === undefined ? kind : `${kind}:${id}`;
}

/** An order's locked row, as use-cases see it. Money in whole rupees. */
export interface HeldOrder {
  readonly id: string;
  readonly customerId: string;
  readonly price: number;
  /** The amount taken off. */
  readonly discount: number;
  readonly paymentStatus: PaymentState;
  readonly orderStatus: OrderState;
  readonly payBy: PayWay;
  /** Whether the order's pieces are deducted from stock. */
  readonly holdsStock: boolean;
  /** Whether a parcel has a place on a run, while the order holds its stock. */
  readonly holdsPlaces: boolean;
  /** When an unpaid order releases its stock, or a claimed one becomes overdue; null once sold or cancelled. */
  readonly expiresAt: Date | null;
  readonly placedAt: Date;
}

/** Whether an order is sold: paid, or confirmed to be paid at the door. Its sale is in the books from then on. */
export const isSold = ({ paymentStatus, payBy }: Pick<HeldOrder, 'paymentStatus' | 'payBy'>): boolean =>
  paymentStatus === 'paid' || payBy === 'delivery';

/** Whether the money is still to be collected at the door. */
export const isDueAtDoor = ({ paymentStatus, payBy }: Pick<HeldOrder, 'paymentStatus' | 'payBy'>): boolean =>
  payBy === 'delivery' && paymentStatus !== 'paid';

/** Whether a claimed UTR has been unchecked for too long (CLAIMED_ORDER_TTL). The desk lists such orders first. */
export function isOverdue(order: Pick<HeldOrder, 'paymentStatus' | 'expiresAt'>, now: Date): boolean {
  return order.paymentStatus === 'pending' && order.expiresAt !== null && order.expiresAt <= now;
}
