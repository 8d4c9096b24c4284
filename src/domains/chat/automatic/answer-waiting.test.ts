import { expect, it } from 'vitest';
import { testApp } from '../../../../test/support/app.ts';
import { callsOf } from '../../../../test/support/calls-as.ts';
import { createTestDatabase } from '../../../../test/support/database.ts';
import { orderBody, smallShop } from '../../../../test/support/small-shop.ts';
import { second, testClock } from '../../../platform/clock.ts';
import { newId } from '../../../platform/ids.ts';
import { addPeople, forgetProcess, sayAlive } from '../../../realtime/presence.store.ts';
import type { ChatNews, Message } from '../chat.ts';
import { storeMessage } from '../messages.store.ts';
import { answerWaiting } from './answer-waiting.ts';

const { db } = await createTestDatabase();
const clock = testClock('2026-04-01T06:00:00Z');
const call = callsOf(await testApp(db, { clock }));
const shop = await smallShop(db, clock.now());
const kurta = await shop.product({ seller: 0, stock: [3] });
const { sellerId } = kurta;

const messagesSent: ChatNews[] = [];
const chat = { db, tell: (news: ChatNews) => void messagesSent.push(news) };
const answer = () => answerWaiting(chat, clock.now());
const send = (by: { cookie: string }, text: string, more: object = {}) =>
  call(by, 'POST', '/chat/customer/send-message-to-seller', { sellerId, text, ...more });
const read = async (by: { cookie: string }) =>
  (await call(by, 'GET', `/chat/customer/get-messages/${sellerId}`)).body.messages as Message[];

it('answers once, after a pause, from the card, and notifies who is connected', async () => {
  const meera = await shop.customer();
  await send(meera, 'Namaste', { productId: kurta.id });
  await send(meera, 'price?');
  expect(await answer()).toBe(0);
  clock.advance(3 * second);
  expect(await answer()).toBe(1);
  expect(await answer()).toBe(0);
  const last = (await read(meera)).at(-1);
  expect(last).toMatchObject({ automatic: true, senderId: sellerId });
  expect(last?.text).toContain('₹900');
  expect(messagesSent.at(-1)).toMatchObject({ kind: 'message', from: 'seller', message: { _id: last?._id } });
  await send(meera, 'And delivery?');
  clock.advance(3 * second);
  expect(await answer()).toBe(1);
  const messages = await read(meera);
  expect(messages.map(({ automatic }) => automatic)).toEqual([false, false, true, false, true]);
  expect(messages.at(-1)?.text).toContain('Delivery takes');
});

it('answers a question about a product and an order together', async () => {
  const asha = await shop.customer();
  const lines = [{ product: kurta, quantity: 1 }];
  const body = orderBody(lines, { price: 900, shipping_fee: 0 });
  const { orderId } = (await call(asha, 'POST', '/home/order/palce-order', body)).body;
  await send(asha, 'Is this in stock?', { productId: kurta.id });
  await send(asha, 'And where is my order?', { orderId });
  clock.advance(3 * second);
  await answer();
  const text = (await read(asha)).at(-1)?.text;
  expect(text).toMatch(/in stock/i);
  expect(text).toContain('Your order of 1 piece for ₹900 is waiting for your payment');
});

it('answers everybody once, with several processes at work', async () => {
  const customers = await Promise.all(Array.from({ length: 8 }, () => shop.customer()));
  await Promise.all(customers.map((one) => send(one, 'hello')));
  clock.advance(3 * second);
  const answers = await Promise.all([answer(), answer(), answer(), answer()]);
  expect(answers.reduce((sum, count) => sum + count, 0)).toBe(8);
  for (const one of customers) expect(await read(one)).toHaveLength(2);
});

it('stays silent when the shop has answered or is at the desk', async () => {
  const [first, other] = [await shop.customer(), await shop.customer()];
  await send(first, 'hello');
  const parties = { customerId: first.id, sellerId };
  const now = clock.now();
  await storeMessage(db, parties, {
    id: newId(now),
    from: 'seller',
    senderName: 'Shop',
    text: 'Yes?',
    clientId: null,
    now,
  });
  clock.advance(3 * second);
  expect(await answer()).toBe(0);
  await sayAlive(db, 'this');
  await addPeople(db, 'this', [{ kind: 'seller', id: sellerId }]);
  await send(other, 'hello');
  clock.advance(3 * second);
  expect(await answer()).toBe(0);
  await forgetProcess(db, 'this');
  expect(await answer()).toBe(0);
  expect(await read(other)).toHaveLength(1);
});
