import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from './steps/journey.ts';
import { payOrder, placeOrder } from './steps/place-order.ts';
import { findProducts } from './steps/shelf.ts';
import { violations } from './steps/violations.ts';
import { qrOf } from './steps/qr-of.ts';

/** A late payer, and a declined one. The test controls the browser's clock: half a minute passes at once. */

async function orderOf(shop: APIRequestContext, project: string): Promise<string> {
  const product = (await findProducts(shop, { sizes: true })).at(project === 'phone' ? -7 : -8);
  if (!product) throw new Error('The shop is too empty for this journey');
  return placeOrder(shop, product);
}

/** Opens an order's QR with a paused clock. */
async function openQr(page: Page, orderId: string): Promise<void> {
  await page.clock.install();
  await page.goto(`/my-payment?orderId=${orderId}`);
  await expect(page.getByRole('timer')).toBeVisible();
  // The ring says what it counts, to eyes too.
  await expect(page.getByText('This page waits', { exact: true })).toBeVisible();
}

const heading = (page: Page, name: string) => page.getByRole('heading', { name });

test('a late payer ends on the confirmation, without a press', async ({ page, shop, customer }, info) => {
  expect(customer.id).toBeTruthy();
  const orderId = await orderOf(shop, info.project.name);
  await openQr(page, orderId);
  await page.clock.runFor(31_000);
  await page.waitForURL(`**/payment/failure?orderId=${orderId}`);
  await expect(page.getByRole('heading').first()).toHaveText('We haven’t seen your payment yet');
  await expect(page.getByRole('status').filter({ hasText: 'keep this page open' })).toBeVisible();
  expect(await violations(page)).toEqual([]);

  await payOrder(shop, orderId);
  await page.clock.runFor(5_000);
  await page.waitForURL(`**/payment/confirm?orderId=${orderId}`);
  await expect(heading(page, 'Payment verified successfully!')).toBeVisible();
  await page.goto(`/payment/failure?orderId=${orderId}`);
  await page.waitForURL(`**/payment/confirm?orderId=${orderId}`);
});

test('the countdown waits while the payment app is open or the tab is hidden, and a new QR is one press', async ({
  page,
  shop,
  customer,
}, info) => {
  expect(customer.id).toBeTruthy();
  await openQr(page, await orderOf(shop, info.project.name));
  const link = page.getByRole('link', { name: 'Pay by UPI app' });
  const qr = await qrOf(page);
  expect((await link.boundingBox())?.y).toBeLessThan((await qr.boundingBox())?.y ?? 0);

  const [app] = await Promise.all([page.waitForEvent('popup'), link.click()]);
  await expect(page.getByText('The countdown waits until you come back')).toBeVisible();
  await page.clock.runFor(60_000);
  await expect(page).toHaveURL(/\/my-payment/);
  await app.close();
  await setHidden(page, true);
  await page.keyboard.press('Shift');
  // A hidden page is laid out like any other: what it says, not the address, shows that nothing runs.
  await expect(page.getByText('The countdown waits until you come back')).toBeVisible();
  await page.clock.runFor(60_000);
  await expect(page).toHaveURL(/\/my-payment/);

  await setHidden(page, false);
  await expect(page.getByText('Waiting for your payment')).toBeVisible();
  await page.clock.runFor(31_000);
  await page.waitForURL('**/payment/failure?*');
  await page.getByRole('link', { name: 'Try again' }).click();
  await qrOf(page);
  await expect(page.getByRole('timer')).toHaveAccessibleName(/: 0:(29|30)$/);
});

test('a declined payment is called declined, on each page that tells of it', async ({
  page,
  shop,
  customer,
}, info) => {
  expect(customer.id).toBeTruthy();
  const orderId = await orderOf(shop, info.project.name);
  await page.goto(`/my-payment?orderId=${orderId}`);
  const [app] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: 'Pay by UPI app' }).click(),
  ]);
  await app.getByRole('button', { name: 'Decline' }).click();
  // A window closed before its answer declines nothing.
  await expect(heading(app, 'Payment declined')).toBeVisible();
  await app.close();
  await page.waitForURL(`**/payment/failure?orderId=${orderId}`);
  for (const path of ['failure', 'confirm']) {
    await page.goto(`/payment/${path}?orderId=${orderId}`);
    await expect(heading(page, 'Payment Failed')).toBeVisible();
    await expect(page.getByText('declined by your bank or payment app')).toBeVisible();
    await expect(page.getByText(/session timeout|verifying/)).toHaveCount(0);
    expect(await violations(page)).toEqual([]);
  }
  // The page to pay on says so too, and does not start a payment by being loaded.
  await page.goto(`/my-payment?orderId=${orderId}`);
  await expect(heading(page, 'Payment Failed')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await qrOf(page);
});

/** Simulates leaving the tab or coming back: a headless browser never hides one. */
async function setHidden(page: Page, isHidden: boolean): Promise<void> {
  await page.evaluate(
    (state) => {
      Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    },
    isHidden ? 'hidden' : 'visible',
  );
}
