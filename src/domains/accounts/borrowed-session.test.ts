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

/** Resolves when a statement of this database waits for another's lock. */
async function rowLockWaits(): Promise<void> {
  const waiting = () => execute(db)`
    select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  while ((await waiting()).length === 0) await new Promise((resolve) => setImmediate(resolve));
}

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
        fields: { otp: 'Please confirm that it’s you: enter an OTP sent to your mobile number' },
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
    for (const answer of [
      await moveTo(customer, 'thief@example.com'),
      await customer.call('POST', '/customer/add-mobile', add),
      await customer.call('POST', '/customer/prove', {}),
    ])
      expect(answer).toMatchObject({
        status: 403,
        body: {
          code: 'prove_again',
          fields: { password: 'Please confirm that it’s you: enter your password' },
        },
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

describe('an address that somebody else entered', () => {
  it('gives its owner an account that has nothing else, without the stranger’s password and sessions', async () => {
    const email = 'victim@example.com';
    const stranger = await newCustomer(app, { email, password });
    const victim = newVisitor(app);
    expect(await useLink(victim, email)).toMatchObject({
      status: 200,
      body: { message: expect.stringContaining('a link to set your own password') as string },
    });
    expect(await me(stranger)).toBeNull();
    expect((await logIn(email, password)).status).toBe(401);
    const token = await linkTo(email, 'password_reset');
    await victim.call('POST', '/customer/reset-password', { token, password: 'kurtas by the well' });
    expect((await logIn(email, 'kurtas by the well')).status).toBe(200);
  });

  it('is taken away from an account with a number, which stays its owner’s', async () => {
    const { mobile, visitor } = somebody();
    const email = `k${mobile}@example.com`;
    await open(visitor, mobile);
    const mailbox = newVisitor(app);
    expect(await useLink(mailbox, email)).toMatchObject({
      status: 200,
      body: { message: expect.stringContaining('an account of your own') as string },
    });
    expect(await me(visitor)).toMatchObject({ mobile, email: '' });
    expect((await mailsTo(mobile, 'account_changed'))[0]?.text).toContain('we removed that email');
    expect(await mailsTo(email, 'account_changed')).toEqual([]);
    expect((await visitor.call('POST', '/customer/send-verify-link', {})).status).toBe(404);
    // The mailbox's owner opens an account of their own, and the number's owner enters another address.
    await newCustomer(app, { email, password });
    clock.advance(minute);
    await send(visitor, mobile);
    expect((await verify(visitor, mobile, await codeSentTo(mobile))).body).toMatchObject({
      isNewUser: false,
    });
    expect((await moveTo(visitor, email)).body.code).toBe('email_taken');
    expect((await moveTo(visitor, `own.${email}`)).status).toBe(200);
    expect(await me(visitor)).toMatchObject({ email: `own.${email}` });
  });

  it('can be asked for by a forgotten password, where the first link is over', async () => {
    const { mobile, visitor } = somebody();
    const email = `k${mobile}@example.com`;
    await open(visitor, mobile);
    clock.advance(2 * day);
    await forgot(email);
    expect(await mailsTo(email, 'password_reset')).toEqual([]);
    expect((await useLink(newVisitor(app), email)).status).toBe(200);
    expect(await me(visitor)).toMatchObject({ mobile, email: '' });
  });

  it('falls back to the address that the account had verified, which nobody else can take meanwhile', async () => {
    const customer = await newCustomer(app, { email: 'mine@example.com', password });
    await useLink(customer, 'mine@example.com');
    await moveTo(customer, 'theirs@example.com');
    const thief = newVisitor(app);
    const profile = { name: 'X', email: 'Mine@example.com', password };
    expect((await thief.call('POST', '/customer/customer-register', profile)).body.code).toBe('email_taken');
    expect((await moveTo(await newCustomer(app), 'mine@example.com')).body.code).toBe('email_taken');
    expect((await useLink(newVisitor(app), 'theirs@example.com')).status).toBe(200);
    expect(await me(customer)).toMatchObject({ email: 'mine@example.com', emailVerified: true });
    expect(await mailsTo('mine@example.com', 'account_changed')).toHaveLength(2);
  });

  it('keeps everything where its registrant opens the link while logged in', async () => {
    const customer = await newCustomer(app, { email: 'honest@example.com', password });
    expect((await useLink(customer, 'honest@example.com')).status).toBe(200);
    expect(await me(customer)).toMatchObject({ emailVerified: true });
    expect((await logIn('honest@example.com', password)).status).toBe(200);
  });

  it('gives no account by a reset that was asked for before a number was added', async () => {
    const email = 'slow@example.com';
    const owner = await newCustomer(app, { email, password });
    await forgot(email);
    const token = await linkTo(email, 'password_reset');
    const mobile = '9333300003';
    await send(owner, mobile);
    await owner.call('POST', '/customer/add-mobile', { mobile, otp: await codeSentTo(mobile) });
    const reset = { token, password: 'kurtas by the well' };
    expect((await newVisitor(app).call('POST', '/customer/reset-password', reset)).body.code).toBe(
      'link_expired',
    );
    expect(await me(owner)).toMatchObject({ mobile });
  });

  it('is not verified, and no number added, by a request that the takeover overtook', async () => {
    const email = 'raced@example.com';
    const stranger = await newCustomer(app, { email, password });
    const mobile = '9333300004';
    await send(stranger, mobile);
    const add = { mobile, otp: await codeSentTo(mobile) };
    // The takeover holds the account's row, while the stranger's request waits for it with a session that was open.
    const outcome = await db.transaction().execute(async (trx) => {
      await execute(trx)`select from customers where email = ${email} for update`;
      const waiting = stranger.call('POST', '/customer/add-mobile', add);
      await rowLockWaits();
      await execute(
        trx,
      )`delete from sessions where customer_id = (select id from customers where email = ${email})`;
      return { waiting };
    });
    expect((await outcome.waiting).status).toBe(401);
    expect(await execute(db)`select from customers where mobile = ${mobile}`).toEqual([]);
  });
});
