import * as answers from '#messages/answers';
import * as refusals from '#messages/refusals';
import type { Handlers } from '../../../platform/call.ts';
import { readMobile } from '../../../platform/mobile-number.ts';
import { isRefusal, refuse } from '../../../platform/refusal.ts';
import { maskRecipient } from '../../notices/mask-recipient.ts';
import { countFailed, listDeliveries, sendAgain } from '../../notices/sent-messages.store.ts';
import { makeChange } from '../changes/make-change.ts';
import type { Desk } from '../desk.ts';
import { readPage } from '../paging.ts';
import type { noticesCalls } from './notices.calls.ts';

export const noticesHandlers = ({ db, clock }: Desk): Handlers<typeof noticesCalls> => ({
  list: async ({ after, to, ...filter }) => {
    const recipient = to && (readMobile(to) ?? to);
    const { rows, next } = await readPage(after, (page) =>
      listDeliveries(db, { ...filter, to: recipient, ...page }),
    );
    const notices = rows.map(({ recipient: whole, hasText, createdAt, ...row }) => ({
      ...row,
      to: maskRecipient({ channel: row.channel, recipient: whole }),
      createdAt: createdAt.toISOString(),
      canSendAgain: row.state === 'failed' && hasText,
    }));
    return { notices, next };
  },
  count: async () => ({ failed: await countFailed(db) }),
  sendAgain: async ({ noticeId }, { staff }) => {
    const intent = { subject: 'notice', subjectId: noticeId, did: 'sent again', at: clock.now() } as const;
    const outcome = await makeChange(db, staff, intent, async (trx) => {
      const before = await sendAgain(trx, noticeId);
      if (!before) return refuse('changed_meanwhile', { error: refusals.notice_not_given_up() });
      const { notice, channel, tries, reason } = before;
      return { before: { notice, channel, tries, reason }, after: { notice, channel, tries: 0 } };
    });
    return isRefusal(outcome) ? outcome : { message: answers.notice_sent_again() };
  },
});
