import type { Page } from '@playwright/test';
import { fillAddress } from './steps/fill-address.ts';
import { expect, test } from './steps/journey.ts';
import { newMobile, readOtp } from './steps/log-in.ts';
import { findProduct } from './steps/shelf.ts';

/** The network fails at the wrong moment: input stays in its form and can be sent again. */

const calls = '**/api/**';
const cut = (page: Page) => page.route(calls, (route) => route.abort());
const mend = (page: Page) => page.unroute(calls);
const unreachable = 'We couldn’t reach the shop';

test.beforeEach(({ complaints }) => complaints.expectNoAnswer());

test('an address, a password, a review and a message are not lost', async ({
  page,
  shop,
  customer,
}, info) => {
  const product = await findProduct(shop, { sizes: false, at: info.project.name });
  const main = page.getByRole('main');

  await page.goto('/dashboard/myaddress');
  await page.getByRole('button', { name: '+ Add New Address' }).click();
  await page.getByRole('button', { name: 'Save address' }).click();
  await expect(page.getByLabel('Full Name')).toHaveValue(customer.name);
  await expect(page.getByLabel('PIN code')).toBeFocused();
  await fillAddress(page, { name: 'Asha Verma', city: 'Jaipur' });
  await cut(page);
  await page.getByRole('button', { name: 'Save address' }).click();
  await expect(main.getByText(unreachable)).toBeVisible();
  await expect(page.getByLabel('Full Name')).toHaveValue('Asha Verma');
  await mend(page);
  await page.getByRole('button', { name: 'Save address' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Asha Verma' })).toBeVisible();

  await page.goto('/dashboard/chage-password');
  const [old, next] = [page.getByLabel('Old Password'), page.getByLabel('New Password')];
  await old.fill(customer.password);
  await next.fill('another long password');
  await cut(page);
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(main.getByText(unreachable)).toBeVisible();
  await expect(old).toHaveValue(customer.password);
  await expect(next).toHaveValue('another long password');
  await mend(page);
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(old).toHaveValue('');

  await page.goto(`/product/details/${product.slug}`);
  const review = page.getByLabel('Your review');
  await review.fill('Wears well, washes well.');
  await page.getByRole('radio', { name: '4 stars, Good' }).check({ force: true });
  await cut(page);
  await page.getByRole('button', { name: 'Submit review' }).click();
  await expect(main.getByText(unreachable)).toBeVisible();
  await expect(review).toHaveValue('Wears well, washes well.');
  await mend(page);
  await page.getByRole('button', { name: 'Submit review' }).click();
  await expect(main.getByRole('article').filter({ hasText: 'Wears well, washes well.' })).toBeVisible();
  await expect(review, 'the form has closed').toHaveCount(0);

  await page.goto('/contact');
  await page.getByLabel('Subject').fill('A question');
  await page.getByLabel('Message').fill('Do you stitch to measure?');
  await cut(page);
  await page.getByRole('button', { name: 'SEND' }).click();
  await expect(main.getByText(unreachable)).toBeVisible();
  await expect(page.getByLabel('Message')).toHaveValue('Do you stitch to measure?');
  await mend(page);
  await page.getByRole('button', { name: 'SEND' }).click();
  await expect(page.getByText('Thank you! We’ve received your message')).toBeVisible();
});

test('every step of logging in can be sent again', async ({ page, request }) => {
  const mobile = newMobile();
  const main = page.getByRole('main');
  await page.goto('/login');
  await page.getByLabel('Mobile number').fill('98765');
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await expect(main.getByText('Please enter a valid 10-digit mobile number')).toBeVisible();
  await page.getByLabel('Mobile number').fill(mobile);
  await cut(page);
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await expect(main.getByText(unreachable)).toBeVisible();
  await expect(page.getByLabel('Mobile number')).toHaveValue(mobile);
  await mend(page);
  await page.getByRole('button', { name: 'Send OTP' }).click();

  await expect(page.getByRole('heading', { name: 'Enter OTP' })).toBeVisible();
  await page.getByRole('button', { name: 'Verify OTP' }).click();
  await expect(main.getByText('Please enter the 4-digit OTP')).toBeVisible();
  const otp = await readOtp(request, mobile);
  await cut(page);
  // The fourth digit submits the form.
  await page.getByLabel('OTP').fill(otp);
  await expect(main.getByText(unreachable)).toBeVisible();
  await expect(page.getByLabel('OTP')).toHaveValue(otp);
  await mend(page);
  await page.getByRole('button', { name: 'Verify OTP' }).click();

  await expect(page.getByRole('heading', { name: 'Complete Your Profile' })).toBeVisible();
  await page.getByLabel('Full Name').fill('Asha Verma');
  await page.getByRole('button', { name: 'Save & Continue' }).click();
  await expect(main.getByText('Name and Email are required')).toBeVisible();
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.getByLabel('Email').fill(`${mobile}@customers.example`);
  await cut(page);
  await page.getByRole('button', { name: 'Save & Continue' }).click();
  await expect(main.getByText(unreachable)).toBeVisible();
  await expect(page.getByLabel('Full Name')).toHaveValue('Asha Verma');
  await mend(page);
  await page.getByRole('button', { name: 'Save & Continue' }).click();
  await page.waitForURL((url) => url.pathname === '/');
});

test('registering can be sent again', async ({ page }) => {
  const email = `${newMobile()}@customers.example`;
  await page.goto('/register');
  await page.getByLabel('Name').fill('Asha Verma');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('a first password');
  await cut(page);
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByRole('main').getByText(unreachable)).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('a first password');
  await mend(page);
  await page.getByRole('button', { name: 'Register' }).click();
  await page.waitForURL((url) => url.pathname === '/');
});

test('a page that cannot be read says so, and can be asked for again', async ({ page, complaints }) => {
  complaints.expectStatus(503);
  await page.goto('/shops');
  const first = page.getByRole('region', { name: 'Products', exact: true }).getByRole('article').last();
  // The route table and the API client load before the network fails.
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(1_000);
  await cut(page);
  await first.getByRole('heading').getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'This page could not be shown' })).toBeVisible();
  await expect(page.getByText(unreachable)).toBeVisible();
  await mend(page);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Customer Reviews' })).toBeVisible();
});

test('a page that is slow to come shows its outline first', async ({ page }) => {
  await page.goto('/shops');
  const products = page.getByRole('region', { name: 'Products', exact: true });
  const link = products.getByRole('article').last().getByRole('heading').getByRole('link');
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(1_000);
  const outlineShown = Promise.withResolvers<void>();
  await page.route(calls, async (route) => {
    await outlineShown.promise;
    await route.continue();
  });
  await link.scrollIntoViewIfNeeded();
  const depth = await page.evaluate(() => window.scrollY);
  await link.click();
  const outline = page.getByTestId('page-skeleton');
  await expect(outline).toBeVisible();
  outlineShown.resolve();
  await expect(page.getByRole('heading', { name: 'Customer Reviews' })).toBeVisible();
  await expect(outline).toHaveCount(0);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await mend(page);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(depth - 150);
});

test('a part of a page whose code does not come leaves the page as it is, and comes later', async ({
  page,
  shop,
}, info) => {
  const product = await findProduct(shop, { sizes: true, at: info.project.name });
  const parts = /assets\/(later-parts|footer|buy-bar|suggestion-popup)-(?!later)[^/]*\.js$/;
  await page.route(parts, (route) => route.abort());
  await page.goto(`/product/details/${product.slug}`, { waitUntil: 'networkidle' });
  const search = page.getByRole('combobox', { name: 'Search the shop' });
  await search.focus();
  await page.waitForTimeout(1_000); // time for the page to give up, which must not happen
  await expect(page.getByRole('heading', { level: 1, name: product.name })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Customer Reviews' })).toBeAttached();
  await page.unroute(parts);
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await search.fill('kurta');
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
});
