import { describe, expect, it } from 'vitest';
import { otpShop } from '../../../test/support/otp-shop.ts';
import { newVisitor, type Visitor } from '../../../test/support/visitor.ts';
import { second } from '../../platform/clock.ts';
import { execute } from '../../platform/database.ts';

const { db, clock, app, somebody, send, verify, codeSentTo } = await otpShop();

describe('a login that is interrupted', () => {
  const stepOf = async (visitor: Visitor) => (await visitor.call('GET', '/customer/login-step')).body;

  it('goes on at its step, known to its browser alone', async () => {
    const { mobile, visitor } = somebody();
    expect(await stepOf(visitor)).toMatchObject({ step: 'mobile', mobile: '' });
    await send(visitor, mobile);
    expect(await stepOf(visitor)).toMatchObject({ step: 'otp', mobile, retryAfter: 30 });
    clock.advance(10 * second);
    expect(await stepOf(visitor)).toMatchObject({ step: 'otp', retryAfter: 20 });
    expect(await stepOf(newVisitor(app))).toMatchObject({ step: 'mobile', mobile: '' });
    await verify(visitor, mobile, await codeSentTo(mobile));
    expect(await stepOf(visitor)).toMatchObject({ step: 'profile', mobile });
    const profile = { phonenumber: mobile, name: 'Kiran', email: `s${mobile}@example.com` };
    await visitor.call('POST', '/customer/complete-profile', profile);
    expect(await stepOf(visitor)).toMatchObject({ step: 'mobile', mobile: '' });
  });

  it('is not believed with another number, nor after another was asked too soon', async () => {
    const { mobile, visitor } = somebody();
    await send(visitor, mobile);
    expect((await send(visitor, mobile)).status).toBe(429);
    expect(await stepOf(visitor)).toMatchObject({ step: 'otp', mobile });
    const other = newVisitor(app);
    other.cookies.set('login-number', `9876543210.${clock.now().getTime()}.x`);
    expect(await stepOf(other)).toMatchObject({ step: 'mobile', mobile: '' });
  });

  it('gets a text whose last line lets the browser fill the code in', async () => {
    const { mobile, visitor } = somebody();
    await send(visitor, mobile);
    const code = await codeSentTo(mobile);
    const [row] = await execute<{ text: string }>(db)`select text from outbox where recipient = ${mobile}`;
    expect(row?.text.split('\n').at(-1)).toMatch(new RegExp(`^@[\\w.-]+ #${code}$`));
  });
});
