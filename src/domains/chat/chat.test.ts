import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { testApp } from '../../../test/support/app.ts';
import { createTestDatabase } from '../../../test/support/database.ts';
import { smallShop } from '../../../test/support/small-shop.ts';
import { newCustomer, newVisitor } from '../../../test/support/visitor.ts';
import { testClock } from '../../platform/clock.ts';

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

it('keeps what is said, in order, with both spellings of the receiver', async () => {
  const asha = await newCustomer(app, { name: 'Asha' });
  const said = await asha.call('POST', sendPath, {
    userId: asha.id,
    sellerId: kurtas,
    text: '  Is it lined?  ',
    name: 'Somebody else',
  });
  expect(said.status).toBe(201);
  expect(said.body.message).toMatchObject({
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

it('moves whom one writes to to the top, and lists without opening', async () => {
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

it('stores a message that is sent again once', async () => {
  const asha = await newCustomer(app);
  const once = { sellerId: kurtas, text: 'Only once', clientId: 'tab-1' };
  const first = await asha.call('POST', sendPath, once);
  const again = await asha.call('POST', sendPath, once);
  expect(again.body).toEqual(first.body);
  expect((await asha.call('POST', openPath, { sellerId: kurtas })).body.messages).toHaveLength(1);
});

it('counts what a seller said until the conversation is opened', async () => {
  const asha = await newCustomer(app);
  await asha.call('POST', openPath, { sellerId: kurtas });
  await sql`
    insert into chat_messages (id, customer_id, seller_id, sender, sender_name, text, created_at)
    values (${`from-${asha.id}`}, ${asha.id}, ${kurtas}, 'seller', 'Shop', 'Yes, it is', ${clock.now()})`.execute(
    db,
  );
  const unread = async () =>
    ((await asha.call('POST', openPath, { sellerId: '' })).body.myFriends as Talk)[0]?.unread;
  expect(await unread()).toBe(1);
  const { body } = await asha.call('POST', openPath, { sellerId: kurtas });
  expect(body.messages).toMatchObject([{ senderId: kurtas, receverId: asha.id }]);
  expect(await unread()).toBe(0);
});

it('shows nobody else’s conversation, and refuses what is not there', async () => {
  const [asha, other] = [await newCustomer(app), await newCustomer(app)];
  await asha.call('POST', sendPath, { sellerId: kurtas, text: 'Between us' });
  expect((await other.call('POST', openPath, { sellerId: kurtas })).body.messages).toEqual([]);
  const refused = async (path: string, body: object, who = other) =>
    (await who.call('POST', path, body)).status;
  expect(await refused(openPath, { sellerId: kurtas, userId: asha.id })).toBe(404);
  expect(await refused(sendPath, { sellerId: kurtas, userId: asha.id, text: 'x' })).toBe(404);
  expect(await refused(openPath, { sellerId: 'nobody' })).toBe(404);
  expect(await refused(sendPath, { sellerId: 'nobody', text: 'x' })).toBe(404);
  expect(await refused(sendPath, { sellerId: kurtas, text: '   ' })).toBe(400);
  expect(await refused(sendPath, { sellerId: kurtas, text: 'x'.repeat(2_001) })).toBe(400);
  const guest = newVisitor(app);
  expect((await guest.call('POST', openPath, { sellerId: '' })).status).toBe(401);
});

it('slows down who writes more than thirty times a minute', async () => {
  const asha = await newCustomer(app);
  const send = (text: string) => asha.call('POST', sendPath, { sellerId: kurtas, text });
  for (let i = 0; i < 30; i += 1) expect((await send(`${i}`)).status).toBe(201);
  const refused = await send('too much');
  expect(refused.status).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
});
