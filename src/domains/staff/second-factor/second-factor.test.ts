import { Secret, TOTP } from 'otpauth';
import { afterAll, describe, expect, it } from 'vitest';
import { testApp, testSettings } from '../../../../test/support/app.ts';
import { createTestDatabase } from '../../../../test/support/database.ts';
import { runCommand } from '../../../../test/support/run-command.ts';
import { newVisitor, type Visitor } from '../../../../test/support/visitor.ts';
import { renewLogin, resetSecondFactor } from '../../../../tools/ops/logins.ts';
import { day, minute, second, testClock } from '../../../platform/clock.ts';
import { newId } from '../../../platform/ids.ts';
import { hashPassword } from '../../accounts/password.ts';
import { execute } from '../../../platform/database.ts';

const { db, connection } = await createTestDatabase();
const clock = testClock('2026-03-01T10:00:00Z');
const app = await testApp(db, { clock });
const strict = await testApp(db, { clock, settings: testSettings({ OPERATOR_SECOND_FACTOR: 'required' }) });
afterAll(() => Promise.all([app.close(), strict.close()]));

const password = 'a password of the desk';
const hash = await hashPassword(password);
let logins = 0;
async function newLogin(): Promise<string> {
  const email = `operator${(logins += 1)}@shop.example`;
  await execute(db)`insert into staff (id, name, email, password_hash, role, created_at)
    values (${newId(clock.now())}, 'Meera', ${email}, ${hash}, 'operator', ${clock.now()})`;
  return email;
}
const logIn = (visitor: Visitor, email: string, code?: string) =>
  visitor.call('POST', '/desk/log-in', { email, password, ...(code ? { code } : {}) });
const codeAt = (secret: string, at = clock.now()) =>
  new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) }).generate({ timestamp: at.getTime() });

/** A staff member who has just set up a second factor, and the secret in their app. */
async function withFactor(of = app) {
  const email = await newLogin();
  const visitor = newVisitor(of);
  await logIn(visitor, email);
  const setUp = await visitor.call('POST', '/desk/account/second-factor/start', {});
  const secret = String(setUp.body.secret);
  const confirmation = await visitor.call('POST', '/desk/account/second-factor/confirm', {
    code: codeAt(secret),
  });
  expect(confirmation.status).toBe(200);
  clock.advance(minute);
  return { email, visitor, secret, recoveryCodes: confirmation.body.recoveryCodes as string[] };
}

describe('a second factor', () => {
  it('is asked for after the password, by whoever set it up', async () => {
    const { email, secret } = await withFactor();
    const visitor = newVisitor(app);
    expect(await logIn(visitor, email)).toMatchObject({ status: 422, body: { code: 'second_factor' } });
    expect((await visitor.call('GET', '/desk/me')).body.staff).toBeNull();
    expect(await logIn(visitor, email, '000000')).toMatchObject({
      status: 422,
      body: { code: 'wrong_code', fields: { code: expect.any(String) } },
    });
    expect((await logIn(visitor, email, codeAt(secret))).status).toBe(200);
    expect((await visitor.call('GET', '/desk/me')).body.staff).toMatchObject({ secondFactor: true });
    const wrong = { email, password: 'not this', code: codeAt(secret) };
    expect((await newVisitor(app).call('POST', '/desk/log-in', wrong)).body.code).toBe('wrong_credentials');
  });

  it('takes a code once, also from two at a time, and none that is older than one step', async () => {
    const { email, secret } = await withFactor();
    const code = codeAt(secret);
    const both = await Promise.all([1, 2].map(() => logIn(newVisitor(app), email, code)));
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
    expect((await logIn(newVisitor(app), email, code)).body.code).toBe('wrong_code');
    const earlier = codeAt(secret, new Date(clock.now().getTime() - 30 * second));
    expect((await logIn(newVisitor(app), email, earlier)).body.code).toBe('wrong_code');
    clock.advance(5 * minute);
    const old = codeAt(secret, new Date(clock.now().getTime() - 61 * second));
    expect((await logIn(newVisitor(app), email, old)).body.code).toBe('wrong_code');
  });

  it('counts for nothing before its first code, and is not in the database as it is', async () => {
    const email = await newLogin();
    const visitor = newVisitor(app);
    await logIn(visitor, email);
    const { body } = await visitor.call('POST', '/desk/account/second-factor/start', {});
    expect(String(body.qr)).toMatch(/^data:image\/svg\+xml;base64,/);
    for (const code of ['000000', '12345६']) {
      const bad = await visitor.call('POST', '/desk/account/second-factor/confirm', { code });
      expect(bad.body.code).toBe('wrong_code');
    }
    expect((await logIn(newVisitor(app), email)).status).toBe(200);
    const rows = await execute<{ secret: Buffer }>(db)`
      select pending_secret as secret from staff_second_factors f join staff s on s.id = f.staff_id
      where s.email = ${email}`;
    const plain = Buffer.from(Secret.fromBase32(String(body.secret).replaceAll(' ', '')).bytes);
    expect(rows[0]?.secret.includes(plain)).toBe(false);
  });

  it('stops guessing after twenty wrong codes in a day', async () => {
    const { email, secret } = await withFactor();
    const visitor = newVisitor(app);
    for (let tries = 0; tries < 20; tries++)
      expect((await logIn(visitor, email, '123456')).body.code).toBe('wrong_code');
    expect((await logIn(visitor, email, codeAt(secret))).status).toBe(429);
    clock.advance(day);
    expect((await logIn(visitor, email, codeAt(secret))).status).toBe(200);
  });

  it('ends the other sessions, is written down, and can be taken away again', async () => {
    const email = await newLogin();
    const [here, there] = [newVisitor(app), newVisitor(app)];
    await logIn(here, email);
    await logIn(there, email);
    const { body } = await here.call('POST', '/desk/account/second-factor/start', {});
    await here.call('POST', '/desk/account/second-factor/confirm', { code: codeAt(String(body.secret)) });
    expect((await there.call('GET', '/desk/me')).body.staff).toBeNull();
    expect((await here.call('POST', '/desk/account/second-factor/remove', {})).status).toBe(200);
    expect((await logIn(there, email)).status).toBe(200);
    const rows = await execute<{ did: string }>(db)`
      select did from desk_changes c join staff s on s.id = c.staff_id
      where s.email = ${email} order by c.id`;
    expect(rows.map(({ did }) => did)).toEqual(['second factor on', 'second factor off']);
  });
});

describe('recovery codes', () => {
  it('open the desk once each, and are stored as hashes', async () => {
    const { email, recoveryCodes } = await withFactor();
    expect(new Set(recoveryCodes).size).toBe(10);
    const [first = '', second_ = ''] = recoveryCodes;
    expect((await logIn(newVisitor(app), email, first.toUpperCase().replaceAll('-', ' '))).status).toBe(200);
    expect((await logIn(newVisitor(app), email, first)).body.code).toBe('wrong_code');
    const visitor = newVisitor(app);
    expect((await logIn(visitor, email, second_)).status).toBe(200);
    const { body } = await visitor.call('GET', '/desk/account');
    expect(body.secondFactor).toMatchObject({ recoveryCodesLeft: 8 });
    const rows = await execute<{ all: string }>(db)`
      select json_agg(t)::text as all from staff_recovery_codes t`;
    expect(rows[0]?.all).not.toContain(first);
  });

  it('are replaced by new ones', async () => {
    const { email, visitor, recoveryCodes } = await withFactor();
    const { body } = await visitor.call('POST', '/desk/account/second-factor/recovery-codes', {});
    const [fresh = ''] = body.recoveryCodes as string[];
    expect((await logIn(newVisitor(app), email, recoveryCodes[0])).body.code).toBe('wrong_code');
    expect((await logIn(newVisitor(app), email, fresh)).status).toBe(200);
  });
});

describe('where operators must have one', () => {
  it('the desk opens after the set-up, and not before', async () => {
    const email = await newLogin();
    const visitor = newVisitor(strict);
    expect((await logIn(visitor, email)).status).toBe(200);
    expect((await visitor.call('GET', '/desk/me')).body.staff).toMatchObject({ mustSetUp: true });
    expect(await visitor.call('GET', '/desk/money/waiting')).toMatchObject({
      status: 403,
      body: { code: 'second_factor_missing' },
    });
    const { body } = await visitor.call('POST', '/desk/account/second-factor/start', {});
    await visitor.call('POST', '/desk/account/second-factor/confirm', { code: codeAt(String(body.secret)) });
    expect((await visitor.call('GET', '/desk/money/waiting')).status).toBe(200);
    const away = await visitor.call('POST', '/desk/account/second-factor/remove', {});
    expect(away).toMatchObject({ status: 409, body: { code: 'wrong_status' } });
  });
});

it('stays when a forgotten password is replaced', async () => {
  const { email } = await withFactor();
  const ops = { db, connection, settings: testSettings(), clock, say: () => {} };
  const login = (await runCommand(renewLogin, ops, ['--email', email])).data as { password: string };
  const answer = await newVisitor(app).call('POST', '/desk/log-in', { email, password: login.password });
  expect(answer.body.code).toBe('second_factor');
});

it('is taken away by the command for whoever lost the app, and the sessions end', async () => {
  const { email, visitor } = await withFactor();
  const ops = { db, connection, settings: testSettings(), clock, say: () => {} };
  await runCommand(resetSecondFactor, ops, ['--email', email.toUpperCase()]);
  expect((await visitor.call('GET', '/desk/me')).body.staff).toBeNull();
  expect((await logIn(newVisitor(app), email)).status).toBe(200);
  await expect(runCommand(resetSecondFactor, ops, ['--email', 'nobody@shop.example'])).rejects.toThrow(
    'Nobody',
  );
});
