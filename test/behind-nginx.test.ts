import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Message } from '../src/domains/chat/chat.ts';
import { startCrowd } from './support/crowd.ts';
import { nginxPath } from './support/nginx.ts';
import { orderBody } from './support/small-shop.ts';
import { listenTo, type Listener } from './support/socket.ts';
import { newSellerLogin } from './support/staff.ts';
import { startTwoServers, type TwoServers } from './support/two-servers.ts';
import { crossedOrders, fiftyForTen, oneOrderManyTimes, wrongCodes } from './torture/races.ts';
import type { Servers } from './torture/servers.ts';
import { execute } from '../src/platform/database.ts';

const withoutNginx = nginxPath ? '' : ' (no nginx here; Debian: apt-get install nginx-light)';

/** Two servers on one database behind nginx, set up as in deploy/nginx.conf. Customers talk to nginx only. */
describe.skipIf(!nginxPath)(`two servers behind nginx${withoutNginx}`, () => {
  let two: TwoServers;
  const listeners: Listener[] = [];
  beforeAll(async () => {
    two = await startTwoServers({ UNPAID_ORDER_TTL: '30s' });
  });
  afterAll(async () => {
    for (const listener of listeners) listener.close();
    await two?.stop();
  });

  const call = async (
    address: string,
    by: { cookie: string },
    method: string,
    path: string,
    body?: object,
  ) => {
    const answer = await fetch(`${address}/api${path}`, {
      method,
      headers: { cookie: by.cookie, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown>, answer };
  };

  const upload = async (address: string, by: { cookie: string }): Promise<string> => {
    const picture = await sharp({ create: { width: 300, height: 400, channels: 3, background: '#224488' } })
      .jpeg()
      .toBuffer();
    const answer = await fetch(`${address}/api/desk/pictures?name=kurta.jpg`, {
      method: 'POST',
      headers: { cookie: by.cookie, 'content-type': 'application/octet-stream' },
      body: new Uint8Array(picture),
    });
    return ((await answer.json()) as { picture: string }).picture;
  };

  it('knows a session at both, from its beginning to its end', async () => {
    const [first, second] = two.running;
    const registration = await call(two.address, { cookie: '' }, 'POST', '/customer/customer-register', {
      name: 'Asha Verma',
      email: 'asha@example.com',
      password: 'a long enough password',
    });
    const asha = { cookie: registration.answer.headers.getSetCookie()[0]?.split(';')[0] ?? '' };
    for (const { address } of [first, second])
      expect((await call(address, asha, 'GET', '/customer/me')).body.customer).toMatchObject({
        name: 'Asha Verma',
      });
    await call(first.address, asha, 'GET', '/customer/logout');
    expect((await call(second.address, asha, 'GET', '/customer/me')).body.customer).toBeNull();
  });

  it('counts customers and not the proxy, whatever they say about where they come from', async () => {
    const send = (from: string, number: number) =>
      new Promise<number>((resolve, reject) => {
        const body = JSON.stringify({ mobile: `9${String(812_000_000 + number)}`, step: 1 });
        const headers = {
          'content-type': 'application/json',
          'x-forwarded-for': `203.0.113.${number % 200}`,
        };
        request(`${two.address}/api/customer/send-otp`, { method: 'POST', localAddress: from, headers })
          .on('response', (answer) => resolve(answer.resume().statusCode ?? 0))
          .on('error', reject)
          .end(body);
      });
    const answers = await Promise.all(Array.from({ length: 30 }, (_, n) => send('127.0.0.7', n)));
    expect(answers.filter((status) => status === 200)).toHaveLength(20);
    expect(answers.filter((status) => status === 429)).toHaveLength(10);
    expect(await send('127.0.0.8', 30)).toBe(200);
  });

  it('shows a new price at both as soon as one of them has changed it', async () => {
    const [first, second] = two.running;
    const product = await two.shop.product({ price: 4_321, discount: 0 });
    const kamla = await newSellerLogin(two.db, product.sellerId, new Date());
    const show = async (address: string) => (await fetch(`${address}/product/details/${product.id}`)).text();
    // Requested until both servers have it cached.
    for (const { address } of [first, second, first, second]) expect(await show(address)).toContain('4,321');

    const { body } = await call(first.address, kamla, 'GET', `/desk/products/${product.id}`);
    const productBody = body.product as Record<string, unknown> & { variants: { stock: number }[] };
    const answer = await call(first.address, kamla, 'PUT', `/desk/products/${product.id}`, {
      ...productBody,
      price: 5_432,
      images: [await upload(first.address, kamla)],
      variants: productBody.variants.map((variant) => ({ ...variant, seen: variant.stock })),
    });
    expect(answer).toMatchObject({ status: 200 });
    const began = performance.now();
    while (!(await show(second.address)).includes('5,432')) await pause(2);
    // Far sooner than a cached page expires by itself (2 s).
    expect(performance.now() - began).toBeLessThan(1_000);
    for (let n = 0; n < 20; n++) expect(await show(two.address)).not.toContain('4,321');
  });

  it('shows at both a photo that was sent to one', async () => {
    const { sellerId } = await two.shop.product();
    const kamla = await newSellerLogin(two.db, sellerId, new Date());
    const picture = await upload(two.running[0].address, kamla);
    for (const { address } of two.running) {
      const answer = await fetch(address + picture);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp']);
    }
  });

  it('cancels what was not paid in time once, though both look', async () => {
    const product = await two.shop.product({ stock: [10] });
    const customers = await Promise.all(Array.from({ length: 6 }, () => two.shop.customer()));
    const body = orderBody([{ product }], { price: 900, shipping_fee: 0 });
    for (const customer of customers)
      expect(await call(two.address, customer, 'POST', '/home/order/palce-order', body)).toMatchObject({
        status: 201,
      });
    expect(await two.shop.stockOf(product.variantIds[0])).toBe(4);
    await execute(two.db)`
      update orders set expires_at = now() - interval '1 second'
      where id in (select order_id from order_lines where product_id = ${product.id})`;
    await expect.poll(() => two.shop.stockOf(product.variantIds[0])).toBe(10);
    await pause(500);
    expect(await two.shop.stockOf(product.variantIds[0])).toBe(10);
  });

  it('sells what is there and no more, in the races of many for the same', async () => {
    const servers: Servers = { ...two, dataDir: '', address: () => two.address };
    expect(await fiftyForTen(servers, 3)).toBe('sold 30 of 30, none over');
    expect(await crossedOrders(servers, 2)).toMatch(/no deadlock/);
    expect(await oneOrderManyTimes(servers)).toMatch(/2 orders/);
    expect(await wrongCodes(servers)).toMatch(/5 looked at/);
  });

  it.each(['websocket', 'polling'] as const)(
    'brings a chat from one server to the other by %s',
    async (transport) => {
      const { sellerId } = await two.shop.product();
      const kamla = await newSellerLogin(two.db, sellerId, new Date());
      const meera = await two.shop.customer();
      // From sixteen addresses, so that each server gets some of the sockets, and each socket stays with its server.
      const phones = await Promise.all(
        Array.from({ length: 16 }, (_, n) =>
          listenTo(two.address, { ...meera, transports: [transport], from: `127.0.0.${20 + n}` }),
        ),
      );
      const desk = await listenTo(two.address, { ...kamla, transports: [transport], from: '127.0.0.40' });
      listeners.push(...phones, desk);
      const question = await call(two.address, meera, 'POST', '/chat/customer/send-message-to-seller', {
        sellerId,
        text: 'Is it lined?',
        clientId: transport,
      });
      expect(await desk.hears<Message>('customer_message')).toEqual(question.body.message);
      await desk.hears<{ customerId: string }[]>('activeCustomer', (list) =>
        list.some((one) => one.customerId === meera.id),
      );
      const reply = await call(two.address, kamla, 'POST', '/desk/chat/reply', {
        customerId: meera.id,
        text: 'It is',
      });
      for (const phone of phones)
        expect(await phone.hears<Message>('seller_message')).toEqual(reply.body.message);
      const rows = await execute<{ n: number }>(two.db)`
        select count(distinct process_id) as n from live_people where person_id in (${meera.id}, ${kamla.id})`;
      expect(rows[0]?.n).toBe(2);
    },
  );

  it('loses, doubles and reorders no message when one of them is killed in the middle', async () => {
    const { sellerId } = await two.shop.product();
    const kamla = await newSellerLogin(two.db, sellerId, new Date());
    const meera = await two.shop.customer();
    const desk = await listenTo(two.address, { ...kamla, returns: true, from: '127.0.0.41' });
    listeners.push(desk);
    const texts = Array.from({ length: 24 }, (_, index) => `${index}`);
    let kill: Promise<void> | undefined;
    for (const [at, text] of texts.entries()) {
      if (at === 8) kill = two.running[0].kill();
      if (at === 16) {
        await kill;
        await two.start(0);
      }
      // Retries like a browser: the same message with the same id until the shop has stored it.
      for (let tries = 0, isStored = false; !isStored; tries += 1) {
        isStored = await call(two.address, meera, 'POST', '/chat/customer/send-message-to-seller', {
          sellerId,
          text,
          clientId: text,
        }).then(
          ({ status }) => status === 201,
          () => false,
        );
        expect(tries).toBeLessThan(10);
      }
    }
    const { body } = await call(two.address, meera, 'GET', `/chat/customer/get-messages/${sellerId}?after=0`);
    const ownMessages = (body.messages as Message[]).filter(({ senderId }) => senderId === meera.id);
    expect(ownMessages.map(({ text }) => text)).toEqual(texts);
    await desk.hears<Message>('customer_message', ({ text }) => text === texts.at(-1));
    const messageIds = desk.events<Message>('customer_message').map(({ _id }) => _id);
    expect(new Set(messageIds).size).toBe(messageIds.length);
  });

  it('is started anew, one server after the other, without a request that fails', async () => {
    const crowd = await startCrowd(two, 12);
    await pause(1_000);
    // The next one as soon as this one is ready, before nginx has noticed that it is back.
    for (const at of [0, 1] as const) {
      await two.running[at].stop();
      await two.start(at);
    }
    await pause(1_000);
    const { acknowledged, stored } = await crowd.stop();
    expect(crowd.failed()).toEqual([]);
    expect(stored).toBe(acknowledged);
    expect(crowd.done.length).toBeGreaterThan(100);
  });
});
