import * as m from '#messages/questions';
import type { Database } from '../../../platform/database.ts';
import { type Refusal, refuse } from '../../../platform/refusal.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import type { Staff } from '../../../platform/visit.ts';
import { noteChangedProduct } from '../../catalogue/products/changed-product.store.ts';
import { notify } from '../../notices/notify.ts';
import { recordChange } from '../../staff/changes/record-change.ts';
import * as store from './staff-questions.store.ts';

interface By {
  readonly staff: Staff;
  /** The seller's shop; null for an operator of all. */
  readonly shopId: string | null;
  readonly now: Date;
}

/** Saves a shop's answer ('' takes it back) and tells who asked, the first time (R-QUESTION-1). */
export function answerQuestion(
  db: Database,
  { id, answer, seen }: { id: string; answer: string; seen: string },
  { staff, shopId, now }: By,
): Promise<{ message: string } | Refusal<'changed_meanwhile' | 'not_found'>> {
  return inTransaction(db, async (trx) => {
    const held = await store.holdQuestion(trx, shopId, id);
    if (!held) return refuse('not_found', { error: m.question_not_found() });
    if (held.answer !== seen) return refuse('changed_meanwhile');
    await noteChangedProduct(trx, held.productId);
    await store.saveAnswer(trx, id, answer, now);
    await recordChange(trx, staff, {
      subject: 'question',
      subjectId: id,
      shopId: held.sellerId,
      did: answer === '' ? 'took the answer back' : 'answered',
      before: { answer: held.answer },
      after: { answer },
      at: now,
    });
    if (answer !== '' && held.customerId && !held.hidden)
      await notify(trx, {
        to: { customerId: held.customerId },
        kind: 'answer',
        key: `question:${id}`,
        subject: m.answered_subject({ product: held.product }),
        text: answer,
        link: `/product/details/${held.slug}#questions`,
        now,
      });
    return { message: answer === '' ? m.answer_removed() : m.answer_published() };
  });
}

/** Takes a question off the page of its product, or shows it again. */
export function hideQuestion(
  db: Database,
  { id, hidden }: { id: string; hidden: boolean },
  { staff, shopId, now }: By,
): Promise<{ message: string } | Refusal<'not_found'>> {
  return inTransaction(db, async (trx) => {
    const held = await store.holdQuestion(trx, shopId, id);
    if (!held) return refuse('not_found', { error: m.question_not_found() });
    await noteChangedProduct(trx, held.productId);
    await store.saveHidden(trx, id, hidden);
    await recordChange(trx, staff, {
      subject: 'question',
      subjectId: id,
      shopId: held.sellerId,
      did: hidden ? 'hidden' : 'shown',
      before: { hidden: held.hidden },
      after: { hidden },
      at: now,
    });
    return { message: hidden ? m.question_hidden() : m.question_shown() };
  });
}
