import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import type { Message } from '../src/domains/chat/chat.ts';
import { openDatabase } from '../src/platform/database.ts';
import { startPostgres } from '../packages/embedded-postgres/src/start-postgres.ts';
import { databaseUrl, temporaryDataDir } from '../packages/embedded-postgres/src/testing.ts';
import { startShopProcess } from './support/shop-process.ts';
import { smallShop } from './support/small-shop.ts';
import { listenTo, type Listener } from './support/socket.ts';
import { newSellerLogin } from './support/staff.ts';

/** Two servers on one database, with the customer on one and the seller on the other. */

const [first, second] = [temporaryDataDir(), temporaryDataDir()];
let here = await startShopProcess(first.dataDir, { SEED: 'none' });
const postgres = await startPostgres({ dataDir: first.dataDir });
const there = await startShopProcess(second.dataDir, {
  SEED: 'none',
  DATABASE_URL: databaseUrl(postgres.connection),
});
const { db } = openDatabase(postgres.connection, 3);
const listeners: Listener[] = [];
afterAll(async () => {
  for (const listener of listeners) listener.close();
  await db.destroy();
  await there.stop();
  await here.stop();
  await postgres.stop();
  first.remove();
  second.remove();
});

const shop = await smallShop(db, new Date());
const { sellerId } = await shop.product();
const kamla = await newSellerLogin(db, sellerId, new Date());

async function call(address: string, by: { cookie: string }, method: string, path: string, body?: object) {
  const answer = await fetch(`${address}/api${path}`, {
    method,
    headers: { cookie: by.cookie, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}
const ask = (address: string, by: { cookie: string }, text: string, clientId = text) =>
  call(address, by, 'POST', '/chat/customer/send-message-to-seller', { sellerId, text, clientId });

it('brings what is said at one server to who is connected to the other, and says who is there', async () => {
  const meera = await shop.customer();
  const phone = await listenTo(here.address, meera);
  const desk = await listenTo(there.address, kamla);
  listeners.push(phone, desk);
  await phone.hears<{ sellerId: string }[]>('activeSeller', (list) =>
    list.some((one) => one.sellerId === sellerId),
  );
  const question = await ask(here.address, meera, 'Is it lined?');
  expect(await desk.hears<Message>('customer_message')).toEqual(question.body.message);
  await desk.hears<{ customerId: string }[]>('activeCustomer', (list) =>
    list.some((one) => one.customerId === meera.id),
  );
  const reply = await call(there.address, kamla, 'POST', '/desk/chat/reply', {
    customerId: meera.id,
    text: 'It is',
  });
  expect(await phone.hears<Message>('seller_message')).toEqual(reply.body.message);
  const disconnection = new Promise<void>((resolve) => phone.socket.once('disconnect', () => resolve()));
  await call(there.address, meera, 'GET', '/customer/logout');
  await disconnection;
});

it('has browsers ask for what they missed after the connection that brings hints broke', async () => {
  const desk = await listenTo(there.address, { ...kamla, returns: true });
  listeners.push(desk);
  const again = new Promise<void>((resolve) => desk.socket.once('connect', () => resolve()));
  const termination = await sql`
    select pg_terminate_backend(pid) from pg_stat_activity where query like 'LISTEN "socket.io%'`.execute(db);
  expect(termination.rows).toHaveLength(2);
  await again;
});

it('loses, doubles and reorders nothing when a server is killed in the middle', async () => {
  const meera = await shop.customer();
  const desk = await listenTo(there.address, kamla);
  listeners.push(desk);
  // Fewer than the limit per minute.
  const texts = Array.from({ length: 24 }, (_, index) => `${index}`);
  let kill: Promise<void> | null = null;
  for (const [at, text] of texts.entries()) {
    if (at === 8) kill = here.kill();
    if (at === 16) {
      await kill;
      here = await startShopProcess(first.dataDir, { SEED: 'none' });
    }
    // Retries like a browser: the same message with the same id until some server has stored it.
    for (let tries = 0, isStored = false; !isStored; tries += 1) {
      const address = (at + tries) % 2 ? here.address : there.address;
      isStored = await ask(address, meera, text).then(
        ({ status }) => status === 201,
        () => false,
      );
      expect(tries).toBeLessThan(10);
    }
  }
  const read = async (address: string) => {
    const { body } = await call(address, meera, 'GET', `/chat/customer/get-messages/${sellerId}?after=0`);
    return (body.messages as Message[])
      .filter(({ senderId }) => senderId === meera.id)
      .map(({ text }) => text);
  };
  expect(await read(here.address)).toEqual(texts);
  expect(await read(there.address)).toEqual(texts);
  await desk.hears<Message>('customer_message', ({ text }) => text === texts.at(-1));
  const messageIds = desk.events<Message>('customer_message').map(({ _id }) => _id);
  expect(new Set(messageIds).size).toBe(messageIds.length);
});
