import { afterAll, expect, it } from 'vitest';
import { testApp } from '../../../test/support/app.ts';
import { callsOf } from '../../../test/support/calls-as.ts';
import { createTestDatabase } from '../../../test/support/database.ts';
import { smallShop } from '../../../test/support/small-shop.ts';
import { listenTo } from '../../../test/support/socket.ts';
import { newOperatorLogin, newSellerLogin } from '../../../test/support/staff.ts';
import { systemClock } from '../../platform/clock.ts';
import { listOnline } from '../../realtime/presence.store.ts';

const { db, connection } = await createTestDatabase();
const [app, elsewhere] = [await testApp(db, { connection }), await testApp(db, { connection })];
const [here, there] = [
  await app.listen({ port: 0, host: '127.0.0.1' }),
  await elsewhere.listen({ port: 0, host: '127.0.0.1' }),
];
const call = callsOf(app);
const now = systemClock.now();
const shop = await smallShop(db, now);
const { sellerId } = await shop.product();
const operator = await newOperatorLogin(db, now);
afterAll(() => Promise.all([app.close(), elsewhere.close()]));

it('notifies operators at every process of a message and its answer, and nobody else', async () => {
  const [near, far, seller, customer] = await Promise.all([
    listenTo(here, operator),
    listenTo(there, operator),
    listenTo(here, await newSellerLogin(db, sellerId, now)),
    listenTo(here, await shop.customer()),
  ]);
  const everybody = [near, far, seller, customer];
  const message = { name: 'Meera', email: 'm@example.com', subject: 'Parcel', message: 'Where is it?' };
  expect((await call(null, 'POST', '/home/contact', message)).status).toBe(201);
  const { id } = await near.hears<{ id: string }>('contact_message');
  expect(await far.hears('contact_message')).toEqual({ id });
  const { body } = await call(operator, 'GET', `/desk/messages/${id}`);
  expect(body.message).toMatchObject({ subject: 'Parcel', state: 'open', version: 1 });

  const answer = { version: 1, text: 'It left today.' };
  expect((await call(operator, 'POST', `/desk/messages/${id}/answer`, answer)).status).toBe(200);
  await expect.poll(() => [near, far].map((one) => one.events('contact_message').length)).toEqual([2, 2]);
  // Others must not learn that the message exists, and an operator's presence is private.
  expect([seller, customer].flatMap((one) => one.events('contact_message'))).toEqual([]);
  expect(await listOnline(db, 'seller')).toEqual([sellerId]);
  for (const one of everybody) one.close();
});

it('ignores chat events from an operator', async () => {
  const listener = await listenTo(here, operator);
  for (const event of ['send_seller_message', 'send_customer_message', 'typing', 'add_seller'])
    listener.socket.emit(event, { _id: 'x', to: sellerId });
  await call(null, 'POST', '/home/contact', {
    name: 'Meera',
    email: 'other@example.com',
    subject: 'Again',
    message: 'Hello?',
  });
  await listener.hears('contact_message');
  expect(listener.events('activeCustomer')).toEqual([]);
  listener.close();
});
