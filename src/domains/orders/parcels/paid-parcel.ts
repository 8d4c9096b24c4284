import type { Database } from '../../../platform/database.ts';
import { cashOf } from '../../ledger/cash-entries.ts';
import { findEntry } from '../../ledger/ledger.store.ts';
import { partOfSale, type Sale } from '../../ledger/sale.ts';
import { paidForParcels, readSaleOf } from '../book-sale.ts';
import type { KnownOfOrders } from '../known-of-orders.ts';
import { findAcceptedPayment } from '../refunds.store.ts';

/**
 * A parcel that was paid, ahead with its order or in cash at the door: its part of the sale, the amount and the
 * payment.
 */
export interface PaidParcel {
  readonly sale: Sale;
  /** With what was paid, or would have been, for goods that were taken out of it (R-ORDER-11). */
  readonly paidPaise: number;
  readonly payment: { readonly provider: string; readonly paymentId: string };
}

/** @throws when the parcel is unpaid, or the order has no such parcel */
export async function readPaidParcel(
  trx: Database,
  { orderId, sellerId }: { orderId: string; sellerId: string },
  ports: Pick<KnownOfOrders, 'acceptedPayment'>,
  now: Date,
): Promise<PaidParcel> {
  const ahead = await findAcceptedPayment(trx, ports, orderId);
  const sale = await readSaleOf(trx, orderId, now);
  if (!ahead) {
    const part = partOfSale(sale, [sellerId]);
    const { paidPaise, payment } = await findCash(trx, orderId, sellerId);
    return { sale: part, paidPaise: paidPaise + costOfOut(part), payment };
  }
  const { amountPaise, ...payment } = ahead;
  const amounts = paidForParcels(sale, amountPaise);
  const index = sale.parts.findIndex((part) => part.sellerId === sellerId);
  if (index < 0) throw new Error(`Order ${orderId} has no parcel of ${sellerId}`);
  return { sale: partOfSale(sale, [sellerId]), paidPaise: amounts[index] ?? 0, payment };
}

/** What would have been paid for goods that were taken out of a parcel: cash is for the rest. */
const costOfOut = ({ parts }: Sale): number =>
  parts.reduce((sum, { out }) => sum + (out ? out.goodsPaise - out.offPaise : 0), 0);

/** The cash taken at the door for a parcel. The books are its only record. */
async function findCash(
  trx: Database,
  orderId: string,
  sellerId: string,
): Promise<Pick<PaidParcel, 'paidPaise' | 'payment'>> {
  const paymentId = cashOf(orderId, sellerId);
  const entry = await findEntry(trx, `cash:${paymentId}`);
  const cashPosting = entry?.postings.find(({ account }) => account === 'cash');
  if (!cashPosting)
    throw new Error(`The parcel of ${sellerId} in order ${orderId} was paid neither ahead nor in cash`);
  return { paidPaise: cashPosting.amountPaise, payment: { provider: 'cash', paymentId } };
}
