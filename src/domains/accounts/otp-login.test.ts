import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { testApp } from '../../../test/support/app.ts';
import { createTestDatabase } from '../../../test/support/database.ts';
import { newVisitor, type Visitor } from '../../../test/support/visitor.ts';
import { day, hour, minute, second, testClock } from '../../platform/clock.ts';

const { db } = await createTestDatabase();
const clock = testClock('2026-09-01T06:00:00Z');
const app = await testApp(db, { clock });

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

/** The code that the last text to this number carries. */
async function codeSentTo(mobile: string): Promise<string> {
  const { rows } = await sql<{
    text: string;
  }>`select text from outbox where recipient = ${mobile} order by id desc limit 1`.execute(db);
  return /\b\d{4}\b/.exec(rows[0]?.text ?? '')?.[0] ?? 'none';
}
const wrongFor = (code: string, i = 1) => String((Number(code) + i) % 10_000).padStart(4, '0');

/** An account with this number. */
async function open(visitor: Visitor, mobile: string) {
  await send(visitor, mobile);
  await verify(visitor, mobile, await codeSentTo(mobile));
  return visitor.call('POST', '/customer/complete-profile', {
    phonenumber: mobile,
    name: 'Kiran',
    email: `k${mobile}@example.com`,
  });
}

// The shop-wide brake counts every test's wrong guesses; each test starts with a free one.
beforeEach(() => clock.advance(2 * hour));

describe('logging in by OTP', () => {
  it('verifies somebody new, who completes the profile and is logged in', async () => {
    const { mobile, visitor } = somebody();
    const sent = await send(visitor, mobile);
    expect(sent).toMatchObject({ status: 200, body: { retryAfter: 30 } });
    const verified = await verify(visitor, mobile, await codeSentTo(mobile));
    expect(verified).toMatchObject({ status: 200, body: { isNewUser: true } });
    expect(verified.body).not.toHaveProperty('token');
    expect(verified.setCookies[0]).toMatch(
      /^verified-number=[\w-]{43}; Max-Age=900; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    expect((await visitor.call('GET', '/customer/me')).body.customer).toBeNull();
    const done = await visitor.call('POST', '/customer/complete-profile', {
      phonenumber: mobile,
      name: 'Kiran',
      email: 'kiran@example.com',
    });
    expect(done.status).toBe(201);
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

  it('answers a number with an account as one without', async () => {
    const known = somebody();
    await open(known.visitor, known.mobile);
    clock.advance(minute);
    const unknown = somebody();
    const a = await send(newVisitor(app), known.mobile);
    const b = await send(newVisitor(app), unknown.mobile);
    expect(a.body).toEqual(b.body);
  });

  it.each([
    ['/customer/send-otp', { mobile: '12345' }, 'mobile', 'Please enter a valid 10-digit mobile number'],
    ['/customer/send-otp', { mobile: '98765432१0' }, 'mobile', 'Please enter a valid 10-digit mobile number'],
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

describe('a code', () => {
  it('works once, also when two use it at once', async () => {
    const { mobile, visitor } = somebody();
    await send(visitor, mobile);
    const code = await codeSentTo(mobile);
    const answers = await Promise.all([1, 2, 3].map(() => verify(newVisitor(app), mobile, code)));
    expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([200, 422, 422]);
  });

  it('works for five minutes', async () => {
    const { mobile, visitor } = somebody();
    await send(visitor, mobile);
    const code = await codeSentTo(mobile);
    clock.advance(5 * minute);
    expect(await verify(visitor, mobile, code)).toMatchObject({ status: 422, body: { code: 'otp_expired' } });
  });

  it('dies with the next one', async () => {
    const { mobile, visitor } = somebody();
    await send(visitor, mobile);
    const first = await codeSentTo(mobile);
    // One code in 10,000 is the same again.
    for (let sends = 0; sends < 4 && first === (await codeSentTo(mobile)); sends++) {
      clock.advance(30 * second);
      await send(visitor, mobile);
    }
    expect((await verify(visitor, mobile, first)).status).toBe(422);
    expect((await verify(visitor, mobile, await codeSentTo(mobile))).status).toBe(200);
  });

  it('is killed by five wrong tries', async () => {
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

  it('is guessed at five times, though two hundred guess at once', async () => {
    const { mobile, visitor } = somebody();
    await send(visitor, mobile);
    const code = await codeSentTo(mobile);
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, i) => verify(visitor, mobile, wrongFor(code, i + 1))),
    );
    expect(answers.filter((answer) => answer.body.code === 'wrong_otp')).toHaveLength(5);
    expect(answers.filter((answer) => answer.status === 429)).toHaveLength(195);
  });

  it('is stored as a keyed hash, and its text does not outlive it', async () => {
    const { mobile, visitor } = somebody();
    await send(visitor, mobile);
    const code = await codeSentTo(mobile);
    const { rows } = await sql<{
      row: string;
    }>`select otps::text as row from otps where mobile = ${mobile}`.execute(db);
    expect(rows[0]?.row.replace(mobile, '')).not.toMatch(new RegExp(`[",]${code}[",]`));
    const { rows: kept } = await sql<{
      secret_until: Date;
    }>`select secret_until from outbox where recipient = ${mobile}`.execute(db);
    expect(kept[0]?.secret_until.getTime()).toBe(clock.now().getTime() + 5 * minute);
  });
});

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

  it('takes ten wrong tries a day, whatever the codes', async () => {
    const { mobile } = somebody();
    for (let round = 0; round < 2; round++) {
      await send(newVisitor(app), mobile);
      const code = await codeSentTo(mobile);
      for (let i = 1; i <= 5; i++) await verify(newVisitor(app), mobile, wrongFor(code, i));
      clock.advance(minute);
    }
    await send(newVisitor(app), mobile);
    const refused = await verify(newVisitor(app), mobile, await codeSentTo(mobile));
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBe((day - 2 * minute) / second);
    clock.advance(day);
    await send(newVisitor(app), mobile);
    expect((await verify(newVisitor(app), mobile, await codeSentTo(mobile))).status).toBe(200);
  });
});

describe('an address', () => {
  it('sends twenty codes an hour at most; refused sends count for nothing', async () => {
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

  it('has a hundred guesses an hour; beyond, a wrong one kills its code', async () => {
    const { people, codes, answers } = await sweep(120);
    expect(answers.filter((answer) => answer.body.code === 'wrong_otp')).toHaveLength(100);
    const braked = answers.findIndex((answer) => answer.status === 429);
    expect(answers[braked]?.headers['retry-after']).toBe('30');
    const { mobile, visitor } = people[braked] ?? somebody();
    expect((await verify(visitor, mobile, codes[braked] ?? '')).body.code).toBe('otp_expired');
  });

  it('locks nobody out: a new browser enters two codes, one that knows the number a single one', async () => {
    const regular = somebody();
    await open(regular.visitor, regular.mobile);
    await regular.visitor.call('GET', '/customer/logout');
    await sweep(100);

    clock.advance(31 * second);
    await send(regular.visitor, regular.mobile);
    const again = await verify(regular.visitor, regular.mobile, await codeSentTo(regular.mobile));
    expect(again.body).toMatchObject({ isNewUser: false });

    const stranger = somebody();
    for (const expected of [{ code: 'second_otp' }, { isNewUser: true }]) {
      await send(stranger.visitor, stranger.mobile);
      const answer = await verify(stranger.visitor, stranger.mobile, await codeSentTo(stranger.mobile));
      expect(answer.body).toMatchObject(expected);
      clock.advance(31 * second);
    }
  });

  it('counts the first of two codes for 15 minutes, and not after a wrong second one', async () => {
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

  it('is no way into the account that has the e-mail; another e-mail still does', async () => {
    const owner = somebody();
    await open(owner.visitor, owner.mobile);
    const { mobile, visitor } = somebody();
    await send(visitor, mobile);
    await verify(visitor, mobile, await codeSentTo(mobile));
    const taken = await visitor.call('POST', '/customer/complete-profile', {
      phonenumber: mobile,
      name: 'N',
      email: `K${owner.mobile}@example.com`,
    });
    expect(taken).toMatchObject({ status: 409, body: { code: 'email_taken' } });
    expect((await visitor.call('GET', '/customer/me')).body.customer).toBeNull();
    const free = await visitor.call('POST', '/customer/complete-profile', {
      phonenumber: mobile,
      name: 'N',
      email: `free${mobile}@example.com`,
    });
    expect(free.status).toBe(201);
  });

  it('happens once, though it is sent five times at once', async () => {
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

  it('gives an account without a password, which may set its first one', async () => {
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
});
