import { beforeEach, expect, it } from 'vitest';
import { testApp } from '../../../test/support/app.ts';
import { createTestDatabase } from '../../../test/support/database.ts';
import { newCustomer, newVisitor } from '../../../test/support/visitor.ts';
import { hour, minute, testClock } from '../../platform/clock.ts';
import { execute } from '../../platform/database.ts';
import { composeFor } from './compose.ts';
import { mailDresser } from './mail/dress-mail.ts';
import { sendMessage } from './send-message.ts';
import { unsubscribeTokens } from './unsubscribe/unsubscribe-token.ts';

const { db } = await createTestDatabase();
const clock = testClock('2026-09-01T06:00:00Z');
const app = await testApp(db, { clock });
beforeEach(() => clock.advance(48 * hour));

const mailsTo = (recipient: string) =>
  execute<{ subject: string; text: string }>(db)`
    select subject, text from outbox where lower(recipient) = ${recipient} and channel = 'email' order by id`;
const text = 'Buy gold at evil.example now';

it('an address that nobody verified gets five mails a day, of all kinds together, and no typed text', async () => {
  const email = 'victim@example.com';
  const stranger = await newCustomer(app, { name: text, email });
  const contact = { name: text, email, subject: text, message: text };
  await newVisitor(app, '10.0.0.1').call('POST', '/home/contact', contact);
  await stranger.call('POST', '/customer/update-user-profile', { name: text, email: 'VICTIM@example.com' });
  for (let i = 0; i < 6; i++) {
    clock.advance(minute);
    await newVisitor(app, '10.0.0.2').call('POST', '/customer/forgot-password', { email });
    await stranger.call('POST', '/customer/send-verify-link');
  }
  const mails = await mailsTo(email);
  expect(mails).toHaveLength(5);
  expect(JSON.stringify(mails)).not.toMatch(/gold|evil/);
  const refusal = await stranger.call('POST', '/customer/send-verify-link');
  expect(refusal.status).toBe(429);
});

it('a deleted account does not begin the count anew', async () => {
  const email = 'again@example.com';
  const password = 'a long enough password';
  for (let i = 0; i < 7; i++) {
    const stranger = await newCustomer(app, { email, password });
    expect((await stranger.call('POST', '/customer/delete-account', { password })).status).toBe(200);
  }
  const last = await newCustomer(app, { email, password });
  clock.advance(minute);
  expect((await last.call('POST', '/customer/send-verify-link')).status).toBe(429);
});

it('counts the mail that a failed text falls back to', async () => {
  const recipient = 'fallback@example.com';
  const message = { text: 'x', unverified: true, notice: 'packed', now: clock.now() } as const;
  for (let i = 0; i < 6; i++)
    await sendMessage(db, {
      ...message,
      recipient: '9000000001',
      channel: 'sms',
      fallback: { recipient, channel: 'email', text: 'x' },
    });
  const rows = await execute(db)`select from outbox where fallback is not null`;
  expect(rows).toHaveLength(5);
  expect(await sendMessage(db, { ...message, recipient, channel: 'email' })).toBe(false);
});

it('what a shop or support wrote is read in the account, unless the address is verified', async () => {
  const notice = {
    id: 1,
    kind: 'message',
    subject: text,
    text: text,
    short: '',
    link: '/chat',
    customerId: 'c',
    goods: [],
    orderNumber: '',
  } as never;
  const to = (emailVerified: boolean) =>
    JSON.stringify(
      composeFor.email(
        notice,
        { name: text, email: 'x@example.com', emailVerified, mobile: null },
        'https://shop',
      ),
    );
  const dress = async (emailVerified: boolean) => {
    const findPerson = async () => ({ name: text, email: 'x@example.com', emailVerified, mobile: null });
    const dresser = mailDresser({
      findPerson,
      publicUrl: 'https://shop',
      tokens: unsubscribeTokens('a secret'),
    });
    const message = {
      recipient: 'x@example.com',
      channel: 'email',
      subject: '',
      text: '',
      templateValues: {},
    } as const;
    return (await dresser(db, message, notice)).html;
  };
  expect(await dress(false)).not.toContain('gold');
  expect(await dress(true)).toContain('gold');
  expect(to(false)).not.toContain('gold');
  expect(to(false)).toContain('There is a message for you in your account.');
  expect(to(true)).toContain('gold');
});
