import { describe, expect, it } from 'vitest';
import { testApp } from '../../../test/support/app.ts';
import { createTestDatabase } from '../../../test/support/database.ts';
import { newCustomer, newVisitor } from '../../../test/support/visitor.ts';

const { db } = await createTestDatabase();
const app = await testApp(db);
const password = 'a long enough password';

describe('update profile', () => {
  it('changes name and e-mail, and gives a token that says so', async () => {
    const visitor = await newCustomer(app);
    const answer = await visitor.call('POST', '/customer/update-user-profile', {
      name: 'New Name',
      email: 'new@example.com',
    });
    expect(answer.status).toBe(200);
    const payload = String(answer.body.token).split('.')[1] ?? '';
    expect(JSON.parse(Buffer.from(payload, 'base64url').toString())).toMatchObject({
      id: visitor.id,
      name: 'New Name',
      email: 'new@example.com',
    });
    expect(answer.setCookies[0]).toContain('session=');
    expect((await visitor.call('GET', '/customer/me')).body.customer).toMatchObject({
      name: 'New Name',
      email: 'new@example.com',
    });
  });

  it('refuses somebody else’s e-mail, keeps one’s own', async () => {
    await newCustomer(app, { email: 'theirs@example.com' });
    const visitor = await newCustomer(app, { email: 'mine@example.com' });
    const theirs = await visitor.call('POST', '/customer/update-user-profile', {
      name: 'X',
      email: 'THEIRS@example.com',
    });
    expect(theirs).toMatchObject({ status: 409, body: { code: 'email_taken' } });
    const own = await visitor.call('POST', '/customer/update-user-profile', {
      name: 'X',
      email: 'Mine@example.com',
    });
    expect(own.status).toBe(200);
  });

  it('is not for guests', async () => {
    const answer = await newVisitor(app).call('POST', '/customer/update-user-profile', {
      name: 'X',
      email: 'x@example.com',
    });
    expect(answer).toMatchObject({ status: 401, body: { code: 'not_logged_in' } });
  });
});

describe('change password', () => {
  it('wants the old one, and ends every other session', async () => {
    const here = await newCustomer(app, { email: 'change@example.com' });
    const there = newVisitor(app);
    await there.call('POST', '/customer/customer-login', { email: 'change@example.com', password });
    const wrong = await here.call('POST', '/customer/change-password', {
      old_password: 'not this',
      new_password: 'another password',
    });
    expect(wrong).toMatchObject({ status: 422, body: { code: 'wrong_password' } });
    const missing = await here.call('POST', '/customer/change-password', {
      new_password: 'another password',
    });
    expect(missing).toMatchObject({
      status: 400,
      body: { fields: { old_password: 'Please enter your old password' } },
    });
    const right = await here.call('POST', '/customer/change-password', {
      old_password: password,
      new_password: 'another password',
    });
    expect(right.status).toBe(200);
    expect((await here.call('GET', '/customer/me')).body.customer).not.toBeNull();
    expect((await there.call('GET', '/customer/me')).body.customer).toBeNull();
    const old = await newVisitor(app).call('POST', '/customer/customer-login', {
      email: 'change@example.com',
      password,
    });
    expect(old.status).toBe(401);
    const fresh = await newVisitor(app).call('POST', '/customer/customer-login', {
      email: 'change@example.com',
      password: 'another password',
    });
    expect(fresh.status).toBe(200);
  });

  it('applies one of eight parallel changes', async () => {
    const visitor = await newCustomer(app);
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, i) =>
        visitor.call('POST', '/customer/change-password', {
          old_password: password,
          new_password: `another one ${i}`,
        }),
      ),
    );
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
  });
});
