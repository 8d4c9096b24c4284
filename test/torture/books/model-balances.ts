import { isOnItsWay, type Model, type ModelOrder, waiting } from './model.ts';
import { at, costOf, type Goods, goodsOfParcel, goodsOut, goodsUpTo, plus, sellers } from './model-offers.ts';
import { cashOf, isSold, priceAtDoor } from './model-parcels.ts';
import { refundedPieces } from './model-returns.ts';

/** A parcel that is still sold: all its goods, and what of them went back, not supplied or returned. */
interface SoldParcel {
  readonly whole: Goods;
  readonly back: Goods;
}

/** The seller's revenue for goods. The shop bears its own discount, so it counts as revenue. */
const soldFor = (goods: Goods): number => costOf(goods) + goods.shop;

const keptOf = ({ whole, back }: SoldParcel): number => soldFor(whole) - soldFor(back);

/** The seller's remaining share: 95 percent in whole rupees, less the part of what went back, rounded down. */
function shareOf({ whole, back }: SoldParcel): number {
  const share = Math.floor((soldFor(whole) * 95) / 10_000) * 100;
  return share - Math.floor((share * soldFor(back)) / soldFor(whole));
}

/** The part of the shop's discount that still applies. */
const takenOff = ({ whole, back }: SoldParcel): number => whole.shop - back.shop;

/**
 * The balances of the shop's accounts according to the model since the run began: debits less credits, in paise;
 * sellers and orders by index.
 */
export function balancesOf(model: Model): Record<string, number> {
  const { orders } = model;
  const sale = sellers.map((seller) =>
    orders.flatMap((order, index) => soldParcel(model, order, { order: index, seller })),
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
    // The gateway's payments arrived at the bank, which loses what is disputed of them.
    bank: bankOf(model) - outside(model, 'dispute'),
    provider:
      -paiseOf(model.payouts.filter(({ by, told }) => by === 'provider' && told)) - outside(model, 'refund'),
    disputed: paiseOf(model.clawbacks.filter(({ kind, state }) => kind === 'dispute' && state === 'open')),
    lost_disputes: notCounted(model, 'dispute'),
    unallocated: elsewhere(model) - unnamedPaise(model),
    other_income: -paiseOf(model.transfers.filter(({ line }) => line?.use === 'other income')),
    earned: sum(shares) - sum(sale.flat().map(keptOf)),
    shipping: -sum(orders.map(({ keptPaise }) => keptPaise)),
    goodwill: paiseOf(model.refunds.filter(({ isGoodwill }) => isGoodwill)),
    promotions: sum(sale.flat().map(takenOff)),
    ...Object.fromEntries([...ofSellers, ...ofOrders]),
  };
}

/** A parcel that is sold and neither cancelled, refused nor lost. */
function soldParcel(
  model: Model,
  order: ModelOrder,
  parcel: { order: number; seller: number },
): SoldParcel[] {
  const { seller } = parcel;
  const state = order.parcels[seller];
  if (!isSold(order) || state === undefined || !(isOnItsWay(state) || state === 'delivered')) return [];
  const backPieces = goodsUpTo(order, seller, refundedPieces(model, parcel));
  return [{ whole: goodsOfParcel(order, seller), back: plus(goodsOut(order, seller), backPieces) }];
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

/** What went back by disputes, or by refunds at the provider, or is contested. */
const outside = ({ clawbacks }: Model, of: 'dispute' | 'refund'): number =>
  sum(clawbacks.map(({ kind, state, paise, taken }) => (kind !== of ? 0 : state === 'open' ? paise : taken)));

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
