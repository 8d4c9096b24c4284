import { expect, it } from 'vitest';
import { operatorsDesk } from '../../../../test/support/operators-desk.ts';
import { newSellerLogin } from '../../../../test/support/staff.ts';
import { newCustomer, newVisitor } from '../../../../test/support/visitor.ts';
import { insertSession } from '../../accounts/session.store.ts';
import { findPerson } from '../../orders/staff/approvals.store.ts';
import { sessionCookies } from '../../../platform/cookie-names.ts';
import { execute } from '../../../platform/database.ts';
import { newId, newSecret } from '../../../platform/ids.ts';

const { db, clock, app, call, shop, operator, other, changesOf } = await operatorsDesk();
const password = 'a long enough password';
const reason = 'Refused eleven parcels at the door';

const find = async (search: string) =>
  (await call(operator, 'GET', `/desk/customers?search=${encodeURIComponent(search)}`)).body
    .customers as Record<string, unknown>[];
const staffList = async (search = '') =>
  (await call(operator, 'GET', `/desk/staff?search=${search}`)).body.staff as Record<string, unknown>[];

it('a customer is found by the start of the name or words of it, the e-mail or the number; nobody is listed unasked', async () => {
  const [one, two] = [
    await newCustomer(app, { name: 'Roshni Jain', email: 'roshni@example.com' }, '10.8.0.1'),
    await newCustomer(app, { name: 'Roshan_ Lal', email: 'lal@example.com' }, '10.8.0.2'),
  ];
  await execute(db)`update customers set mobile = '9300000001' where id = ${one.id}`;
  const ids = async (search: string) => (await find(search)).map(({ id }) => id);
  expect(new Set(await ids('rosh'))).toEqual(new Set([one.id, two.id]));
  expect(await ids('ROSHNI@example.com')).toEqual([one.id]);
  expect(await ids('+91 93000 00001')).toEqual([one.id]);
  expect(await ids('roshan_')).toEqual([two.id]);
  for (const name of ['jain', 'Jain  ROSHNI']) expect(await ids(name)).toEqual([one.id]);
  expect(await ids('ain')).toEqual([]);
  expect(await ids('')).toEqual([]);
});

it('a blocked customer is logged out, reads whom to ask, and logs in again when unblocked', async () => {
  const email = 'blocked@example.com';
  const customer = await newCustomer(app, { name: 'Bina', email }, '10.8.0.3');
  await execute(db)`update customers set mobile = '9300000002' where id = ${customer.id}`;
  expect((await call(operator, 'POST', `/desk/customers/${customer.id}/block`, { reason })).status).toBe(200);
  expect((await customer.call('GET', '/customer/me')).body.customer).toBeNull();
  expect((await find(''))[0]).toMatchObject({ id: customer.id, reason });

  const visitor = newVisitor(app, '10.8.0.4');
  const logIn = (secret = password) =>
    visitor.call('POST', '/customer/customer-login', { email, password: secret });
  const refusal = await logIn();
  expect(refusal).toMatchObject({ status: 403, body: { code: 'blocked' } });
  expect(refusal.body.error).toMatch(/write to .+@.+ or call/);
  expect(refusal.body.error).not.toContain(reason);
  expect((await logIn('another password')).body.code).toBe('wrong_credentials');
  await visitor.call('POST', '/customer/send-otp', { mobile: '9300000002', step: 1 });
  const [message] = await execute<{ text: string }>(
    db,
  )`select text from outbox where recipient = '9300000002'`;
  const otp = /\b\d{4}\b/.exec(message?.text ?? '')?.[0];
  expect((await visitor.call('POST', '/customer/verify-otp', { mobile: '9300000002', otp })).body.code).toBe(
    'blocked',
  );

  // A login that was under way when the block came.
  const token = newSecret();
  await insertSession(db, {
    id: newId(clock.now()),
    token,
    customerId: customer.id,
    userAgent: '',
    address: '',
    now: clock.now(),
  });
  const late = newVisitor(app);
  late.cookies.set(sessionCookies.shop, token);
  expect((await late.call('GET', '/customer/me')).body.customer).toBeNull();

  expect((await call(operator, 'POST', `/desk/customers/${customer.id}/block`, { reason })).body.code).toBe(
    'wrong_status',
  );
  expect((await call(operator, 'POST', `/desk/customers/${customer.id}/unblock`, {})).status).toBe(200);
  expect((await logIn()).status).toBe(200);
  expect((await changesOf('customer', customer.id)).map(({ did }) => did)).toEqual(['blocked', 'unblocked']);
});

it('staff are listed with role and shop, and a removed one is out at once, under a name that stays', async () => {
  const { sellerId } = await shop.product();
  const seller = await newSellerLogin(db, sellerId, clock.now());
  expect(await staffList(`${seller.id}@`)).toMatchObject([
    { id: seller.id, role: 'seller', shopName: expect.stringMatching(/./), lastSeen: expect.any(String) },
  ]);
  const remove = (by: { cookie: string }, id: string) =>
    call(by, 'POST', `/desk/staff/${id}/remove`, { reason: 'Left the shop' });
  expect((await remove(seller, operator.id)).status).toBe(403);
  expect((await remove(operator, seller.id)).status).toBe(200);
  expect((await call(seller, 'GET', '/desk/today')).status).toBe(401);
  expect(await staffList(`${seller.id}@`)).toEqual([]);
  expect((await remove(operator, seller.id)).status).toBe(404);
  expect(await changesOf('login', seller.id)).toMatchObject([
    { did: 'removed', before: { email: `${seller.id}@example.com` }, after: { reason: 'Left the shop' } },
  ]);
  const again = { keeper: 'Kamla', email: `${seller.id}@example.com` };
  expect((await call(operator, 'POST', `/desk/sellers/${sellerId}/logins`, again)).status).toBe(200);
});

it('an operator is added and removed; nobody removes themselves, and of two who remove each other one stays', async () => {
  const answer = await call(operator, 'POST', '/desk/staff', { name: 'Meera', email: 'meera@desk.example' });
  const login = { email: 'meera@desk.example', password: String(answer.body.password) };
  const meera = newVisitor(app);
  expect((await meera.call('POST', '/desk/log-in', login)).status).toBe(200);
  const [row] = await staffList('meera@');
  expect(row).toMatchObject({ role: 'operator', shopName: '' });
  const byMeera = await meera.call('POST', '/desk/staff', { name: 'Asha', email: 'asha@desk.example' });
  expect(byMeera.status).toBe(200);
  const persons = await Promise.all(
    [operator.id, row?.id, (await staffList('asha@'))[0]?.id, other.id].map((id) =>
      findPerson(db, String(id)),
    ),
  );
  expect(new Set(persons.slice(0, 3)).size).toBe(1); // whom one adds is no second person, nor whom they add
  expect(persons[3]).not.toBe(persons[0]);
  const remove = (by: { cookie: string }, id: unknown) =>
    call(by, 'POST', `/desk/staff/${String(id)}/remove`, { reason: 'No longer here' });
  expect((await remove(operator, row?.id)).status).toBe(200);
  expect((await meera.call('POST', '/desk/log-in', login)).status).toBe(401);
  expect((await remove(operator, operator.id)).body.code).toBe('wrong_status');
  const both = await Promise.all([remove(operator, other.id), remove(other, operator.id)]);
  expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
});
