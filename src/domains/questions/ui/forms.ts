import { defineForm } from '../../../web/form.ts';

/**
 * Asks about a product, or withdraws a question. Part of every product page, so kept small: the server alone
 * validates it.
 */
export const questionForm = defineForm({
  name: 'question',
  keepsEntry: true,
  fields: { productId: '', question: '', questionId: '' },
  send: ({ questions }, { questionId, ...fields }) =>
    questionId ? questions.takeBack({ questionId }) : questions.ask(fields),
  next: ({ address }) => `${address.pathname}#questions`,
});
