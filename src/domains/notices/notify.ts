import type { Database } from '../../platform/database.ts';
import type { NoticeEvent, HappenedToShop } from './notice.ts';
import { insertNotice } from './notices.store.ts';

/**
 * Notifies a recipient of an event, once, in the event's own transaction. The notice is in the account from the
 * commit on, and a job sends it on the chosen channels (R-NOTICE-2).
 */
export function notify(trx: Database, events: NoticeEvent | HappenedToShop): Promise<void> {
  return insertNotice(trx, { short: '', goods: [], urgent: false, ...events });
}
