import type { Page, Route } from '@playwright/test';
import { expect, test } from './steps/journey.ts';

/** A product's page from a prefetched copy (its card was in view), until the newest data has arrived. */

const product = /\/api\/home\/get-product\//;

/**
 * Opens the shop and waits until the page behind a visible card has been prefetched. Further requests for it wait until
 * `answer` says how to respond.
 */
async function openShop(page: Page) {
  const ahead = page.waitForResponse(product);
  await page.goto('/product/category/womens-kurtas');
  const slug = (await ahead).url().split('/').at(-1) ?? '';
  await (await ahead).finished();
  const { promise, resolve: answer } = Promise.withResolvers<(route: Route) => Promise<void>>();
  await page.route(product, async (route) => {
    if (route.request().url().endsWith(`/${slug}`)) await (await promise)(route);
    else await route.continue();
  });
  const link = page.locator(`article h3 a[href$="/${slug}"]`).first();
  // The copy is stored a moment after it has arrived.
  await page.waitForTimeout(500);
  return { link, answer, name: (await link.getAttribute('title')) ?? '' };
}

test('a card that was in view is shown at once, and what is newer takes its place', async ({ page }) => {
  const { link, answer, name } = await openShop(page);
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const size = page.getByRole('group', { name: 'Size' }).getByRole('radio', { disabled: false }).first();
  await size.check({ force: true });
  await page.getByRole('button', { name: 'Picture 2 of' }).click();
  await page.mouse.wheel(0, 200);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(50);
  const before = await page.evaluate(() => window.scrollY);

  answer(async (route) => {
    const response = await route.fetch();
    const productAnswer = (await response.json()) as {
      product: { finalPrice: number; variants: { finalPrice: number }[] };
    };
    for (const product of [productAnswer.product, ...productAnswer.product.variants])
      product.finalPrice = 4_321;
    await route.fulfill({ response, json: productAnswer });
  });
  await expect(page.getByText('₹4,321').first()).toBeVisible();
  await expect(size).toBeChecked();
  await expect(page.getByRole('button', { name: 'Picture 2 of' })).toHaveAttribute('aria-pressed', 'true');
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
  await page.goBack();
  await expect(page).toHaveURL(/womens-kurtas$/);
  await expect(link).toBeVisible();
});

test('a product that is gone meanwhile is not there', async ({ page, complaints }) => {
  complaints.expectStatus(404);
  const { link, answer, name } = await openShop(page);
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  answer((route) =>
    route.fulfill({ status: 404, json: { error: 'This product is no longer available', code: 'not_found' } }),
  );
  await expect(page.getByRole('heading', { level: 1, name })).toBeHidden();
  await expect(page.getByText('This product is no longer available')).toBeVisible();
});

test('in low-data mode nothing is fetched ahead', async ({ page }) => {
  await page.addInitScript(() => window.localStorage.setItem('low-data', 'on'));
  let requests = 0;
  page.on('request', (request) => (requests += product.test(request.url()) ? 1 : 0));
  await page.goto('/product/category/womens-kurtas');
  await page.waitForTimeout(4_000);
  expect(requests).toBe(0);
});
