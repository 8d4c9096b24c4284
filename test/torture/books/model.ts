import { at, type GoodsLine, lines, type Offer, pieces, sellers } from './model-offers.ts';

/**
 * Where every rupee should be, in the smallest possible form: no database, days and minutes as numbers. The shop's
 * books are compared with it after each step.
 */
export interface Model {
  minute: number;
  /** The operator at the desk. */
  operator: number;
  /** How many orders may use the coupon; null without a limit. */
  maxCoupons: number | null;
  /** Pieces of each line by seller; each order has the same number from both. */
  readonly stock: Readonly<Record<GoodsLine, number[]>>;
  /** Pieces of the first line's other size, by seller. */
  readonly otherStock: number[];
  /** Whether that size costs something else than the first one today, by seller. */
  readonly otherPrice: boolean[];
  readonly orders: ModelOrder[];
  /** Real money on its way to the shop's bank account, with the bank's value date. */
  readonly transfers: Transfer[];
  readonly payments: Payment[];
  readonly refunds: Refund[];
  readonly payouts: Payout[];
  readonly clawbacks: Clawback[];
  readonly byHand: ByHand[];
  readonly returns: ModelReturn[];
}

export interface ModelOrder {
  readonly offer: Offer;
  readonly placedDay: number;
  payment: 'unpaid' | 'pending' | 'failed' | 'paid';
  order: 'pending' | 'placed' | 'warehouse' | 'success' | 'cancelled';
  payBy: 'upi' | 'delivery';
  cancelledBy: 'server' | 'customer' | null;
  /** By seller. */
  parcels: ParcelState[];
  /** The line that each parcel went on without, by seller. */
  readonly out: (GoodsLine | null)[];
  /** Kept of refunds for delivering what remains. */
  keptPaise: number;
  /** The seller with whose parcel that is paid at the door. */
  dueWith: number | null;
  /** The sellers whose parcels were paid for in cash. */
  readonly cash: Set<number>;
  /** The day on which each parcel was delivered, by seller. */
  readonly deliveredOn: Map<number, number>;
  expires: number;
  readonly claims: Claim[];
  /** Failed attempts that the provider reported. */
  readonly failures: Set<string>;
}

/** `open` is neither packed nor cancelled; `taken in` is a refused or lost parcel that its seller has inspected. */
export type ParcelState =
  | 'open'
  | 'packed'
  | 'handed over'
  | 'brought back'
  | 'delivered'
  | 'refused'
  | 'lost'
  | 'taken in'
  | 'cancelled';

export interface Claim {
  readonly utr: string;
  readonly day: number;
  state: 'open' | 'confirmed' | 'rejected';
  missed: number;
  missedUntil: number;
}

export interface Transfer {
  readonly order: number;
  readonly utr: string;
  readonly paise: number;
  readonly day: number;
  told: boolean;
  line: Line | null;
}

/** The bank's line, once its statement was imported. `told`: it named an order, so it is not offered to another. */
export interface Line {
  /** The operator who imported it. */
  readonly by: number;
  use: 'waits' | 'other income' | 'allocated';
  told: boolean;
}

export interface Payment {
  readonly order: number;
  readonly utr: string | null;
  readonly paise: number;
  readonly by: 'gateway' | 'line' | 'operator';
  readonly accepted: boolean;
  shown: Transfer | null;
}

export interface Refund {
  readonly order: number;
  readonly paise: number;
  /** What of it the customer has by a dispute, or by a refund at the provider. */
  taken: number;
  sent: boolean;
  /** The payment that it is of. */
  readonly of: string;
  /** Given without a payment behind it. */
  readonly isGoodwill?: true;
  /** Owed again, for a clawback that came back. */
  readonly isAgain?: true;
}

/** Money that goes back without the shop: by a dispute, or by a refund in the provider's dashboard. */
export interface Clawback {
  readonly kind: 'dispute' | 'refund';
  readonly order: number;
  readonly utr: string;
  /** Contested, or sent at the provider. */
  readonly paise: number;
  state: 'open' | 'taken' | 'returned';
  /** What the customer got by it, once it is taken. */
  taken: number;
  /** What of that was counted towards refunds. */
  counted: number;
}

/** A move of money by an operator. */
export interface ByHand {
  /** A refund, or the name of what is decided. */
  readonly subject: Refund | string;
  readonly order: number;
  readonly paise: number;
  readonly person: number;
  readonly day: number;
  readonly alone: boolean;
  used: boolean;
  decision: 'open' | 'approved' | 'declined';
}

/**
 * A provider's payout to the bank, or cash that a seller's courier collected at the door and handed in. The shop is
 * told of it, and a statement shows it, in either order.
 */
export interface Payout {
  readonly by: 'provider' | number;
  readonly utr: string;
  readonly paise: number;
  readonly day: number;
  told: boolean;
  shown: boolean;
}

/** Returned pieces of one line of an order. */
export interface ModelReturn {
  readonly order: number;
  readonly seller: number;
  readonly quantity: number;
  /** The exchange that brought the pieces; null for the order itself. */
  readonly of: ModelReturn | null;
  /** The day of an exchange. */
  exchangedOn?: number;
  isExchange: boolean;
  state: ReturnState;
  /** Whether pieces of the other size are reserved for it. */
  holds: boolean;
}

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

export const unpaidTtl = 30;

const dayLong = 24 * 60;

export const today = (model: Model): number => Math.floor(model.minute / dayLong);

export const waiting = ({ transfers }: Model): Transfer[] =>
  transfers.filter(({ line }) => line?.use === 'waits');

export const isSoldOut = ({ stock }: Model): boolean =>
  lines.some((line) => stock[line].some((count) => count < pieces[line]));

export function take({ stock }: Model): void {
  for (const line of lines)
    for (const seller of sellers) stock[line][seller] = at(stock[line], seller) - pieces[line];
}

export function place(model: Model, offer: Offer): void {
  take(model);
  model.orders.push({
    offer,
    placedDay: today(model),
    payment: 'unpaid',
    order: 'pending',
    cancelledBy: null,
    payBy: 'upi',
    parcels: sellers.map(() => 'open'),
    out: sellers.map(() => null),
    keptPaise: 0,
    dueWith: null,
    cash: new Set(),
    deliveredOn: new Map(),
    expires: model.minute + unpaidTtl,
    claims: [],
    failures: new Set(),
  });
}

/** Neither cancelled nor at its end: it will still reach the customer. */
export const isOnItsWay = (state: ParcelState): boolean =>
  state === 'open' || state === 'packed' || state === 'handed over' || state === 'brought back';

export function reject(model: Model, order: ModelOrder): void {
  order.payment = order.payBy === 'delivery' ? 'unpaid' : 'failed';
  order.expires = model.minute + unpaidTtl;
  for (const claim of order.claims) if (claim.state === 'open') claim.state = 'rejected';
}
