import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { expect, test } from './steps/journey.ts';
import { newMobile, readOtp } from './steps/log-in.ts';

/** Limits for a new customer between a product and its payment; by way of the cart a tap more. */
const max = { fields: 6, taps: 9, tapsByCart: 10, pages: 4 };
const slug = 'indigo-dabu-print-straight-kurta';

/** Taps and types as a customer does, and counts both. */
function countEffort(page: Page) {
  const effort = { fields: 0, taps: 0 };
  return {
    effort,
    tap: async (target: Locator) => {
      effort.taps += 1;
      await target.click();
    },
    type: async (label: string, text: string) => {
      effort.fields += 1;
      await page.getByLabel(label, { exact: true }).fill(text);
    },
  };
}
type Customer = ReturnType<typeof countEffort>;

const buttonOf = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true });

async function register(page: Page, request: APIRequestContext, { tap, type }: Customer): Promise<string> {
  const mobile = newMobile();
  await type('Mobile number', mobile);
  await tap(buttonOf(page, 'Send OTP'));
  await expect(page.getByRole('link', { name: 'Your OTP arrives at /dev/outbox' })).toBeVisible();
  await type('OTP', await readOtp(request, mobile));
  await page.getByRole('heading', { name: 'Complete Your Profile' }).waitFor();
  await type('Full Name', 'Asha Verma');
  await type('Email', `${mobile}@customers.example`);
  await tap(buttonOf(page, 'Save & Continue'));
  return mobile;
}

/** From the delivery page to the press that pays. */
async function orderAndPay(page: Page, mobile: string, { tap, type }: Customer): Promise<void> {
  await type('PIN code', '560001');
  await type('Address', '12, MG Road');
  await expect(page.getByLabel('Full Name')).toHaveValue('Asha Verma');
  await expect(page.getByLabel('Phone number', { exact: true })).toHaveValue(mobile);
  await expect(page.getByLabel('City / District / Town')).toHaveValue('Bengaluru');
  await expect(page.getByLabel('State')).toHaveValue('Karnataka');
  await tap(buttonOf(page, 'Save address'));
  // The saved address is selected and focused, and the next button is in view.
  await expect(page.getByRole('radio', { name: /MG Road/ })).toBeFocused();
  await expect(page.getByRole('radio', { name: /MG Road/ })).toBeInViewport();
  await tap(buttonOf(page, 'Place Order'));
  await page.waitForURL(/\/my-payment\?orderId=/);
  const popup = page.waitForEvent('popup');
  await tap(page.getByRole('link', { name: 'Pay by UPI app' }));
  const app = await popup;
  await tap(app.getByRole('button', { name: /^Pay ₹/ }));
}

test('a new customer pays after few fields, taps and pages', async ({ page, request }) => {
  const { product } = await (await request.get(`/api/home/get-product/${slug}`)).json();
  const pages = new Set<string>();
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) pages.add(new URL(frame.url()).pathname);
  });
  const customer = countEffort(page);
  const { effort, tap } = customer;

  await page.goto(`/product/details/${slug}`);
  await tap(page.locator('label:has(input[type=radio]:enabled)', { hasText: /^(S|M|L)/ }).first());
  await tap(page.getByRole('button', { name: 'Buy Now', exact: true }));
  await page.waitForURL(/\/login\?next=/);
  const waiting = page.getByRole('region', { name: 'Waiting for you' });
  await expect(waiting).toContainText(product.name);
  await expect(waiting.getByText(/^(S|M|L)\b/)).toBeVisible();
  await expect(waiting).toContainText(product.finalPrice.toLocaleString('en-IN'));
  const mobile = await register(page, request, customer);
  await page.waitForURL(/\/shipping\?buy=/);
  await orderAndPay(page, mobile, customer);
  const before = [...pages];
  await page.waitForURL(/\/payment\/confirm/);
  await expect(page.getByText('Payment verified successfully!')).toBeVisible();
  await expect(page.getByRole('main').getByText(product.name)).toBeVisible();

  expect(effort.fields).toBeLessThanOrEqual(max.fields);
  expect(effort.taps).toBeLessThanOrEqual(max.taps);
  expect(before.filter((path) => path !== '/payment/confirm').length).toBeLessThanOrEqual(max.pages);
});

test('by way of the cart, Add pressed before a size takes a tap more', async ({ page, request }) => {
  const customer = countEffort(page);
  const { effort, tap } = customer;
  await page.goto(`/product/details/${slug}`, { waitUntil: 'networkidle' });
  await tap(buttonOf(page, 'Add to Cart').first());
  await expect(page.getByText('Please choose a size')).toBeVisible();
  await tap(page.locator('label:has([name="variantId"]:enabled)').nth(1));
  await page.waitForURL(/\/login\?next=/);
  const mobile = await register(page, request, customer);
  await tap(page.getByRole('link', { name: 'View cart' }));
  await page.waitForURL('**/cart');
  await tap(buttonOf(page, 'Place Order').first());
  await page.waitForURL('**/shipping*');
  await orderAndPay(page, mobile, customer);
  await page.waitForURL(/\/payment\/confirm/);
  expect(effort.taps).toBeLessThanOrEqual(max.tapsByCart);
  expect(effort.fields).toBeLessThanOrEqual(max.fields);
});

test('a keyboard moves through the sizes that Add asks for, and nothing is added by it', async ({ page }) => {
  await page.goto(`/product/details/${slug}`, { waitUntil: 'networkidle' });
  await buttonOf(page, 'Add to Cart').first().click();
  await expect(page.getByText('Please choose a size')).toBeVisible();
  const sizes = page.getByRole('radio').and(page.locator('[name="variantId"]:enabled'));
  await sizes.first().press('ArrowRight');
  await page.waitForTimeout(1_500); // time for the page to leave, which must not happen
  await expect(page).toHaveURL(new RegExp(slug));
  await expect(sizes.nth(1)).toBeChecked();
  await expect(sizes.nth(1)).toBeFocused();
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
