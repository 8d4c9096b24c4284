import { isOnItsWay, type Model, type ModelOrder, parcelPaise, sellers, waiting } from './model.ts';
import { cashOf, isSold } from './model-parcels.ts';

/** What each seller gets of a parcel, and the shop: 5 percent of it. */
const sharePaise = (parcelPaise * 95) / 100;
const commissionPaise = parcelPaise - sharePaise;

/** What the shop's accounts hold by the model since a run began: debits less credits, in paise; of sellers and orders by place. */
export function balancesOf(model: Model): Record<string, number> {
  const { orders } = model;
  const kept = (seller: number) => orders.filter((order) => isKept(order, seller)).length;
  const ofSellers = sellers.flatMap((seller) => [
    [`cash of seller ${seller}`, cashOf(model, seller)],
    [`seller_payable of seller ${seller}`, -sharePaise * kept(seller)],
  ]);
  const ofOrders = orders.flatMap((order, index) => [
    [`receivable of order ${index}`, dueAtDoor(order)],
    [`refunds_owed of order ${index}`, -owedBack(model, index)],
  ]);
  return {
    bank: bankOf(model),
    provider: -paiseOf(model.payouts.filter(({ by, told }) => by === 'provider' && told)),
    unallocated: -unnamed(model),
    other_income: -paiseOf(model.transfers.filter(({ line }) => line?.use === 'other income')),
    earned: -commissionPaise * (kept(0) + kept(1)),
    ...Object.fromEntries([...ofSellers, ...ofOrders]),
  };
}

/** Sold, and neither cancelled nor refused. */
const isKept = (order: ModelOrder, seller: number): boolean => {
  const state = order.parcels[seller];
  return isSold(order) && state !== undefined && (isOnItsWay(state) || state === 'delivered');
};

const dueAtDoor = ({ payBy, payment, parcels }: ModelOrder): number =>
  payBy === 'delivery' && payment !== 'paid' ? parcels.filter(isOnItsWay).length * parcelPaise : 0;

const owedBack = ({ refunds }: Model, index: number): number =>
  paiseOf(refunds.filter(({ order, sent }) => order === index && !sent));

/** What the bank account holds: each line once, each payment that no line shows yet, less refunds. */
function bankOf({ transfers, payments, refunds, payouts }: Model): number {
  const lines = paiseOf(transfers.filter(({ line }) => line));
  const others = paiseOf(payments.filter(({ shown }) => !shown));
  const settled = paiseOf(payouts.filter(({ told, shown }) => told || shown));
  return lines + others + settled - paiseOf(refunds.filter(({ sent }) => sent));
}

/** Credits of the bank that nobody has named. */
const unnamed = (model: Model): number =>
  paiseOf(waiting(model)) + paiseOf(model.payouts.filter(({ told, shown }) => shown && !told));

const paiseOf = (list: readonly { paise: number }[]): number =>
  list.reduce((sum, { paise }) => sum + paise, 0);
