import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Message } from '../src/domains/chat/chat.ts';
import { type Database, openDatabase } from '../src/platform/database.ts';
import { type RunningPostgres, startPostgres } from '../packages/embedded-postgres/src/start-postgres.ts';
import { databaseUrl, temporaryDataDir } from '../packages/embedded-postgres/src/testing.ts';
import { type Redis, redisPath, startRedis } from './support/redis.ts';
import { type ShopProcess, startShopProcess } from './support/shop-process.ts';
import { smallShop } from './support/small-shop.ts';
import { listenTo, type Listener } from './support/socket.ts';
import { newSellerLogin } from './support/staff.ts';

const withoutRedis = redisPath ? '' : ' (no redis-server here; Debian: apt-get install redis-server)';

/** Servers on one database whose sockets communicate through Redis. */
describe.skipIf(!redisPath)(`sockets of several servers by REDIS_URL${withoutRedis}`, () => {
  const database = temporaryDataDir();
  const folders: ReturnType<typeof temporaryDataDir>[] = [];
  const servers: ShopProcess[] = [];
  const listeners: Listener[] = [];
  let [redis, postgres, db, shop] = [] as unknown as [
    Redis,
    RunningPostgres,
    Database,
    Awaited<ReturnType<typeof smallShop>>,
  ];
  beforeAll(async () => {
    redis = await startRedis();
    postgres = await startPostgres({ dataDir: database.dataDir });
    db = openDatabase(postgres.connection, 3).db;
    for (let n = 0; n < 2; n += 1) await start();
    shop = await smallShop(db, new Date());
  });
  afterAll(async () => {
    for (const listener of listeners) listener.close();
    await db?.destroy();
    for (const server of servers) await server.stop();
    await postgres?.stop();
    await redis?.kill();
    for (const { remove } of [database, ...folders]) remove();
  });

  async function start(): Promise<ShopProcess> {
    const folder = temporaryDataDir();
    folders.push(folder);
    const server = await startShopProcess(folder.dataDir, {
      SEED: 'none',
      DATABASE_URL: databaseUrl(postgres.connection),
      REDIS_URL: redis.url,
      LOG_LEVEL: 'silent',
    });
    servers.push(server);
    return server;
  }
  const call = async (at: number, by: { cookie: string }, path: string, body?: object) => {
    const answer = await fetch(`${servers[at]?.address}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { cookie: by.cookie, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  };
  const ask = (by: { cookie: string }, sellerId: string, text: string) =>
    call(0, by, '/api/chat/customer/send-message-to-seller', { sellerId, text, clientId: text });
  const hears = (listener: Listener, expectedText: string) =>
    listener.hears<Message>('customer_message', ({ text }) => text === expectedText);
  const listen = async (at: number, by: { cookie: string }) => {
    const listener = await listenTo(servers[at]?.address ?? '', { ...by, returns: true });
    listeners.push(listener);
    return listener;
  };
  async function someone() {
    const { sellerId } = await shop.product();
    return { sellerId, kamla: await newSellerLogin(db, sellerId, new Date()), meera: await shop.customer() };
  }

  it('bring what is said at one to the other, and close ended sessions at both', async () => {
    const { sellerId, kamla, meera } = await someone();
    const [phone, desk] = [await listen(0, meera), await listen(1, kamla)];
    const question = await ask(meera, sellerId, 'Is it lined?');
    expect(await hears(desk, 'Is it lined?')).toEqual(question.body.message);
    const disconnection = new Promise<void>((resolve) => phone.socket.once('disconnect', () => resolve()));
    await call(1, meera, '/api/customer/logout');
    await disconnection;
  });

  it('do without Redis while it is away, and have browsers ask for what they missed when it is back', async () => {
    const { sellerId, kamla, meera } = await someone();
    const desk = await listen(1, kamla);
    await redis.kill();
    await start(); // a server that connects to Redis only later
    const late = await listen(2, kamla);
    expect(await ask(meera, sellerId, 'Do you have it in blue?')).toMatchObject({ status: 201 });
    for (const at of [0, 1, 2]) expect(await call(at, meera, '/readyz')).toMatchObject({ status: 200 });
    const again = [desk, late].map(
      ({ socket }) => new Promise<void>((resolve) => socket.once('connect', () => resolve())),
    );
    await redis.start();
    await Promise.all(again);
    expect([...desk.events('customer_message'), ...late.events('customer_message')]).toEqual([]);
    const { body } = await call(1, kamla, `/api/desk/chat/messages/${meera.id}?after=0`);
    expect(body.messages).toMatchObject([{ text: 'Do you have it in blue?' }]);
    const question = await ask(meera, sellerId, 'And in red?');
    for (const one of [desk, late]) expect(await hears(one, 'And in red?')).toEqual(question.body.message);
  });
});
