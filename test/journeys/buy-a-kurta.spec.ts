import { expect, test } from '@playwright/test';
import { logIn, newMobile } from './steps/log-in.ts';
import { complaintsOf } from './steps/complaints-of.ts';
import { payInSimulator } from './steps/pay-in-simulator.ts';
import { fillAddress } from './steps/fill-address.ts';

/** The shop's main job, as a first-time customer does it: from the home page to the downloaded invoice. */
test('from the home page to a downloaded invoice', async ({ page, request }) => {
  const problems = complaintsOf(page);

  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Shop by category' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Womens Kurtas & Kurtis' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Kurta');
  await page.getByLabel('Sort by').selectOption('low-to-high');
  await page.waitForURL(/order=low-to-high/);
  await page.goto('/product/details/indigo-dabu-print-straight-kurta');
  const price = await page.locator('main p', { hasText: '₹' }).first().innerText();

  await page
    .locator('label:has(input[type=radio]:enabled)', { hasText: /^(S|M|L)/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Add to Cart', exact: true }).click();

  await page.waitForURL(/\/login\?next=/);
  await logIn(page, request, newMobile(), { name: 'Meera Sharma' });
  await page.waitForURL(/\/product\/details\//);
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();

  await page.getByRole('link', { name: 'Cart, 1 item' }).click();
  await expect(page.getByRole('heading', { name: 'My Cart (1 item)' })).toBeVisible();
  await page.getByRole('button', { name: 'One more' }).click();
  await expect(page.getByText('Price (2 items)')).toBeVisible();
  await page.getByRole('button', { name: 'One less' }).click();
  await expect(page.getByText('Price (1 item)')).toBeVisible();
  await page.getByRole('button', { name: 'Place Order' }).click();

  await page.waitForURL('**/shipping');
  await expect(page.getByRole('button', { name: 'Place Order' })).toBeDisabled();
  await fillAddress(page, { name: 'Meera Sharma', city: 'Jaipur' });
  await page.getByRole('button', { name: 'Save address' }).click();
  await expect(page.getByRole('radio')).toBeChecked();
  await page.getByRole('button', { name: 'Place Order' }).click();

  const orderId = await payInSimulator(page);
  await page.getByRole('link', { name: 'Go to My Orders' }).click();
  await expect(page.getByRole('heading', { name: 'My Orders' })).toBeVisible();
  await expect(page.getByText(orderId)).toBeVisible();
  await expect(page.getByRole('link', { name: /^Cart, 0 items/ })).toBeVisible();

  const invoice = await page.request.get(`/api/generate-invoice/${orderId}`);
  expect(invoice.status()).toBe(200);
  expect(invoice.headers()['content-type']).toBe('application/pdf');
  expect((await invoice.body()).subarray(0, 5).toString()).toBe('%PDF-');
  await expect(page.getByRole('link', { name: 'Invoice' })).toHaveAttribute(
    'href',
    `/api/generate-invoice/${orderId}`,
  );

  await page.getByRole('link', { name: 'View' }).click();
  await expect(page.getByRole('main').getByText('Email to')).toBeVisible();
  await expect(page.getByRole('main').locator('section', { hasText: 'Deliver to' })).toContainText(
    'Meera Sharma',
  );
  expect(price).toContain('₹');
  expect(problems).toEqual([]);
});
