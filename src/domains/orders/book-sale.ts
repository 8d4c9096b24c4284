import type { Database } from '../../platform/database.ts';
import { rupeesToPaise, sellerShare } from '../../platform/money.ts';
import { shop } from '../../shop.ts';
import { saleEntry, saleTakenBackEntry } from '../ledger/entries.ts';
import { postEntry } from '../ledger/post-entry.ts';
import { readSale } from './orders.store.ts';

/** Posts the sale of a paid order: the customer's debt, the sellers' and the shop's shares. */
export async function bookSale(trx: Database, orderId: string, now: Date): Promise<void> {
  await postEntry(trx, saleEntry(await saleOf(trx, orderId, now)));
}

/** Reverses the sale of a paid order that was cancelled: its price is owed back. */
export async function bookSaleTakenBack(trx: Database, orderId: string, now: Date): Promise<void> {
  await postEntry(trx, saleTakenBackEntry(await saleOf(trx, orderId, now), 'cancelled'));
}

async function saleOf(trx: Database, orderId: string, at: Date) {
  const { shippingFee, parts } = await readSale(trx, orderId);
  const { commissionPercent, commissionGstPercent } = shop;
  return {
    orderId,
    at,
    commissionGstPercent,
    shippingPaise: rupeesToPaise(shippingFee),
    parts: parts.map(({ sellerId, goods }) => ({
      sellerId,
      goodsPaise: rupeesToPaise(goods),
      sharePaise: rupeesToPaise(sellerShare(goods, commissionPercent)),
    })),
  };
}
