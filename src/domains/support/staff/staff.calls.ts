import * as m from '#messages/forms';
import { z } from 'zod';
import { call } from '../../../platform/call.ts';
import { count, id, moment, text } from '../../../platform/field.ts';
import { messageStates } from './message-states.ts';
import { photoAnswer, photoSize } from '../../catalogue/pictures/photo-upload.ts';
import { after, next } from '../../staff/paging.ts';

const version = z.int().min(1);
const message = z.object({
  id,
  /** As people say it. */
  number: z.string(),
  /** Whether a logged-in customer wrote it, who finds the answer in the account too. */
  hasAccount: z.boolean(),
  order: z.object({ id, number: z.string() }).nullable(),
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
  state: z.enum(messageStates),
  version,
  createdAt: moment,
  waitsSince: moment,
  /** Ids of its photos, the oldest first. */
  photos: z.array(id),
  answers: z.array(z.object({ text: z.string(), author: z.string(), byCustomer: z.boolean(), at: moment })),
});
export type DeskMessage = z.output<typeof message>;

export const supportDeskCalls = {
  list: call('operator', 'GET /desk/messages', {
    duties: ['support'],
    does: 'Tickets: open ones with the longest waiting first, others with the newest first. With `number` the one that has it, in whatever state.',
    input: z.object({ state: z.enum(messageStates), number: z.string().max(40).optional(), after }),
    answer: z.object({
      messages: z.array(message),
      next,
      /** The number searched for is mistyped. */
      mistyped: z.boolean(),
    }),
  }),
  waiting: call('operator', 'GET /desk/messages-waiting', {
    duties: ['support'],
    does: 'Since when the longest ticket waits; and of the tickets first answered in the last seven days, within how many minutes half of them were (null for none).',
    answer: z.object({
      oldest: moment.nullable(),
      answered: count,
      halfWithin: count.nullable(),
    }),
  }),
  read: call('operator', 'GET /desk/messages/:id', {
    duties: ['support'],
    does: 'A message of the contact form as it stands now, with its answers.',
    input: z.object({ id }),
    answer: z.object({ message }),
    refuses: ['not_found'],
  }),
  answer: call('operator', 'POST /desk/messages/:id/answer', {
    duties: ['support'],
    does: 'Answers a message by e-mail.',
    input: z.object({ id, version, text: text(5_000, 2, m.write_answer()) }),
    refuses: ['changed_meanwhile', 'not_found'],
  }),
  move: call('operator', 'POST /desk/messages/:id/move', {
    duties: ['support'],
    does: 'Closes a message that needs no answer, or opens it again.',
    input: z.object({ id, version, to: z.enum(['open', 'closed']) }),
    refuses: ['changed_meanwhile', 'not_found'],
  }),
  photo: call('operator', 'GET /desk/ticket-photo/:id', {
    duties: ['support'],
    does: 'A photo of a ticket, whole (`size=full`) or small (`size=thumbnail`).',
    input: z.object({ id, size: photoSize }),
    ...photoAnswer,
    refuses: ['not_found'],
  }),
};
