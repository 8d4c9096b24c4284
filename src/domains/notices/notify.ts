import type { Database } from '../../platform/database.ts';
import type { Happened } from './notice.ts';
import { insertNotice } from './notices.store.ts';

/**
 * Tells somebody what happened, once, in the transaction in which it happened. It stands in their account from the
 * commit on, and a job sends it by the channels that they chose (R-NOTICE-2).
 */
export function notify(trx: Database, happened: Happened): Promise<void> {
  return insertNotice(trx, { short: '', goods: [], urgent: false, ...happened });
}
