import { type Model, type ModelReturn, type ReturnState, today } from './model.ts';
import { acceptedName, owe } from './model-clawbacks.ts';
import { at, costOf, goodsOut, goodsUpTo, paidFor, parcelPaise, pieces, priceOf } from './model-offers.ts';

/** Returns of a delivered parcel's first line in the model: pieces, the other size of an exchange, and the money. */

export type Mover = 'customer' | 'seller' | 'operator' | 'server';

const staff: readonly Mover[] = ['seller', 'operator'];

/** Who may move a return, from which state to which. */
const moves: Readonly<Record<string, Partial<Record<ReturnState, readonly Mover[]>>>> = {
  asked: { agreed: staff, declined: staff, cancelled: ['customer'], unanswered: ['server'] },
  unanswered: { agreed: staff, closed: ['operator'], cancelled: ['customer'] },
  declined: { disputed: ['customer'] },
  disputed: { agreed: ['operator'], closed: ['operator'] },
  agreed: { cancelled: ['customer'], 'picked up': staff },
  'picked up': { refunded: staff, exchanged: staff, 'not good': staff },
  'not good': { refunded: ['operator'], exchanged: ['operator'], 'sent back': ['operator'] },
};

const returnDays = 14;

export interface ReturnInput {
  readonly order: number;
  readonly seller: number;
  readonly quantity: number;
  readonly isExchange: boolean;
  readonly of: ModelReturn | null;
}

/** Requests a return. Returns whether that is possible. */
export function ask(model: Model, request: ReturnInput): boolean {
  const { order, seller, quantity, isExchange, of } = request;
  const day = of ? of.exchangedOn : at(model.orders, order).deliveredOn.get(seller);
  const back = piecesOf(model, request, (one) => one.of === of && one.state !== 'cancelled');
  const inParcel = at(model.orders, order).out[seller] === 'main' ? 0 : pieces.main;
  const count = of ? of.quantity : inParcel;
  if (day === undefined || today(model) > day + returnDays || back + quantity > count) return false;
  if (of && isExchange) return false;
  if (isExchange && (at(model.otherPrice, seller) || !takeOther(model, request))) return false;
  model.returns.push({ ...request, state: 'asked', holds: isExchange });
  return true;
}

/** Moves a return. Returns whether that is possible. */
export function move(model: Model, one: ModelReturn, to: ReturnState, by: Mover): boolean {
  if (!mayMove(one, to, by)) return false;
  if (one.state === 'disputed' && to === 'agreed' && one.isExchange) {
    if (!takeOther(model, one)) return false;
    one.holds = true;
  }
  if (['declined', 'closed', 'cancelled', 'sent back'].includes(to)) putOtherBack(model, one);
  const isGood = one.state === 'picked up' && (to === 'refunded' || to === 'exchanged');
  const shelf = one.of ? model.otherStock : model.stock.main;
  if (isGood) shelf[one.seller] = at(shelf, one.seller) + one.quantity;
  if (to === 'refunded') oweBack(model, one, by === 'operator' ? model.operator : null);
  if (to === 'exchanged') Object.assign(one, { holds: false, exchangedOn: today(model) });
  one.state = to;
  return true;
}

export const mayMove = ({ state, isExchange }: ModelReturn, to: ReturnState, by: Mover): boolean =>
  (moves[state]?.[to] ?? []).includes(by) && to !== (isExchange ? 'refunded' : 'exchanged');

/** Who may turn an exchange into a refund, and where. */
const instead: Partial<Record<ReturnState, readonly Mover[]>> = {
  asked: ['customer', ...staff],
  unanswered: ['customer', ...staff],
  agreed: ['customer', ...staff],
  disputed: ['customer', 'operator'],
  'picked up': ['customer', ...staff],
  'not good': ['customer', 'operator'],
};

/** Turns an exchange into a refund. Returns whether that is possible. */
export function refundInstead(model: Model, one: ModelReturn, by: Mover): boolean {
  if (!one.isExchange || !(instead[one.state] ?? []).includes(by)) return false;
  putOtherBack(model, one);
  one.isExchange = false;
  return true;
}

/** Every move that is possible now. */
export const possibleMoves = ({ returns }: Readonly<Model>) =>
  returns.flatMap((one) =>
    Object.entries(moves[one.state] ?? {}).flatMap(([to, movers]) =>
      movers
        .map((by) => ({ one, to: to as ReturnState, by }))
        .filter((candidate) => mayMove(candidate.one, candidate.to, candidate.by)),
    ),
  );

/** All pieces of a parcel together refund exactly what was paid for it, however they are split. */
function oweBack(model: Model, one: ModelReturn, operator: number | null): void {
  const payment = model.payments.find(({ order, accepted }) => order === one.order && accepted);
  const [order, { seller }] = [at(model.orders, one.order), one];
  const price = parcelPaise(order, seller) - costOf(goodsOut(order, seller));
  const paidPaise = paidFor(order, seller, payment?.paise ?? priceOf(order));
  const before = refundedPieces(model, one);
  const upTo = (count: number) => Math.floor((paidPaise * costOf(goodsUpTo(order, seller, count))) / price);
  const paise = upTo(before + one.quantity) - upTo(before);
  owe(
    model,
    { order: one.order, of: payment ? acceptedName(model, one.order) : `cash ${seller}`, paise },
    operator,
  );
}

/** The number of a parcel's pieces that were refunded. */
export const refundedPieces = (model: Model, parcel: Pick<ReturnInput, 'order' | 'seller'>): number =>
  piecesOf(model, parcel, ({ state }) => state === 'refunded');

function piecesOf(
  { returns }: Model,
  { order, seller }: Pick<ReturnInput, 'order' | 'seller'>,
  isCounted: (one: ModelReturn) => boolean,
): number {
  return returns
    .filter((one) => one.order === order && one.seller === seller && isCounted(one))
    .reduce((sum, { quantity }) => sum + quantity, 0);
}

/** Gives an order's customer a sum without a return. Returns whether that is possible. */
export function giveGoodwill(model: Model, order: number, paise: number): boolean {
  const of = at(model.orders, order);
  const before = model.refunds.filter((one) => one.order === order && one.isGoodwill);
  const sum = before.reduce((total, one) => total + one.paise, paise);
  if (of.payment !== 'paid' || sum > priceOf(of)) return false;
  owe(model, { order, of: 'goodwill', paise, isGoodwill: true }, model.operator);
  return true;
}

function takeOther(
  { otherStock }: Model,
  { seller, quantity }: Pick<ReturnInput, 'seller' | 'quantity'>,
): boolean {
  const stockLeft = at(otherStock, seller) - quantity;
  if (stockLeft < 0) return false;
  otherStock[seller] = stockLeft;
  return true;
}

function putOtherBack({ otherStock }: Model, one: ModelReturn): void {
  if (one.holds) otherStock[one.seller] = at(otherStock, one.seller) + one.quantity;
  one.holds = false;
}
