import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { testApp, testSettings } from '../../../../test/support/app.ts';
import { createTestDatabase } from '../../../../test/support/database.ts';
import { orderBody, smallShop } from '../../../../test/support/small-shop.ts';
import { minute, second, testClock } from '../../../platform/clock.ts';
import { createLog } from '../../../platform/log.ts';
import { askAboutOpenOrders, askNow } from '../ask-provider.ts';
import { gateway } from '../providers/gateway/gateway.ts';
import { execute } from '../../../platform/database.ts';

const { db } = await createTestDatabase();
const clock = testClock('2026-03-01T10:00:00Z');
const app = await testApp(db, { clock });
const shop = await smallShop(db, clock.now());
const address = await app.listen({ port: 0, host: '127.0.0.1' });
afterAll(() => app.close());

let customer: Awaited<ReturnType<typeof shop.customer>>;
let orderId: string;
let simulatorUrl: string;

async function call(method: string, path: string, body?: object): Promise<Record<string, unknown>> {
  const answer = await fetch(`${address}/api${path}`, {
    method,
    headers: { cookie: customer.cookie, 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return (await answer.json()) as Record<string, unknown>;
}

/** Clicks a button without JavaScript and returns the resulting page. */
async function press(
  button: string,
  over: Record<string, string> = {},
  headers: Record<string, string> = {},
) {
  const form = new URLSearchParams(simulatorUrl.split('?')[1]);
  for (const [name, value] of Object.entries(over)) form.set(name, value);
  form.set('press', button);
  const answer = await fetch(`${address}/dev/upi`, { method: 'POST', body: form, headers });
  return { status: answer.status, page: await answer.text() };
}

const state = async () =>
  (
    await execute<{ state: string }>(db)`
    select payment_status || '/' || order_status as state from orders where id = ${orderId}`
  )[0]?.state;

beforeEach(async () => {
  clock.advance(minute);
  customer = await shop.customer();
  const product = await shop.product({ price: 1_234_567, discount: 0 });
  const placed = await call(
    'POST',
    '/home/order/palce-order',
    orderBody([{ product }], { price: 1_234_567, shipping_fee: 0 }),
  );
  orderId = String(placed.orderId);
  simulatorUrl = String(
    (await call('POST', '/payment/do_payment', { orderId, bankName: 'SB' })).simulatorUrl,
  );
});

describe('the simulated payment app', () => {
  it('shows payee, amount and order, and pays through the shop’s own webhook', async () => {
    const page = await (await fetch(address + simulatorUrl)).text();
    expect(page).toContain('Chowk Jaipur');
    expect(page).toContain('12,34,567');
    expect(page).toContain(orderId);
    const { status, page: done } = await press('pay');
    expect(status).toBe(200);
    expect(done).toContain(`/payment/confirm?orderId=${orderId}`);
    expect(await state()).toBe('paid/placed');
  });

  it('declines', async () => {
    const { page } = await press('decline');
    expect(page).toContain(`/payment/failure?orderId=${orderId}`);
    expect(await state()).toBe('failed/pending');
  });

  it('pays the link’s amount, which may differ from the shop’s', async () => {
    await press('pay', { am: '1.00' });
    expect(await state()).toBe('unpaid/pending');
  });

  it('loses a webhook on request; the customer’s poll recovers it, asking at most every 2 s', async () => {
    const poll = async () => (await call('GET', `/payment/status/${orderId}`)).payment_status;
    expect(await poll()).toBe('pending');
    await press('lose');
    expect([await state(), await poll()]).toEqual(['unpaid/pending', 'pending']); // within the pace: the provider is not asked
    clock.advance(2 * second);
    expect([await poll(), await state()]).toEqual(['paid', 'paid/placed']);
  });

  it('loses a webhook; background polling recovers it when nobody waits', async () => {
    await press('lose');
    const provider = gateway({ name: 'simulator', secrets: [''], url: () => `${address}/dev/gateway` });
    const asking = { db, clock, log: createLog('silent'), provider, payee: testSettings().upi.vpa };
    clock.advance(29 * second);
    await askAboutOpenOrders(asking);
    expect(await state()).toBe('unpaid/pending');
    clock.advance(2 * second);
    await askAboutOpenOrders(asking);
    expect(await state()).toBe('paid/placed');
  });

  it('is asked again about a payment that could not be booked', async () => {
    await press('lose');
    const provider = gateway({ name: 'simulator', secrets: [''], url: () => `${address}/dev/gateway` });
    const asking = { db, clock, log: createLog('silent'), provider, payee: testSettings().upi.vpa };
    await execute(db)`alter table orders rename column attention to attention_away`;
    const answer = await askNow(asking, orderId);
    await execute(db)`alter table orders rename column attention_away to attention`;
    expect([answer, await state()]).toEqual([false, 'unpaid/pending']);
    expect([await askNow(asking, orderId), await state()]).toEqual([true, 'paid/placed']);
  });

  it('escapes the text of its link', async () => {
    const url = `${address}/dev/upi?pa=a@b&am=1.00&tr=x&pn=${encodeURIComponent('<script>alert(1)</script>')}`;
    expect(await (await fetch(url)).text()).not.toContain('<script');
  });

  it.each(['?am=1.00', '?pa=a@b&tr=x&am=-1', '?pa=a@b&tr=x&am=1e9', '?pa=nobody&tr=x&am=1'])(
    'refuses a link it cannot pay: %s',
    async (query) => {
      expect((await fetch(`${address}/dev/upi${query}`)).status).toBe(400);
    },
  );

  it('refuses a post from another site', async () => {
    expect((await press('pay', {}, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect(await state()).toBe('unpaid/pending');
  });
});

it('is not served with another provider', async () => {
  const other = await testApp(db, { clock, settings: testSettings({ PAYMENT_PROVIDER: 'gateway' }) });
  expect((await other.inject('/dev/upi?pa=a@b&tr=x&am=1.00')).statusCode).toBe(404);
});
