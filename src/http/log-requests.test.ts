import { expect, it } from 'vitest';
import { testSettings } from '../../test/support/app.ts';
import { createTestDatabase } from '../../test/support/database.ts';
import { home, orderBody, smallShop } from '../../test/support/small-shop.ts';
import { testProvider } from '../../test/support/payment-events.ts';
import { newCustomer, newVisitor } from '../../test/support/visitor.ts';
import { clientDigest } from './client-digest.ts';
import { createApp } from '../start/app.ts';
import { systemClock } from '../platform/clock.ts';
import { createLog } from '../platform/log.ts';
import { unsubscribeTokens } from '../domains/notices/unsubscribe/unsubscribe-token.ts';
import { listMessages } from '../domains/notices/outbox.store.ts';

const { db } = await createTestDatabase();
const lines: string[] = [];
const log = createLog('trace', { write: (line) => void lines.push(line) });
const app = await createApp({ settings: testSettings(), db, clock: systemClock, log });

it('logs who did what to which order, without a purchase’s secrets', async () => {
  const shop = await smallShop(db, new Date(Date.now() - 60_000));
  const kurta = await shop.product();
  const password = 'correct horse battery';
  const customer = await newCustomer(app, { email: 'purse@example.com', password });
  const address = { ...home, phonenumber: '9345678123' };
  const order = orderBody([{ product: kurta }], { price: 900, shipping_fee: 0 });
  const answer = await customer.call('POST', '/home/order/palce-order', { ...order, shippingInfo: address });
  const orderId = String(answer.body.orderId);
  await customer.call('POST', '/payment/update-transactionId', { orderId, transactionId: '432109876543' });
  const provider = testProvider(app, systemClock);
  const event = provider.captured({ orderId, price: 900 });
  expect((await provider.send(event)).status).toBe(200);
  await customer.call('GET', `/payment/status/${orderId}`);
  await customer.call('POST', '/customer/customer-login', {
    email: 'purse@example.com',
    password: 'not that one',
  });
  const read = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  for (const call of ['orders.place', 'payments.claim', 'payments.status'])
    expect(read).toContainEqual(
      expect.objectContaining({
        call,
        orderId,
        customerId: customer.id,
        status: expect.any(Number) as number,
        requestId: expect.any(String) as string,
        client: clientDigest(testSettings().sessionSecret, undefined).ofAddress('203.0.113.1'),
      }),
    );
  const { payment, sessionSecret } = testSettings();
  const all = lines.join('');
  const secrets = [
    password,
    'not that one',
    '9345678123',
    'purse@example.com',
    payment.secret,
    sessionSecret,
    '203.0.113.1',
  ];
  const cookies = [...customer.cookies.values()];
  for (const secret of [...secrets, ...cookies, event.utr, '432109876543', home.address])
    expect(all).not.toContain(secret);
});

it('logs no secret of any link, code or number, whatever an account is put through', async () => {
  lines.length = 0;
  const email = 'walker@example.com';
  const mobile = '9812345699';
  const visitor = await newCustomer(app, { email, password: 'otter pond otter' });
  const mailTo = async (to: string) => (await listMessages(db, { to, limit: 1 }))[0]?.text ?? '';
  const secretIn = (text: string) => /token=([\w-]{43})/.exec(text)?.[1] ?? 'none';
  const verify = secretIn(await mailTo(email));
  await visitor.call('GET', `/verify-email?token=${verify}`);
  await app.inject(`/verify-email?token=${verify}`);
  await visitor.call('POST', '/customer/verify-email', { token: verify });
  await newVisitor(app).call('POST', '/customer/forgot-password', { email });
  const reset = secretIn(await mailTo(email));
  await newVisitor(app).call('POST', '/customer/reset-password', { token: reset, password: 'password1' });
  await visitor.call('POST', '/customer/send-otp', { mobile, step: 1 });
  const otp = (await mailTo(mobile)).slice(0, 4);
  await visitor.call('POST', '/customer/add-mobile', { mobile, otp });
  await visitor.call('POST', '/customer/prove', { password: 'otter pond otter' });
  const unsubscribing = unsubscribeTokens(testSettings().sessionSecret).tokenOf({
    customerId: visitor.id,
    group: 'orders',
  });
  for (const method of ['GET', 'POST'] as const)
    await app.inject({
      method,
      url: `/unsubscribe/one-click/${unsubscribing}`,
      payload: 'List-Unsubscribe=One-Click',
    });
  await visitor.call('POST', '/home/unsubscribe', { token: unsubscribing });
  const duplicate = Object.assign(new Error('duplicate key'), { detail: `Key (mobile)=(${mobile})` });
  log.error({ err: duplicate }, 'A request failed unexpectedly');
  await visitor.call('POST', '/customer/remove-mobile', {});
  await visitor.call('POST', '/customer/delete-account', { password: 'otter pond otter' });
  expect(lines.length).toBeGreaterThan(14);
  const all = lines.join('');
  const signature = unsubscribing.split('.')[2] ?? 'none';
  const cookies = [...visitor.cookies.values()];
  for (const secret of [verify, reset, mobile, email, signature, 'otter pond', `"${otp}"`, ...cookies]) {
    expect(secret.length).toBeGreaterThan(3);
    expect(all).not.toContain(secret);
  }
});

it('logs who called what with which outcome, without secrets', async () => {
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
  await visitor.call('POST', '/customer/change-password', { new_password: 'otter pond otter' });
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
    'otter pond',
    'query-secret',
    'secret.name',
  ])
    expect(all).not.toContain(secret);
});
