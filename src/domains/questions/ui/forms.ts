import { defineForm } from '../../../web/form.ts';

/** Asks about a product, or takes a question back. Every product's page loads it: what is wrong with it is for the server to say. */
export const questionForm = defineForm({
  name: 'question',
  fields: { productId: '', question: '', questionId: '' },
  send: ({ questions }, { questionId, ...asked }) =>
    questionId ? questions.takeBack({ questionId }) : questions.ask(asked),
  next: ({ address }) => `${address.pathname}#questions`,
});
