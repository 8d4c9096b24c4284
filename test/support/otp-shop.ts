import { beforeEach } from 'vitest';
import { hour, testClock } from '../../src/platform/clock.ts';
import { testApp } from './app.ts';
import { createTestDatabase } from './database.ts';
import { newVisitor, type Visitor } from './visitor.ts';
import { execute } from '../../src/platform/database.ts';

/** A shop with login by OTP. Each test starts two hours after the one before, since a shop-wide limit counts all wrong guesses. */
export async function otpShop() {
  const { db } = await createTestDatabase();
  const clock = testClock('2026-09-01T06:00:00Z');
  const app = await testApp(db, { clock });
  beforeEach(() => clock.advance(2 * hour));

  let last = 0;
  /** A number and an address that no other test uses. */
  function somebody(): { mobile: string; visitor: Visitor } {
    last += 1;
    return {
      mobile: String(9_000_000_000 + last),
      visitor: newVisitor(app, `10.1.${last >> 8}.${last & 255}`),
    };
  }
  const send = (visitor: Visitor, mobile: string) =>
    visitor.call('POST', '/customer/send-otp', { mobile, step: 1 });
  const verify = (visitor: Visitor, mobile: string, otp: string) =>
    visitor.call('POST', '/customer/verify-otp', { mobile, otp, step: 2 });

  /** The code in the last text message to this number. */
  async function codeSentTo(mobile: string): Promise<string> {
    const rows = await execute<{
      text: string;
    }>(db)`select text from outbox where recipient = ${mobile} and notice = 'otp' order by id desc limit 1`;
    return /\b\d{4}\b/.exec(rows[0]?.text ?? '')?.[0] ?? 'none';
  }
  const wrongFor = (code: string, i = 1) => String((Number(code) + i) % 10_000).padStart(4, '0');

  /** Creates an account with this number. */
  async function open(visitor: Visitor, mobile: string) {
    await send(visitor, mobile);
    await verify(visitor, mobile, await codeSentTo(mobile));
    return visitor.call('POST', '/customer/complete-profile', {
      phonenumber: mobile,
      name: 'Kiran',
      email: `k${mobile}@example.com`,
    });
  }

  return { db, clock, app, somebody, send, verify, codeSentTo, wrongFor, open };
}
