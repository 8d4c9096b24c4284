import type { Database } from '../../../platform/database.ts';
import { type Refusal, refuse } from '../../../platform/failure.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { holdSeller, saveClosed } from '../../sellers/sellers.store.ts';
import { listChanged } from '../listed-products.store.ts';
import * as store from './sellers.store.ts';

interface Given {
  readonly id: string;
  /** The version that the operator saw. */
  readonly version: number;
  readonly now: Date;
}

/** A shop before and after, for the record of changes, and how many products left the shelves or came back. */
export interface ShopMoved {
  readonly before: { readonly closedAt: Date | null };
  readonly after: { readonly closedAt: Date | null; readonly products: number };
}

/**
 * Closes a shop: its products leave the shelves, and it takes no more orders. What was ordered before is still packed,
 * sent or cancelled.
 */
export function closeSeller(
  db: Database,
  { id, version, now }: Given,
): Promise<ShopMoved | Refusal<'changed_meanwhile' | 'not_found'>> {
  return inTransaction(db, async (trx) => {
    const seller = await holdSeller(trx, id);
    if (!seller) return unknown;
    if (seller.version !== version || seller.closedAt) return refuse('changed_meanwhile');
    await store.allowAMinute(trx);
    await saveClosed(trx, id, now);
    const products = await store.hideProductsOf(trx, id, now);
    await listChanged(trx, products);
    return { before: { closedAt: null }, after: { closedAt: now, products: products.length } };
  });
}

/** Opens a closed shop again, with the products that it had on the shelves when it closed. */
export function reopenSeller(
  db: Database,
  { id, version, now }: Given,
): Promise<ShopMoved | Refusal<'changed_meanwhile' | 'not_found'>> {
  return inTransaction(db, async (trx) => {
    const seller = await holdSeller(trx, id);
    if (!seller) return unknown;
    if (seller.version !== version || !seller.closedAt) return refuse('changed_meanwhile');
    await store.allowAMinute(trx);
    await saveClosed(trx, id, null);
    const products = await store.showProductsOf(trx, id, now);
    await listChanged(trx, products);
    return { before: { closedAt: seller.closedAt }, after: { closedAt: null, products: products.length } };
  });
}

const unknown = refuse('not_found', { error: 'We could not find this shop' });
