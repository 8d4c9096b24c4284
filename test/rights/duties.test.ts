import { describe, expect, it } from 'vitest';
import type { Call } from '../../src/platform/call.ts';
import type { Parcel } from '../../src/domains/orders/staff/seller-orders.calls.ts';
import { execute } from '../../src/platform/database.ts';
import { newOperatorLogin, newSellerLogin } from '../support/staff.ts';
import { inputOf, sendCall } from './send-call.ts';
import { endpoints, twoShops } from './two-shops.ts';

/** Logins for a part of their role: every call of the desk about others, made by each; without money, accounts or prices. */

const { db, address, now, kurta, juttis, seller, operator, owned, call, attempt } = await twoShops();

/** What a part of a role is, by the desk's calls. */
const parts = {
  packing: [
    'deskOrders.list',
    'deskOrders.get',
    'deskOrders.pack',
    'deskOrders.handOver',
    'deskOrders.deliver',
    'deskOrders.bringBack',
    'deskOrders.unpack',
    'deskInvoices.list',
  ],
  support: [
    'deskOrderBook.list',
    'deskOrderBook.read',
    'deskPeople.listCustomers',
    'deskPeople.block',
    'deskPeople.unblock',
    'deskSupport.list',
    'deskSupport.waiting',
    'deskSupport.read',
    'deskSupport.answer',
    'deskSupport.move',
    'deskSupport.photo',
    'deskChat.inbox',
    'deskChat.read',
    'deskChat.open',
    'deskChat.reply',
    'deskChat.sendPicture',
    'deskChat.picture',
    'deskChat.markSeen',
  ],
} as const;

const packer = await newSellerLogin(db, kurta.sellerId, now);
const helper = await newOperatorLogin(db, now);
await execute(db)`update staff set duty = 'packing' where id = ${packer.id}`;
await execute(db)`update staff set duty = 'support' where id = ${helper.id}`;

const aboutOthers = endpoints.filter(([, { who }]) => who === 'seller' || who === 'operator');
const send = (one: Call, by: { cookie: string }) => sendCall(address, one, inputOf(one, kurta), by.cookie);

describe.each([
  ['packing', packer],
  ['support', helper],
] as const)('%s', (part, person) => {
  const open: readonly string[] = parts[part];
  it('is made of calls that there are', () => {
    expect(open.filter((name) => !aboutOthers.some(([one]) => one === name))).toEqual([]);
  });
  it.each(aboutOthers.filter(([name]) => !open.includes(name)))(
    'is turned away from %s',
    async (_name, one) => {
      const answer = await send(one, person);
      expect([answer.status, answer.body]).toEqual([403, expect.stringContaining('not_allowed')]);
    },
  );
  it.each(aboutOthers.filter(([name]) => open.includes(name)))('may make %s', async (_name, one) => {
    expect([401, 403]).not.toContain((await send(one, person)).status);
  });
});

it('a packer sees the parcels of their own shop, and not what it gets for them', async () => {
  const parcels = async (by: { cookie: string }, path: string) =>
    (JSON.parse((await call(by, 'GET', path)).text) as { parcels: Parcel[] }).parcels;
  for (const path of ['/desk/orders', `/desk/orders/${owned.order}`]) {
    expect((await parcels(seller, path)).some(({ owed }) => owed > 0)).toBe(true);
    expect((await parcels(packer, path)).every(({ owed }) => owed === 0)).toBe(true);
  }
  expect((await attempt(packer, 'GET', `/desk/orders?shop=${juttis.sellerId}`)).status).toBe(404);
});

it('what a login is for is changed by an operator who does everything, who stays one', async () => {
  const change = (by: { cookie: string }, id: string, duty: string) =>
    call(by, 'POST', `/desk/staff/${id}/duty`, { duty });
  const person = await newSellerLogin(db, kurta.sellerId, now);
  expect((await call(person, 'GET', '/desk/earnings')).status).toBe(200);
  for (const by of [seller, packer, helper]) expect((await change(by, person.id, 'all')).status).toBe(403);
  expect((await change(operator, person.id, 'support')).code).toBe('invalid');
  expect((await change(operator, helper.id, 'packing')).code).toBe('invalid');
  expect((await change(operator, operator.id, 'support')).code).toBe('wrong_status');
  expect((await change(operator, 'nobody', 'all')).status).toBe(404);
  expect((await change(operator, person.id, 'packing')).status).toBe(200);
  // Logged out, and told by e-mail.
  expect((await call(person, 'GET', '/desk/orders')).status).toBe(401);
  const mails = await execute<{ text: string }>(db)`
    select text from outbox where recipient = ${`${person.id}@example.com`} and notice = 'account_changed'`;
  expect(mails).toMatchObject([{ text: expect.stringContaining('to pack, print and send') }]);
  const list = await call(operator, 'GET', `/desk/staff?search=${person.id}`);
  expect(JSON.parse(list.text)).toMatchObject({ staff: [{ id: person.id, duty: 'packing' }] });
});

it('of two operators who take everything from each other one keeps it', async () => {
  const [one, two] = [await newOperatorLogin(db, now), await newOperatorLogin(db, now)];
  const take = (by: { cookie: string }, id: string) =>
    call(by, 'POST', `/desk/staff/${id}/duty`, { duty: 'support' });
  const answers = await Promise.all([take(one, two.id), take(two, one.id)]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});
