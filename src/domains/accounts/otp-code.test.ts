import { describe, expect, it } from 'vitest';
import { otpShop } from '../../../test/support/otp-shop.ts';
import { newVisitor } from '../../../test/support/visitor.ts';
import { minute, second } from '../../platform/clock.ts';
import { execute } from '../../platform/database.ts';

const { db, clock, app, somebody, send, verify, codeSentTo, wrongFor } = await otpShop();

describe('a code', () => {
  it('works once, also when two use it at once', async () => {
    const { mobile, visitor } = somebody();
    await send(visitor, mobile);
    const code = await codeSentTo(mobile);
    const answers = await Promise.all([1, 2, 3].map(() => verify(newVisitor(app), mobile, code)));
    expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([200, 422, 422]);
  });

  it('expires after five minutes', async () => {
    const { mobile, visitor } = somebody();
    await send(visitor, mobile);
    const code = await codeSentTo(mobile);
    clock.advance(5 * minute);
    expect(await verify(visitor, mobile, code)).toMatchObject({ status: 422, body: { code: 'otp_expired' } });
  });

  it('is replaced by the next one', async () => {
    const { mobile, visitor } = somebody();
    await send(visitor, mobile);
    const first = await codeSentTo(mobile);
    // One code in 10,000 repeats the previous one.
    for (let sends = 0; sends < 4 && first === (await codeSentTo(mobile)); sends++) {
      clock.advance(30 * second);
      await send(visitor, mobile);
    }
    expect((await verify(visitor, mobile, first)).status).toBe(422);
    expect((await verify(visitor, mobile, await codeSentTo(mobile))).status).toBe(200);
  });

  it('is void after five wrong tries', async () => {
    const { mobile, visitor } = somebody();
    await send(visitor, mobile);
    const code = await codeSentTo(mobile);
    for (let i = 1; i <= 5; i++)
      expect(await verify(visitor, mobile, wrongFor(code, i))).toMatchObject({
        status: 422,
        body: { code: 'wrong_otp' },
      });
    const right = await verify(visitor, mobile, code);
    expect(right.status).toBe(429);
    expect(Number(right.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('allows five guesses, even with two hundred in parallel', async () => {
    const { mobile, visitor } = somebody();
    await send(visitor, mobile);
    const code = await codeSentTo(mobile);
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, i) => verify(visitor, mobile, wrongFor(code, i + 1))),
    );
    expect(answers.filter((answer) => answer.body.code === 'wrong_otp')).toHaveLength(5);
    expect(answers.filter((answer) => answer.status === 429)).toHaveLength(195);
  });

  it('is stored as a keyed hash, and its text is blanked when it expires', async () => {
    const { mobile, visitor } = somebody();
    await send(visitor, mobile);
    const code = await codeSentTo(mobile);
    const rows = await execute<{
      row: string;
    }>(db)`select otps::text as row from otps where mobile = ${mobile}`;
    expect(rows[0]?.row.replace(mobile, '')).not.toMatch(new RegExp(`[",]${code}[",]`));
    const otpRows = await execute<{
      secret_until: Date;
    }>(db)`select secret_until from outbox where recipient = ${mobile}`;
    expect(otpRows[0]?.secret_until.getTime()).toBe(clock.now().getTime() + 5 * minute);
  });
});
