import type { Database } from '../../platform/database.ts';
import { mintCoupons } from '../promotions/mint-coupons.ts';
import type { HeldOrder } from './order.ts';
import { isOwnPurchase } from './own-purchase.store.ts';
import { hasCashBack } from './refunds.store.ts';

/** Mints the gift coupons of an order that was just paid (R-PROMO-6). A shop's purchase from itself brings none. */
export async function bringGifts(trx: Database, order: HeldOrder, now: Date): Promise<void> {
  // A parcel paid at the door may already be on its way back before the last one is paid.
  if (order.payBy === 'delivery' && (await hasCashBack(trx, order.id))) return;
  if (await isOwnPurchase(trx, order.id)) return;
  await mintCoupons(trx, order, now);
}
