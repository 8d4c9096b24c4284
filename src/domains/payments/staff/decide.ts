import type { Database } from '../../../platform/database.ts';
import type { Refusal, RefusalCode } from '../../../platform/refusal.ts';
import type { Staff } from '../../../platform/visit.ts';
import { type StaffChange, makeChange } from '../../staff/changes/make-change.ts';
import type { Desk } from '../../staff/desk.ts';

/** Runs an operator's decision about money, and records it. */
export function decide<Done extends StaffChange, Code extends RefusalCode = never>(
  { db, clock }: Desk,
  staff: Pick<Staff, 'id'>,
  subjectId: string,
  did: string,
  make: (trx: Database, by: { operatorId: string; now: Date }) => Promise<Done | Refusal<Code>>,
): Promise<Done | Refusal<Code>> {
  const now = clock.now();
  return makeChange(db, staff, { subject: 'payment', subjectId, did, at: now }, (trx) =>
    make(trx, { operatorId: staff.id, now }),
  );
}
