import { afterAll, beforeEach, expect, it } from 'vitest';
import { testApp } from '../../../../test/support/app.ts';
import { createTestDatabase } from '../../../../test/support/database.ts';
import { newVisitor, type Visitor } from '../../../../test/support/visitor.ts';
import { day, hour, minute, second, testClock } from '../../../platform/clock.ts';
import { execute } from '../../../platform/database.ts';
import { newId } from '../../../platform/ids.ts';
import { hashPassword } from '../../accounts/password.ts';

const { db } = await createTestDatabase();
const clock = testClock('2026-03-01T10:00:00Z');
const app = await testApp(db, { clock });
afterAll(() => app.close());
beforeEach(() => clock.advance(2 * hour));

const password = 'a password of the desk';
const hash = await hashPassword(password);
let people = 0;
/** A seller’s or operator’s login, with a number that nobody has proved but the row. */
async function newLogin({ mobile = true } = {}) {
  people += 1;
  const login = { email: `Person${people}@desk.example`, mobile: String(9_100_000_000 + people) };
  await execute(db)`insert into staff (id, name, email, password_hash, role, created_at, mobile)
    values (${newId(clock.now())}, 'Meera', ${login.email}, ${hash}, 'operator', ${clock.now()}, ${mobile ? login.mobile : null})`;
  return login;
}
const somebody = () => newVisitor(app, `10.7.${(people += 1) >> 8}.${people & 255}`);
const send = (visitor: Visitor, to: string) => visitor.call('POST', '/desk/log-in/send-code', { to });
const logIn = (visitor: Visitor, to: string, otp: string) =>
  visitor.call('POST', '/desk/log-in/by-code', { to, otp });
const messages = (recipient: string) => execute<{ text: string; channel: string; fallback: unknown }>(db)`
  select text, channel, fallback from outbox where recipient = ${recipient} and notice = 'otp' order by id`;
const codeTo = async (recipient: string) =>
  /\b\d{6}\b/.exec((await messages(recipient)).at(-1)?.text ?? '')?.[0] ?? 'none';
const who = async (visitor: Visitor) => (await visitor.call('GET', '/desk/me')).body.staff;

it('a code to the mobile number opens the desk, once', async () => {
  const { mobile } = await newLogin();
  const visitor = somebody();
  expect(await send(visitor, `+91 ${mobile}`)).toMatchObject({ status: 200, body: { retryAfter: 30 } });
  const otp = await codeTo(mobile);
  expect(
    (await logIn(visitor, mobile, String((Number(otp) + 1) % 1_000_000).padStart(6, '0'))).body.code,
  ).toBe('wrong_otp');
  expect((await logIn(visitor, mobile, otp)).status).toBe(200);
  expect(await who(visitor)).toMatchObject({ name: 'Meera' });
  expect((await logIn(somebody(), mobile, otp)).body.code).toBe('otp_expired');
});

it('a code to the e-mail opens it, too; five minutes long', async () => {
  const { email } = await newLogin({ mobile: false });
  await send(somebody(), email.toUpperCase());
  expect((await messages(email)).map(({ channel }) => channel)).toEqual(['email']);
  clock.advance(5 * minute);
  expect((await logIn(somebody(), email, await codeTo(email))).body.code).toBe('otp_expired');
  await send(somebody(), email);
  expect((await logIn(somebody(), email, await codeTo(email))).status).toBe(200);
});

it('nobody learns who logs in here: a stranger’s number gets the same answer, and no message', async () => {
  const { mobile } = await newLogin();
  const [ours, theirs] = [await send(somebody(), mobile), await send(somebody(), '9111111111')];
  expect(theirs).toMatchObject({ status: ours.status, body: ours.body });
  expect(await messages('9111111111')).toEqual([]);
  const soon = [await send(somebody(), mobile), await send(somebody(), '9111111111')];
  expect(soon.map(({ status }) => status)).toEqual([429, 429]);
});

it('a customer’s code opens nothing here, and the code of the desk no customer’s account', async () => {
  const { mobile } = await newLogin();
  const customer = somebody();
  await customer.call('POST', '/customer/send-otp', { mobile, step: 1 });
  const [row] = await messages(mobile);
  const theirs = /\b\d{4}\b/.exec(row?.text ?? '')?.[0] ?? 'none';
  await send(somebody(), mobile);
  expect((await logIn(somebody(), mobile, `00${theirs}`)).body.code).toBe('wrong_otp');
  expect((await customer.call('POST', '/customer/verify-otp', { mobile, otp: theirs })).status).toBe(200);
});

it('whoever is removed or whose shop is closed gets no code', async () => {
  const { mobile } = await newLogin();
  await send(somebody(), mobile);
  await execute(db)`delete from staff where mobile = ${mobile}`;
  expect((await logIn(somebody(), mobile, await codeTo(mobile))).body.code).toBe('otp_expired');
});

it('with a second factor its code is needed as well, and the first code stays good meanwhile', async () => {
  const { email, mobile } = await newLogin();
  const owner = somebody();
  await owner.call('POST', '/desk/log-in', { email, password });
  const { Secret, TOTP } = await import('otpauth');
  const { body } = await owner.call('POST', '/desk/account/second-factor/start', {});
  const totp = new TOTP({ secret: Secret.fromBase32(String(body.secret).replaceAll(' ', '')) });
  const code = () => totp.generate({ timestamp: clock.now().getTime() });
  await owner.call('POST', '/desk/account/second-factor/confirm', { code: code() });
  clock.advance(minute);
  const visitor = somebody();
  await send(visitor, mobile);
  const otp = await codeTo(mobile);
  expect((await logIn(visitor, mobile, otp)).body.code).toBe('second_factor');
  expect(await who(visitor)).toBeNull();
  const by = (second: string) =>
    visitor.call('POST', '/desk/log-in/by-code', { to: mobile, otp, code: second });
  expect((await by('000000')).body.code).toBe('wrong_code');
  expect((await by(code())).status).toBe(200);
});

it('a forgotten password is set anew after a code, and not half an hour later', async () => {
  const { email, mobile } = await newLogin();
  const visitor = somebody();
  await send(visitor, mobile);
  await logIn(visitor, mobile, await codeTo(mobile));
  expect((await visitor.call('GET', '/desk/account')).body).toMatchObject({ mobile, byCode: true });
  const set = (body: object) => visitor.call('POST', '/desk/account/password', body);
  expect((await set({ new_password: 'another long password' })).status).toBe(200);
  const login = { email, password: 'another long password' };
  expect((await somebody().call('POST', '/desk/log-in', login)).status).toBe(200);
  clock.advance(31 * minute);
  expect((await set({ new_password: 'a third long password' })).body.code).toBe('wrong_password');
  const byPassword = somebody();
  await byPassword.call('POST', '/desk/log-in', login);
  expect(
    (await byPassword.call('POST', '/desk/account/password', { new_password: 'a third long password' })).body
      .code,
  ).toBe('wrong_password');
});

it('ten wrong codes in a day stop strangers', async () => {
  const { mobile } = await newLogin();
  for (const round of [1, 2]) {
    await send(somebody(), mobile);
    for (let tries = 0; tries < 5; tries++) await logIn(somebody(), mobile, `00000${round}`);
    clock.advance(31 * second);
  }
  await send(somebody(), mobile);
  expect((await logIn(somebody(), mobile, await codeTo(mobile))).status).toBe(429);
  clock.advance(day);
});

it('a number is added by its code, belongs to one person, and is changed again', async () => {
  const { email } = await newLogin({ mobile: false });
  const { mobile: theirs } = await newLogin();
  const visitor = somebody();
  await visitor.call('POST', '/desk/log-in', { email, password });
  const mobile = '9200000001';
  const add = async (number: string, otp?: string) => {
    await visitor.call('POST', '/desk/account/mobile/send-code', { mobile: number });
    return visitor.call('PUT', '/desk/account/mobile', {
      mobile: number,
      otp: otp ?? (await codeTo(number)),
    });
  };
  expect((await add(mobile, '123456')).body.code).toBe('wrong_otp');
  clock.advance(minute);
  expect((await add(mobile)).status).toBe(200);
  expect((await visitor.call('GET', '/desk/account')).body).toMatchObject({ mobile, byCode: false });
  expect((await add(theirs)).body.code).toBe('already_there');
  clock.advance(minute);
  const phone = somebody();
  await send(phone, mobile);
  expect((await logIn(phone, mobile, await codeTo(mobile))).status).toBe(200);
});
