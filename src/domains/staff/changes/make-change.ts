import type { Database } from '../../../platform/database.ts';
import { type RefusalCode, isRefusal, type Refusal } from '../../../platform/refusal.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import type { Staff } from '../../../platform/visit.ts';
import type { Subject } from './changes.store.ts';
import { changedMeanwhile, recordChange } from './record-change.ts';

/** What is being changed, and the verb for it. The id of a new thing comes from the result of `work`. */
export interface Intent {
  readonly subject: Subject;
  readonly subjectId: string;
  readonly did: string;
  readonly shopId?: string;
  readonly at: Date;
}

/** The result of a change: the thing before and after. */
export interface Made {
  readonly id?: string;
  readonly before: unknown;
  readonly after: unknown;
}

/**
 * Runs a change and records it in the same transaction. A refusal of `work` rolls back both; after a concurrent edit
 * it names the other editor.
 */
export async function makeChange<Done extends Made, Code extends RefusalCode = never>(
  db: Database,
  staff: Pick<Staff, 'id'>,
  { subject, subjectId, did, shopId, at }: Intent,
  work: (trx: Database) => Promise<Done | Refusal<Code>>,
): Promise<Done | Refusal<Code>> {
  const done = await inTransaction(db, async (trx) => {
    const made = await work(trx);
    if (isRefusal(made)) return made;
    await recordChange(trx, staff, {
      shopId: shopId ?? null,
      subject,
      subjectId: made.id ?? subjectId,
      did,
      before: made.before,
      after: made.after,
      at,
    });
    return made;
  });
  return isRefusal(done) && done.refused === 'changed_meanwhile'
    ? (changedMeanwhile(db, subject, subjectId) as Promise<Refusal<Code>>)
    : done;
}
