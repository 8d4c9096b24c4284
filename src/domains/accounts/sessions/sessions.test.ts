import { describe, expect, it } from 'vitest';
import { testApp } from '../../../../test/support/app.ts';
import { createTestDatabase } from '../../../../test/support/database.ts';
import { newCustomer, newVisitor } from '../../../../test/support/visitor.ts';
import { deviceName } from './device-name.ts';

const { db } = await createTestDatabase();
const app = await testApp(db);
const password = 'a long enough password';
const phone =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';

interface ListedSession {
  _id: string;
  device: string;
  address: string;
  current: boolean;
}
const list = async (who: ReturnType<typeof newVisitor>) =>
  (await who.call('GET', '/customer/sessions')).body.sessions as ListedSession[];
const isIn = async (who: ReturnType<typeof newVisitor>) =>
  (await who.call('GET', '/customer/me')).body.customer !== null;

/** A customer logged in on a laptop, and on a phone at another network address. */
async function onTwoDevices(email: string) {
  const laptop = await newCustomer(app, { email, password });
  const mobile = newVisitor(app, '198.51.100.7');
  await mobile.call('POST', '/customer/customer-login', { email, password }, { 'user-agent': phone });
  return { laptop, mobile };
}

describe('the sessions of an account', () => {
  it('are listed with device and address, the current one marked', async () => {
    const { laptop, mobile } = await onTwoDevices('two@example.com');
    const sessions = await list(laptop);
    expect(sessions).toHaveLength(2);
    expect(sessions).toContainEqual(
      expect.objectContaining({ device: 'Chrome on Android', address: '198.51.100.7', current: false }),
    );
    expect((await list(mobile)).find(({ current }) => current)?.device).toBe('Chrome on Android');
  });

  it('end one by one, or all others at once', async () => {
    const { laptop, mobile } = await onTwoDevices('three@example.com');
    const other = (await list(laptop)).find(({ current }) => !current)?._id;
    expect((await laptop.call('DELETE', `/customer/sessions/${other}`)).status).toBe(200);
    expect([await isIn(laptop), await isIn(mobile)]).toEqual([true, false]);
    expect((await laptop.call('DELETE', `/customer/sessions/${other}`)).status).toBe(404);

    await mobile.call('POST', '/customer/customer-login', { email: 'three@example.com', password });
    const all = await mobile.call('POST', '/customer/end-other-sessions', {});
    expect(all.body).toEqual({ message: '1 other device is logged out', ended: 1 });
    expect([await isIn(laptop), await isIn(mobile)]).toEqual([false, true]);
  });

  it('belong to their owner: somebody else’s is not found', async () => {
    const { laptop } = await onTwoDevices('four@example.com');
    const [session] = await list(laptop);
    const stranger = await newCustomer(app);
    expect((await stranger.call('DELETE', `/customer/sessions/${session?._id}`)).status).toBe(404);
    expect(await isIn(laptop)).toBe(true);
  });

  it.each([
    ['update-user-profile', { name: 'Asha', email: 'five@example.com' }],
    ['change-password', { old_password: password, new_password: 'another long password' }],
  ])('get a new cookie by %s; the old one is worth nothing', async (call, body) => {
    const visitor = await newCustomer(app, { email: `${call}@example.com`, password });
    const thief = newVisitor(app);
    thief.cookies.set('session', visitor.cookies.get('session') ?? '');
    expect(await isIn(thief)).toBe(true);
    expect((await visitor.call('POST', `/customer/${call}`, body)).status).toBe(200);
    expect([await isIn(visitor), await isIn(thief)]).toEqual([true, false]);
  });
});

it.each([
  [phone, 'Chrome on Android'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1',
    'Safari on iPhone',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0',
    'Edge on Windows',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux'],
  ['<script>alert(1)</script>', 'Unknown device'],
])('a device is named by its kind: %s', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});
