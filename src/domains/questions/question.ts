import { z } from 'zod';
import { id, moment } from '../../platform/field.ts';

/**
 * A question as shown to a reader. `mine`: the reader asked it and can withdraw it; nobody else sees it until it is
 * answered.
 */
export const questionShape = z.object({
  _id: id,
  name: z.string(),
  question: z.string(),
  date: moment,
  answer: z.object({ text: z.string(), date: moment }).nullable(),
  mine: z.boolean(),
});
export type Question = z.output<typeof questionShape>;

/** The maximum questions on a product's page. */
export const maxShown = 30;

/** The maximum unanswered questions of a customer about one product. */
export const maxWaiting = 3;
