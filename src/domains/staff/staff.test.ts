import { afterAll, describe, expect, it } from 'vitest';
import { testApp } from '../../../test/support/app.ts';
import { createTestDatabase } from '../../../test/support/database.ts';
import { callsOf } from '../../../test/support/calls-as.ts';
import { smallShop } from '../../../test/support/small-shop.ts';
import { newOperatorLogin, newSellerLogin } from '../../../test/support/staff.ts';
import { newVisitor } from '../../../test/support/visitor.ts';
import { day, testClock } from '../../platform/clock.ts';
import { newId } from '../../platform/ids.ts';
import { hashPassword } from '../accounts/password.ts';
import { execute } from '../../platform/database.ts';

const { db } = await createTestDatabase();
const clock = testClock('2026-03-01T10:00:00Z');
const shop = await smallShop(db, clock.now());
const [mine, other] = [await shop.product(), await shop.product({ seller: 1 })];
const app = await testApp(db, { clock });
afterAll(() => app.close());
const call = callsOf(app);

const password = 'a password of the desk';
const hash = await hashPassword(password);
await execute(db)`
  insert into staff (id, name, email, password_hash, role, seller_id, created_at)
  values (${newId(clock.now())}, 'Kamla Devi', 'kamla@shop.example', ${hash}, 'seller', ${mine.sellerId}, ${clock.now()})`;

describe('the login of the desk', () => {
  it('opens a session with its own strict cookie, which ends at log-out', async () => {
    const visitor = newVisitor(app);
    const { status, setCookies } = await visitor.call('POST', '/desk/log-in', {
      email: 'Kamla@shop.example',
      password,
    });
    expect(status).toBe(200);
    expect(setCookies.join()).toMatch(/^chowk_desk=.{43}; .*HttpOnly; SameSite=Strict$/);
    const me = await visitor.call('GET', '/desk/me');
    expect(me.body).toMatchObject({
      staff: { name: 'Kamla Devi', role: 'seller' },
      shops: [{ id: mine.sellerId }],
    });
    expect(me.headers['cache-control']).toBe('private, no-store');
    const cookies = new Map(visitor.cookies);
    await visitor.call('POST', '/desk/log-out', {});
    expect((await visitor.call('GET', '/desk/me')).body.staff).toBeNull();
    const [name, value] = [...cookies][0] as [string, string];
    expect((await call({ cookie: `${name}=${value}` }, 'GET', '/desk/today')).status).toBe(401);
  });

  it('gives the same answer for an unknown e-mail and a wrong password, and limits attempts', async () => {
    const visitor = newVisitor(app, '203.0.113.9');
    const wrong = { email: 'kamla@shop.example', password: 'not this' };
    const wrongLogin = { email: 'nobody@shop.example', password: 'not this' };
    const first = await visitor.call('POST', '/desk/log-in', wrong);
    expect(first).toMatchObject({ status: 401, body: { code: 'wrong_credentials' } });
    expect((await visitor.call('POST', '/desk/log-in', wrongLogin)).body).toEqual(first.body);
    for (let again = 0; again < 9; again++) await visitor.call('POST', '/desk/log-in', wrong);
    expect(await visitor.call('POST', '/desk/log-in', { ...wrong, password })).toMatchObject({
      status: 429,
      body: { code: 'too_many' },
    });
  });

  it('expires after three days without use', async () => {
    const seller = await newSellerLogin(db, mine.sellerId, clock.now());
    clock.advance(2 * day);
    expect((await call(seller, 'GET', '/desk/today')).status).toBe(200);
    clock.advance(4 * day);
    expect((await call(seller, 'GET', '/desk/today')).status).toBe(401);
  });
});

describe('customer and desk sessions', () => {
  it('do not work in each other’s place', async () => {
    const customer = await shop.customer();
    const seller = await newSellerLogin(db, mine.sellerId, clock.now());
    const asDesk = { cookie: customer.cookie.replace('session=', 'chowk_desk=') };
    const asShop = { cookie: seller.cookie.replace('chowk_desk=', 'session=') };
    expect((await call(customer, 'GET', '/desk/me')).body.staff).toBeNull();
    expect((await call(asDesk, 'GET', '/desk/me')).body.staff).toBeNull();
    expect((await call(asDesk, 'GET', '/desk/today')).status).toBe(401);
    expect((await call(asShop, 'GET', '/customer/me')).body.customer).toBeNull();
    expect((await call(asShop, 'GET', '/desk/today')).status).toBe(401);
  });

  it('let a seller into their own shop only, and an operator into any', async () => {
    const seller = await newSellerLogin(db, mine.sellerId, clock.now());
    const operator = await newOperatorLogin(db, clock.now());
    const today = async (by: { cookie: string }, at = '') => {
      const { status, body } = await call(by, 'GET', `/desk/today${at && `?shop=${at}`}`);
      return [status, body.code];
    };
    expect(await today(seller)).toEqual([200, undefined]);
    expect(await today(seller, mine.sellerId)).toEqual([200, undefined]);
    expect(await today(seller, other.sellerId)).toEqual([404, 'not_found']);
    expect(await today(operator)).toEqual([200, undefined]);
    expect(await today(operator, other.sellerId)).toEqual([200, undefined]);
  });
});
