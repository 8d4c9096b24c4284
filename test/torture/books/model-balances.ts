import { isOnItsWay, type Model, type ModelOrder, waiting } from './model.ts';
import { at, costUpTo, offUpTo, piecesOfParcel, sellers } from './model-offers.ts';
import { cashOf, isSold, priceAtDoor } from './model-parcels.ts';
import { refundedPieces } from './model-returns.ts';

/** The pieces of a parcel that are kept; the first pieces are the returned ones. */
interface PiecesKept {
  readonly order: ModelOrder;
  readonly seller: number;
  readonly pieces: number;
}

/** The seller's revenue for this many pieces. The shop bears its own discount, so it counts as revenue. */
const soldUpTo = (order: ModelOrder, seller: number, pieces: number): number =>
  costUpTo(order, seller, pieces) + offUpTo(order, seller, pieces).shop;

const back = ({ pieces }: PiecesKept): number => piecesOfParcel - pieces;

const soldFor = (sale: PiecesKept): number =>
  sale.pieces === 0
    ? 0
    : soldUpTo(sale.order, sale.seller, piecesOfParcel) - soldUpTo(sale.order, sale.seller, back(sale));

/** The seller's remaining share: 95 percent in whole rupees, less the returned pieces' part, rounded down. */
function shareOf(sale: PiecesKept): number {
  if (sale.pieces === 0) return 0;
  const total = soldUpTo(sale.order, sale.seller, piecesOfParcel);
  const share = Math.floor((total * 95) / 10_000) * 100;
  return share - Math.floor((share * soldUpTo(sale.order, sale.seller, back(sale))) / total);
}

/** The part of the shop's discount that still applies. */
const takenOff = (sale: PiecesKept): number =>
  sale.pieces === 0
    ? 0
    : offUpTo(sale.order, sale.seller, piecesOfParcel).shop -
      offUpTo(sale.order, sale.seller, back(sale)).shop;

/**
 * The balances of the shop's accounts according to the model since the run began: debits less credits, in paise;
 * sellers and orders by index.
 */
export function balancesOf(model: Model): Record<string, number> {
  const { orders } = model;
  const sale = sellers.map((seller) =>
    orders.map((order, index) => ({
      order,
      seller,
      pieces: keptPieces(model, order, { order: index, seller }),
    })),
  );
  const shares = sale.map((parcels) => sum(parcels.map(shareOf)));
  const ofSellers = sellers.flatMap((seller) => [
    [`cash of seller ${seller}`, cashOf(model, seller)],
    [`seller_payable of seller ${seller}`, -(shares[seller] ?? 0)],
  ]);
  const ofOrders = orders.flatMap((order, index) => [
    [`receivable of order ${index}`, dueAtDoor(order)],
    [`refunds_owed of order ${index}`, -owedBack(model, index)],
  ]);
  return {
    bank: bankOf(model),
    provider:
      -paiseOf(model.payouts.filter(({ by, told }) => by === 'provider' && told)) -
      sum(model.clawbacks.map(({ state, paise, taken }) => (state === 'open' ? paise : taken))),
    disputed: paiseOf(model.clawbacks.filter(({ kind, state }) => kind === 'dispute' && state === 'open')),
    lost_disputes: notCounted(model, 'dispute'),
    unallocated: elsewhere(model) - unnamedPaise(model),
    other_income: -paiseOf(model.transfers.filter(({ line }) => line?.use === 'other income')),
    earned: sum(shares) - sum(sale.flat().map(soldFor)),
    shipping: -sum(orders.map(({ keptPaise }) => keptPaise)),
    goodwill: paiseOf(model.refunds.filter(({ isGoodwill }) => isGoodwill)),
    promotions: sum(sale.flat().map(takenOff)),
    ...Object.fromEntries([...ofSellers, ...ofOrders]),
  };
}

/** The number of pieces sold and neither cancelled, refused nor refunded. */
function keptPieces(model: Model, order: ModelOrder, parcel: { order: number; seller: number }): number {
  const state = order.parcels[parcel.seller];
  if (!isSold(order) || state === undefined || !(isOnItsWay(state) || state === 'delivered')) return 0;
  return piecesOfParcel - refundedPieces(model, parcel);
}

const dueAtDoor = (order: ModelOrder): number =>
  order.payBy === 'delivery' && order.payment !== 'paid'
    ? sum(
        sellers
          .filter((seller) => isOnItsWay(at(order.parcels, seller)))
          .map((seller) => priceAtDoor(order, seller)),
      )
    : 0;

const owedBack = ({ refunds }: Model, index: number): number =>
  sum(refunds.map(({ order, sent, paise, taken }) => (order === index && !sent ? paise - taken : 0)));

/** The balance of the bank account: each line once, each payment without a line, less refunds. */
function bankOf({ transfers, payments, refunds, payouts }: Model): number {
  const lines = paiseOf(transfers.filter(({ line }) => line));
  const others = paiseOf(payments.filter(({ shown }) => !shown));
  const settledPaise = paiseOf(payouts.filter(({ told, shown }) => told || shown));
  return (
    lines + others + settledPaise - sum(refunds.map(({ sent, paise, taken }) => (sent ? paise - taken : 0)))
  );
}

/** What customers got by disputes, or by refunds at the provider, and is not counted towards a refund. */
const notCounted = ({ clawbacks }: Model, of: 'dispute' | 'refund'): number =>
  sum(clawbacks.map(({ kind, taken, counted }) => (kind === of ? taken - counted : 0)));

/** Refunds at the provider that nobody has explained: not counted, or on their way. */
const elsewhere = (model: Model): number =>
  notCounted(model, 'refund') +
  paiseOf(model.clawbacks.filter(({ kind, state }) => kind === 'refund' && state === 'open'));

/** Bank credits that nobody has assigned. */
const unnamedPaise = (model: Model): number =>
  paiseOf(waiting(model)) + paiseOf(model.payouts.filter(({ told, shown }) => shown && !told));

const paiseOf = (list: readonly { paise: number }[]): number => sum(list.map(({ paise }) => paise));

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
