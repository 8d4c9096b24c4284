import type { Database } from '../../../platform/database.ts';
import { rupeesToPaise } from '../../../platform/money.ts';
import { cashEntry } from '../../ledger/cash-entries.ts';
import { postEntry } from '../../ledger/post-entry.ts';
import { paidForRest, readSaleOf } from '../book-sale.ts';
import { type HeldOrder, isDueAtDoor } from '../order.ts';
import { findOrderState, readDeliveryFee } from '../orders.store.ts';
import { isComing } from '../parcels/parcel.ts';
import { listParcels } from '../parcels/parcels.store.ts';

/** The price of each parcel at the door, in paise by seller: its goods, its share of the shipping fee, and the delivery of what remains (R-ORDER-9). */
async function pricesAtDoor(trx: Database, order: HeldOrder, now: Date): Promise<Map<string, number>> {
  const sale = await readSaleOf(trx, order.id, now);
  const amounts = paidForRest(sale, rupeesToPaise(order.price), order.payBy);
  const { keptPaise, dueWith } = await readDeliveryFee(trx, order.id);
  return new Map(
    sale.parts.map(({ sellerId }, index) => [
      sellerId,
      (amounts[index] ?? 0) + (sellerId === dueWith ? keptPaise : 0),
    ]),
  );
}

/**
 * Posts the cash for a parcel that was delivered and paid at the door. Does nothing if its order was paid ahead
 * (R-CASH-3).
 */
export async function takeCash(trx: Database, order: HeldOrder, sellerId: string, now: Date): Promise<void> {
  if (!isDueAtDoor(order)) return;
  const amountPaise = (await pricesAtDoor(trx, order, now)).get(sellerId);
  if (amountPaise === undefined) throw new Error(`Order ${order.id} has no parcel of ${sellerId}`);
  await postEntry(trx, cashEntry({ orderId: order.id, sellerId, amountPaise }, now));
}

/** The cash to be collected at the door for parcels that are still to come, in paise by seller. */
export async function readDueAtDoor(db: Database, orderId: string, now: Date): Promise<Map<string, number>> {
  const order = await findOrderState(db, orderId);
  if (!order || !isDueAtDoor(order)) return new Map();
  const prices = await pricesAtDoor(db, order, now);
  for (const { sellerId, state } of await listParcels(db, orderId))
    if (!isComing({ state })) prices.delete(sellerId);
  return prices;
}
