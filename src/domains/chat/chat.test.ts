import { expect, it } from 'vitest';
import { testApp } from '../../../test/support/app.ts';
import { createTestDatabase } from '../../../test/support/database.ts';
import { orderBody, smallShop } from '../../../test/support/small-shop.ts';
import { newCustomer, newVisitor } from '../../../test/support/visitor.ts';
import { testClock } from '../../platform/clock.ts';
import type { Message, Stretch } from './chat.ts';
import { storeMessage } from './messages.store.ts';
import { execute } from '../../platform/database.ts';

const { db } = await createTestDatabase();
const clock = testClock('2026-04-01T06:00:00Z');
const app = await testApp(db, { clock });
const shop = await smallShop(db, clock.now());
const [kurtas, juttis] = [
  (await shop.product({ seller: 0 })).sellerId,
  (await shop.product({ seller: 1 })).sellerId,
];
const openPath = '/chat/customer/add-customer-friend';
const sendPath = '/chat/customer/send-message-to-seller';
type Talk = { fdId: string; unread: number }[];
const ids = (friends: unknown) => (friends as Talk).map(({ fdId }) => fdId);

it('stores messages in order, with both spellings of the receiver', async () => {
  const asha = await newCustomer(app, { name: 'Asha' });
  const answer = await asha.call('POST', sendPath, {
    userId: asha.id,
    sellerId: kurtas,
    text: '  Is it lined?  ',
    name: 'Somebody else',
  });
  expect(answer.status).toBe(201);
  expect(answer.body.message).toMatchObject({
    message: 'Is it lined?',
    text: 'Is it lined?',
    senderId: asha.id,
    receverId: kurtas,
    receiverId: kurtas,
    senderName: 'Asha',
  });
  await asha.call('POST', sendPath, { sellerId: kurtas, text: 'And washable?' });
  const { body } = await asha.call('POST', openPath, { sellerId: kurtas, userId: asha.id });
  expect((body.messages as { text: string }[]).map(({ text }) => text)).toEqual([
    'Is it lined?',
    'And washable?',
  ]);
  expect(body.currentFd).toMatchObject({ fdId: kurtas });
});

it('moves the latest conversation to the top, and lists without opening one', async () => {
  const asha = await newCustomer(app);
  await asha.call('POST', openPath, { sellerId: kurtas });
  clock.advance(1_000);
  await asha.call('POST', openPath, { sellerId: juttis });
  expect(ids((await asha.call('POST', openPath, { sellerId: '' })).body.myFriends)).toEqual([juttis, kurtas]);
  clock.advance(1_000);
  await asha.call('POST', sendPath, { sellerId: kurtas, text: 'Hello' });
  const { body } = await asha.call('POST', openPath, { sellerId: '' });
  expect(ids(body.myFriends)).toEqual([kurtas, juttis]);
  expect(body).toMatchObject({ messages: [], currentFd: null });
});

it('stores a resent message once', async () => {
  const asha = await newCustomer(app);
  const once = { sellerId: kurtas, text: 'Only once', clientId: 'tab-1' };
  const first = await asha.call('POST', sendPath, once);
  const again = await asha.call('POST', sendPath, once);
  expect(again.body).toEqual(first.body);
  expect((await asha.call('POST', openPath, { sellerId: kurtas })).body.messages).toHaveLength(1);
});

it('counts a seller’s messages as unread until the conversation is opened', async () => {
  const asha = await newCustomer(app);
  await asha.call('POST', openPath, { sellerId: kurtas });
  await storeMessage(
    db,
    { customerId: asha.id, sellerId: kurtas },
    {
      id: `from-${asha.id}`,
      from: 'seller',
      senderName: 'Shop',
      text: 'Yes, it is',
      clientId: null,
      now: clock.now(),
    },
  );
  const unreadCount = async () =>
    ((await asha.call('POST', openPath, { sellerId: '' })).body.myFriends as Talk)[0]?.unread;
  expect(await unreadCount()).toBe(1);
  const { body } = await asha.call('POST', openPath, { sellerId: kurtas });
  expect(body.messages).toMatchObject([{ senderId: kurtas, receverId: asha.id }]);
  expect(await unreadCount()).toBe(0);
});

it('hides other people’s conversations, and refuses what does not exist', async () => {
  const [asha, other] = [await newCustomer(app), await newCustomer(app)];
  await asha.call('POST', sendPath, { sellerId: kurtas, text: 'Between us' });
  expect((await other.call('POST', openPath, { sellerId: kurtas })).body.messages).toEqual([]);
  const refusalOf = async (path: string, body: object, who = other) =>
    (await who.call('POST', path, body)).status;
  expect(await refusalOf(openPath, { sellerId: kurtas, userId: asha.id })).toBe(404);
  expect(await refusalOf(sendPath, { sellerId: kurtas, userId: asha.id, text: 'x' })).toBe(404);
  expect(await refusalOf(openPath, { sellerId: 'nobody' })).toBe(404);
  expect(await refusalOf(sendPath, { sellerId: 'nobody', text: 'x' })).toBe(404);
  expect(await refusalOf(sendPath, { sellerId: kurtas, text: '   ' })).toBe(400);
  expect(await refusalOf(sendPath, { sellerId: kurtas, text: 'x'.repeat(2_001) })).toBe(400);
  const guest = newVisitor(app);
  expect((await guest.call('POST', openPath, { sellerId: '' })).status).toBe(401);
});

it('keeps order and count under parallel sends, a conversation’s first messages included', async () => {
  const asha = await newCustomer(app);
  const send = (text: string, clientId: string) =>
    asha.call('POST', sendPath, { sellerId: kurtas, text, clientId });
  const numbers = Array.from({ length: 12 }, (_, at) => `${at}`);
  // Each sent twice, like a device that retries after a lost answer.
  const answers = await Promise.all(numbers.flatMap((text) => [send(text, text), send(text, text)]));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
  const { messages } = (await asha.call('GET', readPath(kurtas))).body as unknown as Stretch;
  expect(texts(messages).toSorted()).toEqual(numbers.toSorted());
  for (const { body } of answers) expect(messages).toContainEqual(body.message);
  const rows = await execute<{ last: number }>(db)`
    select customer_last as last from conversations where customer_id = ${asha.id}`;
  expect(rows).toEqual([{ last: messages.at(-1)?.sequence }]);
});

it('limits messages to thirty a minute', async () => {
  const asha = await newCustomer(app);
  const send = (text: string) => asha.call('POST', sendPath, { sellerId: kurtas, text });
  for (let i = 0; i < 30; i += 1) expect((await send(`${i}`)).status).toBe(201);
  const answer = await send('too much');
  expect(answer.status).toBe(429);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
});

const readPath = (sellerId: string, query = '') => `/chat/customer/get-messages/${sellerId}${query}`;
const texts = (messages: unknown) => (messages as Message[]).map(({ text }) => text);

it('reads pages before and after a message, in order', async () => {
  const asha = await newCustomer(app);
  const parties = { customerId: asha.id, sellerId: kurtas };
  await asha.call('POST', openPath, { sellerId: kurtas });
  const all: string[] = [];
  for (let i = 0; i < 120; i += 1) {
    all.push(`${i}`);
    const from = i % 3 ? 'customer' : 'seller';
    await storeMessage(db, parties, {
      id: `${asha.id}-${i}`,
      from,
      senderName: from,
      text: `${i}`,
      clientId: null,
      now: clock.now(),
    });
  }
  const read = async (query: string) =>
    (await asha.call('GET', readPath(kurtas, query))).body as unknown as Stretch;
  const latest = await read('');
  expect(texts(latest.messages)).toEqual(all.slice(-50));
  expect(latest.more).toBe(true);
  const before = await read(`?before=${latest.messages[0]?.sequence}`);
  expect(texts(before.messages)).toEqual(all.slice(20, 70));
  const first = await read(`?before=${before.messages[0]?.sequence}`);
  expect([texts(first.messages), first.more]).toEqual([all.slice(0, 20), false]);
  const pageTexts: string[] = [];
  for (let after = 0, more = true; more; ) {
    const next = await read(`?after=${after}`);
    pageTexts.push(...texts(next.messages));
    ({ more } = next);
    after = next.messages.at(-1)?.sequence ?? after;
  }
  expect(pageTexts).toEqual(all);
  expect((await asha.call('GET', readPath(kurtas, '?after=x'))).status).toBe(400);
  const other = await newCustomer(app);
  expect((await other.call('GET', readPath(kurtas))).body).toMatchObject({ messages: [], more: false });
});

it('remembers how far a side has read, and never moves it back', async () => {
  const asha = await newCustomer(app);
  await asha.call('POST', sendPath, { sellerId: kurtas, text: 'Hello' });
  const messages: Message[] = [];
  for (const text of ['Namaste', 'Yes?', 'Tell us']) {
    const message = await storeMessage(
      db,
      { customerId: asha.id, sellerId: kurtas },
      {
        id: `${asha.id}-${text}`,
        from: 'seller',
        senderName: 'Shop',
        text,
        clientId: null,
        now: clock.now(),
      },
    );
    if (typeof message !== 'string') messages.push(message);
  }
  const unreadCount = async () => (await asha.call('GET', '/chat/customer/count-unread')).body;
  expect(await unreadCount()).toMatchObject({ unread: 3 });
  const markSeen = (upTo?: number) =>
    asha.call('POST', '/chat/customer/mark-seen', { sellerId: kurtas, upTo });
  expect((await markSeen(messages[1]?.sequence)).body).toEqual({ unread: 1 });
  expect((await markSeen(messages[0]?.sequence)).body).toEqual({ unread: 1 });
  expect((await markSeen(9_000_000_000)).body).toEqual({ unread: 0 });
  expect(await unreadCount()).toEqual({ unread: 0, latestFrom: '' });
  expect((await asha.call('GET', readPath(kurtas))).body).toMatchObject({
    customerRead: messages[2]?.sequence,
  });
});

it('shows the product or order being discussed as a card', async () => {
  const asha = await newCustomer(app);
  const kurta = await shop.product({ seller: 0, stock: [0, 3] });
  const send = (more: object) =>
    asha.call('POST', sendPath, { sellerId: kurtas, text: 'This one?', ...more });
  const { body } = await send({ productId: kurta.id });
  expect((body.message as Message).product).toMatchObject({
    _id: kurta.id,
    finalPrice: 900,
    stock: 3,
    variants: [
      { size: 'Size 0', stock: 0 },
      { size: 'Size 1', stock: 3 },
    ],
  });
  const totals = { price: 900, shipping_fee: 0 };
  const lines = [{ product: kurta, variant: 1 }];
  const order = await asha.call('POST', '/home/order/palce-order', orderBody(lines, totals));
  const about = await send({ orderId: order.body.orderId });
  expect((about.body.message as Message).order).toMatchObject({
    _id: order.body.orderId,
    items: 1,
    amount: 900,
    names: ['Cotton kurta'],
    payment_status: 'unpaid',
  });
  const elsewhere = await shop.product({ seller: 1 });
  expect((await send({ productId: elsewhere.id })).status).toBe(404);
  expect((await send({ productId: 'nothing' })).status).toBe(404);
  expect(
    (await asha.call('POST', sendPath, { sellerId: juttis, text: 'x', orderId: order.body.orderId })).status,
  ).toBe(404);
  const other = await newCustomer(app);
  const foreign = await other.call('POST', sendPath, {
    sellerId: kurtas,
    text: 'x',
    orderId: order.body.orderId,
  });
  expect(foreign.status).toBe(404);
});
