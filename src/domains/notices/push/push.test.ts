import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { testApp, testSettings } from '../../../../test/support/app.ts';
import { createTestDatabase } from '../../../../test/support/database.ts';
import { startPushService } from '../../../../test/support/push-service.ts';
import { newCustomer, newVisitor } from '../../../../test/support/visitor.ts';
import { second, testClock } from '../../../platform/clock.ts';
import { isAtPushService } from './push-service.ts';
import { pushDelivery } from './push-delivery.ts';
import { sendPush } from './send-push.ts';
import { execute } from '../../../platform/database.ts';

const { db } = await createTestDatabase();
const clock = testClock('2026-09-01T06:00:00Z');
const service = await startPushService({ publicKey: () => push.publicKey });
afterAll(() => service.stop());
const settings = testSettings({ PUSH_SERVICES: service.origin });
const push = settings.push as NonNullable<typeof settings.push>;
const app = await testApp(db, { clock, settings });

const news = {
  title: 'Your parcel is packed',
  body: 'Bagru Prints: ₹900, धन्यवाद',
  link: '/x',
  key: 'notice:7',
};
const addressOf = ({ endpoint, keys }: ReturnType<typeof service.subscribe>) => ({ endpoint, ...keys });
const phone = { 'user-agent': 'Mozilla/5.0 (Linux; Android 15) Chrome/140.0.0.0 Mobile Safari/537.36' };
const recipients = async () =>
  (await execute<{ id: string }>(db)`select id::text as id from push_subscriptions order by id`).map(
    ({ id }) => id,
  );

beforeEach(async () => {
  service.received.length = 0;
  service.answer(201);
  await execute(db)`delete from push_subscriptions`;
});

describe('a push', () => {
  it('is readable to its device only, signed by the shop, and named by its occasion', async () => {
    const device = service.subscribe();
    await sendPush(addressOf(device), news, push);
    await sendPush(addressOf(device), { ...news, key: 'notice:8' }, push);
    const [first, other] = service.received;
    expect(first).toMatchObject({
      path: new URL(device.endpoint).pathname,
      ttl: 86_400,
      urgency: 'normal',
      token: { aud: service.origin, sub: 'mailto:support@chowk.example' },
      text: { title: news.title, body: news.body, link: '/x' },
    });
    expect(first?.topic).toMatch(/^[\w-]{32}$/);
    expect(first?.text.tag).toBe(first?.topic);
    expect(other?.topic).not.toBe(first?.topic);
    const hours = ((first?.token.exp ?? 0) - Date.now() / second) / 3_600;
    expect(hours).toBeGreaterThan(1);
    expect(hours).toBeLessThanOrEqual(24);
  });

  it('with too long a text is cut, and accepted', async () => {
    await sendPush(addressOf(service.subscribe()), { ...news, body: 'धन्यवाद '.repeat(900) }, push);
    expect(service.received[0]?.text.body).toMatch(/^धन्यवाद .{490,}…$/);
  });

  it('by another key is refused for good', async () => {
    const other = testSettings({ VAPID_PRIVATE_KEY: Buffer.alloc(32, 7).toString('base64') }).push ?? push;
    const job = sendPush(addressOf(service.subscribe()), news, { ...other, services: push.services });
    await expect(job).rejects.toMatchObject({ permanent: true, message: 'The push service answered 403' });
  });

  it.each([
    [400, true],
    [413, true],
    [429, false],
    [500, false],
    [503, false],
  ])('that the service answers with %i is final: %s', async (status, permanent) => {
    service.answer(status);
    const job = sendPush(addressOf(service.subscribe()), news, push);
    await expect(job).rejects.toMatchObject({ permanent, message: `The push service answered ${status}` });
  });

  it('goes to the services of the settings only, whatever is stored', async () => {
    const elsewhere = { ...addressOf(service.subscribe()), endpoint: 'http://127.0.0.1:9/push/1' };
    await expect(sendPush(elsewhere, news, push)).rejects.toMatchObject({ permanent: true });
  });
});

it.each([
  ['https://fcm.googleapis.com/fcm/send/abc:def', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/abc', true],
  ['https://web.push.apple.com/QABC', true],
  ['https://wns2-pn1p.notify.windows.com/w/?token=abc', true],
  ['http://fcm.googleapis.com/fcm/send/abc', false],
  ['https://fcm.googleapis.com:8443/fcm/send/abc', false],
  ['https://user@fcm.googleapis.com/fcm/send/abc', false],
  ['https://fcm.googleapis.com.attacker.in/', false],
  ['https://attacker.in/#fcm.googleapis.com', false],
  ['https://xpush.apple.com/', false],
  ['https://push.apple.com/', false],
  ['https://127.0.0.1/', false],
  ['https://169.254.169.254/latest/meta-data', false],
  ['https://[::1]/', false],
  ['https://localhost/', false],
  ['file:///etc/passwd', false],
  ['not an address', false],
])('the endpoint %s is at a push service: %s', (endpoint, isAt) =>
  expect(isAtPushService(endpoint, testSettings().push?.services ?? [])).toBe(isAt),
);

describe('a device', () => {
  const body = () => addressOf(service.subscribe());

  it('is notified from the press on, and named', async () => {
    const asha = await newCustomer(app);
    expect((await asha.call('GET', '/customer/push-devices')).body).toEqual({
      publicKey: push.publicKey,
      devices: [],
    });
    const device = body();
    const answer = await asha.call('POST', '/customer/push-devices', device, phone);
    expect(answer).toMatchObject({
      status: 201,
      body: { message: expect.stringContaining('This device') as string },
    });
    expect((await asha.call('GET', '/customer/push-devices')).body.devices).toMatchObject([
      { device: 'Chrome on Android', current: true, since: clock.now().toISOString() },
    ]);
    const [recipient = ''] = await recipients();
    await pushDelivery(
      db,
      push,
    )({
      recipient,
      channel: 'push',
      subject: news.title,
      text: news.body,
      templateValues: { link: '/dashboard/my-orders', key: 'notice:1' },
    } as never);
    expect(service.received).toMatchObject([
      { path: new URL(device.endpoint).pathname, text: { title: news.title, link: '/dashboard/my-orders' } },
    ]);
  });

  it.each([
    { endpoint: 'https://127.0.0.1/' },
    { endpoint: 'https://attacker.in/push' },
    { endpoint: 'x' },
    { p256dh: Buffer.alloc(65, 4).toString('base64url') },
    { p256dh: 'short' },
    { auth: 'short' },
  ])('with %o is refused', async (over) => {
    const asha = await newCustomer(app);
    const answer = await asha.call('POST', '/customer/push-devices', { ...body(), ...over });
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid' } });
    expect(await recipients()).toEqual([]);
  });

  it('belongs to its last user: a customer who logs in on it and subscribes takes it over', async () => {
    const [asha, vikram] = [await newCustomer(app), await newCustomer(app)];
    const sharedBody = body();
    await asha.call('POST', '/customer/push-devices', sharedBody);
    await vikram.call('POST', '/customer/push-devices', sharedBody);
    expect((await asha.call('GET', '/customer/push-devices')).body.devices).toEqual([]);
    expect((await vikram.call('GET', '/customer/push-devices')).body.devices).toHaveLength(1);
  });

  it('that subscribes anew has one subscription', async () => {
    const asha = await newCustomer(app);
    for (let i = 0; i < 3; i += 1) await asha.call('POST', '/customer/push-devices', body());
    expect(await recipients()).toHaveLength(1);
  });

  it('is silent once it is stopped, or logged out', async () => {
    const asha = await newCustomer(app);
    await asha.call('POST', '/customer/push-devices', body());
    const { sessionId } =
      ((await asha.call('GET', '/customer/push-devices')).body.devices as { sessionId: string }[])[0] ?? {};
    expect((await asha.call('DELETE', `/customer/push-devices/${sessionId}`)).status).toBe(200);
    expect((await asha.call('DELETE', `/customer/push-devices/${sessionId}`)).status).toBe(404);
    await asha.call('POST', '/customer/push-devices', body());
    expect(await recipients()).toHaveLength(1);
    await asha.call('GET', '/customer/logout');
    expect(await recipients()).toEqual([]);
  });

  it('is stopped by its owner only', async () => {
    const [asha, vikram] = [await newCustomer(app), await newCustomer(app)];
    await asha.call('POST', '/customer/push-devices', body());
    const { devices } = (await asha.call('GET', '/customer/push-devices')).body as {
      devices: { sessionId: string }[];
    };
    const stop = await vikram.call('DELETE', `/customer/push-devices/${devices[0]?.sessionId}`);
    expect([stop.status, await recipients()]).toEqual([404, [expect.any(String)]]);
  });

  it('beyond the tenth lets the oldest go', async () => {
    const login = { email: 'many@example.com', password: 'a long enough password' };
    const many = await newCustomer(app, login);
    for (let i = 0; i < 12; i += 1) {
      clock.advance(second);
      const browser = newVisitor(app, `198.51.100.${i}`);
      await browser.call('POST', '/customer/customer-login', login);
      await browser.call('POST', '/customer/push-devices', body());
    }
    const { devices } = (await many.call('GET', '/customer/push-devices')).body as {
      devices: { since: string }[];
    };
    expect(devices).toHaveLength(10);
    expect(devices[0]?.since).toBe(clock.now().toISOString());
  });

  it.each([404, 410])(
    'that its service answers %i for is forgotten, and nothing is left to mend',
    async (status) => {
      const asha = await newCustomer(app);
      await asha.call('POST', '/customer/push-devices', body());
      const [recipient = ''] = await recipients();
      service.answer(status);
      const message = { recipient, channel: 'push', subject: 'x', text: '', templateValues: {} } as never;
      await pushDelivery(db, push)(message);
      expect(await recipients()).toEqual([]);
      await pushDelivery(db, push)(message);
    },
  );

  it('is in the export without its keys, and forgotten with the account', async () => {
    const asha = await newCustomer(app, { password: 'a long enough password' });
    const device = body();
    await asha.call('POST', '/customer/push-devices', device, phone);
    const { body: data } = await asha.call('GET', '/customer/my-data');
    expect(data.notifiedDevices).toMatchObject([{ device: 'Chrome on Android' }]);
    expect(JSON.stringify(data)).not.toContain(device.endpoint);
    expect(
      (await asha.call('POST', '/customer/delete-account', { password: 'a long enough password' })).status,
    ).toBe(200);
    expect(await recipients()).toEqual([]);
  });
});

it('a shop without a key offers no notifications on devices', async () => {
  const silent = await testApp(db, { clock, settings: { ...settings, push: undefined } });
  const asha = await newCustomer(silent);
  expect((await asha.call('GET', '/customer/push-devices')).body.publicKey).toBeNull();
  const answer = await asha.call('POST', '/customer/push-devices', addressOf(service.subscribe()));
  expect(answer).toMatchObject({ status: 503, body: { code: 'unavailable' } });
});
