import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, expect, it } from 'vitest';
import { testApp } from '../../../test/support/app.ts';
import { callsOf } from '../../../test/support/calls-as.ts';
import { createTestDatabase } from '../../../test/support/database.ts';
import { smallShop } from '../../../test/support/small-shop.ts';
import { type Listener, listenTo } from '../../../test/support/socket.ts';
import { newOperatorLogin, newSellerLogin } from '../../../test/support/staff.ts';
import { systemClock } from '../../platform/clock.ts';
import type { Message } from './chat.ts';
import { execute } from '../../platform/database.ts';

const { db, connection } = await createTestDatabase();
const app = await testApp(db, { connection });
const address = await app.listen({ port: 0, host: '127.0.0.1' });
const call = callsOf(app);
const shop = await smallShop(db, systemClock.now());
const { sellerId } = await shop.product({ seller: 0 });
const kamla = await newSellerLogin(db, sellerId, systemClock.now());
afterAll(() => app.close());

const listeners: Listener[] = [];
afterEach(() => {
  for (const listener of listeners.splice(0)) listener.close();
});
const listen = async (asking: Parameters<typeof listenTo>[1] = {}) => {
  const listener = await listenTo(address, asking);
  listeners.push(listener);
  return listener;
};
const send = async (by: { cookie: string }, text: string, more: object = {}) => {
  const { status, body } = await call(by, 'POST', '/chat/customer/send-message-to-seller', {
    sellerId,
    text,
    ...more,
  });
  expect(status).toBe(201);
  return body.message as Message;
};

it('tells everybody which shops are online, without a login', async () => {
  const online = async () => (await call(null, 'GET', '/chat/online-shops')).body.online;
  expect(await online()).toEqual([]);
  const keeper = await listen({ ...kamla, auth: { as: 'desk' } });
  await expect.poll(online).toEqual([sellerId]);
  keeper.close();
  await expect.poll(online).toEqual([]);
});

it('refuses clients without a session, and pages of other sites', async () => {
  const meera = await shop.customer();
  await expect(listen()).rejects.toThrow('not_logged_in');
  await expect(listen({ cookie: 'session=made-up' })).rejects.toThrow('not_logged_in');
  await expect(listen({ ...meera, headers: { origin: 'https://elsewhere.example' } })).rejects.toThrow(
    'websocket error',
  );
  await listen({ ...meera, headers: { origin: address } });
  await listen({ ...meera, transports: ['polling'] });
});

it('delivers a stored message to the seller and to the sender’s other devices, once each', async () => {
  const meera = await shop.customer();
  const [seller, phone, laptop] = [await listen(kamla), await listen(meera), await listen(meera)];
  const message = await send(meera, 'Is it lined?', { clientId: 'a' });
  expect(await seller.hears<Message>('customer_message')).toEqual(message);
  expect(await laptop.hears<Message>('own_message')).toEqual(message);
  phone.socket.emit('send_customer_message', {
    ...message,
    text: 'Something else',
    message: 'Something else',
  });
  phone.socket.emit('send_customer_message', message);
  await send(meera, 'Is it lined?', { clientId: 'a' });
  const next = await send(meera, 'Hello?');
  await seller.hears<Message>('customer_message', ({ _id }) => _id === next._id);
  await laptop.hears<Message>('own_message', ({ _id }) => _id === next._id);
  expect(seller.events('customer_message')).toEqual([message, next]);
  expect(laptop.events('own_message')).toEqual([message, next]);
  expect(phone.events('seller_message')).toEqual([]);
});

it('delivers what one customer sends at once in the order in which it is stored', async () => {
  const meera = await shop.customer();
  const seller = await listen(kamla);
  for (let round = 0; round < 5; round += 1) {
    const texts = Array.from({ length: 6 }, (_, at) => `${round} ${at}`);
    const messages = await Promise.all(texts.map((text) => send(meera, text)));
    const sequences = messages.map(({ sequence }) => sequence).toSorted((a, b) => a - b);
    const messagesOfRound = () =>
      seller.events<Message>('customer_message').filter(({ text }) => text.startsWith(`${round} `));
    await expect.poll(() => messagesOfRound().length).toBe(texts.length);
    expect(messagesOfRound().map(({ sequence }) => sequence)).toEqual(sequences);
  }
});

it('treats a client’s event as a hint: only the stored message of its sender goes out', async () => {
  const [meera, other] = [await shop.customer(), await shop.customer()];
  const message = await send(meera, 'From before the seller came');
  const seller = await listen(kamla);
  const phone = await listen(meera);
  const stranger = await listen(other);
  stranger.socket.emit('send_customer_message', message);
  for (const odd of [null, 1, 'x', {}, { _id: 1 }, { _id: 'x\0' }, { _id: 'unknown' }, []])
    stranger.socket.emit('send_customer_message', odd);
  await pause(150);
  // Another test may still publish for this seller, because they share it.
  const isIt = ({ _id }: Message) => _id === message._id;
  expect(seller.events<Message>('customer_message').filter(isIt)).toEqual([]);
  phone.socket.emit('send_customer_message', { _id: message._id, text: 'A forged text' });
  expect(await seller.hears<Message>('customer_message', isIt)).toEqual(message);
});

it('shows sellers’ presence to customers, and to a seller only customers who wrote', async () => {
  const [meera, other] = [await shop.customer(), await shop.customer()];
  const phone = await listen(meera);
  await listen(other);
  const seller = await listen(kamla);
  await phone.hears<{ sellerId: string }[]>('activeSeller', (list) =>
    list.some((one) => one.sellerId === sellerId),
  );
  await send(meera, 'Namaste');
  await seller.hears<object[]>('activeCustomer', (list) => list.length === 1);
  expect(seller.events('activeCustomer').at(-1)).toEqual([{ customerId: meera.id }]);
  phone.close();
  await seller.hears<object[]>(
    'activeCustomer',
    () => seller.events<object[]>('activeCustomer').at(-1)?.length === 0,
  );
  const again = await listen(meera);
  again.socket.emit('add_user', 'somebody-else', { name: 'Somebody else' });
  await again.hears<{ sellerId: string }[]>('activeSeller', (list) => list.length === 1);
  seller.close();
  await again.hears<object[]>(
    'activeSeller',
    () => again.events<object[]>('activeSeller').at(-1)?.length === 0,
  );
});

it('sends "is typing" to the other side of the conversation only', async () => {
  const [meera, stranger] = [await shop.customer(), await shop.customer()];
  await send(meera, 'Namaste');
  const [seller, phone, other] = [await listen(kamla), await listen(meera), await listen(stranger)];
  other.socket.emit('typing', { to: sellerId });
  phone.socket.emit('typing', { to: sellerId });
  await seller.hears('typing');
  seller.socket.emit('typing', { to: meera.id });
  expect(await phone.hears('typing')).toEqual({ customerId: meera.id, sellerId, by: 'seller' });
  expect(seller.events('typing')).toEqual([{ customerId: meera.id, sellerId, by: 'customer' }]);
});

it('closes the sockets of a session that ends', async () => {
  const meera = await shop.customer();
  const [phone, laptop] = [await listen(meera), await listen(await shop.customer())];
  const disconnection = new Promise((resolve) => phone.socket.once('disconnect', resolve));
  expect((await call(meera, 'GET', '/customer/logout')).status).toBe(200);
  await disconnection;
  await expect(listen(meera)).rejects.toThrow('not_logged_in');
  expect(laptop.socket.connected).toBe(true);
});

it('closes the desk’s sockets as soon as staff log out', async () => {
  const leela = await newSellerLogin(db, sellerId, systemClock.now());
  const desk = await listen({ ...leela, auth: { as: 'desk' } });
  const disconnection = new Promise((resolve) => desk.socket.once('disconnect', () => resolve('gone')));
  expect((await call(leela, 'POST', '/desk/log-out')).status).toBe(200);
  expect(await Promise.race([disconnection, pause(5_000, 'still open')])).toBe('gone');
});

it.each([
  ['its shop is closed', 'close', { version: 1, reason: 'Moved away' }],
  ['an operator gives the login a new password', 'password', {}],
])('closes a seller’s sockets as soon as %s', async (_when, path, body) => {
  const operator = await newOperatorLogin(db, systemClock.now());
  const other = (await shop.product({ seller: 1 })).sellerId;
  const leela = await newSellerLogin(db, other, systemClock.now());
  const desk = await listen({ ...leela, auth: { as: 'desk' } });
  const disconnection = new Promise((resolve) => desk.socket.once('disconnect', () => resolve('gone')));
  const email = `${leela.id}@example.com`;
  const answer = await call(operator, 'POST', `/desk/sellers/${other}/${path}`, { email, ...body });
  expect(answer.status).toBe(200);
  expect(await Promise.race([disconnection, pause(2_000, 'still open')])).toBe('gone');
});

it('prefers the customer when both cookies are sent, unless the desk is asked for', async () => {
  const meera = await shop.customer();
  const both = `${meera.cookie}; ${kamla.cookie}`;
  const [asCustomer, asSeller] = [
    await listen({ cookie: both }),
    await listen({ cookie: both, auth: { as: 'desk' } }),
  ];
  await asCustomer.hears('activeSeller');
  await asSeller.hears('activeCustomer');
  expect(asSeller.events('activeSeller')).toEqual([]);
});

it('survives a lost database connection', async () => {
  const other = await testApp(db, { connection });
  const elsewhere = await other.listen({ port: 0, host: '127.0.0.1' });
  const meera = await shop.customer();
  const phone = await listenTo(elsewhere, meera);
  try {
    await execute(db)`select pg_terminate_backend(pid) from pg_stat_activity
              where datname = current_database() and query like 'LISTEN%'`;
    const seller = await listen(kamla);
    await expect
      .poll(async () => {
        await send(meera, 'Still there?');
        await pause(200);
        return phone.events('own_message').length;
      })
      .toBeGreaterThan(0);
    expect(seller.events('customer_message').length).toBeGreaterThan(0);
  } finally {
    phone.close();
    await other.close();
  }
});
