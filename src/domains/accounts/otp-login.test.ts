import { describe, expect, it } from 'vitest';
import { otpShop } from '../../../test/support/otp-shop.ts';
import { testApp, testSettings } from '../../../test/support/app.ts';
import { newCustomer, newVisitor } from '../../../test/support/visitor.ts';
import { minute } from '../../platform/clock.ts';
import { execute } from '../../platform/database.ts';

const { db, clock, app, somebody, send, verify, codeSentTo, open } = await otpShop();

describe('logging in by OTP', () => {
  it('verifies somebody new, who completes the profile and is logged in', async () => {
    const { mobile, visitor } = somebody();
    const answer = await send(visitor, mobile);
    expect(answer).toMatchObject({ status: 200, body: { retryAfter: 30 } });
    const verification = await verify(visitor, mobile, await codeSentTo(mobile));
    expect(verification).toMatchObject({ status: 200, body: { isNewUser: true } });
    expect(verification.body).not.toHaveProperty('token');
    expect(verification.setCookies[0]).toMatch(
      /^verified-number=[\w-]{43}; Max-Age=900; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    expect((await visitor.call('GET', '/customer/me')).body.customer).toBeNull();
    const completion = await visitor.call('POST', '/customer/complete-profile', {
      phonenumber: mobile,
      name: 'Kiran',
      email: 'kiran@example.com',
    });
    expect(completion.status).toBe(201);
    expect((await visitor.call('GET', '/customer/me')).body.customer).toMatchObject({
      name: 'Kiran',
      mobile,
    });
  });

  it('logs in the owner of a number', async () => {
    const { mobile, visitor } = somebody();
    await open(visitor, mobile);
    clock.advance(minute);
    const again = newVisitor(app);
    await send(again, mobile);
    const answer = await verify(again, mobile, await codeSentTo(mobile));
    expect(answer).toMatchObject({ status: 200, body: { isNewUser: false } });
    expect((await again.call('GET', '/customer/me')).body.customer).toMatchObject({ mobile });
  });

  it('sends the OTP to the right number, however it was pasted', async () => {
    const { mobile, visitor } = somebody();
    const pastedNumber = `+91 ${mobile.slice(0, 5)}-${mobile.slice(5)}`;
    expect(await send(visitor, pastedNumber)).toMatchObject({ status: 200 });
    const answer = await verify(visitor, `0${mobile}`, await codeSentTo(mobile));
    expect(answer).toMatchObject({ status: 200, body: { isNewUser: true } });
  });

  it.each(['0123456789', '1412345678', '5876543210'])('takes %s: any ten digits', async (mobile) => {
    const { visitor } = somebody();
    expect(await send(visitor, mobile)).toMatchObject({ status: 200 });
    const code = await codeSentTo(mobile);
    const answer = await verify(visitor, mobile, ` ${code.slice(0, 2)} ${code.slice(2)}\n`);
    expect(answer).toMatchObject({ status: 200, body: { isNewUser: true } });
  });

  it('refuses a number that India does not have where texts really leave, in the same sentence', async () => {
    const live = await testApp(db, {
      clock,
      settings: testSettings({ SMS_PROVIDER: 'http', SMS_URL: 'https://texts.example/send' }),
    });
    for (const mobile of ['0123456789', '5876543210'])
      expect(await send(newVisitor(live), mobile)).toMatchObject({
        status: 400,
        body: { code: 'invalid', fields: { mobile: 'Please enter a valid 10-digit mobile number' } },
      });
    expect(await send(newVisitor(live), somebody().mobile)).toMatchObject({ status: 200 });
    await live.close();
  });

  it('gives the same answer for a number with and without an account', async () => {
    const customer = somebody();
    await open(customer.visitor, customer.mobile);
    clock.advance(minute);
    const stranger = somebody();
    const a = await send(newVisitor(app), customer.mobile);
    const b = await send(newVisitor(app), stranger.mobile);
    expect(a.body).toEqual(b.body);
  });

  it.each([
    ['/customer/send-otp', { mobile: '12345' }, 'mobile', 'Please enter a valid 10-digit mobile number'],
    [
      '/customer/send-otp',
      { mobile: '98765 432²0' },
      'mobile',
      'Please enter a valid 10-digit mobile number',
    ],
    ['/customer/verify-otp', { mobile: '9876543210', otp: '123' }, 'otp', 'Please enter the 4-digit OTP'],
    ['/customer/verify-otp', { mobile: '9876543210', otp: 1234 }, 'otp', 'Please enter the 4-digit OTP'],
    [
      '/customer/complete-profile',
      { phonenumber: '9876543210', name: ' ' },
      'name',
      'Name and Email are required',
    ],
  ])('%s refuses %o', async (path, body, field, sentence) => {
    const answer = await newVisitor(app).call('POST', path, body);
    expect(answer).toMatchObject({ status: 400, body: { fields: { [field]: sentence } } });
  });
});

describe('completing the profile', () => {
  it('needs the proof of that very number, in this browser, within 15 minutes', async () => {
    const { mobile, visitor } = somebody();
    await send(visitor, mobile);
    await verify(visitor, mobile, await codeSentTo(mobile));
    const profile = { phonenumber: mobile, name: 'N', email: 'proof@example.com' };
    expect((await newVisitor(app).call('POST', '/customer/complete-profile', profile)).body.code).toBe(
      'profile_expired',
    );
    const other = { ...profile, phonenumber: '9999999999' };
    expect((await visitor.call('POST', '/customer/complete-profile', other)).body.code).toBe(
      'profile_expired',
    );
    clock.advance(15 * minute);
    expect((await visitor.call('POST', '/customer/complete-profile', profile)).body.code).toBe(
      'profile_expired',
    );
  });

  it('does not log in to the account that owns the e-mail; another e-mail still works', async () => {
    const owner = somebody();
    await open(owner.visitor, owner.mobile);
    const { mobile, visitor } = somebody();
    await send(visitor, mobile);
    await verify(visitor, mobile, await codeSentTo(mobile));
    const answer = await visitor.call('POST', '/customer/complete-profile', {
      phonenumber: mobile,
      name: 'N',
      email: `K${owner.mobile}@example.com`,
    });
    expect(answer).toMatchObject({ status: 409, body: { code: 'email_taken' } });
    expect((await visitor.call('GET', '/customer/me')).body.customer).toBeNull();
    const free = await visitor.call('POST', '/customer/complete-profile', {
      phonenumber: mobile,
      name: 'N',
      email: `free${mobile}@example.com`,
    });
    expect(free.status).toBe(201);
  });

  it('happens once when sent five times in parallel', async () => {
    const { mobile, visitor } = somebody();
    await send(visitor, mobile);
    await verify(visitor, mobile, await codeSentTo(mobile));
    const answers = await Promise.all(
      [1, 2, 3, 4, 5].map((i) =>
        visitor.call('POST', '/customer/complete-profile', {
          phonenumber: mobile,
          name: 'N',
          email: `once${i}.${mobile}@example.com`,
        }),
      ),
    );
    expect(answers.filter((answer) => answer.status === 201)).toHaveLength(1);
  });

  it('creates an account without a password, which can set its first one', async () => {
    const { mobile, visitor } = somebody();
    await open(visitor, mobile);
    const set = await visitor.call('POST', '/customer/change-password', { new_password: 'a first password' });
    expect(set.status).toBe(200);
    const login = await newVisitor(app).call('POST', '/customer/customer-login', {
      email: `k${mobile}@example.com`,
      password: 'a first password',
    });
    expect(login.status).toBe(200);
  });

  it('has a verified e-mail to fall back on, and never an unverified one', async () => {
    const { mobile, visitor } = somebody();
    const fallbackOf = async () => {
      clock.advance(minute);
      await send(visitor, mobile);
      const rows = await execute<{ fallback: { recipient: string; text: string } | null; text: string }>(db)`
        select fallback, text from outbox where recipient = ${mobile} order by id desc limit 1`;
      return rows[0];
    };
    expect((await fallbackOf())?.fallback).toBeNull();
    await open(visitor, mobile);
    expect((await fallbackOf())?.fallback).toBeNull();
    await execute(db)`update customers set email_verified_at = now() where mobile = ${mobile}`;
    const { fallback, text } = (await fallbackOf()) ?? {};
    // The mail has no last line for browsers, which read texts alone.
    const [sentence] = text?.split('\n') ?? [];
    expect(fallback).toMatchObject({ recipient: `k${mobile}@example.com`, text: sentence });
  });
});

describe('finding out who has an account', () => {
  it('is limited where an account’s e-mail is entered', async () => {
    await newCustomer(app, { email: 'taken@example.com' });
    const customer = await newCustomer(app);
    const { mobile, visitor } = somebody();
    await send(visitor, mobile);
    await verify(visitor, mobile, await codeSentTo(mobile));
    const move = () =>
      customer.call('POST', '/customer/update-user-profile', { name: 'X', email: 'taken@example.com' });
    const complete = () =>
      visitor.call('POST', '/customer/complete-profile', {
        phonenumber: mobile,
        name: 'X',
        email: 'taken@example.com',
      });
    for (const attempt of [move, complete]) {
      for (let i = 0; i < 10; i++) expect((await attempt()).status).toBe(409);
      const answer = await attempt();
      expect(answer.status).toBe(429);
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    }
  });
});
