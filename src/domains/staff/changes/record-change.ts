import * as m from '#messages/refusals';
import type { Database } from '../../../platform/database.ts';
import { type Refusal, refuse } from '../../../platform/refusal.ts';
import type { Staff } from '../../../platform/visit.ts';
import { type Change, insertChange, listChanges, type Subject } from './changes.store.ts';

/** Records who changed what, in the transaction of the change. */
export async function recordChange(
  trx: Database,
  staff: Pick<Staff, 'id'>,
  change: Omit<Change, 'staffId'>,
): Promise<void> {
  await insertChange(trx, { ...change, staffId: staff.id });
}

/**
 * The refusal for an edit of something that changed since it was read. `by` and `at` in the body say who changed it
 * and when; they are missing when it was not staff (an import, the shop itself).
 */
export async function changedMeanwhile(
  trx: Database,
  subject: Subject,
  subjectId: string,
): Promise<Refusal<'changed_meanwhile'>> {
  const [last] = await listChanges(trx, { subject, subjectId, limit: 1 });
  if (!last) return refuse('changed_meanwhile');
  return refuse('changed_meanwhile', {
    error: m.changed_by({ name: last.by }),
    more: { by: last.by, at: last.at.toISOString() },
  });
}
