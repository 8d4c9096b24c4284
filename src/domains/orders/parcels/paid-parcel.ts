import type { Database } from '../../../platform/database.ts';
import { cashOf } from '../../ledger/cash-entries.ts';
import { findEntry } from '../../ledger/ledger.store.ts';
import { partOfSale, type Sale } from '../../ledger/sale.ts';
import { paidForRest, readSaleOf } from '../book-sale.ts';
import type { KnownOfOrders } from '../known-of-orders.ts';
import { readDeliveryFee } from '../orders.store.ts';
import { findAcceptedPayment } from '../refunds.store.ts';

/**
 * A parcel that was paid, ahead with its order or in cash at the door: its part of the sale, the amount and the
 * payment.
 */
export interface PaidParcel {
  readonly sale: Sale;
  /** Without what was paid, or would have been, for goods that were taken out of it (R-ORDER-11). */
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
  if (!ahead) return { sale: partOfSale(sale, [sellerId]), ...(await findCash(trx, orderId, sellerId)) };
  const { amountPaise, ...payment } = ahead;
  const amounts = paidForRest(sale, amountPaise, 'upi');
  const index = sale.parts.findIndex((part) => part.sellerId === sellerId);
  if (index < 0) throw new Error(`Order ${orderId} has no parcel of ${sellerId}`);
  return { sale: partOfSale(sale, [sellerId]), paidPaise: amounts[index] ?? 0, payment };
}

/**
 * The cash taken at the door for a parcel, without the delivery that was paid with it (R-ORDER-9). The books are its
 * only record.
 */
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
  const { dueWith, keptPaise } = await readDeliveryFee(trx, orderId);
  const paidPaise = cashPosting.amountPaise - (dueWith === sellerId ? keptPaise : 0);
  return { paidPaise, payment: { provider: 'cash', paymentId } };
}
