import {
  isOnItsWay,
  type Model,
  type ModelOrder,
  parcelPaise,
  piecesOfParcel,
  sellers,
  waiting,
} from './model.ts';
import { cashOf, isSold } from './model-parcels.ts';
import { refundedPieces } from './model-returns.ts';

/** What a seller gets of a parcel: 95 percent in whole rupees. The shop keeps the rest. */
const sharePaise = Math.floor((parcelPaise * 95) / 10_000) * 100;

/** What the seller still gets when so many pieces are kept: what came back took its part, rounded down. */
const shareOf = (pieces: number): number =>
  pieces === 0 ? 0 : sharePaise - Math.floor((sharePaise * (piecesOfParcel - pieces)) / piecesOfParcel);

const pricePaiseOf = (pieces: number): number => (parcelPaise * pieces) / piecesOfParcel;

/** What the shop's accounts hold by the model since a run began: debits less credits, in paise; of sellers and orders by place. */
export function balancesOf(model: Model): Record<string, number> {
  const { orders } = model;
  const kept = sellers.map((seller) =>
    orders.map((order, index) => keptPieces(model, order, { order: index, seller })),
  );
  const shares = kept.map((pieces) => sum(pieces.map(shareOf)));
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
    provider: -paiseOf(model.payouts.filter(({ by, told }) => by === 'provider' && told)),
    unallocated: -unnamed(model),
    other_income: -paiseOf(model.transfers.filter(({ line }) => line?.use === 'other income')),
    earned: sum(shares) - sum(kept.flat().map(pricePaiseOf)),
    ...Object.fromEntries([...ofSellers, ...ofOrders]),
  };
}

/** Pieces that are sold, and neither cancelled, refused nor refunded. */
function keptPieces(model: Model, order: ModelOrder, parcel: { order: number; seller: number }): number {
  const state = order.parcels[parcel.seller];
  if (!isSold(order) || state === undefined || !(isOnItsWay(state) || state === 'delivered')) return 0;
  return piecesOfParcel - refundedPieces(model, parcel);
}

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

const paiseOf = (list: readonly { paise: number }[]): number => sum(list.map(({ paise }) => paise));

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
