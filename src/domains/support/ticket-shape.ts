import { z } from 'zod';
import { id, moment } from '../../platform/field.ts';
import { messageStates } from './staff/message-states.ts';

/** A customer's own ticket: its number as people say it, what they wrote, and what was said since. */
export const ticketShape = z.object({
  _id: id,
  number: z.string(),
  subject: z.string(),
  message: z.string(),
  state: z.enum(messageStates),
  date: moment,
  /** When something was last said on it. */
  lastDate: moment,
  order: z.object({ _id: id, number: z.string() }).nullable(),
  said: z.array(z.object({ text: z.string(), author: z.string(), byCustomer: z.boolean(), date: moment })),
});
export type Ticket = z.output<typeof ticketShape>;
