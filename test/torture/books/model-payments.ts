import { at, isUsedUp, priceOf, sellers } from './model-offers.ts';
import { owe } from './model-clawbacks.ts';
import {
  isOnItsWay,
  isSoldOut,
  type Model,
  type ModelOrder,
  type Payment,
  take,
  type Transfer,
} from './model.ts';

/** Money that reaches the shop in the model, and what it does. */

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
  const operator = line?.by ?? null;
  book(model, index, { utr, paise, by, ...(transfer ? { transfer } : {}) }, canPay(model, order), operator);
}

export function canPay(model: Model, order: ModelOrder): boolean {
  if (order.payment === 'paid') return false;
  // An order for cash on delivery accepts payment in advance while all of it is due.
  if (order.payBy === 'delivery') return order.parcels.every(isOnItsWay) && order.out.every((line) => !line);
  const isGone = isSoldOut(model) || (order.offer === 'coupon' && isUsedUp(model));
  return order.order === 'pending' || (order.cancelledBy === 'server' && !isGone);
}

/** Books a payment for an order, accepted or to be refunded, as its operator decides. A waiting line with its UTR and amount is matched with it. */
export function book(
  model: Model,
  index: number,
  { utr, paise, by, transfer }: Omit<Evidence, 'day'>,
  isAccepted: boolean,
  operator: number | null,
): void {
  const order = at(model.orders, index);
  const own = by === 'line' ? transfer : undefined;
  const free = model.transfers.find(
    (one) => one.utr === utr && one.paise === paise && one.line && one.line.use !== 'allocated',
  );
  const bankLine = own ?? free ?? null;
  model.payments.push({ order: index, utr, paise, by, accepted: isAccepted, shown: bankLine });
  if (bankLine?.line) bankLine.line.use = 'allocated';
  for (const claim of order.claims) if (claim.utr === utr) claim.state = 'confirmed';
  const of = `payment ${model.payments.length - 1}`;
  if (!isAccepted) return owe(model, { order: index, of, paise }, operator);
  if (order.order === 'cancelled') take(model);
  if (order.payBy === 'upi') Object.assign(order, { order: 'placed', parcels: sellers.map(() => 'open') });
  Object.assign(order, { payment: 'paid', payBy: 'upi', cancelledBy: null });
  const excess = paise - priceOf(order);
  if (excess > 0) owe(model, { order: index, of, paise: excess }, operator);
}
