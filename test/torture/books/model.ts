import assert from 'node:assert/strict';

/**
 * Where every rupee should be, as small as it can be said: no database, days and minutes as numbers. The shop's books are
 * compared with it after each step.
 */
export interface Model {
  minute: number;
  /** By seller: each order has one piece of both. */
  readonly stock: number[];
  readonly orders: ModelOrder[];
  /** Real money on its way into the shop's bank account, by the day on which the bank counts it. */
  readonly transfers: Transfer[];
  readonly payments: Payment[];
  readonly refunds: Refund[];
  readonly payouts: Payout[];
}

export interface ModelOrder {
  readonly placedDay: number;
  payment: 'unpaid' | 'pending' | 'failed' | 'paid';
  order: 'pending' | 'placed' | 'cancelled';
  cancelledBy: 'server' | 'customer' | null;
  /** The sellers whose parcels are not cancelled. */
  readonly open: Set<number>;
  expires: number;
  readonly claims: Claim[];
  /** Failed attempts that the provider told of. */
  readonly failures: Set<string>;
}

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

/** The bank's line, once a statement with it was read. `told`: it named an order, so it is not offered to another. */
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
}

/** What a provider paid out to the bank: it tells of that, and a statement shows it, in either order. */
export interface Payout {
  readonly utr: string;
  readonly paise: number;
  readonly day: number;
  told: boolean;
  shown: boolean;
}

/** Two pieces of one price, from two sellers. */
export const pricePaise = 180_000;
const sellers = [0, 1];
export const unpaidTtl = 30;
const dayLong = 24 * 60;

export const today = (model: Model): number => Math.floor(model.minute / dayLong);

export function at<T>(list: readonly T[], index: number): T {
  const found = list[index];
  assert(found !== undefined);
  return found;
}

/** What the bank account holds by the books: each line once, each payment that no line shows yet, less refunds. */
export function bankOf({ transfers, payments, refunds, payouts }: Model): number {
  const lines = paiseOf(transfers.filter(({ line }) => line));
  const others = paiseOf(payments.filter(({ shown }) => !shown));
  const settled = paiseOf(payouts.filter(({ told, shown }) => told || shown));
  return lines + others + settled - paiseOf(refunds.filter(({ sent }) => sent));
}

/** What the provider has paid out by the books. */
export const paidOut = ({ payouts }: Model): number => paiseOf(payouts.filter(({ told }) => told));

/** Credits of the bank that nobody has named. */
export const unnamed = (model: Model): number =>
  paiseOf(waiting(model)) + paiseOf(model.payouts.filter(({ told, shown }) => shown && !told));

const paiseOf = (list: readonly { paise: number }[]): number =>
  list.reduce((sum, { paise }) => sum + paise, 0);

export const waiting = ({ transfers }: Model): Transfer[] =>
  transfers.filter(({ line }) => line?.use === 'waits');

export const isSoldOut = ({ stock }: Model): boolean => stock.includes(0);

function take({ stock }: Model): void {
  for (const seller of sellers) stock[seller] = at(stock, seller) - 1;
}

export function place(model: Model): void {
  take(model);
  model.orders.push({
    placedDay: today(model),
    payment: 'unpaid',
    order: 'pending',
    cancelledBy: null,
    open: new Set(sellers),
    expires: model.minute + unpaidTtl,
    claims: [],
    failures: new Set(),
  });
}

type Evidence = { utr: string | null; paise: number; by: Payment['by']; day: number; transfer?: Transfer };

/** Good money is told of: it pays, or is owed back; money of another amount or of before the order waits. */
export function receive(model: Model, index: number, { utr, paise, by, day, transfer }: Evidence): void {
  const order = at(model.orders, index);
  const line = by === 'line' ? transfer?.line : null;
  if (line) line.told = true;
  if (paise !== pricePaise || (line && day < order.placedDay)) {
    if (line) line.use = 'waits';
    return;
  }
  book(model, index, { utr, paise, by, ...(transfer ? { transfer } : {}) }, canPay(model, order));
}

export function canPay(model: Model, order: ModelOrder): boolean {
  if (order.payment === 'paid') return false;
  return order.order === 'pending' || (order.cancelledBy === 'server' && !isSoldOut(model));
}

/** A payment for an order, accepted or to be sent back. A line of its UTR and amount that waits shows it. */
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
  if (!accepted) return void model.refunds.push({ order: index, paise, sent: false });
  if (order.order === 'cancelled') take(model);
  for (const seller of sellers) order.open.add(seller);
  Object.assign(order, { payment: 'paid', order: 'placed', cancelledBy: null });
  for (const claim of order.claims) if (claim.utr === utr) claim.state = 'confirmed';
  const excess = paise - pricePaise;
  if (excess > 0) model.refunds.push({ order: index, paise: excess, sent: false });
}

/** All of it that is left, as one refund; the order is open. */
export function cancel(model: Model, index: number, by: 'server' | 'customer'): void {
  const order = at(model.orders, index);
  oweBack(model, index, order.open.size);
  for (const seller of order.open) putBack(model, order, seller);
  Object.assign(order, { order: 'cancelled', cancelledBy: by });
}

/** One seller's parcel of a paid order: half of the money. With the last of them the order is cancelled. */
export function cancelParcel(model: Model, index: number, seller: number): void {
  const order = at(model.orders, index);
  oweBack(model, index, 1);
  putBack(model, order, seller);
  if (order.open.size === 0) Object.assign(order, { order: 'cancelled', cancelledBy: 'customer' });
}

export const canCancelParcel = ({ payment, order, open }: ModelOrder, seller: number): boolean =>
  payment === 'paid' && order === 'placed' && open.has(seller);

function oweBack(model: Model, index: number, parcels: number): void {
  const paid = model.payments.find((one) => one.order === index && one.accepted);
  if (!paid) return;
  const paise = (Math.min(paid.paise, pricePaise) * parcels) / sellers.length;
  model.refunds.push({ order: index, paise, sent: false });
}

function putBack({ stock }: Model, { open }: ModelOrder, seller: number): void {
  open.delete(seller);
  stock[seller] = at(stock, seller) + 1;
}

export function expire(model: Model): void {
  for (const [index, order] of model.orders.entries())
    if (
      order.order === 'pending' &&
      (order.payment === 'unpaid' || order.payment === 'failed') &&
      order.expires <= model.minute
    )
      cancel(model, index, 'server');
}

export function reject(model: Model, order: ModelOrder): void {
  order.payment = 'failed';
  order.expires = model.minute + unpaidTtl;
  for (const claim of order.claims) if (claim.state === 'open') claim.state = 'rejected';
}
