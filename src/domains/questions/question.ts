import { z } from 'zod';
import { id, moment } from '../../platform/field.ts';

/** A question as everybody reads it. `mine`: the reader asked it, and can take it back; without an answer nobody else sees it. */
export const questionShape = z.object({
  _id: id,
  name: z.string(),
  question: z.string(),
  date: moment,
  answer: z.object({ text: z.string(), date: moment }).nullable(),
  mine: z.boolean(),
});
export type Question = z.output<typeof questionShape>;

/** Questions that a product's page shows. */
export const maxShown = 30;

/** A customer's questions about one product that wait for an answer. */
export const maxWaiting = 3;
