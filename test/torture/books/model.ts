import { at, isUsedUp, type Offer, piecesOfParcel, priceOf, sellers } from './model-offers.ts';

/**
 * Where every rupee should be, in the smallest possible form: no database, days and minutes as numbers. The shop's
 * books are compared with it after each step.
 */
export interface Model {
  minute: number;
  /** How many orders may use the coupon; null without a limit. */
  maxCoupons: number | null;
  /** Pieces by seller; each order has the same number from both. */
  readonly stock: number[];
  /** Pieces of another size, by seller. */
  readonly otherStock: number[];
  readonly orders: ModelOrder[];
  /** Real money on its way to the shop's bank account, with the bank's value date. */
  readonly transfers: Transfer[];
  readonly payments: Payment[];
  readonly refunds: Refund[];
  readonly payouts: Payout[];
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
  /** Kept of refunds for delivering what remains. */
  keptPaise: number;
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
  use: 'waits' | 'other income' | 'allocated';
  told: boolean;
}

interface Payment {
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
  sent: boolean;
  /** Given without a payment behind it. */
  readonly isGoodwill?: true;
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

export const isSoldOut = ({ stock }: Model): boolean => stock.some((pieces) => pieces < piecesOfParcel);

function take({ stock }: Model): void {
  for (const seller of sellers) stock[seller] = at(stock, seller) - piecesOfParcel;
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
    keptPaise: 0,
    cash: new Set(),
    deliveredOn: new Map(),
    expires: model.minute + unpaidTtl,
    claims: [],
    failures: new Set(),
  });
}

type Evidence = { utr: string | null; paise: number; by: Payment['by']; day: number; transfer?: Transfer };

/** Good money is reported: it pays the order, or is owed back. Another amount, or money from before the order, waits for an operator. */
export function receive(model: Model, index: number, { utr, paise, by, day, transfer }: Evidence): void {
  const order = at(model.orders, index);
  const line = by === 'line' ? transfer?.line : null;
  if (line) line.told = true;
  if (paise !== priceOf(order) || (line && day < order.placedDay)) {
    if (line) line.use = 'waits';
    return;
  }
  book(model, index, { utr, paise, by, ...(transfer ? { transfer } : {}) }, canPay(model, order));
}

export function canPay(model: Model, order: ModelOrder): boolean {
  if (order.payment === 'paid') return false;
  // An order for cash on delivery accepts payment in advance while all of it is due.
  if (order.payBy === 'delivery') return order.parcels.every(isOnItsWay);
  const isGone = isSoldOut(model) || (order.offer === 'coupon' && isUsedUp(model));
  return order.order === 'pending' || (order.cancelledBy === 'server' && !isGone);
}

/** Books a payment for an order, accepted or to be refunded. A waiting line with its UTR and amount is matched with it. */
export function book(
  model: Model,
  index: number,
  { utr, paise, by, transfer }: Omit<Evidence, 'day'>,
  accepted: boolean,
): void {
  const order = at(model.orders, index);
  const own = by === 'line' ? transfer : undefined;
  const free = model.transfers.find(
    (one) => one.utr === utr && one.paise === paise && one.line && one.line.use !== 'allocated',
  );
  const shown = own ?? free ?? null;
  model.payments.push({ order: index, utr, paise, by, accepted, shown });
  if (shown?.line) shown.line.use = 'allocated';
  for (const claim of order.claims) if (claim.utr === utr) claim.state = 'confirmed';
  if (!accepted) return void model.refunds.push({ order: index, paise, sent: false });
  if (order.order === 'cancelled') take(model);
  if (order.payBy === 'upi') Object.assign(order, { order: 'placed', parcels: sellers.map(() => 'open') });
  Object.assign(order, { payment: 'paid', payBy: 'upi', cancelledBy: null });
  const excess = paise - priceOf(order);
  if (excess > 0) model.refunds.push({ order: index, paise: excess, sent: false });
}

/** Neither cancelled nor at its end: it will still reach the customer. */
export const isOnItsWay = (state: ParcelState): boolean =>
  state === 'open' || state === 'packed' || state === 'handed over' || state === 'brought back';

export function reject(model: Model, order: ModelOrder): void {
  order.payment = order.payBy === 'delivery' ? 'unpaid' : 'failed';
  order.expires = model.minute + unpaidTtl;
  for (const claim of order.claims) if (claim.state === 'open') claim.state = 'rejected';
}
