import type { Locator } from '@playwright/test';
import { expect, test } from './steps/journey.ts';
import { newMobile, readOtp } from './steps/log-in.ts';

/** Limits for a new customer between a product and its payment. */
const max = { fields: 6, taps: 9, pages: 4 };

test('a new customer pays after few fields, taps and pages', async ({ page, request }) => {
  const slug = 'indigo-dabu-print-straight-kurta';
  const { product } = await (await request.get(`/api/home/get-product/${slug}`)).json();
  const effort = { fields: 0, taps: 0 };
  const pages = new Set<string>();
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) pages.add(new URL(frame.url()).pathname);
  });
  const tap = async (target: Locator) => {
    effort.taps += 1;
    await target.click();
  };
  const type = async (label: string, text: string) => {
    effort.fields += 1;
    await page.getByLabel(label, { exact: true }).fill(text);
  };
  const button = (name: string) => page.getByRole('button', { name, exact: true });

  await page.goto(`/product/details/${slug}`);
  await tap(page.locator('label:has(input[type=radio]:enabled)', { hasText: /^(S|M|L)/ }).first());
  await tap(button('Buy Now'));
  await page.waitForURL(/\/login\?next=/);
  const waiting = page.getByRole('region', { name: 'Waiting for you' });
  await expect(waiting).toContainText(product.name);
  await expect(waiting.getByText(/^(S|M|L)\b/)).toBeVisible();
  await expect(waiting).toContainText(product.finalPrice.toLocaleString('en-IN'));

  const mobile = newMobile();
  await type('Mobile number', mobile);
  await tap(button('Send OTP'));
  await expect(page.getByRole('link', { name: 'Your OTP arrives at /dev/outbox' })).toBeVisible();
  await type('OTP', await readOtp(request, mobile));
  await page.getByRole('heading', { name: 'Complete Your Profile' }).waitFor();
  await type('Full Name', 'Asha Verma');
  await type('Email', `${mobile}@customers.example`);
  await tap(button('Save & Continue'));

  await page.waitForURL(/\/shipping\?buy=/);
  await type('PIN code', '560001');
  await type('Address', '12, MG Road');
  await expect(page.getByLabel('Full Name')).toHaveValue('Asha Verma');
  await expect(page.getByLabel('Phone number', { exact: true })).toHaveValue(mobile);
  await expect(page.getByLabel('City / District / Town')).toHaveValue('Bengaluru');
  await expect(page.getByLabel('State')).toHaveValue('Karnataka');
  await tap(button('Save address'));
  // The saved address is selected and focused, and the next button is in view.
  await expect(page.getByRole('radio', { name: /MG Road/ })).toBeFocused();
  await expect(page.getByRole('radio', { name: /MG Road/ })).toBeInViewport();
  await tap(button('Place Order'));

  await page.waitForURL(/\/my-payment\?orderId=/);
  const popup = page.waitForEvent('popup');
  await tap(page.getByRole('link', { name: 'Pay by UPI app' }));
  const app = await popup;
  await tap(app.getByRole('button', { name: /^Pay ₹/ }));
  const before = [...pages];
  await page.waitForURL(/\/payment\/confirm/);
  await expect(page.getByText('Payment verified successfully!')).toBeVisible();
  await expect(page.getByRole('main').getByText(product.name)).toBeVisible();

  expect(effort.fields).toBeLessThanOrEqual(max.fields);
  expect(effort.taps).toBeLessThanOrEqual(max.taps);
  expect(before.filter((path) => path !== '/payment/confirm').length).toBeLessThanOrEqual(max.pages);
});

test('by way of the cart, Add pressed before a size takes ten taps and six fields', async ({
  page,
  request,
}) => {
  const slug = 'indigo-dabu-print-straight-kurta';
  const effort = { fields: 0, taps: 0 };
  const tap = async (target: Locator) => {
    effort.taps += 1;
    await target.click();
  };
  const type = async (label: string, text: string) => {
    effort.fields += 1;
    await page.getByLabel(label, { exact: true }).fill(text);
  };
  const button = (name: string) => page.getByRole('main').getByRole('button', { name, exact: true });

  await page.goto(`/product/details/${slug}`, { waitUntil: 'networkidle' });
  await tap(button('Add to Cart').first());
  await expect(page.getByText('Please choose a size')).toBeVisible();
  // A keyboard only moves through the sizes; a finger's press is the last word.
  const sizes = page.getByRole('radio').and(page.locator('[name="variantId"]:enabled'));
  await sizes.first().press('ArrowRight');
  await expect(sizes.nth(1)).toBeChecked();
  await expect(page).toHaveURL(new RegExp(slug));
  await page.reload({ waitUntil: 'networkidle' });
  await button('Add to Cart').first().click();
  await tap(page.locator('label:has([name="variantId"]:enabled)').nth(1));
  await page.waitForURL(/\/login\?next=/);
  const mobile = newMobile();
  await type('Mobile number', mobile);
  await tap(button('Send OTP'));
  await type('OTP', await readOtp(request, mobile));
  await page.getByRole('heading', { name: 'Complete Your Profile' }).waitFor();
  await type('Full Name', 'Asha Verma');
  await type('Email', `${mobile}@customers.example`);
  await tap(button('Save & Continue'));
  await tap(page.getByRole('link', { name: 'View cart' }));
  await page.waitForURL('**/cart');
  await tap(
    button('Place Order')
      .or(page.getByRole('link', { name: 'Place Order' }))
      .first(),
  );
  await page.waitForURL('**/shipping*');
  await type('PIN code', '560001');
  await type('Address', '12, MG Road');
  await expect(page.getByLabel('State')).toHaveValue('Karnataka');
  await tap(button('Save address'));
  await expect(page.getByRole('radio', { name: /MG Road/ })).toBeFocused();
  await tap(button('Place Order'));
  await page.waitForURL(/\/my-payment\?orderId=/);
  const popup = page.waitForEvent('popup');
  await tap(page.getByRole('link', { name: 'Pay by UPI app' }));
  await tap((await popup).getByRole('button', { name: /^Pay ₹/ }));
  await page.waitForURL(/\/payment\/confirm/);
  expect(effort.taps).toBeLessThanOrEqual(10);
  expect(effort.fields).toBeLessThanOrEqual(6);
});

test('a wrong OTP says so, and neither it nor its sentence stays in the way', async ({
  page,
  request,
  complaints,
}) => {
  complaints.expectStatus(422);
  await page.goto('/login');
  const mobile = newMobile();
  await page.getByLabel('Mobile number').fill(mobile);
  await page.getByRole('button', { name: 'Send OTP' }).click();
  const otp = page.getByLabel('OTP', { exact: true });
  const right = await readOtp(request, mobile);
  await otp.pressSequentially(right === '1111' ? '2222' : '1111');
  await expect(otp).toHaveAttribute('aria-invalid', 'true');
  await expect(otp).toHaveValue('');
  await expect(otp).toBeFocused();
  await otp.pressSequentially(right.slice(0, 3));
  await expect(otp).not.toHaveAttribute('aria-invalid', 'true');
  // Its four boxes have not moved.
  expect(await otp.evaluate((field) => field.parentElement?.scrollLeft)).toBe(0);
});
