import type { Database } from '../../../platform/database.ts';
import { listChanged } from '../listed-products.store.ts';
import { saveNoStock } from './stock.store.ts';

/** Sets the free stock of variants to none, in the caller's transaction: their seller does not have them. */
export async function emptyStock(
  trx: Database,
  variants: readonly { readonly productId: string; readonly variantId: string }[],
): Promise<void> {
  await saveNoStock(
    trx,
    variants.map(({ variantId }) => variantId),
  );
  await listChanged(trx, [...new Set(variants.map(({ productId }) => productId))]);
}
