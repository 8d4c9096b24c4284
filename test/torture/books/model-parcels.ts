import { isOnItsWay, type Model, type ModelOrder, type ParcelState, today } from './model.ts';
import { acceptedName, isDisputed, owe } from './model-clawbacks.ts';
import { at, deliveryFee, type GoodsLine, lines, paidFor, pieces, priceOf, sellers } from './model-offers.ts';

/** The fate of an order's parcels in the model: cancelled, sent, delivered for cash, refused, lost, brought back. */

export const isSold = ({ payment, payBy }: ModelOrder): boolean => payment === 'paid' || payBy === 'delivery';

/** The customer confirms cash on delivery by a code. Returns whether the order is so now. */
export function confirmCash(order: ModelOrder): boolean {
  if (order.payBy === 'delivery') return order.order !== 'cancelled';
  if (order.order !== 'pending' || order.payment === 'pending') return false;
  Object.assign(order, { payment: 'unpaid', order: 'placed', payBy: 'delivery' });
  return true;
}

/** Each step that moves no money: from where, and to where. */
export const steps = {
  pack: { from: ['open'], to: 'packed' },
  unpack: { from: ['packed'], to: 'open' },
  'hand over': { from: ['packed', 'brought back'], to: 'handed over' },
  'bring back': { from: ['handed over'], to: 'brought back' },
} as const satisfies Record<string, { from: readonly ParcelState[]; to: ParcelState }>;

/** Moves a parcel one step on, or back. Returns whether that is possible. */
export function send(model: Model, index: number, seller: number, step: keyof typeof steps): boolean {
  const order = at(model.orders, index);
  const { from, to } = steps[step];
  if (!isSold(order) || !from.some((state) => state === order.parcels[seller])) return false;
  if (to === 'handed over' && isDisputed(model, index)) return false;
  order.parcels[seller] = to;
  follow(order);
  return true;
}

/** Delivers a parcel to its customer, who pays for it unless the order is paid. Returns whether that is possible. */
export function deliver(model: Model, index: number, seller: number): boolean {
  const order = at(model.orders, index);
  if (order.parcels[seller] !== 'handed over') return false;
  order.parcels[seller] = 'delivered';
  order.deliveredOn.set(seller, today(model));
  if (order.payment !== 'paid') order.cash.add(seller);
  follow(order);
  return true;
}

/** From where a parcel is refused at the door, or lost. */
export const ends = { refused: ['handed over'], lost: ['handed over', 'brought back'] } as const;

/** A parcel ends without delivery: what was paid for it becomes a refund. Returns whether that is possible. */
export function end(model: Model, index: number, seller: number, to: keyof typeof ends): boolean {
  const order = at(model.orders, index);
  if (!ends[to].some((state) => state === order.parcels[seller])) return false;
  // What was kept for delivering the rest goes back with a rest that is lost.
  const keptPaise = to === 'lost' && !remainsBut(order, seller) ? order.keptPaise : 0;
  oweBack(model, index, [seller], { kept: 0 - keptPaise, operator: model.operator });
  endAtDoor(order, seller);
  order.parcels[seller] = to;
  follow(order);
  return true;
}

/** The seller inspects a refused or lost parcel; good pieces go back into stock. Returns whether that is possible. */
export function takeIn(model: Model, index: number, seller: number, good: boolean): boolean {
  const order = at(model.orders, index);
  if (order.parcels[seller] !== 'refused' && order.parcels[seller] !== 'lost') return false;
  order.parcels[seller] = 'taken in';
  if (good) putOnShelf(model, order, seller);
  return true;
}

/** Whether a parcel is with its seller: not packed, or brought back. */
const isWithSeller = (state: ParcelState | undefined): boolean =>
  state === 'open' || state === 'brought back';

export const canCancel = ({ order, parcels }: ModelOrder): boolean =>
  order !== 'cancelled' && parcels.every((state) => isWithSeller(state) || state === 'cancelled');

/** Cancels all of the order that is left, with a single refund; with one a parcel if a line was taken out before. */
export function cancel(model: Model, index: number, by: 'server' | 'customer'): void {
  const order = at(model.orders, index);
  const open = sellers.filter((seller) => isWithSeller(order.parcels[seller]));
  const together = order.out.some((line) => line !== null) ? open.map((seller) => [seller]) : [open];
  for (const ones of together)
    oweBack(model, index, ones, { kept: by === 'customer' ? 0 : -order.keptPaise });
  for (const seller of open) {
    endAtDoor(order, seller);
    putBack(model, order, seller);
  }
  Object.assign(order, { order: 'cancelled', cancelledBy: by });
}

export const canCancelParcel = (order: ModelOrder, seller: number): boolean =>
  isSold(order) && isWithSeller(order.parcels[seller]);

/**
 * A customer cancels one seller's parcel of a sold order, with its share of the money if it was paid, less the delivery
 * of the other one while that remains.
 */
export function cancelParcel(model: Model, index: number, seller: number): void {
  const order = at(model.orders, index);
  const keeps = order.parcels[seller] === 'open' && remainsBut(order, seller);
  oweBack(model, index, [seller], { kept: keeps ? deliveryFee - order.keptPaise : 0 });
  if (isDueAtDoor(order)) chargeAtDoor(order, seller);
  putBack(model, order, seller);
  follow(order);
}

/** Whether somebody at the desk can say that lines of a parcel are not there. */
export function canLack(order: ModelOrder, seller: number, missing: readonly GoodsLine[]): boolean {
  const state = at(order.parcels, seller);
  const isHere = state === 'open' || state === 'packed';
  return isSold(order) && isHere && !missing.some((line) => line === order.out[seller]);
}

/**
 * Lines of a parcel are not there: they have no stock from then on, and what was paid for them goes back. Without a line
 * left the parcel is cancelled. Returns whether that is possible.
 */
export function cannotSupply(
  model: Model,
  index: number,
  { seller, missing, operator }: { seller: number; missing: readonly GoodsLine[]; operator: number | null },
): boolean {
  const order = at(model.orders, index);
  if (!canLack(order, seller, missing)) return false;
  order.parcels[seller] = 'open';
  follow(order);
  const [line] = missing;
  if (missing.length > 1 || order.out[seller] || line === undefined) {
    const keptPaise = remainsBut(order, seller) ? 0 : order.keptPaise;
    oweBack(model, index, [seller], { kept: 0 - keptPaise, operator });
    endAtDoor(order, seller);
    putBack(model, order, seller);
    follow(order);
  } else {
    const payment = model.payments.find((one) => one.order === index && one.accepted);
    const restPaise = () => (payment ? paidFor(order, seller, payment.paise) : 0);
    const before = restPaise();
    order.out[seller] = line;
    if (payment)
      owe(model, { order: index, of: acceptedName(model, index), paise: before - restPaise() }, operator);
  }
  for (const one of missing) model.stock[one][seller] = 0;
  return true;
}

const isDueAtDoor = ({ payBy, payment }: ModelOrder): boolean => payBy === 'delivery' && payment !== 'paid';

/** The delivery fee at the door ends with the parcel that brings it. */
function endAtDoor(order: ModelOrder, seller: number): void {
  if (order.dueWith === seller) Object.assign(order, { keptPaise: 0, dueWith: null });
}

/** The other parcel brings its own delivery fee to the door, unless the courier has it already. */
function chargeAtDoor(order: ModelOrder, seller: number): void {
  endAtDoor(order, seller);
  const other = 1 - seller;
  const state = order.parcels[other];
  if (order.parcels[seller] !== 'open' || !(isWithSeller(state) || state === 'packed')) return;
  Object.assign(order, { keptPaise: deliveryFee, dueWith: other });
}

/** What is paid for a parcel at the door. */
export const priceAtDoor = (order: ModelOrder, seller: number): number =>
  paidFor(order, seller, priceOf(order)) + (order.dueWith === seller ? order.keptPaise : 0);

/** Whether anything but this seller's parcel is left of an order. */
const remainsBut = ({ parcels }: ModelOrder, seller: number): boolean =>
  parcels.some((state, other) => other !== seller && (isOnItsWay(state) || state === 'delivered'));

export function expire(model: Model): void {
  for (const [index, order] of model.orders.entries())
    if (
      order.order === 'pending' &&
      (order.payment === 'unpaid' || order.payment === 'failed') &&
      order.expires <= model.minute
    )
      cancel(model, index, 'server');
}

/** The order's state follows its slowest remaining parcel; once delivered, it is paid. Without any parcel it is cancelled. */
function follow(order: ModelOrder): void {
  const remaining = order.parcels.filter((state) => isOnItsWay(state) || state === 'delivered');
  const has = (...states: ParcelState[]) => remaining.some((state) => states.includes(state));
  if (remaining.length === 0) Object.assign(order, { order: 'cancelled', cancelledBy: 'customer' });
  else if (!has('open', 'packed', 'handed over', 'brought back'))
    Object.assign(order, { order: 'success', payment: 'paid' });
  else order.order = has('open') ? 'placed' : 'warehouse';
}

function oweBack(
  model: Model,
  index: number,
  parcels: readonly number[],
  { kept, operator = null }: { kept: number; operator?: number | null },
): void {
  const payment = model.payments.find((one) => one.order === index && one.accepted);
  if (!payment || parcels.length === 0) return;
  const order = at(model.orders, index);
  const paise = parcels.reduce((sum, seller) => sum + paidFor(order, seller, payment.paise), 0);
  order.keptPaise += kept;
  owe(model, { order: index, of: acceptedName(model, index), paise: paise - kept }, operator);
}

function putBack(model: Model, order: ModelOrder, seller: number): void {
  order.parcels[seller] = 'cancelled';
  putOnShelf(model, order, seller);
}

/** What is left of a parcel goes back into stock. */
function putOnShelf({ stock }: Model, { out }: ModelOrder, seller: number): void {
  for (const line of lines)
    if (out[seller] !== line) stock[line][seller] = at(stock[line], seller) + pieces[line];
}

/** The cash that a seller's couriers hold: collected at the door and not yet handed in. */
export const cashOf = ({ orders, payouts }: Model, seller: number): number =>
  orders.reduce((sum, order) => sum + (order.cash.has(seller) ? priceAtDoor(order, seller) : 0), 0) -
  payouts.reduce((sum, { by, told, paise }) => sum + (by === seller && told ? paise : 0), 0);
