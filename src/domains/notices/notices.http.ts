import * as answers from '#messages/notices-page';
import type { Handlers } from '../../platform/call.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { isRefusal, refuse } from '../../platform/refusal.ts';
import { listNotices, markNoticesRead } from './account-list.store.ts';
import { readChoices } from './choices.store.ts';
import { allChoices } from './kinds.ts';
import type { noticesCalls } from './notices.calls.ts';
import { saveChoices } from './save-choices.ts';
import { unsubscribe } from './unsubscribe/unsubscribe.ts';
import type { UnsubscribeTokens } from './unsubscribe/unsubscribe-token.ts';

const pageSize = 30;

const unsubscribedFrom = {
  orders: answers.unsubscribed_orders,
  messages: answers.unsubscribed_messages,
  wishes: answers.unsubscribed_wishes,
};

export const noticesHandlers = ({
  db,
  clock,
  tokens,
}: {
  db: Database;
  clock: Clock;
  tokens: UnsubscribeTokens;
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
  readChoices: async (_input, { customer }) => ({
    choices: allChoices(await readChoices(db, customer.id)),
  }),
  saveChoices: async ({ choices }, { customer }) => {
    await saveChoices(db, customer.id, choices);
    return { message: answers.saved(), choices: allChoices(await readChoices(db, customer.id)) };
  },
  unsubscribe: async ({ token }) => {
    const done = await unsubscribe(db, tokens, token);
    if (isRefusal(done)) return refuse('not_found', { error: answers.no_such_link() });
    return { message: unsubscribedFrom[done.group](), group: done.group };
  },
});
