import * as answers from '#messages/notices-page';
import type { Handlers } from '../../platform/call.ts';
import { isRefusal, refuse } from '../../platform/refusal.ts';
import { chooseChannels, type Choosing, listChoices } from './choose-channels.ts';
import { markNoticesRead, readNoticePage } from './notice-lists.store.ts';
import type { noticesCalls } from './notices.calls.ts';
import { unsubscribe } from './unsubscribe/unsubscribe.ts';
import type { UnsubscribeTokens } from './unsubscribe/unsubscribe-token.ts';

const unsubscribedFrom = {
  orders: answers.unsubscribed_orders,
  messages: answers.unsubscribed_messages,
  wishes: answers.unsubscribed_wishes,
};

export const noticesHandlers = ({
  tokens,
  ...choosing
}: Choosing & { tokens: UnsubscribeTokens }): Handlers<typeof noticesCalls> => ({
  list: async ({ before }, { customer }) => {
    const { notices, next } = await readNoticePage(choosing.db, { customerId: customer.id }, before);
    return { notices: notices.map((row) => ({ ...row, _id: String(row.number) })), next };
  },
  markRead: async ({ upTo }, { customer }) => ({
    unread: await markNoticesRead(
      choosing.db,
      { customerId: customer.id },
      { upTo, now: choosing.clock.now() },
    ),
  }),
  readChoices: async (_input, { customer }) => ({
    choices: await listChoices(choosing, customer.id),
  }),
  saveChoices: async ({ choices }, { customer }) => ({
    message: answers.saved(),
    choices: await chooseChannels(choosing, customer.id, choices),
  }),
  unsubscribe: async ({ token }) => {
    const answer = await unsubscribe(choosing.db, tokens, token);
    if (isRefusal(answer)) return refuse('not_found', { error: answers.no_such_link() });
    return { message: unsubscribedFrom[answer.group](), group: answer.group };
  },
});
