import * as m from '#messages/refusals';
import type { Database } from '../../../platform/database.ts';
import { type Refusal, refuse } from '../../../platform/refusal.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { type ArrangeableList, holdOrderOf, savePositions } from './arrange.store.ts';

/**
 * Reorders banners, home groups or categories.
 * @param given.seen the order that the operator saw; when it has changed since, nothing is overwritten
 * @param given.ids the same ids in the new order
 * @returns both orders, for the change history
 */
export function arrange(
  db: Database,
  table: ArrangeableList,
  { seen, ids }: { seen: readonly string[]; ids: readonly string[] },
): Promise<
  { before: readonly string[]; after: readonly string[] } | Refusal<'changed_meanwhile' | 'invalid'>
> {
  if (seen.toSorted().join() !== ids.toSorted().join())
    return Promise.resolve(refuse('invalid', { error: m.only_order_may_change() }));
  return inTransaction(db, async (trx) => {
    const before = await holdOrderOf(trx, table);
    if (before.join() !== seen.join()) return refuse('changed_meanwhile');
    await savePositions(trx, table, ids);
    return { before, after: ids };
  });
}
