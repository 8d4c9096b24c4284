import type { Database } from '../../platform/database.ts';
import { mintCoupons } from '../promotions/mint-coupons.ts';
import type { HeldOrder } from './order.ts';
import { hasRefund } from './refunds.store.ts';

/** Gives the customer of an order that is paid now its gift coupons (R-PROMO-6). */
export async function bringGifts(trx: Database, order: HeldOrder, now: Date): Promise<void> {
  // A parcel that was paid at the door may be on its way back before the last one is paid.
  if (order.payBy === 'delivery' && (await hasRefund(trx, order.id))) return;
  await mintCoupons(trx, order, now);
}
