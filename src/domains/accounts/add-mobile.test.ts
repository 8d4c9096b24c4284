import { beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../test/support/database.ts';
import { testApp } from '../../../test/support/app.ts';
import { newCustomer, newVisitor, type Visitor } from '../../../test/support/visitor.ts';
import { hour, minute, testClock } from '../../platform/clock.ts';
import { execute } from '../../platform/database.ts';

const { db } = await createTestDatabase();
const clock = testClock('2026-09-01T06:00:00Z');
const app = await testApp(db, { clock });
beforeEach(() => clock.advance(2 * hour));

let last = 0;
const address = () => `10.4.0.${(last += 1)}`;
const customer = async () => ({ visitor: await newCustomer(app, {}, address()) });
const somebody = () => newVisitor(app, address());

describe('a mobile number', () => {
  const send = (visitor: Visitor, mobile: string) =>
    visitor.call('POST', '/customer/send-otp', { mobile, step: 1 });
  const add = (visitor: Visitor, mobile: string, otp: string) =>
    visitor.call('POST', '/customer/add-mobile', { mobile, otp });
  async function otpOf(mobile: string) {
    const rows = await execute<{ text: string }>(db)`
      select text from outbox where recipient = ${mobile} order by id desc limit 1`;
    return /\b\d{4}\b/.exec(rows[0]?.text ?? '')?.[0] ?? 'none';
  }

  it('is added by its OTP, and logs in from then on', async () => {
    const { visitor } = await customer();
    const mobile = '9100000001';
    await send(visitor, mobile);
    const otp = await otpOf(mobile);
    expect((await add(visitor, mobile, String((Number(otp) + 1) % 10_000).padStart(4, '0'))).body.code).toBe(
      'wrong_otp',
    );
    expect((await add(visitor, '+91 91000 00001', otp)).status).toBe(200);
    expect((await visitor.call('GET', '/customer/me')).body.customer).toMatchObject({ mobile });
    expect((await add(visitor, '9100000002', '1234')).body.code).toBe('already_there');
    clock.advance(minute);
    const phone = somebody();
    await send(phone, mobile);
    const login = await phone.call('POST', '/customer/verify-otp', { mobile, otp: await otpOf(mobile) });
    expect(login.body).toMatchObject({ isNewUser: false });
  });

  it('of another account is refused, and only to a customer who has its OTP', async () => {
    const { visitor: first } = await customer();
    const { visitor: second } = await customer();
    const mobile = '9100000003';
    await send(first, mobile);
    await add(first, mobile, await otpOf(mobile));
    clock.advance(minute);
    expect((await send(second, mobile)).status).toBe(200);
    const otp = await otpOf(mobile);
    const wrong = String((Number(otp) + 1) % 10_000).padStart(4, '0');
    expect((await add(second, mobile, wrong)).body.code).toBe('wrong_otp');
    const refusal = await add(second, mobile, otp);
    expect(refusal.body.code).toBe('already_there');
    expect(refusal.body.error).not.toMatch(/account has|another account/i);
    expect((await add(second, mobile, otp)).body.code).toBe('otp_expired');
    expect((await second.call('GET', '/customer/me')).body.customer).toMatchObject({ mobile: '' });
  });

  it('goes to one of two accounts that add it at once', async () => {
    const [{ visitor: first }, { visitor: second }] = [await customer(), await customer()];
    const mobile = '9100000004';
    await send(first, mobile);
    const otp = await otpOf(mobile);
    const answers = await Promise.all([add(first, mobile, otp), add(second, mobile, otp)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
  });
});
