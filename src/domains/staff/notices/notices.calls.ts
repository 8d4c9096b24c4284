import { z } from 'zod';
import { call } from '../../../platform/call.ts';
import { count, id, moment, queryChoice, queryText } from '../../../platform/field.ts';
import { channels } from '../../notices/kinds.ts';
import { deliveryStates } from '../../notices/sent-messages.store.ts';
import { after, next } from '../paging.ts';

export const noticesCalls = {
  list: call('operator', 'GET /desk/notices', {
    does: 'Messages of the shop (texts, e-mails, WhatsApp, notifications on devices) with what became of them, the newest first. Recipients are masked, and texts are not shown.',
    input: z.object({
      state: queryChoice(deliveryStates),
      channel: queryChoice(channels),
      /** A complete mobile number or e-mail address. */
      to: queryText(254),
      after,
    }),
    answer: z.object({
      notices: z.array(
        z.object({
          id,
          /** The message's purpose; empty for messages of earlier releases. */
          notice: z.string(),
          channel: z.enum(channels),
          /** Masked. */
          to: z.string(),
          /** The order it is about, or empty. */
          about: z.string(),
          state: z.enum(deliveryStates),
          tries: count,
          reason: z.string(),
          createdAt: moment,
          canSendAgain: z.boolean(),
        }),
      ),
      next,
    }),
  }),
  count: call('operator', 'GET /desk/notices/count', {
    does: 'How many texts and e-mails were given up.',
    answer: z.object({ failed: count }),
  }),
  sendAgain: call('operator', 'POST /desk/notices/:noticeId/send-again', {
    does: 'Sends a text or an e-mail again that was given up, with all its tries.',
    input: z.object({ noticeId: id }),
    refuses: ['changed_meanwhile'],
  }),
};
