import * as news from '#messages/desk-news';
import * as m from '#messages/questions';
import * as refusals from '#messages/refusals';
import { hour } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { newId } from '../../platform/ids.ts';
import { type Limit, takeTurn } from '../../platform/rate-limit.ts';
import { type Refusal, refuse } from '../../platform/refusal.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { noteChangedProduct, readShopOfProduct } from '../catalogue/products/changed-product.store.ts';
import { notify } from '../notices/notify.ts';
import { maxWaiting } from './question.ts';
import * as store from './questions.store.ts';

const questionsOfCustomer: Limit = {
  name: 'question',
  max: 10,
  within: hour,
  sentence: m.too_many_questions(),
};

/** Stores a customer's question to a product's shop. Nobody else sees it before it is answered (R-QUESTION-1). */
export function askQuestion(
  db: Database,
  customer: { readonly id: string; readonly name: string },
  { productId, question }: { productId: string; question: string },
  now: Date,
): Promise<{ message: string } | Refusal<'list_full' | 'not_found' | 'too_many'>> {
  return inTransaction(db, async (trx) => {
    const refusal = await takeTurn(trx, questionsOfCustomer, customer.id, now);
    if (refusal) return refusal;
    if (!(await noteChangedProduct(trx, productId)))
      return refuse('not_found', { error: refusals.product_not_found() });
    if ((await store.countWaiting(trx, { productId, customerId: customer.id })) >= maxWaiting)
      return refuse('list_full', { error: m.questions_wait({ max: maxWaiting }) });
    const newQuestion = {
      id: newId(now),
      productId,
      customerId: customer.id,
      name: customer.name,
      question,
      now,
    };
    await store.insertQuestion(trx, newQuestion);
    const product = await readShopOfProduct(trx, productId);
    await notify(trx, {
      to: { sellerId: product.sellerId },
      ofCustomer: customer.id,
      kind: 'new_question',
      key: newQuestion.id,
      subject: news.question_subject({ name: product.name }),
      text: question,
      link: '/desk/questions',
      goods: [{ name: product.name, picture: product.picture, detail: '' }],
      now,
    });
    return { message: m.asked() };
  });
}

/** Withdraws the customer's own question, with its answer. */
export function takeQuestionBack(
  db: Database,
  { id, customerId }: { id: string; customerId: string },
): Promise<{ message: string } | Refusal<'not_found'>> {
  return inTransaction(db, async (trx) => {
    const productId = await store.findOwnQuestion(trx, { id, customerId });
    if (!productId) return refuse('not_found', { error: m.question_not_found() });
    await noteChangedProduct(trx, productId);
    await store.deleteQuestion(trx, id);
    return { message: m.taken_back() };
  });
}
