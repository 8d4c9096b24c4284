import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { complaintsOf } from './steps/complaints-of.ts';
import { type JourneyShop, startJourneyShop } from './steps/journey-shop.ts';
import { newCustomer } from './steps/new-customer.ts';
import { placeOrder } from './steps/place-order.ts';
import { findProduct } from './steps/shelf.ts';
import { qrOf } from './steps/qr-of.ts';
import { newUtr, statementOf } from './steps/statement.ts';

/** The journey's own shop: the operator's command imports its bank statement. */
let shop: JourneyShop;
const folder = mkdtempSync(join(tmpdir(), 'chowk-statement-'));

test.beforeAll(async () => {
  shop = await startJourneyShop();
});
test.afterAll(async () => {
  await shop.close();
  rmSync(folder, { recursive: true });
});

test('a UTR waits, is not paid twice, and is paid by the bank’s statement before its customer’s eyes', async ({
  browser,
}, info) => {
  const { viewport } = info.project.use;
  const context = await browser.newContext({ baseURL: shop.address, viewport: viewport ?? null });
  const page = await context.newPage();
  const complaints = complaintsOf(page);
  await newCustomer(page.request);
  const product = await findProduct(page.request, { sizes: true, at: info.project.name });
  const orderId = await placeOrder(page.request, product);
  const utr = newUtr();

  await page.goto(`/my-payment?orderId=${orderId}`);
  await page.getByRole('link', { name: 'I have paid: enter UTR' }).click();
  await page.getByLabel('UTR / Transaction ID').fill(utr);
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.waitForURL(`**/payment/confirm?orderId=${orderId}`);
  await expect(page.getByRole('heading', { name: "We're verifying your payment..." })).toBeVisible();

  // A customer who comes back sees the state of the payment, and another QR only after a click.
  await page.goto('/dashboard/my-orders');
  await page.getByRole('link', { name: 'Pay Now' }).click();
  const question = page.getByRole('dialog', { name: 'Pay again?' });
  await expect(question).toContainText(`We’re checking UTR …${utr.slice(-4)}. Pay again only if`);
  await question.getByRole('button', { name: 'Keep waiting' }).click();
  await page.goto(`/my-payment?orderId=${orderId}`);
  await expect(page.getByRole('heading', { name: 'We’re checking your payment' })).toBeVisible();
  await expect(page.getByText(`Transaction ID ending in ${utr.slice(-4)}, sent on`)).toBeVisible();
  const qr = page.getByAltText('QR code of this payment');
  await expect(qr).toHaveCount(0);
  await page.getByRole('link', { name: 'Pay again with a new QR code' }).click();
  await qrOf(page);
  await page.goBack();
  await expect(qr).toHaveCount(0);

  const { order } = (await (await page.request.get(`/api/home/customer/gat-order/${orderId}`)).json()) as {
    order: { price: number };
  };
  const file = join(folder, `${orderId}.csv`);
  writeFileSync(file, statementOf({ utr, rupees: order.price }));
  const reconcile = () => shop.ops('payment', 'reconcile', file);
  expect(await reconcile()).toMatch(/^1 credit paid now\n.* order CHK-\d+-\d$/m);
  await page.waitForURL(`**/payment/confirm?orderId=${orderId}`);
  await expect(page.getByRole('heading', { name: 'Payment verified successfully!' })).toBeVisible();

  // Importing the same statement again pays nothing.
  expect(await reconcile()).toContain('1 credit accounted for before');
  expect(await shop.ops('ledger', 'check')).toContain('The books are right');
  await page.goto('/dashboard/my-orders');
  await expect(page.getByRole('link', { name: 'Invoice' })).toBeVisible();
  expect(complaints).toEqual([]);
  await context.close();
});
