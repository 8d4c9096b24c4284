import type { APIRequestContext } from '@playwright/test';
import { readOrderOtp } from './steps/at-the-door.ts';
import { expect, test } from './steps/journey.ts';
import { newCustomerByOtp, newCustomerWithNumber } from './steps/new-customer.ts';
import { placeOrder } from './steps/place-order.ts';
import { findProducts } from './steps/shelf.ts';
import { violations } from './steps/violations.ts';

/** An order that can be paid on delivery. */
async function orderOf(shop: APIRequestContext, project: string): Promise<string> {
  const products = await findProducts(shop, { sizes: true });
  const product = products.filter(({ finalPrice }) => finalPrice < 4_000).at(project === 'phone' ? -4 : -5);
  if (!product) throw new Error('The shop is too empty for this journey');
  return placeOrder(shop, product);
}

test('an order is confirmed by OTP and paid at the door', async ({ page, shop, complaints }, { project }) => {
  const mobile = await newCustomerWithNumber(shop);
  const orderId = await orderOf(shop, project.name);
  await page.clock.install();
  await page.goto(`/my-payment?orderId=${orderId}`);
  const door = page.getByRole('region', { name: 'Pay on delivery' });
  await expect(door).toContainText(`ending in ${mobile.slice(-4)}`);
  await door.getByRole('button', { name: 'Send OTP' }).click();
  await expect(door.getByLabel('OTP')).toBeVisible();
  // The countdown stops during the confirmation.
  await page.clock.runFor(60_000);
  await expect(page).toHaveURL(/\/my-payment/);
  expect(await violations(page)).toEqual([]);
  const otp = await readOrderOtp(shop, mobile);
  complaints.expectStatus(422);
  await door.getByLabel('OTP').fill(otp === '0000' ? '0001' : '0000');
  await expect(door.getByText('Wrong OTP')).toBeVisible();
  await door.getByLabel('OTP').fill(otp);
  await page.waitForURL(`**/payment/confirm?orderId=${orderId}`);
  await expect(page.getByRole('heading', { name: 'Order placed' })).toBeVisible();
  await expect(
    page.getByText(/Please keep ₹[\d,]+ ready: you pay in cash or by UPI at the door/),
  ).toBeVisible();
  expect(await violations(page)).toEqual([]);

  await page.goto(`/dashboard/order/details/${orderId}`);
  await expect(page.getByText(/^Pay ₹[\d,]+ in cash or UPI at the door$/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Pay now by UPI' })).toBeVisible();
  await page.goto('/dashboard/my-orders');
  await expect(page.getByText('On delivery')).toBeVisible();
  await page.goto(`/my-payment?orderId=${orderId}`);
  await page.waitForURL(`**/payment/confirm?orderId=${orderId}`);
});

test('who logged in by OTP a moment ago confirms without another', async ({ page, shop }, { project }) => {
  await newCustomerByOtp(shop);
  const orderId = await orderOf(shop, project.name);
  await page.goto(`/my-payment?orderId=${orderId}`);
  const door = page.getByRole('region', { name: 'Pay on delivery' });
  await expect(door).toContainText('so no other is needed');
  expect(await violations(page)).toEqual([]);
  await door.getByRole('button', { name: /^Confirm: pay ₹[\d,]+ at the door$/ }).click();
  await page.waitForURL(`**/payment/confirm?orderId=${orderId}`);
  await expect(page.getByRole('heading', { name: 'Order placed' })).toBeVisible();
});

test('it works without scripts, and says why it is not possible', async ({ browser, shop, page }, {
  project,
}) => {
  await newCustomerByOtp(shop);
  const orderId = await orderOf(shop, project.name);
  const context = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
    viewport: page.viewportSize(),
  });
  const plain = await context.newPage();
  // Nothing polls without scripts, so nothing says that it waits: a link looks again.
  await plain.goto(`/my-payment?orderId=${orderId}`);
  await expect(plain.getByText('Waiting for your payment')).toBeHidden();
  await expect(plain.getByLabel('This page waits')).toBeHidden();
  await expect(plain.getByRole('link', { name: 'Paid? Look again' })).toBeVisible();
  await plain.goto(`/payment?orderId=${orderId}`);
  await plain.getByRole('button', { name: /^Confirm: pay ₹[\d,]+ at the door$/ }).click();
  await expect(plain.getByRole('heading', { name: 'Order placed' })).toBeVisible();

  const data = { price: 0, shipping_fee: 0 };
  const other = await orderOf(shop, project.name);
  await shop.post('/api/payment/update-transactionId', {
    data: { ...data, orderId: other, transactionId: String(Date.now()).slice(-12).padStart(12, '5') },
  });
  await plain.goto(`/payment?orderId=${other}`);
  await expect(plain.getByText('We’re checking the transaction ID you sent for this order.')).toBeVisible();
  await context.close();
});
