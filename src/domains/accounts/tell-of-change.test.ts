import { beforeEach, expect, it } from 'vitest';
import { testApp } from '../../../test/support/app.ts';
import { createTestDatabase } from '../../../test/support/database.ts';
import { newCustomer, type Visitor } from '../../../test/support/visitor.ts';
import { day, testClock } from '../../platform/clock.ts';
import { shop } from '../../shop.ts';
import { execute } from '../../platform/database.ts';

const { db } = await createTestDatabase();
const clock = testClock('2026-09-01T06:00:00Z');
const app = await testApp(db, { clock });
beforeEach(() => clock.advance(day));

const mailsTo = async (recipient: string) =>
  await execute<{ subject: string; text: string }>(db)`
      select subject, text from outbox where recipient = ${recipient} and notice = 'account_changed' order by id`;
const changeTo = (visitor: Visitor, email: string, name = 'Meera') =>
  visitor.call('POST', '/customer/update-user-profile', { name, email });

it('the former address is told that an e-mail was changed, without the new one and without links', async () => {
  const visitor = await newCustomer(app, { email: 'former@example.com' });
  await changeTo(visitor, 'former@example.com', 'Another name');
  await changeTo(visitor, 'Former@example.com');
  expect(await mailsTo('former@example.com')).toEqual([]);
  expect((await changeTo(visitor, 'new@example.com')).status).toBe(200);
  const [mail, ...others] = [
    ...(await mailsTo('former@example.com')),
    ...(await mailsTo('Former@example.com')),
  ];
  expect(others).toEqual([]);
  expect(mail?.subject).toContain('was changed');
  expect(mail?.text).toContain(`If it was not you, write to us at once: ${shop.supportEmail}`);
  expect(mail?.text).not.toMatch(/new@example|https?:/);
  expect(await mailsTo('new@example.com')).toEqual([]);
});

it('nobody is flooded by changes to and fro, and the first is always told', async () => {
  const visitor = await newCustomer(app, { email: 'one@example.com' });
  for (let n = 0; n < 8; n += 1) {
    await changeTo(visitor, 'two@example.com');
    await changeTo(visitor, 'one@example.com');
  }
  expect([(await mailsTo('one@example.com')).length, (await mailsTo('two@example.com')).length]).toEqual([
    3, 2,
  ]);
});

it('the account’s e-mail is told of a number that was added, by its last digits only', async () => {
  const visitor = await newCustomer(app, { email: 'numbers@example.com' });
  const mobile = '9100004321';
  await visitor.call('POST', '/customer/send-otp', { mobile, step: 1 });
  const rows = await execute<{ text: string }>(db)`select text from outbox where recipient = ${mobile}`;
  const otp = /\b\d{4}\b/.exec(rows[0]?.text ?? '')?.[0] ?? 'none';
  expect(await mailsTo('numbers@example.com')).toEqual([]);
  expect((await visitor.call('POST', '/customer/add-mobile', { mobile, otp })).status).toBe(200);
  const [mail] = await mailsTo('numbers@example.com');
  expect(mail?.text).toContain('ending in 4321 was added');
  expect(mail?.text).not.toContain(mobile);
});
