import { afterAll, describe, expect, it } from 'vitest';
import { testApp } from '../../../../test/support/app.ts';
import { createTestDatabase } from '../../../../test/support/database.ts';
import { newVisitor, type Visitor } from '../../../../test/support/visitor.ts';
import { minute, testClock } from '../../../platform/clock.ts';
import { newId } from '../../../platform/ids.ts';
import { hashPassword } from '../../accounts/password.ts';
import { execute } from '../../../platform/database.ts';

const { db } = await createTestDatabase();
const clock = testClock('2026-03-01T10:00:00Z');
const app = await testApp(db, { clock });
afterAll(() => app.close());

const password = 'a password of the desk';
const hash = await hashPassword(password);
let logins = 0;
async function newLogin(): Promise<string> {
  const email = `operator${(logins += 1)}@shop.example`;
  await execute(db)`insert into staff (id, name, email, password_hash, role, created_at)
    values (${newId(clock.now())}, 'Meera', ${email}, ${hash}, 'operator', ${clock.now()})`;
  return email;
}
async function atDesk(email: string, attemptedPassword = password): Promise<Visitor> {
  const visitor = newVisitor(app);
  await visitor.call('POST', '/desk/log-in', { email, password: attemptedPassword });
  return visitor;
}
const isIn = async (visitor: Visitor) => (await visitor.call('GET', '/desk/me')).body.staff !== null;

describe('one’s own password', () => {
  it('is changed by whoever knows the old one; other sessions end, and the cookie is a new one', async () => {
    const email = await newLogin();
    const [here, there] = [await atDesk(email), await atDesk(email)];
    const thief = newVisitor(app);
    thief.cookies.set('chowk_desk', here.cookies.get('chowk_desk') ?? '');
    const change = { old_password: password, new_password: 'another long password' };
    const answer = await here.call('POST', '/desk/account/password', change);
    expect(answer.status).toBe(200);
    expect(answer.setCookies.join()).toMatch(/^chowk_desk=.*SameSite=Strict$/);
    expect([await isIn(here), await isIn(there), await isIn(thief)]).toEqual([true, false, false]);
    expect(await isIn(await atDesk(email))).toBe(false);
    expect(await isIn(await atDesk(email, change.new_password))).toBe(true);
  });

  it('stays where the old one is wrong, and ten wrong ones stop', async () => {
    const visitor = await atDesk(await newLogin());
    const change = { old_password: 'not this', new_password: 'another long password' };
    for (let tries = 0; tries < 10; tries++)
      expect(await visitor.call('POST', '/desk/account/password', change)).toMatchObject({
        status: 422,
        body: { code: 'wrong_password', fields: { old_password: expect.any(String) } },
      });
    const right = { ...change, old_password: password };
    expect((await visitor.call('POST', '/desk/account/password', right)).status).toBe(429);
    clock.advance(15 * minute);
    expect((await visitor.call('POST', '/desk/account/password', right)).status).toBe(200);
  });
});

describe('one’s own sessions', () => {
  const list = async (visitor: Visitor) =>
    (await visitor.call('GET', '/desk/account')).body.sessions as { id: string; current: boolean }[];

  it('are listed, and end one by one or all others at once', async () => {
    const email = await newLogin();
    const [here, there, third] = [await atDesk(email), await atDesk(email), await atDesk(email)];
    const sessions = await list(here);
    expect(sessions.map(({ current }) => current).filter(Boolean)).toHaveLength(1);
    expect(sessions).toHaveLength(3);
    const thereId = (await list(there)).find(({ current }) => current)?.id;
    expect((await here.call('POST', `/desk/account/sessions/${thereId}/end`, {})).status).toBe(200);
    expect([await isIn(there), await isIn(third)]).toEqual([false, true]);
    const { body } = await here.call('POST', '/desk/account/end-other-sessions', {});
    expect(body.ended).toBe(1);
    expect([await isIn(here), await isIn(third)]).toEqual([true, false]);
  });

  it('belong to their owner: somebody else’s are not found', async () => {
    const [one, other] = [await atDesk(await newLogin()), await atDesk(await newLogin())];
    const [session] = await list(one);
    const answer = await other.call('POST', `/desk/account/sessions/${session?.id}/end`, {});
    expect(answer.status).toBe(404);
    expect(await isIn(one)).toBe(true);
  });
});

describe('what requires a fresh proof of identity', () => {
  const start = (visitor: Visitor) => visitor.call('POST', '/desk/account/second-factor/start', {});

  it('takes the login as proof for half an hour, then the password', async () => {
    const visitor = await atDesk(await newLogin());
    clock.advance(30 * minute);
    expect((await start(visitor)).status).toBe(200);
    clock.advance(1);
    expect(await start(visitor)).toMatchObject({ status: 403, body: { code: 'prove_again' } });
    const wrong = await visitor.call('POST', '/desk/account/prove', { password: 'not this' });
    expect(wrong).toMatchObject({ status: 422, body: { code: 'wrong_password' } });
    expect((await start(visitor)).status).toBe(403);
    expect((await visitor.call('POST', '/desk/account/prove', {})).status).toBe(400);
    const thief = newVisitor(app);
    thief.cookies.set('chowk_desk', visitor.cookies.get('chowk_desk') ?? '');
    expect((await visitor.call('POST', '/desk/account/prove', { password })).status).toBe(200);
    expect((await start(visitor)).status).toBe(200);
    // A stolen copy of the cookie must not become proved as well.
    expect([await isIn(visitor), await isIn(thief)]).toEqual([true, false]);
  });

  it('includes giving somebody else a login or a password', async () => {
    const visitor = await atDesk(await newLogin());
    clock.advance(30 * minute + 1);
    const keeper = { name: 'Jutti House', keeper: 'Kamla', email: 'kamla@jutti.example', state: 'Rajasthan' };
    for (const [path, body] of [
      ['/desk/sellers', { ...keeper, address: '', city: '', pincode: '', gstin: '' }],
      ['/desk/sellers/any/logins', keeper],
      ['/desk/sellers/any/password', { email: keeper.email }],
    ] as const)
      expect(await visitor.call('POST', path, body)).toMatchObject({
        status: 403,
        body: { code: 'prove_again' },
      });
  });
});
