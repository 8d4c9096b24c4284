import type { Handlers } from '../../platform/call.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { askQuestion, takeQuestionBack } from './ask-question.ts';
import type { questionsCalls } from './questions.calls.ts';
import { listQuestions } from './questions.store.ts';

export function questionsHandlers({
  db,
  clock,
}: {
  db: Database;
  clock: Clock;
}): Handlers<typeof questionsCalls> {
  return {
    list: async ({ productId }, { customer }) => ({
      questions: await listQuestions(db, productId, customer?.id ?? null),
    }),
    ask: (input, { customer }) => askQuestion(db, customer, input, clock.now()),
    takeBack: ({ questionId: id }, { customer }) => takeQuestionBack(db, { id, customerId: customer.id }),
  };
}
