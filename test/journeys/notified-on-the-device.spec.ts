import type { APIRequestContext, BrowserContext, Page, TestInfo } from '@playwright/test';
import { pushServices } from '../../playwright.config.ts';
import { startPushService } from '../support/push-service.ts';
import { expect, test } from './steps/journey.ts';
import { payOrder, placeOrder } from './steps/place-order.ts';
import { sellerAtDesk } from './steps/seller-at-desk.ts';
import { findProduct } from './steps/shelf.ts';
import { standInFor } from './steps/stand-in-for-push.ts';
import { violations } from './steps/violations.ts';

/**
 * A device gets notices after a click. A fake replaces the browser's push service: it checks the shop's signature,
 * decrypts the message, and passes it to the worker through the browser's debugging protocol.
 */
test.use({ serviceWorkers: 'allow' });

/** Delivers a push message to the page's worker. */
async function deliver(page: Page, context: BrowserContext, text: object): Promise<void> {
  const cdp = await context.newCDPSession(page);
  const registration = new Promise<string>((resolve) => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const id = registrations.find(({ isDeleted }) => !isDeleted)?.registrationId;
      if (id !== undefined) resolve(id);
    });
  });
  await cdp.send('ServiceWorker.enable');
  const { origin } = new URL(page.url());
  await cdp.send('ServiceWorker.deliverPushMessage', {
    origin,
    registrationId: await registration,
    data: JSON.stringify(text),
  });
  await cdp.detach();
}

const notificationsOf = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    return (await registration.getNotifications()).map(({ title, body, tag }) => ({ title, body, tag }));
  });

/** Clicks the notification. A test cannot make the browser open a window for it, so this returns the address instead. */
const press = (context: BrowserContext) =>
  context.serviceWorkers()[0]?.evaluate(async () => {
    const worker = globalThis as unknown as {
      registration: ServiceWorkerRegistration;
      clients: { openWindow: (address: string) => Promise<null> };
      NotificationEvent: new (type: string, init: object) => Event;
    };
    const [notification] = await worker.registration.getNotifications();
    const opening = new Promise<string>((resolve) => {
      worker.clients.openWindow = async (address) => {
        resolve(address);
        return null;
      };
    });
    globalThis.dispatchEvent(new worker.NotificationEvent('notificationclick', { notification }));
    return opening;
  });

/** The fake push service of this width. */
async function startService(shop: APIRequestContext, info: TestInfo) {
  const { publicKey } = await (await shop.get('/api/customer/push-devices')).json();
  return startPushService({
    publicKey: () => publicKey as string,
    port: Number(new URL(pushServices[info.project.name === 'phone' ? 1 : 0] ?? '').port),
  });
}

test('a press lets an order’s steps onto the device, each once, and pressing one opens the order', async ({
  page,
  context,
  shop,
  customer,
}, info) => {
  expect(customer.email).toBeTruthy();
  const service = await startService(shop, info);
  await standInFor(page, service);
  const part = page.getByRole('region', { name: 'Notifications on your devices' });
  const ask = part.getByRole('button', { name: 'Notify me on this device' });

  // The page does not ask unprompted, and explains how to allow notices if the browser blocks them.
  await page.goto('/dashboard/notices/settings');
  await expect(ask).toBeEnabled();
  expect(await page.evaluate(() => sessionStorage.getItem('asked'))).toBeNull();
  await ask.click();
  await expect(part.getByRole('alert')).toContainText('This browser blocks notifications');
  await context.grantPermissions(['notifications'], { origin: new URL(page.url()).origin });
  await ask.press('Enter');
  await expect(part.getByRole('listitem')).toContainText('This device');
  await expect(ask).toHaveCount(0);
  expect(await violations(page)).toEqual([]);

  const product = await findProduct(shop, { sizes: false, at: info.project.name });
  const order = await placeOrder(shop, product);
  await payOrder(shop, order);
  await expect.poll(() => service.received.length).toBe(1);
  const { text } = service.received[0] ?? { text: { link: '' } };
  expect(text).toMatchObject({ title: 'Your order is placed', link: `/dashboard/order/details/${order}` });

  for (const _ of [1, 2]) await deliver(page, context, text);
  await expect
    .poll(() => notificationsOf(page))
    .toEqual([expect.objectContaining({ title: 'Your order is placed' })]);
  const address = await press(context);
  expect(new URL(address ?? '').pathname).toBe(text.link);
  expect(await notificationsOf(page)).toEqual([]);
  await page.goto(address ?? '');
  await expect(page.getByRole('heading', { name: /^Order/ }).first()).toBeVisible();

  // Another site's address, or no text at all, opens and shows only the shop.
  await deliver(page, context, { title: '<b>Sale</b>', link: 'https://attacker.example/login' });
  await expect
    .poll(() => notificationsOf(page))
    .toEqual([expect.objectContaining({ title: '<b>Sale</b>', body: '' })]);
  expect(new URL((await press(context)) ?? '').origin).toBe(new URL(page.url()).origin);

  await page.goto('/dashboard/notices/settings');
  await part.getByRole('button', { name: /^Stop notifications on / }).click();
  await expect(ask).toBeVisible();
  expect((await (await shop.get('/api/customer/push-devices')).json()).devices).toEqual([]);
  expect(service.received).toHaveLength(1);
  await service.stop();
});

test('a seller’s phone in the pocket tells of an order, and a press opens it at the desk', async ({
  shop,
  customer,
  browser,
}, info) => {
  expect(customer.email).toBeTruthy();
  const service = await startService(shop, info);
  const { desk, product } = await sellerAtDesk(browser, shop);
  const context = desk.context();
  await standInFor(desk, service);
  await desk.goto('/desk/news/channels');
  await context.grantPermissions(['notifications'], { origin: new URL(desk.url()).origin });
  await desk.getByRole('button', { name: 'Notify me on this device' }).click();
  await expect(desk.getByRole('button', { name: 'Stop on this device' })).toBeVisible();
  expect(await violations(desk)).toEqual([]);
  await desk.screenshot({ path: `.build/test-results/desk-notified-${info.project.name}.png` });
  await desk.goto('about:blank');

  const order = await placeOrder(shop, product);
  await payOrder(shop, order);
  await expect.poll(() => service.received.length).toBe(1);
  const { text } = service.received[0] ?? { text: { link: '' } };
  expect(text).toMatchObject({
    title: expect.stringMatching(/^New order CHK-/),
    link: `/desk/orders/${order}`,
  });
  await desk.goto('/desk/news');
  await deliver(desk, context, text);
  await expect
    .poll(() => notificationsOf(desk))
    .toMatchObject([{ title: expect.stringMatching(/^New order/) }]);
  const address = (await press(context)) ?? '';
  expect(new URL(address).pathname).toBe(text.link);
  await desk.goto(address);
  await expect(desk.getByRole('button', { name: 'Mark as packed' })).toBeVisible();

  await desk.goto('/desk/news/channels');
  await desk.getByRole('button', { name: 'Stop on this device' }).click();
  await expect(desk.getByRole('button', { name: 'Notify me on this device' })).toBeVisible();
  await payOrder(shop, await placeOrder(shop, product));
  await desk.goto('/desk/news');
  await expect(
    desk.getByRole('main').getByRole('listitem').filter({ hasText: product.name }),
  ).not.toHaveCount(0);
  expect(service.received).toHaveLength(1);
  await context.close();
  await service.stop();
});

test('a browser that cannot show notifications is told what to do instead', async ({
  browser,
  customer,
  page,
}) => {
  expect(customer.email).toBeTruthy();
  for (const [userAgent, sentence] of [
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604.1', 'Add to Home Screen'],
    ['Mozilla/5.0 (X11; Linux x86_64) Old/1.0', 'This browser can’t show notifications'],
  ] as const) {
    const other = await browser.newContext({ userAgent, storageState: await page.context().storageState() });
    const old = await other.newPage();
    await old.addInitScript(() => Reflect.deleteProperty(window, 'PushManager'));
    await old.goto('/dashboard/notices/settings');
    const part = old.getByRole('region', { name: 'Notifications on your devices' });
    await expect(part).toContainText(sentence);
    await expect(part.getByRole('button')).toHaveCount(0);
    await other.close();
  }
});
