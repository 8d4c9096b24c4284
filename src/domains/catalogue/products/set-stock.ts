import * as m from '#messages/refusals';
import type { Database } from '../../../platform/database.ts';
import { type Refusal, refuse } from '../../../platform/refusal.ts';
import { listChanged } from '../listed-products.store.ts';
import * as store from './products.store.ts';
import { tooFew } from './save-product.ts';

export interface StockStep {
  readonly variantId: string;
  /** Free stock that the editor saw, and the wanted number: the difference is applied. */
  readonly seen: number;
  readonly stock: number;
}

/** A product's stock change, for the change history: free pieces by size. */
export interface StockSet {
  readonly productId: string;
  readonly sellerId: string;
  readonly before: Record<string, number>;
  readonly after: Record<string, number>;
}

/** Sets the stock of many variants, all or nothing, in the caller's transaction. */
export async function setStock(
  trx: Database,
  { shopId, steps, now }: { shopId: string | null; steps: readonly StockStep[]; now: Date },
): Promise<StockSet[] | Refusal<'not_found' | 'out_of_stock'>> {
  const variants = await store.findVariants(
    trx,
    shopId,
    steps.map(({ variantId }) => variantId),
  );
  const byId = new Map(variants.map((variant) => [variant.variantId, variant]));
  if (steps.some(({ variantId }) => !byId.has(variantId)))
    return refuse('not_found', { error: m.one_size_not_found() });
  await store.holdProducts(
    trx,
    variants.map(({ productId }) => productId),
  );
  const short = await store.addStock(
    trx,
    steps.map(({ variantId, seen, stock }) => ({ variantId, by: stock - seen })),
  );
  const first = short[0] && byId.get(short[0].variantId);
  if (short[0] && first)
    return refuse('out_of_stock', {
      error: tooFew(`${first.name}, ${first.size}`, short[0].free),
      more: { variants: short.map(({ variantId }) => variantId) },
    });
  const sets = new Map<string, StockSet>();
  for (const { variantId, seen, stock } of steps) {
    const variant = byId.get(variantId);
    if (!variant || stock === seen) continue;
    const { productId, sellerId, size } = variant;
    const set = sets.get(productId) ?? { productId, sellerId, before: {}, after: {} };
    set.before[size] = variant.stock;
    set.after[size] = variant.stock + stock - seen;
    sets.set(productId, set);
  }
  await store.touchProducts(trx, [...sets.keys()], now);
  await listChanged(trx, [...sets.keys()]);
  return [...sets.values()];
}
