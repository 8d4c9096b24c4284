import { beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../../test/support/database.ts';
import { testApp } from '../../../../test/support/app.ts';
import { newVisitor, type Visitor } from '../../../../test/support/visitor.ts';
import { day, hour, minute, second, testClock } from '../../../platform/clock.ts';
import { execute } from '../../../platform/database.ts';

const { db } = await createTestDatabase();
const clock = testClock('2026-09-01T06:00:00Z');
const app = await testApp(db, { clock });
beforeEach(() => clock.advance(2 * hour));

let last = 0;
const password = 'a long enough password';
/** A customer who registered from a network address that no other test uses. */
async function customer() {
  last += 1;
  const email = `Asha${last}@example.com`;
  const visitor = newVisitor(app, `10.2.${last >> 8}.${last & 255}`);
  await visitor.call('POST', '/customer/customer-register', { name: 'Asha', email, password });
  return { visitor, email };
}
const somebody = () => newVisitor(app, `10.3.0.${(last += 1) & 255}`);
const logIn = (email: string, secret: string) =>
  somebody().call('POST', '/customer/customer-login', { email, password: secret });
const askReset = (visitor: Visitor, email: string) =>
  visitor.call('POST', '/customer/forgot-password', { email });
const reset = (visitor: Visitor, token: string, secret = 'another long password') =>
  visitor.call('POST', '/customer/reset-password', { token, password: secret });
const verify = (visitor: Visitor, token: string) => visitor.call('POST', '/customer/verify-email', { token });

async function mailsTo(email: string, notice: string) {
  const rows = await execute<{ text: string; channel: string }>(db)`
    select text, channel from outbox where recipient = ${email} and notice = ${notice} order by id`;
  return rows;
}
const tokenOf = (text = '') => /token=([\w-]{43})/.exec(text)?.[1] ?? 'none';
const linkTo = async (email: string, notice = 'password_reset') =>
  tokenOf((await mailsTo(email, notice)).at(-1)?.text);
const isVerified = async (email: string) => {
  const rows = await execute<{ verified: boolean }>(db)`
    select email_verified_at is not null as verified from customers where email = ${email}`;
  return rows[0]?.verified;
};

describe('a forgotten password', () => {
  it('is set anew by the link, once; every session ends, and the owner is told', async () => {
    const { visitor, email } = await customer();
    const other = somebody();
    expect((await askReset(other, email.toLowerCase())).status).toBe(200);
    const token = await linkTo(email);
    const answer = await reset(other, token);
    expect(answer).toMatchObject({ status: 200, body: { message: expect.stringContaining('new password') } });
    expect((await visitor.call('GET', '/customer/me')).body.customer).toBeNull();
    expect((await logIn(email, password)).status).toBe(401);
    expect((await logIn(email, 'another long password')).status).toBe(200);
    expect(await mailsTo(email, 'password_changed')).toHaveLength(1);
    expect(await reset(other, token, 'a third long password')).toMatchObject({
      status: 422,
      body: { code: 'link_expired' },
    });
    expect((await logIn(email, 'a third long password')).status).toBe(401);
  });

  it('is reset without logging out another account in the same browser', async () => {
    const [{ email }, { visitor: friend, email: friends }] = [await customer(), await customer()];
    await askReset(friend, email);
    expect((await reset(friend, await linkTo(email))).status).toBe(200);
    expect((await friend.call('GET', '/customer/me')).body.customer).toMatchObject({ email: friends });
    clock.advance(minute);
    await askReset(friend, friends);
    const answer = await reset(friend, await linkTo(friends));
    expect(answer.setCookies.join()).toMatch(/session=;/);
  });

  it('gets the same answer whether the address is known or not', async () => {
    const { email } = await customer();
    const knownAnswer = await askReset(somebody(), email);
    const unknownAnswer = await askReset(somebody(), 'nobody@example.com');
    expect(knownAnswer.body).toEqual(unknownAnswer.body);
    expect(knownAnswer.status).toBe(unknownAnswer.status);
    expect(await mailsTo('nobody@example.com', 'password_reset')).toEqual([]);
    const soon = [await askReset(somebody(), email), await askReset(somebody(), 'nobody@example.com')];
    expect(soon.map(({ status }) => status)).toEqual([429, 429]);
    expect(soon[0]?.body).toEqual(soon[1]?.body);
  });

  it('has a link for half an hour, and the newest only', async () => {
    const { email } = await customer();
    await askReset(somebody(), email);
    const first = await linkTo(email);
    clock.advance(minute);
    await askReset(somebody(), email);
    const second = await linkTo(email);
    expect((await reset(somebody(), first)).body.code).toBe('link_expired');
    clock.advance(30 * minute);
    expect((await reset(somebody(), second)).body.code).toBe('link_expired');
  });

  it('is set by one of two who use the link at once', async () => {
    const { email } = await customer();
    await askReset(somebody(), email);
    const token = await linkTo(email);
    const answers = await Promise.all([1, 2, 3].map((n) => reset(somebody(), token, `password number ${n}`)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422, 422]);
  });

  it('is kept as a hash, and the mail is blanked when the link is over', async () => {
    const { email } = await customer();
    await askReset(somebody(), email);
    const token = await linkTo(email);
    const rows = await execute<{ row: string }>(db)`select l::text as row from email_links l`;
    expect(JSON.stringify(rows)).not.toContain(token);
    const until = await execute<{ at: Date }>(db)`
      select secret_until as at from outbox where recipient = ${email} and notice = 'password_reset'`;
    expect(until[0]?.at).toEqual(new Date(clock.now().getTime() + 30 * minute));
  });

  it('of an account with a number and an unverified e-mail gets no link: the address may be a stranger’s', async () => {
    const { email } = await customer();
    await execute(db)`update customers set mobile = '9000000001' where email = ${email}`;
    await askReset(somebody(), email);
    expect(await mailsTo(email, 'password_reset')).toEqual([]);
    await execute(db)`update customers set email_verified_at = now() where email = ${email}`;
    clock.advance(minute);
    await askReset(somebody(), email);
    expect(await mailsTo(email, 'password_reset')).toHaveLength(1);
  });

  it('cannot be set by a link to an address that the account no longer has', async () => {
    const { visitor, email } = await customer();
    await askReset(somebody(), email);
    const token = await linkTo(email);
    await visitor.call('POST', '/customer/update-user-profile', { name: 'Asha', email: `new.${email}` });
    expect((await reset(somebody(), token)).body.code).toBe('link_expired');
  });

  it('is asked for five times an hour for one address, and twenty times by one client', async () => {
    const { email } = await customer();
    for (let i = 0; i < 5; i++) {
      expect((await askReset(somebody(), email)).status).toBe(200);
      clock.advance(31 * second);
    }
    expect((await askReset(somebody(), email)).status).toBe(429);
    const client = somebody();
    for (let i = 0; i < 20; i++) expect((await askReset(client, `x${i}@example.com`)).status).toBe(200);
    expect((await askReset(client, 'x20@example.com')).status).toBe(429);
  });

  it('is guarded against guessed links', async () => {
    const client = somebody();
    for (let i = 0; i < 50; i++) expect((await reset(client, 'x'.repeat(43))).status).toBe(422);
    expect((await reset(client, 'x'.repeat(43))).status).toBe(429);
  });
});

describe('an e-mail', () => {
  it('is verified by the link that registering sends, once', async () => {
    const { visitor, email } = await customer();
    expect((await visitor.call('GET', '/customer/me')).body.customer).toMatchObject({ emailVerified: false });
    const token = await linkTo(email, 'verify_email');
    expect((await verify(visitor, token)).status).toBe(200);
    expect((await visitor.call('GET', '/customer/me')).body.customer).toMatchObject({ emailVerified: true });
    expect((await verify(somebody(), token)).body.code).toBe('link_expired');
  });

  it('gets another link on request, at most every 30 seconds, and none once it is verified', async () => {
    const { visitor, email } = await customer();
    const ask = () => visitor.call('POST', '/customer/send-verify-link');
    expect((await ask()).status).toBe(200);
    expect((await ask()).status).toBe(429);
    await verify(visitor, await linkTo(email, 'verify_email'));
    expect((await ask()).body.code).toBe('already_there');
  });

  it('has to be verified again after a change, by a link to the new address', async () => {
    const { visitor, email } = await customer();
    await verify(visitor, await linkTo(email, 'verify_email'));
    const change = (to: string) =>
      visitor.call('POST', '/customer/update-user-profile', { name: 'Asha', email: to });
    await change(email.toUpperCase());
    expect(await isVerified(email.toUpperCase())).toBe(true);
    await change(`new.${email}`);
    expect(await isVerified(`new.${email}`)).toBe(false);
    expect((await verify(visitor, await linkTo(`new.${email}`, 'verify_email'))).status).toBe(200);
    expect(await isVerified(`new.${email}`)).toBe(true);
  });

  it('is not verified by a link of a day ago, nor by one that resets', async () => {
    const { email } = await customer();
    await askReset(somebody(), email);
    expect((await verify(somebody(), await linkTo(email))).body.code).toBe('link_expired');
    clock.advance(day);
    expect((await verify(somebody(), await linkTo(email, 'verify_email'))).body.code).toBe('link_expired');
    expect(await isVerified(email)).toBe(false);
  });
});
