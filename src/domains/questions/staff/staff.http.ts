import type { Handlers } from '../../../platform/call.ts';
import type { Desk } from '../../staff/desk.ts';
import { answerQuestion, hideQuestion } from './answer-question.ts';
import type { deskQuestionsCalls } from './staff.calls.ts';
import { listShopQuestions, perPage } from './staff-questions.store.ts';

export function deskQuestionsHandlers({ db, clock }: Desk): Handlers<typeof deskQuestionsCalls> {
  return {
    list: async ({ show, search, page = 1 }, { shopId }) => ({
      ...(await listShopQuestions(db, shopId, { all: show === 'all', search, page })),
      perPage,
    }),
    answer: ({ questionId: id, answer, seen }, { staff, shopId }) =>
      answerQuestion(db, { id, answer, seen }, { staff, shopId, now: clock.now() }),
    hide: ({ questionId: id, hidden }, { staff }) =>
      hideQuestion(db, { id, hidden }, { staff, shopId: null, now: clock.now() }),
  };
}
