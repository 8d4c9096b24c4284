import type { CallAnswer } from '../../platform/call.ts';
import { day, shift } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { type Refusal, refuse } from '../../platform/refusal.ts';
import { shop } from '../../shop.ts';
import type { KnownOfOrders } from '../orders/known-of-orders.ts';
import type { Actor } from '../orders/order.ts';
import { readPaidParcel } from '../orders/parcels/paid-parcel.ts';
import { dayOf } from '../../platform/india-time.ts';
import { disputableUntil, returnableUntil } from './deadlines.ts';
import { type Pickup, pickupName } from './pickups.ts';
import { goodsOfPieces, moneyOf, type ParcelMoney, priceOfPieces } from './price-pieces.ts';
import * as reads from './reads.store.ts';
import { mayRefundInstead, type ReturnState, returnMoves } from './return.ts';
import type { LineToReturn, Return } from './return-shape.ts';
import type { returnsCalls } from './returns.calls.ts';
import { readBack } from './returns.store.ts';

/** What a customer can return of an order, and the returns already requested. */
export async function showReturns(
  db: Database,
  of: { orderId: string; customerId: string },
  {
    known,
    now,
    pickupsAt,
  }: {
    known: Pick<KnownOfOrders, 'acceptedPayment'>;
    now: Date;
    pickupsAt: (db: Database, pincode: string) => Promise<readonly Pickup[]>;
  },
): Promise<CallAnswer<typeof returnsCalls.read> | Refusal<'not_found'>> {
  const read = await reads.readDelivered(db, of);
  if (!read) return refuse('not_found');
  const parcels = await readParcels(db, of.orderId, read.lines, known, now);
  const returns = await reads.listReturns(db, of.orderId);
  const pickups = await pickupsAt(db, read.pincode);
  return {
    lines: read.lines.map((line) => lineToReturn(line, parcels.get(line.sellerId)?.money, now)),
    pickups: pickups.map(({ day, from, to }) => ({ name: pickupName({ day, from }), day, from, to })),
    returns: returns.map((one) => shownReturn(one, { kind: 'customer' }, now)),
    cash: [...parcels.values()].some(({ provider }) => provider === 'cash'),
  };
}

async function readParcels(
  db: Database,
  orderId: string,
  lines: readonly reads.DeliveredLine[],
  ports: Pick<KnownOfOrders, 'acceptedPayment'>,
  now: Date,
): Promise<Map<string, { money: ParcelMoney; provider: string }>> {
  const byParcel = new Map<string, { money: ParcelMoney; provider: string }>();
  for (const sellerId of new Set(lines.map((line) => line.sellerId))) {
    const parcel = await readPaidParcel(db, { orderId, sellerId }, ports, now);
    const back = await readBack(db, { orderId, sellerId }, 'asked');
    byParcel.set(sellerId, { money: moneyOf(parcel, back), provider: parcel.payment.provider });
  }
  return byParcel;
}

function lineToReturn(
  { asked, bought, refunded, since, offPaise, offSellerPaise, ...line }: reads.DeliveredLine,
  parcel: ParcelMoney | undefined,
  now: Date,
): LineToReturn {
  const remaining = Math.max(0, line.quantity - asked);
  const until = returnableUntil(new Date(since));
  const back = Array.from({ length: remaining }, (_, index) => {
    const whole = { ...line, quantity: bought, offPaise, offSellerPaise };
    const goods = goodsOfPieces(whole, refunded, index + 1);
    const feeFor = (reason: 'size' | 'damaged') =>
      parcel ? priceOfPieces(parcel, goods, reason).feePaise / 100 : 0;
    const amount = (goods.goodsPaise - goods.offPaise) / 100;
    return { amount, fee: feeFor('size'), faultFee: feeFor('damaged') };
  });
  return { ...line, left: remaining, until: until.toISOString(), open: remaining > 0 && now <= until, back };
}

/** A return for one reader, with the moves that this reader can make. A seller does not see the customer's UPI id. */
export function shownReturn({ refund, ...read }: reads.ReadReturn, { kind: by }: Actor, now: Date): Return {
  const disputable = read.state === 'declined' ? disputableUntil(new Date(read.updatedAt)) : null;
  const back = {
    ...read,
    disputeBy: disputable && dayOf(disputable),
    mayRefundInstead: mayRefundInstead(read, by),
  };
  const moves = returnMoves.filter(
    (move) => move.from === back.state && move.by.includes(by) && (!move.only || move.only === back.kind),
  );
  const states = new Set(moves.map(({ to }): ReturnState => to));
  if (disputable && now > disputable) states.delete('disputed');
  const may = [...states];
  if (!refund) return { ...back, refund: null, may };
  const { since, payTo, ...rest } = refund;
  return {
    ...back,
    may,
    refund: {
      ...rest,
      payTo: by === 'seller' ? '' : payTo,
      by: workingDaysLater(new Date(since), shop.refundWorkingDays),
    },
  };
}

/** The day that is `days` working days (Monday to Friday) after a moment. */
export function workingDaysLater(from: Date, days: number): string {
  let at = from;
  for (let daysLeft = days; daysLeft > 0; ) {
    at = shift(at, day);
    if (at.getUTCDay() % 6 !== 0) daysLeft -= 1;
  }
  return at.toISOString().slice(0, 10);
}
