import { describe, expect, it } from 'vitest';
import { otpShop } from '../../../test/support/otp-shop.ts';
import { testApp, testSettings } from '../../../test/support/app.ts';
import { newVisitor } from '../../../test/support/visitor.ts';
import { sendMessage } from '../notices/send-message.ts';
import { day, hour, minute, second } from '../../platform/clock.ts';

const { db, clock, app, somebody, send, verify, codeSentTo, wrongFor, open } = await otpShop();

describe('a number', () => {
  it('gets a code every 30 seconds at most', async () => {
    const { mobile, visitor } = somebody();
    const atOnce = await Promise.all([1, 2, 3, 4].map(() => send(newVisitor(app), mobile)));
    expect(atOnce.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([200, 429, 429, 429]);
    clock.advance(29 * second);
    const early = await send(visitor, mobile);
    expect(early).toMatchObject({ status: 429, headers: { 'retry-after': '1' } });
    clock.advance(second);
    expect((await send(visitor, mobile)).status).toBe(200);
  });

  it('gets five codes in any hour at most', async () => {
    const { mobile } = somebody();
    for (let i = 0; i < 5; i++) {
      expect((await send(newVisitor(app), mobile)).status).toBe(200);
      clock.advance(10 * minute);
    }
    const sixth = await send(newVisitor(app), mobile);
    expect(sixth).toMatchObject({ status: 429, headers: { 'retry-after': '600' } });
    clock.advance(10 * minute);
    expect((await send(newVisitor(app), mobile)).status).toBe(200);
    expect((await send(newVisitor(app), mobile)).status).toBe(429);
  });

  it('allows ten wrong tries a day across all its codes', async () => {
    const { mobile } = somebody();
    for (let round = 0; round < 2; round++) {
      await send(newVisitor(app), mobile);
      const code = await codeSentTo(mobile);
      for (let i = 1; i <= 5; i++) await verify(newVisitor(app), mobile, wrongFor(code, i));
      clock.advance(minute);
    }
    await send(newVisitor(app), mobile);
    const answer = await verify(newVisitor(app), mobile, await codeSentTo(mobile));
    expect(answer.status).toBe(429);
    expect(Number(answer.headers['retry-after'])).toBe((day - 2 * minute) / second);
    clock.advance(day);
    await send(newVisitor(app), mobile);
    expect((await verify(newVisitor(app), mobile, await codeSentTo(mobile))).status).toBe(200);
  });
});

describe('a browser that knows the number', () => {
  it('gets in with its own code while strangers use up the day’s tries and the hour’s codes', async () => {
    const { mobile, visitor } = somebody();
    await open(visitor, mobile);
    await visitor.call('GET', '/customer/logout');
    clock.advance(hour);
    await send(visitor, mobile);
    const own = await codeSentTo(mobile);
    for (let sends = 0; sends < 5; sends++) {
      const stranger = newVisitor(app, '10.9.0.1');
      expect((await send(stranger, mobile)).status).toBe(200);
      const code = await codeSentTo(mobile);
      for (let i = 1; i <= 5; i++) await verify(stranger, mobile, wrongFor(code, i));
      expect((await verify(stranger, mobile, own)).status).toBe(429);
      clock.advance(30 * second);
    }
    expect((await verify(visitor, mobile, own)).body).toMatchObject({ isNewUser: false });
    expect((await send(visitor, mobile)).status).toBe(200);
    expect((await verify(newVisitor(app), mobile, await codeSentTo(mobile))).status).toBe(429);
  });

  it('has the same limits itself, and a new login does not reset them', async () => {
    const { mobile, visitor } = somebody();
    await open(visitor, mobile);
    for (let i = 1; i <= 2; i++) {
      clock.advance(minute);
      await send(visitor, mobile);
      const code = await codeSentTo(mobile);
      for (let n = 1; n <= 5; n++)
        expect((await verify(visitor, mobile, wrongFor(code, n))).body.code).toBe('wrong_otp');
      expect((await verify(visitor, mobile, code)).status).toBe(429);
    }
    clock.advance(minute);
    await send(visitor, mobile);
    expect((await verify(visitor, mobile, await codeSentTo(mobile))).status).toBe(429);
    const elsewhere = newVisitor(app);
    await send(elsewhere, mobile);
    expect((await verify(elsewhere, mobile, await codeSentTo(mobile))).status).toBe(200);
  });
});

describe('an address', () => {
  it('sends twenty codes an hour at most; refused sends are not counted', async () => {
    const { visitor } = somebody();
    const numbers = Array.from({ length: 21 }, () => somebody().mobile);
    for (const mobile of numbers.slice(0, 20)) {
      expect((await send(visitor, mobile)).status).toBe(200);
      expect((await send(visitor, mobile)).status).toBe(429);
    }
    expect((await send(visitor, numbers[20] ?? '')).status).toBe(429);
    expect((await send(newVisitor(app), numbers[20] ?? '')).status).toBe(200);
    clock.advance(hour);
    expect((await send(visitor, somebody().mobile)).status).toBe(200);
  });
});

describe('the whole shop', () => {
  it('texts up to its budget an hour, whoever asks, and counts what it refuses', async () => {
    const small = await testApp(db, { clock, settings: testSettings({ SMS_PER_HOUR: '3' }) });
    // Texts about orders do not count.
    for (const recipient of ['9876500001', '9876500002', '9876500003'])
      await sendMessage(db, {
        notice: 'packed',
        recipient,
        channel: 'sms',
        text: 'Sent',
        now: clock.now(),
      });
    const ask = () => send(newVisitor(small), somebody().mobile);
    for (let sends = 0; sends < 3; sends++) {
      expect((await ask()).status).toBe(200);
      clock.advance(minute);
    }
    expect(await ask()).toMatchObject({
      status: 429,
      headers: { 'retry-after': String((57 * minute) / second) },
      body: {
        error:
          'We can’t send more OTPs right now. Please log in with your email and password, or try again later',
      },
    });
    expect((await small.inject('/metrics')).body).toContain('chowk_otps_refused 1');
    clock.advance(57 * minute);
    expect((await ask()).status).toBe(200);
    await small.close();
  });
});

describe('a sweep of one guess at each of many numbers', () => {
  const sweep = async (guesses: number) => {
    const people = Array.from({ length: guesses }, somebody);
    const codes: string[] = [];
    for (const { mobile, visitor } of people) {
      await send(visitor, mobile);
      codes.push(await codeSentTo(mobile));
    }
    const answers = await Promise.all(
      people.map(({ mobile, visitor }, i) => verify(visitor, mobile, wrongFor(codes[i] ?? ''))),
    );
    return { people, codes, answers };
  };

  it('after a hundred guesses an hour, one wrong guess voids its code', async () => {
    const { people, codes, answers } = await sweep(120);
    expect(answers.filter((answer) => answer.body.code === 'wrong_otp')).toHaveLength(100);
    const firstBraked = answers.findIndex((answer) => answer.status === 429);
    expect(answers[firstBraked]?.headers['retry-after']).toBe('30');
    const { mobile, visitor } = people[firstBraked] ?? somebody();
    expect((await verify(visitor, mobile, codes[firstBraked] ?? '')).body.code).toBe('otp_expired');
  });

  it('locks nobody out: a new browser enters two codes, a known one just one', async () => {
    const regular = somebody();
    await open(regular.visitor, regular.mobile);
    await regular.visitor.call('GET', '/customer/logout');
    await sweep(100);

    clock.advance(31 * second);
    await send(regular.visitor, regular.mobile);
    const again = await verify(regular.visitor, regular.mobile, await codeSentTo(regular.mobile));
    expect(again.body).toMatchObject({ isNewUser: false });

    const stranger = somebody();
    for (const body of [{ code: 'second_otp' }, { isNewUser: true }]) {
      await send(stranger.visitor, stranger.mobile);
      const answer = await verify(stranger.visitor, stranger.mobile, await codeSentTo(stranger.mobile));
      expect(answer.body).toMatchObject(body);
      clock.advance(31 * second);
    }
  });

  it('accepts the first of two codes for 15 minutes, unless the second one was wrong', async () => {
    await sweep(100);
    const late = somebody();
    const enter = async (of = (code: string) => code) => {
      clock.advance(31 * second);
      await send(late.visitor, late.mobile);
      return (await verify(late.visitor, late.mobile, of(await codeSentTo(late.mobile)))).body.code;
    };
    expect(await enter()).toBe('second_otp');
    clock.advance(15 * minute);
    expect(await enter()).toBe('second_otp');
    expect(await enter(wrongFor)).toBe('too_many');
    expect(await enter()).toBe('second_otp');
  });

  it('cannot pass for a known browser with the cookie of another number', async () => {
    const other = somebody();
    await open(other.visitor, other.mobile);
    await sweep(100);
    const { mobile } = somebody();
    await send(other.visitor, mobile);
    const answer = await verify(other.visitor, mobile, await codeSentTo(mobile));
    expect(answer.body.code).toBe('second_otp');
  });
});
