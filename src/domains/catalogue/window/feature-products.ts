import type { Database } from '../../../platform/database.ts';
import { type Refusal, refuse } from '../../../platform/refusal.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { holdFeatured, saveFeatured } from './groups.store.ts';
import { faultOf } from './save-group.ts';

export const maxFeatured = 24;

/**
 * Sets the featured products and their order.
 * @param given.seen the featured products the operator saw, in order
 */
export function featureProducts(
  db: Database,
  { seen, ids, now }: { seen: readonly string[]; ids: readonly string[]; now: Date },
): Promise<
  | { before: readonly string[]; after: readonly string[] }
  | Refusal<'already_there' | 'changed_meanwhile' | 'not_found'>
> {
  return inTransaction(db, async (trx) => {
    const before = await holdFeatured(trx);
    if (before.join() !== seen.join()) return refuse('changed_meanwhile');
    const fault = await faultOf(trx, ids);
    if (fault) return fault;
    await saveFeatured(trx, ids, now);
    return { before, after: ids };
  });
}
