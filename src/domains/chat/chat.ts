import { z } from 'zod';
import { count, id, moment } from '../../platform/field.ts';

/** The wire's Friend (API, "Shapes"): a seller whom the customer talks with. `unread` counts what they said since. */
export const friendShape = z.object({ fdId: id, name: z.string(), image: z.string(), unread: count });
export type Friend = z.output<typeof friendShape>;

/**
 * The wire's Message (API, "Shapes"): `message` and `text` carry the same text, and both spellings of the receiver
 * are sent because both are read.
 */
export const messageShape = z.object({
  _id: id,
  message: z.string(),
  text: z.string(),
  senderId: id,
  receverId: id,
  receiverId: id,
  senderName: z.string(),
  createdAt: moment,
});
export type Message = z.output<typeof messageShape>;
