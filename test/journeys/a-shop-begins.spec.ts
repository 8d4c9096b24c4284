import type { APIRequestContext, Browser, Page } from '@playwright/test';
import sharp from 'sharp';
import { operator } from '../../db/town/people.ts';
import { expect, test } from './steps/journey.ts';
import { openDesk } from './steps/open-desk.ts';
import { payOrder, placeOrder } from './steps/place-order.ts';
import type { ShelfProduct } from './steps/shelf.ts';
import { violations } from './steps/violations.ts';

/** The usual commission (docs/rules.md), and what is left of ₹1,000 less 20 %. */
const share = '₹760';

async function photo(at: number) {
  const background = { r: 50 * at, g: 110, b: 140 };
  const image = sharp({ create: { width: 900, height: 1_200, channels: 3, background } });
  return { name: `IMG_${at}.jpg`, mimeType: 'image/jpeg', buffer: await image.jpeg().toBuffer() };
}

/** An operator opens a shop, whose keeper logs in for the first time. */
async function newShop(browser: Browser, mark: string) {
  const { desk: office } = await openDesk(browser, operator);
  const email = `kamla-${mark}@sellers.example`;
  const facts = { address: '14, Johari Bazaar', city: 'Jaipur', state: 'Rajasthan', pincode: '302003' };
  const answer = await office.request.post('/api/desk/sellers', {
    data: { name: `Johari Bandhej ${mark}`, keeper: 'Kamla Devi', email, gstin: '', ...facts },
  });
  const { password } = (await answer.json()) as { password: string };
  await office.context().close();
  const { desk } = await openDesk(browser, { email, password });
  return { desk, email };
}

async function addFromCamera(desk: Page, name: string, at: number) {
  await desk.goto('/desk/products/camera');
  await desk.getByLabel('Take or choose photos').setInputFiles([await photo(at)]);
  await expect(desk.getByRole('img', { name: 'Photo 1' })).toBeVisible();
  await desk.getByLabel('Name', { exact: true }).fill(name);
  await desk.getByLabel('MRP', { exact: true }).fill('1000');
  await desk.getByLabel('Selling price', { exact: true }).fill('1000');
  await desk.getByLabel('M', { exact: true }).click();
  await desk.getByLabel('Pieces of each', { exact: true }).fill('5');
  // The first product says what the others of the shop are, too.
  if (at === 1) {
    await desk.getByLabel('Category').selectOption('Sarees');
    await desk.getByLabel('Brand').fill('Johari Bandhej');
  }
  await desk.getByRole('button', { name: 'Publish' }).click();
  await expect(desk.getByRole('link', { name, exact: true })).toBeVisible();
}

/** The goods of the shop, as the customer orders them. */
async function goodsOf(desk: Page): Promise<ShelfProduct[]> {
  const { products } = (await (await desk.request.get('/api/desk/products?show=active')).json()) as {
    products: (Omit<ShelfProduct, '_id' | 'sellerId' | 'variants'> & {
      id: string;
      variants: { id: string; size: string; colour: string; stock: number }[];
    })[];
  };
  const { shops } = (await (await desk.request.get('/api/desk/me')).json()) as { shops: { id: string }[] };
  return products.map(({ id, variants, ...product }) => ({
    ...product,
    _id: id,
    sellerId: shops[0]?.id ?? '',
    variants: variants.map(({ id: variantId, ...variant }) => ({ ...variant, _id: variantId })),
  }));
}

async function packPrintAndDeliver(desk: Page, shop: APIRequestContext, orderId: string) {
  await desk.goto(`/desk/orders/${orderId}`);
  await desk.getByRole('button', { name: 'Mark as packed' }).click();
  await expect(desk.getByRole('button', { name: 'Give to courier' })).toBeVisible();
  await desk.getByRole('link', { name: 'Packing slip' }).click();
  await expect(desk.getByText('Prepaid: collect nothing')).toBeVisible();
  await desk.goBack();
  await desk.getByRole('button', { name: 'Give to courier' }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByLabel('Courier').fill('Ramu');
  await dialog.getByRole('button', { name: 'Give to courier' }).click();
  await desk.getByRole('button', { name: 'Mark as delivered' }).click();
  const answer = await shop.get(`/api/home/customer/gat-order/${orderId}`);
  const { order } = (await answer.json()) as { order: { parcels: { deliveryCode: string }[] } };
  await dialog.getByLabel('Delivery code').fill(order.parcels[0]?.deliveryCode ?? '');
  await dialog.getByRole('button', { name: 'Mark as delivered' }).click();
  await expect(desk.getByRole('button', { name: 'Mark as delivered' })).toHaveCount(0);
}

test('a new seller adds goods, plans a sale, is told of orders, sends them, takes one back and finds the money', async ({
  page,
  shop,
  browser,
  customer,
}) => {
  expect(customer.email).toBeTruthy();
  const mark = crypto.randomUUID().slice(0, 6);
  const { desk, email } = await newShop(browser, mark);
  await expect(desk.getByRole('heading', { name: 'First steps' })).toBeVisible();
  expect(await violations(desk)).toEqual([]);
  await desk.screenshot({
    path: `.build/test-results/first-steps-${test.info().project.name}.png`,
    fullPage: true,
  });
  for (const at of [1, 2, 3]) await addFromCamera(desk, `Bandhej odhni ${mark} ${at}`, at);

  await desk.goto('/desk/products?show=active');
  await expect(desk.getByRole('link', { name: /^Share .+ on WhatsApp$/ }).first()).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/\?text=.+product%2Fdetails/,
  );
  const ticks = desk.getByRole('checkbox', { name: /^Select (?!all)/ });
  for (const at of [0, 1, 2]) await ticks.nth(at).check();
  await desk.screenshot({ path: `.build/test-results/products-${test.info().project.name}.png` });
  await desk.getByRole('button', { name: 'Sale', exact: true }).click();
  await desk.getByRole('button', { name: 'Plan sale' }).click();
  await expect(desk.getByText(/^20 % on 3 products/)).toBeVisible();
  await expect
    .poll(async () => (await goodsOf(desk)).map(({ finalPrice }) => finalPrice))
    .toEqual([800, 800, 800]);

  const [first, second] = await goodsOf(desk);
  if (!first || !second) throw new Error('The shop has no goods');
  await Promise.all([desk.waitForResponse(/\/desk\/news\/latest/), desk.goto('/desk/sizes')]);
  const orderIds: string[] = [];
  for (const product of [first, second]) {
    const orderId = await placeOrder(shop, product);
    await payOrder(shop, orderId);
    orderIds.push(orderId);
  }
  const [firstOrder = '', secondOrder = ''] = orderIds;
  await expect(desk.getByText(/^New order CHK-/).first()).toBeVisible();
  // With the desk in the pocket: by e-mail.
  await expect
    .poll(async () => {
      const answer = await shop.get(`/dev/outbox.json?to=${encodeURIComponent(email)}`);
      return JSON.stringify(await answer.json());
    })
    .toContain('New order CHK-');
  for (const orderId of orderIds) await packPrintAndDeliver(desk, shop, orderId);

  await page.goto(`/return/${firstOrder}?line=0`);
  await page.getByLabel('Why are you returning it?').selectOption('I don’t like it');
  await page.getByRole('button', { name: 'Return it' }).click();
  await page.waitForURL(`**/dashboard/order/details/${firstOrder}`);
  await desk.goto('/desk/returns');
  for (const step of ['Accept return', 'Picked up', 'It’s good: refund']) {
    await desk.getByRole('button', { name: new RegExp(`^${step}`) }).click();
    const dialog = desk.getByRole('dialog');
    if (await dialog.isVisible()) await dialog.getByRole('button', { name: new RegExp(`^${step}`) }).click();
  }
  await expect(desk.getByRole('button', { name: /^It’s good: refund/ })).toHaveCount(0);

  await desk.goto('/desk/earnings?state=held');
  const section = desk.getByRole('heading', { name: 'Held' }).locator('..');
  await expect(section).toContainText(share);
  await desk.locator(`a[href="/desk/earnings/${secondOrder}"]`).click();
  await expect(desk.getByText('₹800').first()).toBeVisible();
  expect(await violations(desk)).toEqual([]);
  await desk.screenshot({
    path: `.build/test-results/earned-${test.info().project.name}.png`,
    fullPage: true,
  });
  await desk.context().close();
});
