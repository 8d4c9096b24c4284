import { expect, it } from 'vitest';
import { testApp } from '../../../test/support/app.ts';
import { createTestDatabase } from '../../../test/support/database.ts';
import { newVisitor } from '../../../test/support/visitor.ts';
import { hour, testClock } from '../../platform/clock.ts';
import { listMessages } from '../notices/outbox.store.ts';
import { shop } from '../../shop.ts';
import { execute } from '../../platform/database.ts';

const { db } = await createTestDatabase();
const clock = testClock('2026-04-01T06:00:00Z');
const app = await testApp(db, { clock });
const message = {
  name: 'Meera <b>',
  email: 'meera@example.com',
  subject: 'Buy now at spam.example',
  message: 'Where is\nmy parcel?',
};
const mailsTo = (to: string) => listMessages(db, { to, limit: 100 });

it('stores the message, notifies support, and confirms without repeating the text', async () => {
  const answer = await newVisitor(app).call('POST', '/home/contact', message);
  expect(answer.status).toBe(201);
  expect(answer.body.message).toContain('meera@example.com');
  const rows = await execute(db)`select name, email, subject, message from contact_messages`;
  expect(rows).toEqual([message]);
  const [toSupport] = await mailsTo(shop.supportEmail);
  expect(toSupport?.subject).toBe(`Contact form: ${message.subject}`);
  expect(toSupport?.text).toContain(message.message);
  const [confirmation] = await mailsTo(message.email);
  expect(confirmation?.text).toContain('has received your message');
  expect(`${confirmation?.subject} ${confirmation?.text}`).not.toMatch(/spam|parcel|Meera/);
});

it('says beside each field what is missing', async () => {
  const answer = await newVisitor(app).call('POST', '/home/contact', { email: 'no', subject: 'a\nb: c' });
  expect(answer.status).toBe(400);
  expect(answer.body.fields).toEqual({
    name: 'Please enter your name',
    email: 'Please enter a valid email address',
    subject: 'This has characters that can’t be used',
    message: 'Please enter your message',
  });
});

it('sends an address at most two confirmations a day, whoever fills in the form', async () => {
  const email = 'often@example.com';
  for (const place of ['198.51.100.1', '198.51.100.2', '198.51.100.3'])
    expect((await newVisitor(app, place).call('POST', '/home/contact', { ...message, email })).status).toBe(
      201,
    );
  expect(await mailsTo(email)).toHaveLength(2);
});

it('accepts six messages an hour from one address', async () => {
  const visitor = newVisitor(app, '192.0.2.9');
  const send = () => visitor.call('POST', '/home/contact', message);
  for (let i = 0; i < 6; i += 1) expect((await send()).status).toBe(201);
  const answer = await send();
  expect(answer.status).toBe(429);
  expect(answer.body.error).toContain(shop.phone);
  clock.advance(hour);
  expect((await send()).status).toBe(201);
});
