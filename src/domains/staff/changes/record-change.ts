import type { Database } from '../../../platform/database.ts';
import type { Staff } from '../../../platform/visit.ts';
import { type Change, insertChange } from './changes.store.ts';

/** Records who changed what, in the transaction of the change. */
export async function recordChange(
  trx: Database,
  staff: Pick<Staff, 'id'>,
  change: Omit<Change, 'staffId'>,
): Promise<void> {
  await insertChange(trx, { ...change, staffId: staff.id });
}
