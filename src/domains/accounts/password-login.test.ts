import { describe, expect, it } from 'vitest';
import { testApp } from '../../../test/support/app.ts';
import { createTestDatabase } from '../../../test/support/database.ts';
import { newCustomer, newVisitor } from '../../../test/support/visitor.ts';
import { day, hour, minute, testClock } from '../../platform/clock.ts';
import { execute } from '../../platform/database.ts';

const { db } = await createTestDatabase();
const clock = testClock('2026-09-01T06:00:00Z');
const app = await testApp(db, { clock });
const password = 'a long enough password';

describe('register', () => {
  it('opens an account and logs in with a cookie that scripts and other sites cannot use', async () => {
    const visitor = newVisitor(app);
    const answer = await visitor.call('POST', '/customer/customer-register', {
      name: '  Meera  ',
      email: 'Meera@Example.com',
      password,
    });
    expect(answer.status).toBe(201);
    expect(answer.setCookies).toHaveLength(1);
    expect(answer.setCookies[0]).toMatch(
      /^session=[\w-]{43}; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    const { body } = await visitor.call('GET', '/customer/me');
    expect(body.customer).toMatchObject({ name: 'Meera', email: 'Meera@Example.com', mobile: '' });
  });

  it('gives a token that can be decoded and proves nothing', async () => {
    const { body } = await newVisitor(app).call('POST', '/customer/customer-register', {
      name: 'राधा',
      email: 'radha@example.com',
      password,
    });
    const [, payload = ''] = String(body.token).split('.');
    expect(JSON.parse(Buffer.from(payload, 'base64url').toString())).toMatchObject({
      name: 'राधा',
      email: 'radha@example.com',
    });
    const thief = newVisitor(app);
    thief.cookies.set('session', String(body.token));
    const { body: me } = await thief.call('GET', '/customer/me', undefined, {
      authorization: `Bearer ${String(body.token)}`,
    });
    expect(me.customer).toBeNull();
  });

  it('refuses a taken e-mail in any case of letters, also with twenty in parallel', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        newVisitor(app).call('POST', '/customer/customer-register', {
          name: 'Twin',
          email: i % 2 ? 'TWIN@example.com' : 'twin@example.com',
          password,
        }),
      ),
    );
    expect(answers.filter((answer) => answer.status === 201)).toHaveLength(1);
    expect(answers.filter((answer) => answer.body.code === 'email_taken')).toHaveLength(19);
  });

  it.each([
    [{ email: 'x@example.com', password }, 'name', 'Name and Email are required'],
    [{ name: 'X', password }, 'email', 'Name and Email are required'],
    [{ name: 'X', email: 'x@', password }, 'email', 'Please enter a valid email address'],
    [
      { name: 'X', email: 'x@example.com', password: '1234567' },
      'password',
      'A password needs at least 8 characters',
    ],
    [
      { name: 'X', email: 'x@example.com', password: 'x'.repeat(129) },
      'password',
      'A password can have at most 128 characters',
    ],
  ])('refuses %o', async (body, field, sentence) => {
    const answer = await newVisitor(app).call('POST', '/customer/customer-register', body);
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid', fields: { [field]: sentence } } });
  });

  it('keeps passwords as argon2id', async () => {
    const rows = await execute<{ password_hash: string }>(db)`select password_hash from customers`;
    for (const row of rows)
      expect(row.password_hash).toMatch(
        /^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/,
      );
  });
});

describe('log in', () => {
  it('accepts the password, and ends the browser’s earlier session', async () => {
    const visitor = await newCustomer(app, { email: 'login@example.com' });
    const before = visitor.cookies.get('session') ?? '';
    const answer = await visitor.call('POST', '/customer/customer-login', {
      email: 'LOGIN@example.com',
      password,
    });
    expect(answer.status).toBe(200);
    expect(visitor.cookies.get('session')).not.toBe(before);
    const holder = newVisitor(app);
    holder.cookies.set('session', before);
    expect((await holder.call('GET', '/customer/me')).body.customer).toBeNull();
    expect((await visitor.call('GET', '/customer/me')).body.customer).not.toBeNull();
  });

  it('gives the same answer for an unknown e-mail and a wrong password', async () => {
    await newCustomer(app, { email: 'same@example.com' });
    const wrong = await newVisitor(app).call('POST', '/customer/customer-login', {
      email: 'same@example.com',
      password: 'wrong one',
    });
    const answer = await newVisitor(app).call('POST', '/customer/customer-login', {
      email: 'none@example.com',
      password: 'wrong one',
    });
    expect(wrong.status).toBe(401);
    expect(answer.status).toBe(401);
    expect(answer.body).toEqual(wrong.body);
  });

  it('checks ten wrong passwords per account in 15 minutes, also with fifty in parallel', async () => {
    await newCustomer(app, { email: 'guessed@example.com' });
    const guesses = await Promise.all(
      Array.from({ length: 50 }, (_, i) =>
        newVisitor(app, `198.51.100.${i}`).call('POST', '/customer/customer-login', {
          email: 'guessed@example.com',
          password: `guess ${i}`,
        }),
      ),
    );
    expect(guesses.filter((guess) => guess.status === 401)).toHaveLength(10);
    const refusals = guesses.filter((guess) => guess.status === 429);
    expect(refusals).toHaveLength(40);
    expect(Number(refusals[0]?.headers['retry-after'])).toBe(15 * 60);
    const right = { email: 'guessed@example.com', password };
    expect((await newVisitor(app).call('POST', '/customer/customer-login', right)).status).toBe(429);
    clock.advance(15 * minute);
    expect((await newVisitor(app).call('POST', '/customer/customer-login', right)).status).toBe(200);
  });

  it('lets a browser that logged in before pass while strangers guess', async () => {
    const right = { email: 'braked@example.com', password };
    await newCustomer(app, { email: right.email });
    const owner = newVisitor(app);
    await owner.call('POST', '/customer/customer-login', right);
    for (let i = 0; i < 11; i++)
      await newVisitor(app).call('POST', '/customer/customer-login', { ...right, password: 'a guess' });
    expect((await newVisitor(app).call('POST', '/customer/customer-login', right)).status).toBe(429);
    expect((await owner.call('POST', '/customer/customer-login', right)).status).toBe(200);
  });

  it('counts wrong passwords only', async () => {
    await newCustomer(app, { email: 'often@example.com' });
    for (let i = 0; i < 15; i++) {
      const answer = await newVisitor(app).call('POST', '/customer/customer-login', {
        email: 'often@example.com',
        password,
      });
      expect(answer.status).toBe(200);
    }
  });
});

describe('log out', () => {
  it('ends the session here too', async () => {
    const visitor = await newCustomer(app);
    const token = visitor.cookies.get('session') ?? '';
    const answer = await visitor.call('GET', '/customer/logout');
    expect(answer.status).toBe(200);
    expect(visitor.cookies.has('session')).toBe(false);
    visitor.cookies.set('session', token);
    expect((await visitor.call('GET', '/customer/me')).body.customer).toBeNull();
  });
});

describe('a session', () => {
  it('ends after 30 days without use; use extends it', async () => {
    const visitor = await newCustomer(app);
    for (let i = 0; i < 3; i++) {
      clock.advance(29 * day);
      expect((await visitor.call('GET', '/customer/me')).body.customer).not.toBeNull();
    }
    clock.advance(30 * day);
    expect((await visitor.call('GET', '/customer/me')).body.customer).toBeNull();
  });

  it('ends after 180 days, even in use', async () => {
    const visitor = await newCustomer(app);
    for (let i = 0; i < 8; i++) {
      clock.advance(20 * day);
      expect((await visitor.call('GET', '/customer/me')).body.customer).not.toBeNull();
    }
    clock.advance(20 * day);
    expect((await visitor.call('GET', '/customer/me')).body.customer).toBeNull();
  });

  it('records its use at most once an hour', async () => {
    const visitor = await newCustomer(app);
    const findSession = async () =>
      (
        await execute<{
          last_seen_at: Date;
        }>(db)`select last_seen_at from sessions where customer_id = ${visitor.id}`
      )[0]?.last_seen_at;
    const first = await findSession();
    clock.advance(59 * minute);
    await visitor.call('GET', '/customer/me');
    expect(await findSession()).toEqual(first);
    clock.advance(hour);
    await visitor.call('GET', '/customer/me');
    expect(await findSession()).toEqual(clock.now());
  });

  it('is stored as a hash', async () => {
    const visitor = await newCustomer(app);
    const rows = await execute<{ row: string }>(db)`select sessions::text as row from sessions`;
    expect(rows.map(({ row }) => row).join()).not.toContain(visitor.cookies.get('session'));
  });
});
