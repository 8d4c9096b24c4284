import * as m from '#messages/returns';
import type { Database } from '../../platform/database.ts';
import { type Refusal, refuse } from '../../platform/refusal.ts';
import { inTransaction } from '../../platform/transaction.ts';
import type { Staff } from '../../platform/visit.ts';
import { recordChange } from '../staff/changes/record-change.ts';
import { moveReturn, type ReturnStep } from './move-return.ts';
import type { HeldReturn, ReturnState } from './return.ts';
import { holdReturn, type Owner, saveDispute } from './returns.store.ts';

export interface ChangeReturn extends ReturnStep {
  readonly returnId: string;
  readonly owner: Owner;
  /** The state the caller saw. The change is refused if it has changed since. */
  readonly seen?: ReturnState;
  /** The customer's objection to a decline. */
  readonly dispute?: string | undefined;
  /** The staff member for the desk's change record. */
  readonly staff?: Staff;
}

/** Moves a return on behalf of its owner, or of staff, whose change is recorded. */
export function changeReturn(
  db: Database,
  { returnId, owner, seen, dispute, staff, ...step }: ChangeReturn,
): Promise<
  HeldReturn | Refusal<'changed_meanwhile' | 'invalid' | 'not_found' | 'out_of_stock' | 'wrong_status'>
> {
  return inTransaction(db, async (trx) => {
    const existing = await holdReturn(trx, returnId, owner);
    if (!existing) return refuse('not_found', { error: m.return_not_found() });
    if (seen !== undefined && seen !== existing.state) return refuse('changed_meanwhile');
    const outcome = await moveReturn(trx, existing, step);
    if ('refused' in outcome) return outcome;
    if (dispute !== undefined) await saveDispute(trx, returnId, dispute);
    if (staff)
      await recordChange(trx, staff, {
        subject: 'return',
        subjectId: returnId,
        shopId: existing.sellerId,
        did: step.to,
        before: { state: existing.state },
        after: { state: step.to, why: step.why ?? '' },
        at: step.now,
      });
    return outcome;
  });
}
