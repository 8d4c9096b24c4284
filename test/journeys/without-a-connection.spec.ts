import { expect, test } from './steps/journey.ts';
import { findProduct } from './steps/shelf.ts';

/** What was seen can be read without a connection, says that it is old, and sells nothing. */
test.use({ serviceWorkers: 'allow' });

test('a page and the cart stay readable offline, and nothing can be ordered until the connection is back', async ({
  page,
  context,
  shop,
  customer,
  complaints,
}, info) => {
  complaints.expectNoAnswer();
  complaints.expectStatus(401); // the logout ends the session that the page before it still asks with
  const line = page.locator('#offline');
  const worker = page.locator('html[data-worker=ready]');
  const isKept = (name: string, path: string) =>
    expect
      .poll(() =>
        page.evaluate(
          async ([cache, wanted]) =>
            (await (await caches.open(cache ?? '')).keys()).some(
              ({ url }) => new URL(url).pathname === wanted,
            ),
          [name, path],
        ),
      )
      .toBe(true);
  expect(customer.email).toBeTruthy();

  await page.goto('/shops');
  await expect(worker).toBeAttached();
  await isKept('pages', '/shops');
  // Those came before the worker did, and by their Vary the browser's own cache gives them to nobody who accepts other things.
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
  await page.reload();
  await expect(line).toContainText('This page is as it was on');
  const order = page.getByRole('button', { name: 'Place Order' });
  await expect(order).toBeVisible();
  await expect(worker).toBeAttached();
  await order.click();
  await expect(page.getByText('You can’t order until you’re back online').last()).toBeVisible();
  await expect(page).toHaveURL(/\/cart$/);
  await page.goto('/shops');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await expect(line).toContainText('This page is as it was on');

  // Never seen, and never kept: checkout.
  for (const path of ['/about', '/shipping']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'You’re offline' })).toBeVisible();
    await expect(page.getByRole('link', { name: /cart/i })).toBeVisible();
    // In the shop's own letters, which are there without a connection too.
    await expect(page.locator('body')).toHaveCSS('font-family', /^"Anek Latin"/);
    expect(
      await page.evaluate(() => document.fonts.load('1rem "Anek Latin"').then(({ length }) => length)),
    ).toBe(1);
  }

  await context.setOffline(false);
  await page.goto('/cart');
  await expect(line).toHaveCount(0);
  await expect(order).toBeEnabled();

  // Whoever logs out leaves no cart behind.
  await page.goto('/logout');
  await page.waitForURL((url) => url.pathname === '/');
  await expect.poll(() => page.evaluate(() => caches.has('own-pages'))).toBe(false);
});
