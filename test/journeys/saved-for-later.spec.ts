import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from './steps/journey.ts';
import { findProducts } from './steps/shelf.ts';

/** Puts two products in the cart, the first more than once. */
async function fillCart(shop: APIRequestContext) {
  const [first, second] = (await findProducts(shop, { sizes: false })).slice(-2);
  if (!first || !second) throw new Error('The shop is too empty for this journey');
  for (const [product, quantity] of [
    [first, 3],
    [second, 1],
  ] as const) {
    const data = { productId: product._id, variantId: product.variants[0]?._id, quantity };
    expect((await shop.post('/api/home/product/add-to-card', { data })).status()).toBe(201);
  }
  return { first, second };
}

const partsOf = (page: Page) => ({
  heading: page.getByRole('main').getByRole('heading', { level: 1 }),
  saved: page.getByRole('region', { name: /^Saved for later/ }),
  press: (name: string) => page.getByRole('button', { name, exact: true }).click(),
});

test('lines are saved for later and moved back to the cart', async ({ page, shop, customer }) => {
  expect(customer.id).toBeTruthy();
  const { first, second } = await fillCart(shop);
  const { heading, saved, press } = partsOf(page);
  await page.goto('/cart');
  await expect(heading).toHaveText('My Cart (4 items)');
  await expect(saved).toHaveCount(0);

  await press(`Save for later: ${first.name}`);
  await expect(heading).toHaveText('My Cart (1 item)');
  await expect(heading).toBeFocused();
  await expect(saved.getByRole('listitem')).toContainText('Quantity: 3');
  await press(`Save for later: ${second.name}`);
  await expect(page.getByText('Your cart is empty!')).toBeVisible();
  await expect(saved.getByRole('heading', { level: 2 })).toHaveText('Saved for later (2)');

  await press(`Move to cart: ${first.name}`);
  await expect(page.getByText('Moved to your cart').first()).toBeVisible();
  await expect(saved.getByRole('heading', { level: 2 })).toBeFocused();
  await expect(heading).toHaveText('My Cart (3 items)');
  await expect(page.getByRole('main').locator('output')).toHaveText('3');
  await press(`Remove ${second.name} from what you saved`);
  await expect(saved).toHaveCount(0);
  await expect(heading).toBeFocused();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a line is saved for later, moved back and removed', async ({ page, shop, customer }) => {
    expect(customer.id).toBeTruthy();
    const { first, second } = await fillCart(shop);
    const { heading, saved, press } = partsOf(page);
    await page.goto('/cart');
    await press(`Save for later: ${first.name}`);
    await expect(page.getByRole('alert')).toHaveText('Saved for later');
    await expect(heading).toHaveText('My Cart (1 item)');
    await press(`Save for later: ${second.name}`);
    await press(`Move to cart: ${first.name}`);
    await expect(page.getByRole('alert')).toHaveText('Moved to your cart');
    await expect(page.getByRole('main').locator('output')).toHaveText('3');
    await press(`Remove ${second.name} from what you saved`);
    await expect(saved).toHaveCount(0);
  });
});
