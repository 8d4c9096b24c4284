import type { APIRequestContext, TestInfo } from '@playwright/test';
import { operator } from '../../db/town/people.ts';
import { expect, test } from './steps/journey.ts';
import { openDesk } from './steps/open-desk.ts';
import { payOrder, placeOrder } from './steps/place-order.ts';
import { findProducts, type ShelfProduct } from './steps/shelf.ts';
import { violations } from './steps/violations.ts';

/**
 * A paid order from two shops: the first product's parcel, then the second's. No other journey orders the second
 * meanwhile, since its stock is compared.
 * @param place the index of the test in this file
 */
async function orderOfTwo(shop: APIRequestContext, { project }: TestInfo, place: 0 | 1) {
  const shelf = (await findProducts(shop, { sizes: true })).toReversed();
  const first = shelf[project.name === 'phone' ? 6 : 7];
  const others = shelf.filter(({ sellerId }, index) => index > 7 && sellerId !== first?.sellerId);
  const second = others[2 * place + (project.name === 'phone' ? 1 : 0)];
  if (!first || !second) throw new Error('The shop is too empty for this journey');
  const orderId = await placeOrder(shop, first, second);
  await payOrder(shop, orderId);
  return { orderId, first, second };
}

async function stockOf(shop: APIRequestContext, { slug }: ShelfProduct): Promise<number> {
  const answer = await shop.get(`/api/home/get-product/${slug}`);
  return ((await answer.json()) as { product: { stock: number } }).product.stock;
}

test('a parcel is cancelled while the other is packed; customer and operator see what comes back', async ({
  page,
  shop,
  customer,
  browser,
}, info) => {
  expect(customer.id).toBeTruthy();
  const { orderId, first, second } = await orderOfTwo(shop, info, 0);
  const before = await stockOf(shop, second);
  const { desk, complaints } = await openDesk(browser, operator);
  const answer = await desk.request.post(`/api/desk/orders/${orderId}/pack`, {
    data: { shop: first.sellerId },
  });
  expect(answer.status()).toBe(200);

  await page.goto(`/dashboard/order/details/${orderId}`);
  const [going, staying] = [
    page.getByRole('region').filter({ hasText: second.name }),
    page.getByRole('region').filter({ hasText: first.name }),
  ];
  await expect(staying).toContainText('can no longer be cancelled');
  await expect(page.getByRole('button', { name: 'Cancel order' })).toHaveCount(0);
  await going.getByRole('button', { name: 'Cancel this parcel' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('You get ₹');
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Keep parcel' }).click();
  await going.getByRole('button', { name: 'Cancel this parcel' }).click();
  await dialog.getByRole('button', { name: 'Cancel this parcel' }).click();
  await expect(going).toContainText('A refund of ₹');
  await expect(going.getByRole('heading', { level: 2 })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Cancel this parcel' })).toHaveCount(0);
  expect(await stockOf(shop, second)).toBe(before + 1);
  expect(await violations(page)).toEqual([]);

  await page.goto('/dashboard/my-orders');
  await expect(page.getByText('1 of 2 parcels cancelled')).toBeVisible();

  await desk.goto(`/desk/order-book/${orderId}`);
  await expect(desk.getByRole('region', { name: 'Parcels' })).toContainText('Cancelled');
  await expect(desk.getByRole('region', { name: 'What happened' })).toContainText('Parcel cancelled');
  await desk.goto(`/desk/orders/${orderId}`);
  await expect(desk.getByText('Cancelled by the customer')).toBeVisible();
  expect(complaints).toEqual([]);
  await desk.context().close();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a parcel is cancelled by its button', async ({ page, shop, customer }, info) => {
    expect(customer.id).toBeTruthy();
    const { orderId, second } = await orderOfTwo(shop, info, 1);
    await page.goto(`/dashboard/order/details/${orderId}`);
    const parcel = page.getByRole('region').filter({ hasText: second.name });
    await parcel.getByRole('button', { name: 'Cancel this parcel' }).click();
    await page.waitForURL(`**/dashboard/order/details/${orderId}`);
    await expect(parcel).toContainText('A refund of ₹');
    await expect(parcel.getByRole('button', { name: 'Cancel this parcel' })).toHaveCount(0);
  });
});
