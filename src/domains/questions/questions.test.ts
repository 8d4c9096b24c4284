import { afterAll, beforeEach, expect, it } from 'vitest';
import { testApp } from '../../../test/support/app.ts';
import { callsOf } from '../../../test/support/calls-as.ts';
import { createTestDatabase } from '../../../test/support/database.ts';
import { smallShop } from '../../../test/support/small-shop.ts';
import { newOperatorLogin, newSellerLogin } from '../../../test/support/staff.ts';
import { day, hour, shift, testClock } from '../../platform/clock.ts';
import { deleteOldQuestions, forgetAsker, questionsOf } from './personal.store.ts';
import type { Question } from './question.ts';
import type { DeskQuestion } from './staff/staff.calls.ts';
import { execute } from '../../platform/database.ts';

const { db } = await createTestDatabase();
const clock = testClock('2026-03-01T10:00:00Z');
const shop = await smallShop(db, clock.now());
const app = await testApp(db, { clock });
afterAll(() => app.close());
const call = callsOf(app);
const [kurta, saree] = [await shop.product(), await shop.product({ seller: 1 })];
const seller = await newSellerLogin(db, kurta.sellerId, clock.now());
const other = await newSellerLogin(db, saree.sellerId, clock.now());
const operator = await newOperatorLogin(db, clock.now());
type By = { id: string; cookie: string };
let meera: By;

const words = 'Is it <b>lined</b> inside?';
const ask = (by: By | null, question = words, productId = kurta.id) =>
  call(by, 'POST', '/home/customer/ask-question', { productId, question });
const listPublic = async (by: By | null = null) =>
  (await call(by, 'GET', `/home/product-questions/${kurta.id}`)).body.questions as Question[];
const listForStaff = async (by: { cookie: string }, query = '') =>
  (await call(by, 'GET', `/desk/questions${query}`)).body.questions as DeskQuestion[];
const answer = (by: { cookie: string }, id: string, text: string, seenAnswer = '') =>
  call(by, 'POST', `/desk/questions/${id}/answer`, { answer: text, seen: seenAnswer });
const hide = (by: { cookie: string }, id: string, isHidden: boolean) =>
  call(by, 'POST', `/desk/questions/${id}/hide`, { hidden: isHidden });
const waiting = async (by: { cookie: string }) => (await call(by, 'GET', '/desk/today')).body.questions;
/** Asks as Meera and returns the question's id. */
async function askQuestion(question = words): Promise<string> {
  expect((await ask(meera, question)).status).toBe(201);
  return (await listPublic(meera))[0]?._id ?? '';
}

beforeEach(async () => {
  await execute(db)`delete from product_questions`;
  clock.advance(hour);
  meera = await shop.customer();
});

it('is seen by who asked it alone until the shop has answered, and then by everybody, as text', async () => {
  const id = await askQuestion();
  expect(await listPublic()).toEqual([]);
  expect(await listPublic(await shop.customer())).toEqual([]);
  expect(await listPublic(meera)).toMatchObject([{ _id: id, question: words, answer: null, mine: true }]);
  expect([await waiting(seller), await waiting(other), await waiting(operator)]).toEqual([1, 0, 1]);
  expect(await listForStaff(seller)).toMatchObject([{ id, name: 'Meera', question: words, answer: '' }]);
  expect((await answer(seller, id, 'Yes, in cotton.')).status).toBe(200);
  expect(await listPublic()).toMatchObject([
    { question: words, name: 'Meera', mine: false, answer: { text: 'Yes, in cotton.' } },
  ]);
  expect([await waiting(seller), await listForStaff(seller)]).toEqual([0, []]);
  expect((await listForStaff(seller, '?show=all')).length).toBe(1);
});

it('is found at the desk by words of it, of its product and of its customer', async () => {
  const id = await askQuestion();
  const find = async (search: string) =>
    (await listForStaff(seller, `?search=${encodeURIComponent(search)}`)).map((one) => one.id);
  const [{ product } = { product: '' }] = await listForStaff(seller);
  for (const search of ['LINED', product, 'meer']) expect(await find(search)).toEqual([id]);
  for (const search of ['silk saree', '%', 'l_ned']) expect(await find(search)).toEqual([]);
});

it('notifies the customer of the answer once, however often it is edited', async () => {
  const id = await askQuestion();
  await answer(seller, id, 'Yes.');
  await answer(seller, id, 'Yes, in cotton.', 'Yes.');
  const rows = await execute<{ kind: string; text: string; link: string }>(db)`
    select kind, text, link from notices where customer_id = ${meera.id}`;
  expect(rows).toEqual([{ kind: 'answer', text: 'Yes.', link: expect.stringMatching(/#questions$/) }]);
});

it('is answered by its own shop only, and of two answers at once the second is refused', async () => {
  const id = await askQuestion();
  expect([await listForStaff(other), (await answer(other, id, 'No')).status]).toEqual([[], 404]);
  await answer(seller, id, 'Yes.');
  expect((await answer(operator, id, 'No.')).body.code).toBe('changed_meanwhile');
  expect((await listPublic())[0]?.answer?.text).toBe('Yes.');
  await answer(seller, id, '', 'Yes.');
  expect([await listPublic(), await waiting(seller)]).toEqual([[], 1]);
});

it('is taken back by who asked it, with its answer, and by nobody else', async () => {
  const id = await askQuestion();
  await answer(seller, id, 'Yes.');
  const takeBack = (by: By) => call(by, 'POST', `/home/customer/take-question-back/${id}`, {});
  expect((await takeBack(await shop.customer())).status).toBe(404);
  expect((await listPublic()).length).toBe(1);
  expect((await takeBack(meera)).status).toBe(200);
  expect([await listPublic(meera), (await takeBack(meera)).status]).toEqual([[], 404]);
});

it('is hidden and shown again by an operator, not by a seller', async () => {
  const id = await askQuestion();
  await answer(seller, id, 'Yes.');
  expect((await hide(seller, id, true)).status).toBe(403);
  await hide(operator, id, true);
  expect([await listPublic(), await listPublic(meera)]).toEqual([[], []]);
  await hide(operator, id, false);
  expect((await listPublic()).length).toBe(1);
  const waits = await askQuestion('Does it shrink when it is washed?');
  await hide(operator, waits, true);
  expect([await waiting(seller), await listForStaff(seller)]).toEqual([0, []]);
});

it('three of a customer’s wait for a product at most, and ten are asked in an hour', async () => {
  const askThree = async (productId: string) => {
    for (let one = 0; one < 3; one += 1) expect((await ask(meera, words, productId)).status).toBe(201);
  };
  await askThree(kurta.id);
  expect((await ask(meera)).body.code).toBe('list_full');
  await askThree(saree.id);
  await execute(db)`delete from product_questions`;
  await askThree(kurta.id);
  expect((await ask(meera, words, saree.id)).status).toBe(201);
  expect((await ask(meera, words, saree.id)).body.code).toBe('too_many');
});

it('needs a sentence, a product that is for sale, and somebody who is logged in', async () => {
  expect((await ask(meera, 'Why?')).body.fields).toEqual({ question: 'Please ask in a sentence' });
  expect((await ask(meera, words, 'no-such-product')).status).toBe(404);
  expect((await ask(null)).status).toBe(401);
});

it('is deleted with its account if unanswered, and stays without a name if answered', async () => {
  const questionId = await askQuestion();
  await answer(seller, questionId, 'Yes.');
  await askQuestion('Does it shrink when it is washed?');
  const rows = await execute<{ own: { question: string }[] }>(db)`select ${questionsOf(meera.id)} as own`;
  expect(rows[0]?.own.map(({ question }) => question)).toEqual(
    expect.arrayContaining([words, 'Does it shrink when it is washed?']),
  );
  await forgetAsker(db, meera.id);
  expect(await listPublic(meera)).toMatchObject([{ name: 'A former customer', mine: false }]);
  expect(await listForStaff(seller)).toEqual([]);
});

it('is forgotten half a year after it was asked where nobody has answered', async () => {
  await answer(seller, await askQuestion(), 'Yes.');
  const waits = await askQuestion('Does it shrink when it is washed?');
  const before = shift(clock.now(), -180 * day);
  expect(await deleteOldQuestions(db, { before, limit: 10 })).toBe(0);
  await execute(db)`update product_questions set asked_at = ${shift(before, -1)}`;
  expect(await deleteOldQuestions(db, { before, limit: 10 })).toBe(1);
  expect((await listPublic(meera)).map(({ _id }) => _id)).not.toContain(waits);
  expect((await listPublic()).length).toBe(1);
});
