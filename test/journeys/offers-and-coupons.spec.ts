import type { APIRequestContext, TestInfo } from '@playwright/test';
import { operator } from '../../db/town/people.ts';
import { deliverByCode } from './steps/at-the-door.ts';
import { couponsOf } from './steps/coupons.ts';
import { expect, test } from './steps/journey.ts';
import { openDesk } from './steps/open-desk.ts';
import { home, payOrder, placeOrder } from './steps/place-order.ts';
import { findProducts, roomiest, type ShelfProduct } from './steps/shelf.ts';
import { violations } from './steps/violations.ts';

/** One expensive piece from each of two shops, together above ₹700, of products that other journeys do not buy. */
async function dearPieces(shop: APIRequestContext, { project }: TestInfo) {
  const shelf = (await findProducts(shop, { sizes: true })).toReversed();
  const first = shelf[project.name === 'phone' ? 1 : 0];
  const second = shelf.slice(4).find(({ sellerId }) => sellerId !== first?.sellerId);
  if (!first || !second) throw new Error('The shop is too empty for this journey');
  return [first, second] as const;
}

/** A customer with a gift coupon from an earlier order and these products in the cart. */
async function readyToBuy(shop: APIRequestContext, pieces: readonly ShelfProduct[]): Promise<string> {
  await shop.post('/api/home/customer/add_address', { data: { ...home, defaultAddress: true } });
  const [cheap] = await findProducts(shop, { sizes: true });
  const earlier = await placeOrder(shop, cheap as ShelfProduct);
  await payOrder(shop, earlier);
  for (const piece of pieces)
    await shop.post('/api/home/product/add-to-card', {
      data: { productId: piece._id, variantId: roomiest(piece)._id, quantity: 1 },
    });
  const [coupon] = await couponsOf(shop);
  expect(coupon?.orderId).toBe(earlier);
  return coupon?.code ?? '';
}

test('an operator adds an offer with a code, and ends it', async ({ browser, shop, customer }) => {
  expect(customer.id).toBeTruthy();
  const code = `J${crypto.randomUUID().slice(0, 8).toUpperCase()}`;
  const { desk, complaints } = await openDesk(browser, operator);
  await desk.goto('/desk/promotions');
  await expect(desk.getByRole('heading', { name: 'Super discount' })).toBeVisible();
  expect(await violations(desk)).toEqual([]);
  await desk.getByRole('button', { name: 'Add offer' }).click();
  const sheet = desk.getByRole('dialog');
  await sheet.getByLabel('Name').fill(`Week ${code}`);
  await sheet.getByLabel('How it applies').selectOption('With a code');
  await sheet.getByLabel('Code', { exact: true }).fill(code);
  await sheet.getByLabel('Percent').fill('95');
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(sheet).toContainText('Between 1 and 90 percent');
  await sheet.getByLabel('Percent').fill('20');
  expect(await violations(desk)).toEqual([]);
  await sheet.getByRole('button', { name: 'Save' }).click();
  const card = desk.getByRole('article').filter({ hasText: code });
  await expect(card).toContainText('Running');

  const [piece] = await findProducts(shop, { sizes: true });
  const products = [
    {
      products: [
        { quantity: 1, variantId: roomiest(piece as ShelfProduct)._id, productInfo: { _id: piece?._id } },
      ],
    },
  ];
  const readPrice = async () =>
    (await (await shop.post('/api/home/order/price', { data: { products, coupon: code } })).json()) as {
      discount: number;
      offers: { refused: string };
    };
  expect((await readPrice()).discount).toBeGreaterThan(0);
  await card.getByRole('button', { name: `End Week ${code}` }).click();
  await desk.getByRole('dialog').getByRole('button', { name: 'End' }).click();
  await expect(card).toContainText('Ended');
  expect((await readPrice()).offers.refused).toBe('This offer has ended');
  // Only the refused percentage.
  expect(complaints.filter((one) => !one.includes('status of 400'))).toEqual([]);
  await desk.context().close();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a coupon is kept for later, named again, and taken off an order', async ({
    browser,
    page,
    shop,
    customer,
  }, info) => {
    expect(customer.id).toBeTruthy();
    const pieces = await dearPieces(shop, info);
    const code = await readyToBuy(shop, pieces);
    const { desk } = await openDesk(browser, operator);
    for (const { orderId } of await couponsOf(shop)) await deliverByCode(desk, shop, orderId);
    await page.goto('/cart');
    await page.getByRole('button', { name: `Keep for later: ${code}` }).click();
    await page.waitForURL('**/cart?coupon=none');
    const details = page.getByRole('region', { name: 'Price details' });
    await expect(details).not.toContainText('− ₹50');
    await page.getByText('Have a coupon code?').click();
    await page.getByLabel('Coupon code').fill(code.toLowerCase());
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(details).toContainText('− ₹50');
    const toPay = (await details.innerText()).match(/To pay\s*(₹[\d,]+)/)?.[1] ?? 'none';
    await page.getByRole('button', { name: 'Place Order' }).click();
    await page.getByRole('radio', { name: /Kishanpole/ }).check();
    await page.getByRole('button', { name: 'Place Order' }).click();
    await page.waitForURL(/\/my-payment\?orderId=/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(toPay);
    await page.goto('/offers');
    await expect(page.getByRole('listitem').filter({ hasText: 'Super discount' }).first()).toContainText(
      '5% off',
    );
  });
});
