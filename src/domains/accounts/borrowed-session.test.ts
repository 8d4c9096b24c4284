import { beforeEach, describe, expect, it } from 'vitest';
import { otpShop } from '../../../test/support/otp-shop.ts';
import { newCustomer, newVisitor, type Visitor } from '../../../test/support/visitor.ts';
import { day, minute } from '../../platform/clock.ts';
import { execute } from '../../platform/database.ts';

/** What somebody at an open browser, or with somebody else's address, can and cannot do to an account. */

const { db, clock, app, somebody, send, verify, codeSentTo, open } = await otpShop();
beforeEach(() => clock.advance(day));

const password = 'a long enough password';
const me = async (visitor: Visitor) =>
  (await visitor.call('GET', '/customer/me')).body.customer as Record<string, unknown> | null;
const mailsTo = (recipient: string, notice: string) =>
  execute<{ text: string }>(db)`
    select text from outbox where recipient = ${recipient} and notice = ${notice} order by id`;
const linkTo = async (email: string, notice: string) =>
  /token=([\w-]{43})/.exec((await mailsTo(email, notice)).at(-1)?.text ?? '')?.[1] ?? 'none';
const useLink = async (visitor: Visitor, email: string) =>
  visitor.call('POST', '/customer/verify-email', { token: await linkTo(email, 'verify_email') });
const logIn = (email: string, secret: string) =>
  newVisitor(app).call('POST', '/customer/customer-login', { email, password: secret });
const moveTo = (visitor: Visitor, email: string, proof = {}) =>
  visitor.call('POST', '/customer/update-user-profile', { name: 'Kiran', email, ...proof });
const forgot = (email: string) => newVisitor(app).call('POST', '/customer/forgot-password', { email });

describe('an open session of an account with a number', () => {
  it('sets no first password without an OTP, and the owner is told of one', async () => {
    const { mobile, visitor } = somebody();
    await open(visitor, mobile);
    clock.advance(11 * minute);
    const set = (proof = {}) =>
      visitor.call('POST', '/customer/change-password', { new_password: 'kurtas by the well', ...proof });
    expect(await set()).toMatchObject({
      status: 403,
      body: {
        code: 'prove_again',
        fields: { otp: 'To change this, please enter an OTP sent to your mobile number' },
      },
    });
    await send(visitor, mobile);
    expect((await set({ otp: await codeSentTo(mobile) })).status).toBe(200);
    expect(await mailsTo(mobile, 'account_changed')).toHaveLength(1);
    expect(await mailsTo(`k${mobile}@example.com`, 'account_changed')).toHaveLength(1);
  });

  it('changes no e-mail and removes no number; the name it does', async () => {
    const { mobile, visitor } = somebody();
    await open(visitor, mobile);
    await useLink(visitor, `k${mobile}@example.com`);
    clock.advance(11 * minute);
    expect((await moveTo(visitor, `k${mobile}@example.com`)).status).toBe(200);
    expect((await moveTo(visitor, `thief${mobile}@example.com`)).body.code).toBe('prove_again');
    expect((await visitor.call('POST', '/customer/remove-mobile', {})).body.code).toBe('prove_again');
    await send(visitor, mobile);
    const otp = await codeSentTo(mobile);
    expect((await visitor.call('POST', '/customer/remove-mobile', { otp })).status).toBe(200);
    expect(await me(visitor)).toMatchObject({ mobile: '' });
    expect((await mailsTo(mobile, 'account_changed'))[0]?.text).toContain(
      `ending in ${mobile.slice(-4)} was removed`,
    );
    // The proof is fresh now.
    expect((await moveTo(visitor, `new${mobile}@example.com`)).status).toBe(200);
  });

  it('keeps the number that is the only way in', async () => {
    const { mobile, visitor } = somebody();
    await open(visitor, mobile);
    expect((await visitor.call('POST', '/customer/remove-mobile', {})).body.code).toBe('wrong_status');
  });
});

describe('an open session of an account with a password', () => {
  it('changes no e-mail, adds no number, hands out no data; the password makes each possible', async () => {
    const customer = await newCustomer(app, { email: 'owner@example.com', password });
    clock.advance(11 * minute);
    const mobile = '9333300001';
    await send(customer, mobile);
    const add = { mobile, otp: await codeSentTo(mobile) };
    for (const refused of [
      await moveTo(customer, 'thief@example.com'),
      await customer.call('POST', '/customer/add-mobile', add),
      await customer.call('POST', '/customer/prove', {}),
    ])
      expect(refused).toMatchObject({
        status: 403,
        body: { code: 'prove_again', fields: { password: 'To change this, please enter your password' } },
      });
    expect((await customer.call('GET', '/customer/my-data')).status).toBe(403);
    expect((await moveTo(customer, 'thief@example.com', { password: 'not it at all' })).body.code).toBe(
      'wrong_password',
    );
    expect((await customer.call('POST', '/customer/prove', { password })).status).toBe(200);
    expect((await customer.call('GET', '/customer/my-data')).status).toBe(200);
    expect((await customer.call('POST', '/customer/add-mobile', add)).status).toBe(200);
    expect((await moveTo(customer, 'second@example.com')).status).toBe(200);
  });

  it('never has a reset sent to an address that is not verified while another was', async () => {
    const customer = await newCustomer(app, { email: 'first@example.com', password });
    await useLink(customer, 'first@example.com');
    expect((await moveTo(customer, 'typo@example.com')).status).toBe(200);
    clock.advance(minute);
    expect((await moveTo(customer, 'thief2@example.com')).status).toBe(200);
    // Every address that was the account's is told, the verified one both times.
    expect(await mailsTo('first@example.com', 'account_changed')).toHaveLength(2);
    expect(await mailsTo('typo@example.com', 'account_changed')).toHaveLength(1);
    await forgot('thief2@example.com');
    expect(await mailsTo('thief2@example.com', 'password_reset')).toEqual([]);
    // A stranger at the new address gets no account by its link either.
    expect((await useLink(newVisitor(app), 'thief2@example.com')).status).toBe(401);
    // The verified address resets, and is the account's again.
    await forgot('First@example.com');
    const token = await linkTo('first@example.com', 'password_reset');
    const reset = { token, password: 'kurtas by the well' };
    expect((await newVisitor(app).call('POST', '/customer/reset-password', reset)).status).toBe(200);
    expect(await me(customer)).toBeNull();
    expect((await logIn('thief2@example.com', 'kurtas by the well')).status).toBe(401);
    expect((await logIn('first@example.com', 'kurtas by the well')).status).toBe(200);
  });
});

describe('an address that a stranger registered', () => {
  it('gives its owner the account by the link, without the stranger’s password, number and sessions', async () => {
    const email = 'victim@example.com';
    const stranger = await newCustomer(app, { email, password });
    const mobile = '9333300002';
    await send(stranger, mobile);
    await stranger.call('POST', '/customer/add-mobile', { mobile, otp: await codeSentTo(mobile) });
    const victim = newVisitor(app);
    expect(await useLink(victim, email)).toMatchObject({
      status: 200,
      body: { message: expect.stringContaining('a link to set your own password') as string },
    });
    expect(await me(stranger)).toBeNull();
    expect((await logIn(email, password)).status).toBe(401);
    clock.advance(minute);
    await send(stranger, mobile);
    expect((await verify(stranger, mobile, await codeSentTo(mobile))).body).toMatchObject({
      isNewUser: true,
    });
    const token = await linkTo(email, 'password_reset');
    await victim.call('POST', '/customer/reset-password', { token, password: 'kurtas by the well' });
    expect((await logIn(email, 'kurtas by the well')).status).toBe(200);
  });

  it('keeps everything where its registrant opens the link while logged in', async () => {
    const customer = await newCustomer(app, { email: 'honest@example.com', password });
    expect((await useLink(customer, 'honest@example.com')).status).toBe(200);
    expect(await me(customer)).toMatchObject({ emailVerified: true });
    expect((await logIn('honest@example.com', password)).status).toBe(200);
  });

  it('loses a number added between asking for a reset and using it', async () => {
    const email = 'slow@example.com';
    const stranger = await newCustomer(app, { email, password });
    await forgot(email);
    const token = await linkTo(email, 'password_reset');
    const mobile = '9333300003';
    await send(stranger, mobile);
    await stranger.call('POST', '/customer/add-mobile', { mobile, otp: await codeSentTo(mobile) });
    const reset = { token, password: 'kurtas by the well' };
    expect((await newVisitor(app).call('POST', '/customer/reset-password', reset)).status).toBe(200);
    clock.advance(minute);
    await send(stranger, mobile);
    expect((await verify(stranger, mobile, await codeSentTo(mobile))).body).toMatchObject({
      isNewUser: true,
    });
  });
});

describe('finding out who has an account', () => {
  it('is limited where an account’s e-mail is entered', async () => {
    await newCustomer(app, { email: 'taken@example.com' });
    const customer = await newCustomer(app);
    const { mobile, visitor } = somebody();
    await send(visitor, mobile);
    await verify(visitor, mobile, await codeSentTo(mobile));
    const complete = () =>
      visitor.call('POST', '/customer/complete-profile', {
        phonenumber: mobile,
        name: 'X',
        email: 'taken@example.com',
      });
    for (const attempt of [() => moveTo(customer, 'taken@example.com'), complete]) {
      for (let i = 0; i < 10; i++) expect((await attempt()).status).toBe(409);
      const refused = await attempt();
      expect(refused.status).toBe(429);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    }
  });
});
