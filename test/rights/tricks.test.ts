import { describe, expect, it } from 'vitest';
import { sessionCookies } from '../../src/platform/cookie-names.ts';
import { listenTo } from '../support/socket.ts';
import { sendCall } from './send-call.ts';
import { endpoints, twoShops } from './two-shops.ts';

/** Requests that no page makes, and what others receive on the socket. */

const { address, kurta, juttis, owner, stranger, seller, rival, operator, call, owned, attempt } =
  await twoShops();

describe('tricks with the request', () => {
  it.each(['HEAD', 'OPTIONS', 'PATCH', 'PUT', 'DELETE'])('%s is no other way to a call', async (method) => {
    const answer = await attempt(stranger, method, `/home/customer/cancel-order/${owned.order}`);
    expect(answer.status).toBe(405);
    expect(
      (await attempt(null, method === 'HEAD' ? 'HEAD' : method, '/desk/sellers')).status,
    ).toBeGreaterThanOrEqual(401);
  });

  it.each([
    `/home/customer/gat-order/${owned.order}/`,
    `//home/customer/gat-order/${owned.order}`,
    `/home/customer/GAT-ORDER/${owned.order}`,
    `/home/customer/gat-order/${owned.order}%00`,
    `/home/customer/gat-order/x%2f..%2f${owned.order}`,
    `/home/customer/gat-order/${owned.order}?userId=${owner.id}&customerId=${owner.id}`,
    `/generate-invoice/..%2f${owned.order}`,
    `/payment/qr/${owned.order}.svg`,
  ])('%s shows nobody else’s order', async (path) => {
    for (const by of [stranger, null, seller]) {
      const answer = await attempt(by, 'GET', path);
      expect([401, 404, 422]).toContain(answer.status);
      expect(answer.text).not.toContain('Chaura Rasta');
    }
  });

  it('a shop that is said twice is neither', async () => {
    const twice = `/desk/orders?shop=${juttis.sellerId}&shop=${kurta.sellerId}`;
    expect((await attempt(rival, 'GET', twice)).status).toBe(400);
  });

  it('a poisoned prototype gives no rights', async () => {
    for (const body of [
      '{"__proto__":{"shop":"x","role":"operator"},"steps":[]}',
      '{"constructor":{"prototype":{"role":"operator"}}}',
    ]) {
      const answer = await fetch(`${address}/api/desk/sellers`, {
        method: 'POST',
        headers: { cookie: rival.cookie, 'content-type': 'application/json' },
        body,
      });
      expect([400, 403]).toContain(answer.status);
    }
  });

  it('a session is no other door’s, under whatever name its cookie comes', async () => {
    const token = operator.cookie.slice(operator.cookie.indexOf('=') + 1);
    for (const name of [sessionCookies.shop, `__Host-${sessionCookies.desk}`, 'Session'])
      expect((await attempt({ cookie: `${name}=${token}` }, 'GET', '/desk/sellers')).status).toBe(401);
  });
});

it('photos are counted before they are decoded', async () => {
  const [, addPhoto] = endpoints.find(([name]) => name === 'returns.addPhoto') as (typeof endpoints)[number];
  const send = () => sendCall(address, addPhoto, { id: owned.order }, stranger.cookie);
  for (let count = 0; count < 30; count++) expect((await send()).status).toBe(404);
  expect((await send()).status).toBe(429);
});

describe('the socket', () => {
  it('tells another shop and another customer nothing of a conversation', async () => {
    const [theirs, others, mine] = [
      await listenTo(address, { ...rival, auth: { as: 'desk' } }),
      await listenTo(address, stranger),
      await listenTo(address, { ...seller, auth: { as: 'desk' } }),
    ];
    const messageBody = { sellerId: kurta.sellerId, text: 'Do you have it in red?' };
    const answer = await call(owner, 'POST', '/chat/customer/send-message-to-seller', messageBody);
    const { message } = JSON.parse(answer.text) as { message: { _id: string } };
    for (const socket of [theirs, others]) {
      socket.socket.emit('add_seller', kurta.sellerId, { shopName: 'x' });
      socket.socket.emit('add_user', owner.id, { name: 'x' });
      for (const event of ['send_seller_message', 'send_customer_message'])
        socket.socket.emit(event, message);
      socket.socket.emit('typing', { to: owner.id });
      socket.socket.emit('typing', { to: kurta.sellerId });
    }
    await mine.hears('customer_message');
    await call(owner, 'POST', '/chat/customer/send-message-to-seller', {
      ...messageBody,
      text: 'And in green?',
    });
    await mine.hears('customer_message', ({ text }) => text === 'And in green?');
    for (const socket of [theirs, others]) {
      const events = ['customer_message', 'seller_message', 'own_message', 'typing', 'seen'].flatMap(
        (event) => socket.events(event),
      );
      expect(events).toEqual([]);
      expect(socket.events<object[]>('activeCustomer').flat()).toEqual([]);
    }
    expect(mine.events('typing')).toEqual([]);
    for (const socket of [theirs, others, mine]) socket.close();
  });
});
