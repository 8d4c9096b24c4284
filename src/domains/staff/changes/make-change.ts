import * as m from '#messages/refusals';
import type { Database } from '../../../platform/database.ts';
import { type RefusalCode, isRefusal, type Refusal, refuse } from '../../../platform/refusal.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import type { Staff } from '../../../platform/visit.ts';
import { listChanges, type Subject } from './changes.store.ts';
import { recordChange } from './record-change.ts';

/** The subject of a change, and the verb for it. The id of a new subject comes from the result of `work`. */
export interface Intent {
  readonly subject: Subject;
  readonly subjectId: string;
  readonly did: string;
  readonly shopId?: string;
  readonly at: Date;
}

/** The result of a change: the subject before and after, and its shop if it has one. */
export interface StaffChange {
  readonly id?: string;
  readonly shopId?: string;
  readonly before: unknown;
  readonly after: unknown;
}

/**
 * Runs a change and records it in the same transaction. A refusal by `work` rolls back both. After a concurrent edit
 * the refusal names the other editor.
 */
export async function makeChange<Change extends StaffChange, Code extends RefusalCode = never>(
  db: Database,
  staff: Pick<Staff, 'id'>,
  { subject, subjectId, did, shopId, at }: Intent,
  work: (trx: Database) => Promise<Change | Refusal<Code>>,
): Promise<Change | Refusal<Code>> {
  const outcome = await inTransaction(db, async (trx) => {
    const change = await work(trx);
    if (isRefusal(change)) return change;
    await recordChange(trx, staff, {
      shopId: change.shopId ?? shopId ?? null,
      subject,
      subjectId: change.id ?? subjectId,
      did,
      before: change.before,
      after: change.after,
      at,
    });
    return change;
  });
  return isRefusal(outcome) && outcome.refused === 'changed_meanwhile'
    ? (changedMeanwhile(db, subject, subjectId) as Promise<Refusal<Code>>)
    : outcome;
}

/**
 * The refusal for editing something that has changed since it was read. `by` and `at` in the body say who changed it
 * and when; they are missing if it was not staff (an import, the shop itself).
 */
async function changedMeanwhile(
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
