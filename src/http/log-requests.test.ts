import { expect, it } from 'vitest';
import { testSettings } from '../../test/support/app.ts';
import { createTestDatabase } from '../../test/support/database.ts';
import { newVisitor } from '../../test/support/visitor.ts';
import { createApp } from '../app.ts';
import { systemClock } from '../platform/clock.ts';
import { createLog } from '../platform/log.ts';
import { listMessages } from '../platform/messages/outbox.store.ts';

const { db } = await createTestDatabase();
const lines: string[] = [];
const log = createLog('trace', { write: (line) => void lines.push(line) });
const app = await createApp({ settings: testSettings(), db, clock: systemClock, log });

it('logs who asked for what and how it went, and never a secret', async () => {
  const visitor = newVisitor(app);
  const mobile = '9812345670';
  await visitor.call('POST', '/customer/send-otp', { mobile, step: 1 });
  const [message] = await listMessages(db, { to: mobile, limit: 1 });
  const otp = message?.text.slice(0, 4) ?? '';
  await visitor.call('POST', '/customer/verify-otp', { mobile, otp, step: 2 });
  const proof = visitor.cookies.get('verified-number') ?? 'none';
  await visitor.call('POST', '/customer/complete-profile', {
    phonenumber: mobile,
    name: 'N',
    email: 'secret.name@example.com',
  });
  await visitor.call('POST', '/customer/change-password', { new_password: 'hunter2hunter2' });
  await visitor.call('GET', `/customer/me?token=query-secret`);

  const { body } = await visitor.call('GET', '/customer/me');
  const { id } = body.customer as { id: string };
  expect(lines.map((line) => JSON.parse(line) as unknown)).toContainEqual(
    expect.objectContaining({
      method: 'GET',
      path: '/api/customer/me',
      status: 200,
      customerId: id,
      requestId: expect.any(String) as string,
    }),
  );
  const all = lines.join('');
  for (const secret of [
    `"${otp}`,
    ` ${otp} `,
    mobile,
    proof,
    visitor.cookies.get('session') ?? 'none',
    'hunter2',
    'query-secret',
    'secret.name',
  ])
    expect(all).not.toContain(secret);
});
