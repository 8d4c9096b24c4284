import * as m from '#messages/questions';
import type { Database } from '../../../platform/database.ts';
import { isRefusal, type Refusal, refuse } from '../../../platform/refusal.ts';
import type { Staff } from '../../../platform/visit.ts';
import { noteChangedProduct } from '../../catalogue/products/changed-product.store.ts';
import { notify } from '../../notices/notify.ts';
import { makeChange } from '../../staff/changes/make-change.ts';
import * as store from './staff-questions.store.ts';

interface By {
  readonly staff: Staff;
  /** The seller's shop; null for an operator, who may answer for any shop. */
  readonly shopId: string | null;
  readonly now: Date;
}

/** Saves a shop's answer ('' removes it). The first answer notifies the customer (R-QUESTION-1). */
export async function answerQuestion(
  db: Database,
  { id, answer, seen }: { id: string; answer: string; seen: string },
  { staff, shopId, now }: By,
): Promise<{ message: string } | Refusal<'changed_meanwhile' | 'not_found'>> {
  const did = answer === '' ? 'took the answer back' : 'answered';
  const intent = { subject: 'question', subjectId: id, did, at: now } as const;
  const outcome = await makeChange(db, staff, intent, async (trx) => {
    const question = await store.holdQuestion(trx, shopId, id);
    if (!question) return refuse('not_found', { error: m.question_not_found() });
    if (question.answer !== seen) return refuse('changed_meanwhile');
    await noteChangedProduct(trx, question.productId);
    await store.saveAnswer(trx, id, answer, now);
    if (answer !== '' && question.customerId && !question.hidden)
      await notify(trx, {
        to: { customerId: question.customerId },
        kind: 'answer',
        key: `question:${id}`,
        subject: m.answered_subject({ product: question.product }),
        text: answer,
        link: `/product/details/${question.slug}#questions`,
        now,
      });
    return { shopId: question.sellerId, before: { answer: question.answer }, after: { answer } };
  });
  if (isRefusal(outcome)) return outcome;
  return { message: answer === '' ? m.answer_removed() : m.answer_published() };
}

/** Hides a question from its product's page, or shows it again. */
export async function hideQuestion(
  db: Database,
  { id, hidden }: { id: string; hidden: boolean },
  { staff, shopId, now }: By,
): Promise<{ message: string } | Refusal<'not_found'>> {
  const intent = { subject: 'question', subjectId: id, did: hidden ? 'hidden' : 'shown', at: now } as const;
  const outcome = await makeChange(db, staff, intent, async (trx) => {
    const question = await store.holdQuestion(trx, shopId, id);
    if (!question) return refuse('not_found', { error: m.question_not_found() });
    await noteChangedProduct(trx, question.productId);
    await store.saveHidden(trx, id, hidden);
    return { shopId: question.sellerId, before: { hidden: question.hidden }, after: { hidden } };
  });
  if (isRefusal(outcome)) return outcome;
  return { message: hidden ? m.question_hidden() : m.question_shown() };
}
