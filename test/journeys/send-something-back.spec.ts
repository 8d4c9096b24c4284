import type { APIRequestContext, Page, TestInfo } from '@playwright/test';
import sharp from 'sharp';
import { operator } from '../../db/town/people.ts';
import { expect, test } from './steps/journey.ts';
import { openDesk } from './steps/open-desk.ts';
import { payOrder, placeOrder } from './steps/place-order.ts';
import { findProducts, type ShelfProduct } from './steps/shelf.ts';
import { violations } from './steps/violations.ts';

/** A paid order of three products with sizes, one piece each, which others do not count the stock of. */
async function orderOfThree(shop: APIRequestContext, { project }: TestInfo, place: 0 | 1) {
  const shelf = await findProducts(shop, { sizes: true });
  const from = 8 + 6 * place + (project.name === 'phone' ? 3 : 0);
  const [first, second, third] = shelf.slice(from, from + 3);
  if (!first || !second || !third) throw new Error('The shop is too empty for this journey');
  const orderId = await placeOrder(shop, first, second, third);
  await payOrder(shop, orderId);
  return { orderId, products: [first, second, third] as const };
}

/** Packs, hands over and delivers every parcel of an order. */
async function deliver(desk: Page, orderId: string, products: readonly ShelfProduct[]): Promise<void> {
  for (const shop of new Set(products.map(({ sellerId }) => sellerId)))
    for (const [step, data] of [
      ['pack', {}],
      ['hand-over', {}],
      ['deliver', { reason: 'Told by phone' }],
    ] as const) {
      const done = await desk.request.post(`/api/desk/orders/${orderId}/${step}`, {
        data: { shop, ...data },
      });
      expect(done.status(), await done.text()).toBe(200);
    }
}

test('of three items one comes back with a photo, one is exchanged, one is declined, disputed and decided', async ({
  page,
  shop,
  customer,
  browser,
  complaints: own,
}, info) => {
  own.expectStatus(400);
  expect(customer.id).toBeTruthy();
  const { orderId, products } = await orderOfThree(shop, info, 0);
  const [torn, small, unwanted] = products;
  const { desk, complaints } = await openDesk(browser, operator);
  await deliver(desk, orderId, products);

  await page.goto(`/dashboard/order/details/${orderId}`);
  await page.getByRole('link', { name: 'Return or exchange' }).click();
  await expect(page.getByRole('heading', { name: 'Which item?' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('link', { name: `Choose ${torn.name}` }).click();
  await page.getByRole('button', { name: 'Return it' }).click();
  await expect(page.getByText('Choose a reason').last()).toBeVisible();
  await page.getByLabel('Why are you returning it?').selectOption('It came damaged');
  await expect(page.getByRole('region', { name: 'What you get back' })).toContainText('₹');
  await page.getByLabel('Tell us more').fill('The hem is torn');
  const photo = await sharp({ create: { width: 600, height: 800, channels: 3, background: '#aa3322' } })
    .jpeg()
    .toBuffer();
  await page.getByLabel('Photos').setInputFiles({ name: 'hem.jpg', mimeType: 'image/jpeg', buffer: photo });
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Return it' }).click();
  await page.waitForURL(`**/dashboard/order/details/${orderId}`);
  const card = (name: string, on = page) => on.getByRole('article', { name: `Return of ${name}` }).first();
  await expect(card(torn.name)).toContainText('Waiting for the shop');
  await expect(card(torn.name).getByRole('img', { name: 'Photo 1' })).toBeVisible();

  await page.goto(`/return/${orderId}?line=1`);
  await page
    .getByLabel(/^Exchange for/)
    .first()
    .check();
  await expect(page.getByText('at no extra cost')).toBeVisible();
  await page.getByLabel('Why are you returning it?').selectOption('It doesn’t fit');
  await page.getByRole('button', { name: 'Exchange it' }).click();
  await page.waitForURL(`**/dashboard/order/details/${orderId}`);
  await expect(card(small.name)).toContainText('Exchange for');
  await page.goto(`/return/${orderId}?line=2`);
  await page.getByLabel('Why are you returning it?').selectOption('I don’t like it');
  await page.getByRole('button', { name: 'Return it' }).click();
  await page.waitForURL(`**/dashboard/order/details/${orderId}`);
  expect(await violations(page)).toEqual([]);

  const press = async (name: string, doing: string, list = 'waiting') => {
    await desk.goto(`/desk/returns?list=${list}`);
    await card(name, desk).filter({ hasText: customer.name }).getByRole('button', { name: doing }).click();
  };
  await press(torn.name, 'Agree');
  await expect(desk.getByText('Saved').first()).toBeVisible();
  expect(await violations(desk)).toEqual([]);
  await press(torn.name, 'Picked up');
  await expect(desk.getByText('Saved').first()).toBeVisible();
  await press(torn.name, 'It’s good: refund');
  await expect(desk.getByText('Saved').first()).toBeVisible();
  await press(small.name, 'Agree');
  await expect(desk.getByText('Saved').first()).toBeVisible();
  await press(small.name, 'Picked up');
  await expect(desk.getByText('Saved').first()).toBeVisible();
  await press(small.name, 'It’s good: exchange done');
  await expect(desk.getByText('Saved').first()).toBeVisible();
  await press(unwanted.name, 'Decline');
  await desk.getByLabel('Why? The customer reads this').fill('It was worn');
  await desk.getByRole('dialog').getByRole('button', { name: 'Decline' }).click();
  await expect(desk.getByText('Saved').first()).toBeVisible();

  await page.reload();
  await expect(card(torn.name)).toContainText('on its way back to you');
  await expect(card(small.name)).toContainText('Exchanged');
  await expect(card(unwanted.name)).toContainText('It was worn');
  await card(unwanted.name).getByText('I disagree').click();
  await page.getByLabel('Why do you disagree?').fill('I only tried it on');
  await page.getByRole('button', { name: 'Ask for a decision' }).click();
  await expect(card(unwanted.name)).toContainText('We’re deciding');
  expect(await violations(page)).toEqual([]);
  await press(unwanted.name, 'Decline for good', 'disputed');
  await desk.getByLabel('Why? The customer reads this').fill('The soles are scratched');
  await desk.getByRole('dialog').getByRole('button', { name: 'Decline for good' }).click();
  await expect(desk.getByText('Saved').first()).toBeVisible();
  // Its job issues the invoice a moment after the payment; who asks sooner gets it too.
  expect((await page.request.get(`/api/generate-invoice/${orderId}`)).status()).toBe(200);
  await page.reload();
  await expect(card(unwanted.name)).toContainText('The soles are scratched');
  await expect(page.getByRole('link', { name: 'Credit note' })).toBeVisible();
  const note = await page.request.get(`/api/generate-credit-note/${orderId}`);
  expect([note.status(), note.headers()['content-type']]).toEqual([200, 'application/pdf']);
  expect(complaints).toEqual([]);
  await desk.context().close();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an item is asked back, and the return taken back', async ({
    page,
    shop,
    customer,
    browser,
    complaints,
  }, info) => {
    complaints.expectStatus(400);
    expect(customer.id).toBeTruthy();
    const { orderId, products } = await orderOfThree(shop, info, 1);
    const staff = await browser.newContext();
    const desk = await staff.newPage();
    const base = info.project.use.baseURL ?? '';
    await desk.request.post(`${base}/api/desk/log-in`, { data: operator });
    for (const sellerId of new Set(products.map((product) => product.sellerId)))
      for (const step of ['pack', 'hand-over', 'deliver'])
        await desk.request.post(`${base}/api/desk/orders/${orderId}/${step}`, {
          data: { shop: sellerId, ...(step === 'deliver' ? { reason: 'Told by phone' } : {}) },
        });
    await staff.close();
    await page.goto(`/return/${orderId}?line=0`);
    await expect(page.getByText('1 piece: ₹')).toBeVisible();
    await page.getByRole('button', { name: 'Return it' }).click();
    await expect(page.getByText('Choose a reason').last()).toBeVisible();
    await page.getByLabel('Why are you returning it?').selectOption('I don’t like it');
    await page.getByRole('button', { name: 'Return it' }).click();
    await page.waitForURL(`**/dashboard/order/details/${orderId}`);
    await expect(page.getByText('Waiting for the shop')).toBeVisible();
    await page.getByRole('button', { name: 'Cancel return' }).click();
    await page.waitForURL(`**/dashboard/order/details/${orderId}`);
    await expect(page.getByText('Cancelled').first()).toBeVisible();
  });
});
