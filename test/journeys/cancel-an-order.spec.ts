import { expect, test } from './steps/journey.ts';
import { placeOrder } from './steps/place-order.ts';
import { findProducts } from './steps/shelf.ts';

test('an order is cancelled, and its piece goes back on the shelf', async ({
  page,
  shop,
  customer,
}, info) => {
  expect(customer.id).toBeTruthy();
  // From the end of the list, where no other journey buys.
  const product = (await findProducts(shop, { sizes: true })).at(info.project.name === 'phone' ? -1 : -2);
  if (!product) throw new Error('The shop is too empty for this journey');
  const stock = async () =>
    (
      (await (await shop.get(`/api/home/get-product/${product.slug}`)).json()) as {
        product: { stock: number };
      }
    ).product.stock;
  const before = await stock();
  const orderId = await placeOrder(shop, product);
  expect(await stock()).toBe(before - 1);
  await page.goto('/dashboard/my-orders');
  const search = page.getByRole('searchbox', { name: 'Search Order ID...' });
  await search.fill('no such order');
  await expect(page.getByText('No orders found.')).toBeVisible();
  await search.fill(orderId.slice(4).toUpperCase());
  await page.getByRole('link', { name: 'View' }).click();
  await page.waitForURL(`**/dashboard/order/details/${orderId}`);

  await page.getByRole('button', { name: 'Cancel order' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Keep order' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Cancel order' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel order' }).click();
  await expect(page.getByText('cancelled', { exact: true })).toBeVisible();
  expect(await stock()).toBe(before);
  await expect(page.getByRole('button', { name: 'Cancel order' })).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('link', { name: 'Pay Now' })).toHaveCount(0);

  await page.goto('/dashboard/my-orders?status=cancelled');
  await expect(page.locator(`a[href="/dashboard/order/details/${orderId}"]`)).toBeVisible();
  await page.goto('/dashboard');
  await expect(page.getByRole('listitem').filter({ hasText: 'Cancelled Orders' })).toContainText('1');
  await page.goto(`/my-payment?orderId=${orderId}`);
  await expect(page.getByText('This order can’t be paid for')).toBeVisible();
});
