import * as m from '#messages/refusals';
import type { Database } from '../../../platform/database.ts';
import { type Refusal, refuse } from '../../../platform/refusal.ts';
import { newId } from '../../../platform/ids.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import * as store from './groups.store.ts';
import type { ContentChange } from './save-banner.ts';

/** Max groups on the home page, and max products per group. */
export const maxGroups = 12;
export const maxInGroup = 24;

/** Appends a group. */
export function addGroup(
  db: Database,
  { group, now }: { group: store.GroupContent; now: Date },
): Promise<ContentChange<store.GroupContent> | Refusal<'already_there' | 'list_full' | 'not_found'>> {
  return inTransaction(db, async (trx) => {
    const fault = await faultOf(trx, group.productIds);
    if (fault) return fault;
    if ((await store.countGroups(trx)) >= maxGroups)
      return refuse('list_full', { error: m.too_many_groups({ max: maxGroups }) });
    const id = newId(now);
    await store.insertGroup(trx, id, group.title);
    await store.replaceGroupProducts(trx, id, group.productIds);
    return { id, before: null, after: group };
  });
}

/** Changes a group's title and products. */
export function changeGroup(
  db: Database,
  { id, version, group }: { id: string; version: number; group: store.GroupContent },
): Promise<ContentChange<store.GroupContent> | Refusal<'already_there' | 'changed_meanwhile' | 'not_found'>> {
  return inTransaction(db, async (trx) => {
    const before = await store.holdGroup(trx, id);
    if (!before) return notFound;
    if (before.version !== version) return refuse('changed_meanwhile');
    const fault = await faultOf(trx, group.productIds);
    if (fault) return fault;
    await store.updateGroup(trx, id, group.title);
    await store.replaceGroupProducts(trx, id, group.productIds);
    return { id, before, after: group };
  });
}

/** Deletes a group permanently; its products stay in the shop. */
export function deleteGroup(
  db: Database,
  { id, version }: { id: string; version: number },
): Promise<ContentChange<store.GroupContent> | Refusal<'changed_meanwhile' | 'not_found'>> {
  return inTransaction(db, async (trx) => {
    const before = await store.holdGroup(trx, id);
    if (!before) return notFound;
    if (before.version !== version) return refuse('changed_meanwhile');
    await store.deleteGroupRow(trx, id);
    return { id, before, after: null };
  });
}

const notFound = refuse('not_found', { error: m.group_not_found() });

/** Refuses unknown or repeated products. */
export async function faultOf(
  trx: Database,
  productIds: readonly string[],
): Promise<Refusal<'already_there' | 'not_found'> | null> {
  if (new Set(productIds).size !== productIds.length)
    return refuse('already_there', { error: m.product_twice() });
  return (await store.countProducts(trx, productIds)) === productIds.length
    ? null
    : refuse('not_found', { error: m.one_product_not_found() });
}
