import { findPerson } from '../../src/domains/accounts/find-person.store.ts';
import { sendNotice } from '../../src/domains/notices/send-notice.ts';
import type { Clock } from '../../src/platform/clock.ts';
import { type Database, execute } from '../../src/platform/database.ts';

/** Runs the job of every unsent notice, oldest first, as the queue does just after the commit. */
export async function sendNotices(db: Database, clock: Clock): Promise<void> {
  const work = sendNotice({ db, clock, findPerson, publicUrl: 'https://chowk.test' });
  const rows = await execute<{
    id: number;
  }>(db)`select id from notices where sent_at is null order by id`;
  for (const { id } of rows) await work({ id }, { attempt: 1, last: false });
}
