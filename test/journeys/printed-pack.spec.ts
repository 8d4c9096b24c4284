import type { Page } from '@playwright/test';
import { expect, test } from './steps/journey.ts';
import { payOrder, placeOrder } from './steps/place-order.ts';
import { sellerAtDesk } from './steps/seller-at-desk.ts';
import { violations } from './steps/violations.ts';

/** 4 by 6 inches, in points. */
const label = '0 0 288 432';

/** The sizes of the papers that come out of the printer. */
async function papersOf(desk: Page): Promise<string[]> {
  const pdf = (await desk.pdf({ preferCSSPageSize: true })).toString('latin1');
  return [...pdf.matchAll(/\/MediaBox ?\[([\d. ]+)\]/g)].map(([, size = '']) => size);
}

test('a seller finds an order by its mobile number and prints its slip and its label', async ({
  shop,
  browser,
  customer,
}) => {
  expect(customer.email).toBeTruthy();
  const { desk, product } = await sellerAtDesk(browser, shop);
  const orderId = await placeOrder(shop, product);
  await payOrder(shop, orderId);
  await desk.goto('/desk/orders?state=all&search=98765%2043210');
  await expect(desk.getByRole('main').locator(`a[href="/desk/orders/${orderId}"]`)).toBeVisible();
  expect(await violations(desk)).toEqual([]);
  await desk.getByRole('link', { name: /^Print all \d+$/ }).click();
  await expect(desk.getByRole('heading', { name: 'Packing slip' }).first()).toBeVisible();
  await desk.goto(`/desk/orders/${orderId}/slip`);
  await expect(desk.getByText('Prepaid: collect nothing')).toBeVisible();
  // In a column of its own, or on a phone below the name.
  await expect(
    desk
      .getByText(/^(?!CHK-)[A-Z0-9]+-[A-Z0-9-]+$/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
  expect(await violations(desk)).toEqual([]);
  await desk.getByRole('link', { name: 'Labels, 4 × 6 inch' }).click();
  await expect(desk.getByRole('img', { name: /^Code of CHK-/ })).toBeVisible();
  await expect(desk.getByText('Prepaid: collect nothing')).toBeVisible();
  expect(await violations(desk)).toEqual([]);
  expect(await papersOf(desk)).toEqual([label, label]);
  await desk.getByRole('link', { name: 'Without tax invoices' }).click();
  await expect(desk.getByRole('heading', { name: /^Tax invoice/i })).toHaveCount(0);
  expect(await papersOf(desk)).toEqual([label]);
  await desk.context().close();
});
