import type { Database } from '../../../platform/database.ts';
import { rupeesToPaise } from '../../../platform/money.ts';
import { cashEntry } from '../../ledger/cash-entries.ts';
import { postEntry } from '../../ledger/post-entry.ts';
import { paidForParcels, readSaleOf } from '../book-sale.ts';
import { type HeldOrder, isDueAtDoor } from '../order.ts';

/** Posts the price of a parcel that was delivered and paid at the door; nothing where its order was paid ahead (R-CASH-3). */
export async function takeCash(trx: Database, order: HeldOrder, sellerId: string, now: Date): Promise<void> {
  if (!isDueAtDoor(order)) return;
  const { parts, shippingPaise } = await readSaleOf(trx, order.id, now);
  const goods = parts.map(({ goodsPaise }) => goodsPaise);
  const amounts = paidForParcels(goods, shippingPaise, rupeesToPaise(order.price));
  const amountPaise = amounts[parts.findIndex((part) => part.sellerId === sellerId)];
  if (amountPaise === undefined) throw new Error(`Order ${order.id} has no parcel of ${sellerId}`);
  await postEntry(trx, cashEntry({ orderId: order.id, sellerId, amountPaise, at: now }));
}
