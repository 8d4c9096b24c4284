import { isOnItsWay, type Model, type ModelOrder, type ParcelState, today } from './model.ts';
import { at, paidFor, parcelPaise, piecesOfParcel, sellers } from './model-offers.ts';

/** What becomes of an order's parcels in the model: cancelled, sent, delivered for cash, refused at the door. */

export const isSold = ({ payment, payBy }: ModelOrder): boolean => payment === 'paid' || payBy === 'delivery';

/** Its customer confirms with a code that an order is paid at the door. Gives whether it is, now or before. */
export function confirmCash(order: ModelOrder): boolean {
  if (order.payBy === 'delivery') return order.order !== 'cancelled';
  if (order.order !== 'pending' || order.payment === 'pending') return false;
  Object.assign(order, { payment: 'unpaid', order: 'placed', payBy: 'delivery' });
  return true;
}

const next = { pack: ['open', 'packed'], 'hand over': ['packed', 'handed over'] } as const;

/** Takes a parcel a step further. Gives whether that is possible. */
export function send(order: ModelOrder, seller: number, step: keyof typeof next): boolean {
  const [from, to] = next[step];
  if (!isSold(order) || order.parcels[seller] !== from) return false;
  order.parcels[seller] = to;
  follow(order);
  return true;
}

/** A parcel reaches its customer, who pays for it unless the order is paid. Gives whether that is possible. */
export function deliver(model: Model, index: number, seller: number): boolean {
  const order = at(model.orders, index);
  if (order.parcels[seller] !== 'handed over') return false;
  order.parcels[seller] = 'delivered';
  order.deliveredOn.set(seller, today(model));
  if (order.payment !== 'paid') order.cash.add(seller);
  follow(order);
  return true;
}

/** A parcel is refused at the door: what was paid for it is owed back. Gives whether that is possible. */
export function refuse(model: Model, index: number, seller: number): boolean {
  const order = at(model.orders, index);
  if (order.parcels[seller] !== 'handed over') return false;
  oweBack(model, index, [seller]);
  order.parcels[seller] = 'refused';
  follow(order);
  return true;
}

/** A refused parcel is seen by its seller; good pieces can be sold again. Gives whether that is possible. */
export function takeIn(model: Model, index: number, seller: number, good: boolean): boolean {
  const order = at(model.orders, index);
  if (order.parcels[seller] !== 'refused') return false;
  order.parcels[seller] = 'taken in';
  if (good) model.stock[seller] = at(model.stock, seller) + piecesOfParcel;
  return true;
}

export const canCancel = ({ order, parcels }: ModelOrder): boolean =>
  order !== 'cancelled' && parcels.every((state) => state === 'open' || state === 'cancelled');

/** All of it that is left, as one refund. */
export function cancel(model: Model, index: number, by: 'server' | 'customer'): void {
  const order = at(model.orders, index);
  const open = sellers.filter((seller) => order.parcels[seller] === 'open');
  oweBack(model, index, open);
  for (const seller of open) putBack(model, order, seller);
  Object.assign(order, { order: 'cancelled', cancelledBy: by });
}

export const canCancelParcel = (order: ModelOrder, seller: number): boolean =>
  isSold(order) && order.parcels[seller] === 'open';

/** One seller's parcel of a sold order: its part of the money, where it was paid. */
export function cancelParcel(model: Model, index: number, seller: number): void {
  const order = at(model.orders, index);
  oweBack(model, index, [seller]);
  putBack(model, order, seller);
  follow(order);
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

/** The order is as far as its slowest parcel that is left; delivered, it is paid. Without any it is cancelled. */
function follow(order: ModelOrder): void {
  const left = order.parcels.filter((state) => isOnItsWay(state) || state === 'delivered');
  const has = (...states: ParcelState[]) => left.some((state) => states.includes(state));
  if (left.length === 0) Object.assign(order, { order: 'cancelled', cancelledBy: 'customer' });
  else if (!has('open', 'packed', 'handed over')) Object.assign(order, { order: 'success', payment: 'paid' });
  else if (!has('open')) order.order = 'warehouse';
}

function oweBack(model: Model, index: number, parcels: readonly number[]): void {
  const paid = model.payments.find((one) => one.order === index && one.accepted);
  if (!paid || parcels.length === 0) return;
  const order = at(model.orders, index);
  const paise = parcels.reduce((sum, seller) => sum + paidFor(order, seller, paid.paise), 0);
  model.refunds.push({ order: index, paise, sent: false });
}

function putBack({ stock }: Model, { parcels }: ModelOrder, seller: number): void {
  parcels[seller] = 'cancelled';
  stock[seller] = at(stock, seller) + piecesOfParcel;
}

/** Cash that couriers of a seller hold: taken at doors, and not said to be handed in. */
export const cashOf = ({ orders, payouts }: Model, seller: number): number =>
  orders.reduce((sum, order) => sum + (order.cash.has(seller) ? parcelPaise(order, seller) : 0), 0) -
  payouts.reduce((sum, { by, told, paise }) => sum + (by === seller && told ? paise : 0), 0);
