import { z } from 'zod';
import { call } from '../../../platform/call.ts';
import { count, id, moment, queryChoice, queryInteger, queryText, text } from '../../../platform/field.ts';
import { inShop } from '../../staff/in-shop.ts';

const question = z.object({
  id,
  productId: id,
  product: z.string(),
  slug: z.string(),
  shopName: z.string(),
  name: z.string(),
  question: z.string(),
  date: moment,
  /** '' for none. */
  answer: z.string(),
  hidden: z.boolean(),
});
export type DeskQuestion = z.output<typeof question>;

export const deskQuestionsCalls = {
  list: call('seller', 'GET /desk/questions', {
    does: 'Questions about the shop’s products, 20 a page: those that wait, the oldest first, or all, the newest first; `search` finds words in product, name and question.',
    input: z.object({
      ...inShop,
      show: queryChoice(['all']),
      search: queryText(60),
      page: queryInteger(1, 100_000),
    }),
    names: { shop: 'shop' },
    answer: z.object({ questions: z.array(question), total: count, perPage: count }),
  }),
  answer: call('seller', 'POST /desk/questions/:questionId/answer', {
    does: 'Answers a question for everybody to read, and tells who asked; an empty answer takes it off the page again.',
    input: z.object({
      questionId: id,
      ...inShop,
      answer: text(1_000, 0),
      /** The answer the editor saw, for the check against concurrent edits. */
      seen: z.string().max(1_000),
    }),
    names: { questionId: 'question', shop: 'shop' },
    refuses: ['changed_meanwhile', 'not_found'],
  }),
  hide: call('operator', 'POST /desk/questions/:questionId/hide', {
    does: 'Takes a question off its product’s page, or shows it again.',
    input: z.object({ questionId: id, hidden: z.boolean() }),
    refuses: ['not_found'],
  }),
};
