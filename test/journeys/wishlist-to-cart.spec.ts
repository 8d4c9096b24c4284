import { expect, test } from './steps/journey.ts';
import { findProducts } from './steps/shelf.ts';

test('from a heart to the cart, by way of the wishlist', async ({ page, shop, customer, complaints }) => {
  complaints.expectStatus(422); // it has sizes: the server requires one
  const [withSize] = await findProducts(shop, { sizes: true });
  const [withoutSize] = await findProducts(shop, { sizes: false });
  if (!withSize || !withoutSize) throw new Error('The shop is too empty for this journey');
  await page.goto(`/product/details/${withSize.slug}`);
  const heart = page.getByRole('button', { name: `${withSize.name} on your wishlist` }).first();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await heart.click();
  await expect(page.getByText('Added to your wishlist')).toBeVisible();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await shop.post('/api/home/product/add-to-wishlist', {
    data: { userId: customer.id, productId: withoutSize._id },
  });

  await page.goto('/dashboard/my-wishlist');
  await expect(page.getByRole('heading', { level: 1, name: 'Wishlist (2)' })).toBeVisible();
  await page.getByRole('link', { name: `View ${withSize.name}` }).click();
  await page.waitForURL(`**/product/details/${withSize.slug}`);
  await page.goBack();

  await page.getByRole('button', { name: `Remove ${withoutSize.name} from your wishlist` }).click();
  await expect(page.getByText('Removed from your wishlist')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Wishlist (1)' })).toBeVisible();

  await page.getByRole('button', { name: `Move to cart: ${withSize.name}` }).click();
  await page.getByRole('dialog').locator('label:has(input:enabled)').last().click();
  await expect(page.getByText('Moved to your cart')).toBeVisible();
  await expect(page.getByText('No Items Found')).toBeVisible();
  await page.getByRole('link', { name: 'Cart, 1 item' }).click();
  await expect(page.getByRole('main').getByRole('link', { name: withSize.name })).toBeVisible();
});
