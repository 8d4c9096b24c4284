import type { Database } from '../../../platform/database.ts';
import { type Refusal, refuse } from '../../../platform/failure.ts';
import type { Staff } from '../../../platform/visit.ts';
import { type Change, insertChange, listChanges, type Subject } from './changes.store.ts';

/** Writes down who changed what at the desk, in the transaction that changes it: no change without its record. */
export async function recordChange(
  trx: Database,
  staff: Pick<Staff, 'id'>,
  change: Omit<Change, 'staffId'>,
): Promise<void> {
  await insertChange(trx, { ...change, staffId: staff.id });
}

/**
 * The refusal for somebody who edits what another has changed since they read it: by whom and when, so that they can
 * ask, and nothing is overwritten. `by` and `at` stand in the body; where no desk was the cause (an import, the shop
 * itself) they are left out.
 */
export async function changedMeanwhile(
  trx: Database,
  subject: Subject,
  subjectId: string,
): Promise<Refusal<'changed_meanwhile'>> {
  const [last] = await listChanges(trx, { subject, subjectId, limit: 1 });
  if (!last) return refuse('changed_meanwhile');
  return refuse('changed_meanwhile', {
    error: `${last.by} has changed this meanwhile. Your changes are not saved: please look at theirs first`,
    more: { by: last.by, at: last.at.toISOString() },
  });
}
