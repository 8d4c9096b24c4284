import { expect, test } from './steps/journey.ts';
import { findProducts } from './steps/shelf.ts';

test('from a heart to the cart, by way of the wishlist', async ({ page, shop, customer, complaints }) => {
  complaints.expectStatus(422); // it has sizes: the server requires one
  const [wanted] = await findProducts(shop, { sizes: true });
  const [unwanted] = await findProducts(shop, { sizes: false });
  if (!wanted || !unwanted) throw new Error('The shop is too empty for this journey');
  await page.goto(`/product/details/${wanted.slug}`);
  const heart = page.getByRole('button', { name: `${wanted.name} on your wishlist` }).first();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await heart.click();
  await expect(page.getByText('Added to your wishlist')).toBeVisible();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await shop.post('/api/home/product/add-to-wishlist', {
    data: { userId: customer.id, productId: unwanted._id },
  });

  await page.goto('/dashboard/my-wishlist');
  await expect(page.getByRole('heading', { level: 1, name: 'Wishlist (2)' })).toBeVisible();
  await page.getByRole('link', { name: `View ${wanted.name}` }).click();
  await page.waitForURL(`**/product/details/${wanted.slug}`);
  await page.goBack();

  await page.getByRole('button', { name: `Remove ${unwanted.name} from your wishlist` }).click();
  await expect(page.getByText('Removed from your wishlist')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Wishlist (1)' })).toBeVisible();

  await page.getByRole('button', { name: `Move to cart: ${wanted.name}` }).click();
  await page.getByRole('dialog').locator('label:has(input:enabled)').last().click();
  await expect(page.getByText('Moved to your cart')).toBeVisible();
  await expect(page.getByText('No Items Found')).toBeVisible();
  await page.getByRole('link', { name: 'Cart, 1 item' }).click();
  await expect(page.getByRole('main').getByRole('link', { name: wanted.name })).toBeVisible();
});
