import { z } from 'zod';
import { id, moment } from '../../platform/field.ts';
import { messageStates } from './staff/message-states.ts';

/** Maximum photos of a ticket. */
export const maxPhotos = 6;

/** A customer's own ticket: its number as people say it, the first message, and the later ones. */
export const ticketShape = z.object({
  _id: id,
  number: z.string(),
  subject: z.string(),
  message: z.string(),
  state: z.enum(messageStates),
  date: moment,
  /** The time of its last message. */
  lastDate: moment,
  /** Ids of its photos, the oldest first. */
  photos: z.array(id),
  order: z.object({ _id: id, number: z.string() }).nullable(),
  said: z.array(z.object({ text: z.string(), author: z.string(), byCustomer: z.boolean(), date: moment })),
});
export type Ticket = z.output<typeof ticketShape>;
