import type { Database } from '../../../platform/database.ts';
import { partOfSale, type Sale } from '../../ledger/sale.ts';
import { paidForParcels, readSaleOf } from '../book-sale.ts';
import type { KnownOfOrders } from '../known-of-orders.ts';
import { findAcceptedPayment } from '../refunds.store.ts';

/** A parcel of a paid order: its part of the sale, what was paid for it, and by which payment. */
export interface PaidParcel {
  readonly sale: Sale;
  readonly paidPaise: number;
  readonly payment: { readonly provider: string; readonly paymentId: string };
}

/** @throws when the order is not paid, or has no such parcel */
export async function readPaidParcel(
  trx: Database,
  { orderId, sellerId }: { orderId: string; sellerId: string },
  known: Pick<KnownOfOrders, 'acceptedPayment'>,
  now: Date,
): Promise<PaidParcel> {
  const paid = await findAcceptedPayment(trx, known, orderId);
  if (!paid) throw new Error(`Order ${orderId} is delivered but no payment was accepted for it`);
  const { amountPaise, ...payment } = paid;
  const sale = await readSaleOf(trx, orderId, now);
  const goods = sale.parts.map(({ goodsPaise }) => goodsPaise);
  const amounts = paidForParcels(goods, sale.shippingPaise, amountPaise);
  const index = sale.parts.findIndex((part) => part.sellerId === sellerId);
  if (index < 0) throw new Error(`Order ${orderId} has no parcel of ${sellerId}`);
  return { sale: partOfSale(sale, [sellerId]), paidPaise: amounts[index] ?? 0, payment };
}
