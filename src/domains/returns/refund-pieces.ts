import * as reasons from '#messages/refund-reasons';
import type { Database } from '../../platform/database.ts';
import { addJob } from '../../platform/jobs/jobs.store.ts';
import type { GoodsBack } from '../ledger/sale.ts';
import { bookPiecesTakenBack } from '../orders/book-sale.ts';
import type { KnownOfOrders } from '../orders/known-of-orders.ts';
import { type Actor, issueCreditNotesJob } from '../orders/order.ts';
import { promiseRefund } from '../orders/orders.store.ts';
import { oweRefund } from '../orders/owe-refund.ts';
import { type PaidParcel, readPaidParcel } from '../orders/parcels/paid-parcel.ts';
import { voidGiftCoupons } from '../promotions/gift-coupons.store.ts';
import { goodsOfPieces, moneyOf, type PiecesPrice, paidForPieces, priceOfPieces } from './price-pieces.ts';
import type { HeldReturn } from './return.ts';
import { readBack, readLineBack } from './returns.store.ts';

/**
 * Reverses the sale of returned pieces, makes a refund due and adds the job for their credit note (R-RETURN-2, 3). A
 * refund of the delivery fee that was promised with the request is honoured. The discount is computed again, because
 * its odd paisa depends on what was returned before.
 */
export async function refundPieces(
  trx: Database,
  existing: HeldReturn,
  { actor, now, known }: { actor: Actor; now: Date; known: Pick<KnownOfOrders, 'acceptedPayment'> },
): Promise<PiecesPrice> {
  const { id, orderId, sellerId, quantity, reason } = existing;
  const paidParcel = await readPaidParcel(trx, { orderId, sellerId }, known, now);
  const back = await readBack(trx, existing, 'refunded');
  const parcel = moneyOf(paidParcel, back);
  const { line, refunded } = await readLineBack(trx, id);
  const goods = goodsOfPieces(line, refunded, quantity);
  const byRule = priceOfPieces(parcel, goods, reason);
  const promisedFee = back.feePaise === 0 ? existing.feePaise : 0;
  const price = { ...goods, feePaise: Math.max(byRule.feePaise, promisedFee) };
  const amountPaise = paidForPieces(parcel, price);
  const pieces = { earlier: goneBefore(paidParcel, back), ...goods, shippingPaise: price.feePaise };
  await bookPiecesTakenBack(trx, paidParcel.sale, { pieces, cause: id, amountPaise });
  if (amountPaise > 0) {
    const due = {
      orderId,
      ...paidParcel.payment,
      part: id,
      amountPaise,
      reason: reasons.returned({ name: existing.name }),
      now,
    };
    await oweRefund(
      trx,
      { ...due, payTo: existing.payTo },
      actor.kind === 'operator' ? actor : { kind: 'server' },
    );
    await voidGiftCoupons(trx, orderId, now);
    await promiseRefund(trx, orderId, 'returned');
  }
  const { task, maxAttempts } = issueCreditNotesJob;
  await addJob(trx, task, { orderId }, { key: `credit ${orderId} ${id}`, maxAttempts });
  return price;
}

/** What the books took back of a parcel before: goods that were not supplied, and what was returned. */
function goneBefore(
  { sale }: PaidParcel,
  back: PiecesPrice,
): Pick<GoodsBack, 'goodsPaise' | 'offSellerPaise'> {
  const out = sale.parts[0]?.out;
  return {
    goodsPaise: back.goodsPaise + (out?.goodsPaise ?? 0),
    offSellerPaise: back.offSellerPaise + (out?.offSellerPaise ?? 0),
  };
}
