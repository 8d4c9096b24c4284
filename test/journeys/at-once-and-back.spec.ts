import type { Page } from '@playwright/test';
import { expect, test } from './steps/journey.ts';
import { logInByEmail } from './steps/log-in-by-email.ts';
import { findProducts, roomiest } from './steps/shelf.ts';

/** A click shows its result at once; if the server refuses it or cannot be reached, the page goes back to the true state. */

const unreachable = 'We couldn’t reach the shop';

/** Holds API calls to this path back until the returned function is called. */
async function hold(page: Page, path: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(path, async (route) => {
    await promise;
    await route.fallback();
  });
  return resolve;
}

const refuse = (page: Page, path: string, status: number, error: string) =>
  page.route(path, (route) => route.fulfill({ status, json: { error, code: 'refused' } }));

test('a heart fills at once, and empties when the shop does not hear of it', async ({
  page,
  customer,
  complaints,
}) => {
  expect(customer.id).toBeTruthy();
  complaints.expectNoAnswer();
  complaints.expectStatus(401);
  await page.goto('/shops');
  await page.waitForLoadState('networkidle');
  const card = page.getByRole('region', { name: 'Products', exact: true }).getByRole('article').first();
  const heart = card.getByRole('button', { name: /on your wishlist/ });
  const isPressed = (isOn: boolean) => expect(heart).toHaveAttribute('aria-pressed', String(isOn));
  const add = '**/api/home/product/add-to-wishlist';

  const letGo = await hold(page, add);
  await heart.click();
  await isPressed(true);
  letGo();
  await expect(page.getByText(/added to/i).first()).toBeVisible();
  await heart.click();
  await expect(page.getByText(/removed from/i).first()).toBeVisible();
  await isPressed(false);

  // Without a network the heart reverts, and the page stays as it was.
  await page.route('**/api/**', (route) => route.abort());
  await heart.click();
  await expect(page.getByText(unreachable).first()).toBeVisible();
  await isPressed(false);
  await expect(card).toBeVisible();
  await page.unroute('**/api/**');

  // The wish was saved, but the page could not be reloaded: the heart shows the server's answer.
  await page.route('**/api/**', (route) =>
    route.request().method() === 'GET' ? route.abort() : route.continue(),
  );
  const answer = page.waitForResponse(add);
  await heart.click();
  await answer;
  // One toast at a time: what the page could not read comes last.
  await expect(page.getByText(unreachable).first()).toBeVisible();
  await isPressed(true);
  await expect(card).toBeVisible();
  await page.unroute('**/api/**');
  await page.reload();
  await isPressed(true);
  await heart.click();
  await isPressed(false);
  await expect(page.getByText(/removed from/i).first()).toBeVisible();

  // The session ended in another tab: the wish is completed after logging in again.
  await page.context().clearCookies();
  await heart.click();
  await page.waitForURL(/\/login\?next=%2Fshops/);
  await logInByEmail(page, customer);
  await page.waitForURL('**/shops');
  await isPressed(true);
});

test('the cart counts at once, and goes back to what the shop holds', async ({
  page,
  shop,
  customer,
  complaints,
}) => {
  complaints.expectNoAnswer();
  complaints.expectStatus(409);
  const [first, second] = (await findProducts(shop, { sizes: false })).filter(
    ({ finalPrice }) => finalPrice > 0,
  );
  if (!first || !second) throw new Error('The shop has too few products');
  for (const product of [first, second])
    await shop.post('/api/home/product/add-to-card', {
      data: {
        userId: customer.id,
        quantity: 1,
        productId: product._id,
        variantId: roomiest(product)._id,
      },
    });
  await page.goto('/cart');
  await page.waitForLoadState('networkidle');
  const main = page.getByRole('main');
  const line = main.getByRole('article').filter({ hasText: first.name });
  const quantity = line.getByRole('status');
  const price = main.getByRole('region', { name: 'Price details' });
  const more = line.getByRole('button', { name: 'One more' });
  const rise = '**/api/home/product/quantity-inc/*';

  // Three clicks, none answered yet: quantity and price are already updated.
  const letGo = await hold(page, rise);
  for (const pieces of [2, 3, 4]) {
    await more.click();
    await expect(quantity).toHaveText(String(pieces));
  }
  await expect(price).toContainText('5 items');
  letGo();
  await expect(page.getByText('Quantity changed').first()).toBeVisible();
  await expect.poll(() => quantityOf(page, first._id)).toBe(4);
  await expect(quantity).toHaveText('4');

  // Another customer took the last piece.
  await refuse(page, rise, 409, 'Out of stock');
  await more.click();
  await expect(page.getByText('Out of stock').first()).toBeVisible();
  await expect(quantity).toHaveText('4');
  await expect(price).toContainText('5 items');
  await page.unroute(rise);

  // Without a network the removed line comes back, with its price.
  const heading = main.getByRole('heading', { level: 1 });
  await page.route('**/api/**', (route) => route.abort());
  await line.getByRole('button', { name: /Remove/ }).click();
  await expect(page.getByText(unreachable).first()).toBeVisible();
  await expect(line).toBeVisible();
  await expect(heading).toHaveText('My Cart (5 items)');
  await page.unroute('**/api/**');

  const letLeave = await hold(page, '**/api/home/product/delete-card-product/*');
  await line.getByRole('button', { name: /Remove/ }).click();
  await expect(line).toHaveCount(0);
  await expect(heading).toHaveText('My Cart (1 item)');
  await expect(heading).toBeFocused();
  letLeave();
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  await expect.poll(() => quantityOf(page, first._id)).toBe(0);
});

/** The quantity of a product in the customer's cart on the server. */
async function quantityOf(page: Page, productId: string): Promise<number> {
  const cart = (await (await page.request.get('/api/home/product/get-card-product')).json()) as {
    card_products: { products: { quantity: number; productInfo: { _id: string } }[] }[];
  };
  const lines = cart.card_products.flatMap(({ products }) => products);
  return lines.find(({ productInfo }) => productInfo._id === productId)?.quantity ?? 0;
}
