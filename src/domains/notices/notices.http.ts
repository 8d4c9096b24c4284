import type { Handlers } from '../../platform/call.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { listNotices, markNoticesRead } from './account-list.store.ts';
import type { noticesCalls } from './notices.calls.ts';

const pageSize = 30;

export const noticesHandlers = ({
  db,
  clock,
}: {
  db: Database;
  clock: Clock;
}): Handlers<typeof noticesCalls> => ({
  list: async ({ before }, { customer }) => {
    const rows = await listNotices(db, customer.id, { before, limit: pageSize + 1 });
    const notices = rows.slice(0, pageSize).map(({ at, ...row }) => ({
      ...row,
      _id: String(row.number),
      date: at.toISOString(),
    }));
    return { notices, next: rows.length > pageSize ? (notices.at(-1)?.number ?? null) : null };
  },
  markRead: async ({ upTo }, { customer }) => ({
    unread: await markNoticesRead(db, customer.id, { upTo, now: clock.now() }),
  }),
});
