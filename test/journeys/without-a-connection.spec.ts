import type { Page } from '@playwright/test';
import { expect, test } from './steps/journey.ts';
import { findProduct } from './steps/shelf.ts';

/** Visited pages can be read offline; they say that they are old, and nothing can be bought on them. */
test.use({ serviceWorkers: 'allow' });

test('a page and the cart stay readable offline, and nothing can be ordered until the connection is back', async ({
  page,
  context,
  shop,
  customer,
  complaints,
}, info) => {
  complaints.expectNoAnswer();
  complaints.expectStatus(401); // the logout ends the session that the previous page still uses
  const line = page.locator('#offline');
  const worker = page.locator('html[data-worker=ready]');
  const isKept = (name: string, path: string) =>
    expect
      .poll(() =>
        page.evaluate(
          async ([cache, address]) =>
            (await (await caches.open(cache ?? '')).keys()).some(
              ({ url }) => new URL(url).pathname === address,
            ),
          [name, path],
        ),
      )
      .toBe(true);
  expect(customer.email).toBeTruthy();

  await page.goto('/shops');
  await expect(worker).toBeAttached();
  await isKept('pages', '/shops');
  // These loaded before the worker; because of Vary, the browser's cache only serves them to requests with the same Accept
  // header.
  const picture = await page
    .getByRole('main')
    .getByRole('article')
    .first()
    .locator('img')
    .evaluate((image: HTMLImageElement) => new URL(image.currentSrc).pathname);
  await isKept('pictures', picture);
  const product = await findProduct(shop, { sizes: false, at: info.project.name });
  await page.goto(`/product/details/${product.slug}`);
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  await expect(page.getByRole('link', { name: /^Cart, 1 item/ })).toBeVisible();
  await page.getByRole('link', { name: /^Cart, 1 item/ }).click();
  await page.waitForURL('**/cart');
  await isKept('own-pages', '/cart');

  await context.setOffline(true);
  await expect(line).toContainText('You’re offline');
  expect(await underTheLine(page)).toEqual([]);
  await page.reload();
  await expect(line).toContainText('This page is as it was on');
  const order = page.getByRole('button', { name: 'Place Order' });
  await expect(order).toBeVisible();
  await expect(worker).toBeAttached();
  await order.click();
  await expect(page.getByText('You can’t order until you’re back online').last()).toBeVisible();
  await expect(page).toHaveURL(/\/cart$/);
  expect(await underTheLine(page)).toEqual([]);
  await page.goto('/shops');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await expect(line).toContainText('This page is as it was on');
  // What a page keeps for itself comes from its cache, and may take a moment after the page.
  await expect.poll(() => underTheLine(page)).toEqual([]);
  for (let press = 0; press < 30; press += 1) {
    await page.keyboard.press('Tab');
    await expect.poll(() => underTheLine(page), { message: `Tab ${press}` }).toEqual([]);
  }

  // Never visited, and never cached: checkout.
  for (const path of ['/about', '/shipping']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'You’re offline' })).toBeVisible();
    await expect(page.getByRole('link', { name: /cart/i })).toBeVisible();
    // In the shop's own font, which is available offline too.
    await expect(page.locator('body')).toHaveCSS('font-family', /^"Anek Latin"/);
    expect(
      await page.evaluate(() => document.fonts.load('1rem "Anek Latin"').then(({ length }) => length)),
    ).toBe(1);
  }

  // The page that was wanted comes by itself.
  await context.setOffline(false);
  await page.waitForURL(/\/shipping|\/cart/);
  await expect(page.getByRole('heading', { name: 'You’re offline' })).toHaveCount(0);
  await page.goto('/cart');
  await expect(line).toHaveCount(0);
  await expect(order).toBeEnabled();

  // Logging out deletes the cached cart.
  await page.goto('/logout');
  await page.waitForURL((url) => url.pathname === '/');
  await expect.poll(() => page.evaluate(() => caches.has('own-pages'))).toBe(false);
});

/** What lies under the line that says that one is offline: a bar, a toast, what has the focus, or the page's last words. */
const underTheLine = (page: Page) =>
  page.evaluate(() => {
    const line = document.querySelector('#offline')?.getBoundingClientRect();
    if (!line) return ['there is no line'];
    const isUnder = (one: Element | null | undefined) =>
      one &&
      one !== document.body &&
      one.id !== 'offline' &&
      one.getBoundingClientRect().bottom > line.top + 1;
    const bars = [...document.querySelectorAll('[data-edge], [aria-live="polite"] > div > div')];
    const before = scrollY;
    const { activeElement } = document;
    const under = [...bars, activeElement].filter(isUnder).map((one) => one?.outerHTML.slice(0, 80));
    scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
    if (isUnder(document.querySelector('footer'))) under.push('the page’s end');
    scrollTo({ top: before, behavior: 'instant' });
    return under;
  });
