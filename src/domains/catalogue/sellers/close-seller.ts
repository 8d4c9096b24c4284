import * as m from '#messages/refusals';
import type { Database } from '../../../platform/database.ts';
import { type Refusal, refuse } from '../../../platform/refusal.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { holdSeller, saveClosed } from '../../sellers/sellers.store.ts';
import { listChanged } from '../listed-products.store.ts';
import * as store from './sellers.store.ts';

interface SellerVersion {
  readonly id: string;
  /** The version the operator saw. */
  readonly version: number;
  readonly now: Date;
}

/** A shop's state before and after, for the change history, and how many products were hidden or shown. */
export interface ShopMoved {
  readonly before: { readonly closedAt: Date | null };
  readonly after: { readonly closedAt: Date | null; readonly products: number };
}

type Moving = Promise<ShopMoved | Refusal<'changed_meanwhile' | 'not_found'>>;

/** Closes a shop: hides its products and stops new orders. Existing orders are still packed, shipped or cancelled. */
export const closeSeller = (db: Database, change: SellerVersion): Moving =>
  moveSeller(db, change, change.now);

/** Reopens a shop with the products that were on sale when it closed. */
export const reopenSeller = (db: Database, change: SellerVersion): Moving => moveSeller(db, change, null);

function moveSeller(db: Database, { id, version, now }: SellerVersion, closedAt: Date | null): Moving {
  return inTransaction(db, async (trx) => {
    const seller = await holdSeller(trx, id);
    if (!seller) return refuse('not_found', { error: m.shop_not_found() });
    if (seller.version !== version || !seller.closedAt === !closedAt) return refuse('changed_meanwhile');
    await store.allowAMinute(trx);
    await saveClosed(trx, id, closedAt);
    const products = await (closedAt ? store.hideProductsOf : store.showProductsOf)(trx, id, now);
    await listChanged(trx, products);
    return { before: { closedAt: seller.closedAt }, after: { closedAt, products: products.length } };
  });
}
