import { z } from 'zod';
import * as m from '#messages/questions';
import { call } from '../../platform/call.ts';
import { id, text } from '../../platform/field.ts';
import { questionShape } from './question.ts';

export const questionsCalls = {
  list: call('anyone', 'GET /home/product-questions/:productId', {
    does: 'Questions about a product that its shop has answered, by its id or slug, the latest answer first, thirty at most; and the customer’s own ones that wait.',
    input: z.object({ productId: id }),
    answer: z.object({ questions: z.array(questionShape) }),
  }),
  ask: call('customer', 'POST /home/customer/ask-question', {
    does: 'Asks a product’s shop something, under one’s own name; everybody reads it once the shop has answered.',
    input: z.object({ productId: id, question: text(500, 10, m.ask_in_a_sentence()) }),
    status: 201,
    refuses: ['list_full', 'not_found', 'too_many'],
  }),
  takeBack: call('customer', 'POST /home/customer/take-question-back/:questionId', {
    does: 'Takes a question of one’s own back, with its answer.',
    names: { questionId: 'question' },
    input: z.object({ questionId: id }),
    refuses: ['not_found'],
  }),
};
