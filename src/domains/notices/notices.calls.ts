import { z } from 'zod';
import { call } from '../../platform/call.ts';
import { count, doneAnswer, id, moment, queryInteger } from '../../platform/field.ts';
import { channels, noticeGroups, noticeKinds, type NoticeKind } from './kinds.ts';

const kinds = Object.keys(noticeKinds) as [NoticeKind, ...NoticeKind[]];
const choice = z.object({ group: z.enum(noticeGroups), channel: z.enum(channels), wanted: z.boolean() });
const choices = z.array(choice).max(noticeGroups.length * channels.length);
const largest = 2_147_483_647;

export const noticesCalls = {
  list: call('customer', 'GET /home/customer/notices', {
    does: 'What the customer was told, the newest first; older ones with `before`.',
    input: z.object({ before: queryInteger(1, largest) }),
    answer: z.object({
      notices: z.array(
        z.object({
          _id: id,
          number: count,
          kind: z.enum(kinds),
          subject: z.string(),
          text: z.string(),
          /** The page that the notice is about. */
          link: z.string(),
          /** The picture of the first item; '' if there is none. */
          picture: z.string(),
          date: moment,
          unread: z.boolean(),
        }),
      ),
      /** The `before` of the next page; null on the last one. */
      next: count.nullable(),
    }),
  }),
  markRead: call('customer', 'POST /home/customer/notices-read', {
    does: 'Marks the notices up to the `number` of one as read.',
    input: z.object({ upTo: z.int().min(0).max(largest) }),
    answer: z.object({ unread: count }),
  }),
  readChoices: call('customer', 'GET /home/customer/notice-choices', {
    does: 'By which channels the customer is told of what: chosen, or as everybody is.',
    answer: z.object({ choices }),
  }),
  saveChoices: call('customer', 'PUT /home/customer/notice-choices', {
    does: 'Saves by which channels the customer is told of what; what is left out stays as it is.',
    input: z.object({ choices }),
    answer: doneAnswer.extend({ choices }),
  }),
  unsubscribe: call('anyone', 'POST /home/unsubscribe', {
    does: 'Ends the e-mails of the group that a mail’s signed link names, without a login.',
    input: z.object({ token: z.string().max(300) }),
    answer: doneAnswer.extend({ group: z.enum(noticeGroups) }),
    refuses: ['not_found'],
  }),
};
