import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { razorpayKey, startRazorpay } from '../support/razorpay.ts';
import { type ShopProcess, startShopProcess } from '../support/shop-process.ts';
import { newCustomer } from './steps/new-customer.ts';
import { placeOrder } from './steps/place-order.ts';
import { findProduct } from './steps/shelf.ts';

/** The journey's own shop, paid through a fake of Razorpay, which is another site for the browser. */
let dataDir: string;
let shop: ShopProcess;
let razorpay: Awaited<ReturnType<typeof startRazorpay>>;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  razorpay = await startRazorpay();
  dataDir = mkdtempSync(join(tmpdir(), 'chowk-checkout-'));
  chmodSync(dataDir, 0o755); // for root: PostgreSQL runs as another user, who must be able to enter it
  shop = await startShopProcess(dataDir, {
    PAYMENT_PROVIDER: 'razorpay',
    PAYMENT_SECRET: 'the secret of the webhook, long enough',
    PAYMENT_URL: `http://localhost:${razorpay.port}`,
    RAZORPAY_KEY_ID: razorpayKey.id,
    RAZORPAY_KEY_SECRET: razorpayKey.secret,
  });
});
test.afterAll(async () => {
  await shop.stop();
  razorpay.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const onward = 'Pay by card, UPI, netbanking or wallet';

/** A new customer has placed an order and is on its payment page. */
async function toPayment(page: Page, path: '/my-payment' | '/payment'): Promise<string> {
  await page.goto(`${shop.address}/about`);
  const calls = page.request;
  const at = (url: string) => `${shop.address}${url}`;
  const here = Object.assign(Object.create(calls) as typeof calls, {
    get: (url: string, options?: object) => calls.get(at(url), options),
    post: (url: string, options?: object) => calls.post(at(url), options),
  });
  await newCustomer(here);
  const product = await findProduct(here, { sizes: false, at: test.info().project.name });
  const orderId = await placeOrder(here, product);
  await page.goto(`${shop.address}${path}?orderId=${orderId}`);
  return orderId;
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('an order is paid at the hosted checkout', async ({ page }) => {
      const orderId = await toPayment(page, '/my-payment');
      await page.getByRole('button', { name: onward }).click();
      await page.getByRole('button', { name: /^Pay ₹\d+ by card/ }).click();
      await page.waitForURL(`**/payment/confirm?orderId=${orderId}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payment verified successfully!');
    });

    test('a refused or closed checkout comes back to the other ways to pay', async ({ page }) => {
      await toPayment(page, '/payment');
      await page.getByRole('button', { name: onward }).click();
      await page.getByRole('button', { name: 'Decline' }).click();
      await page.waitForURL('**/payment?orderId=*checkout=refused');
      await expect(page.getByText('The payment did not go through')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Pay Now' })).toBeVisible();
      await expect(page.getByLabel('UTR / Transaction ID')).toBeVisible();
      await page.getByRole('button', { name: onward }).click();
      await page.getByRole('link', { name: 'Close' }).click();
      await page.waitForURL('**/payment?orderId=*checkout=closed');
      await expect(page.getByText('You closed the payment page before paying')).toBeVisible();
      await expect(page.getByRole('button', { name: onward })).toBeVisible();
    });
  });
}
