import sharp from 'sharp';
import type { APIRequestContext, TestInfo } from '@playwright/test';
import { operator } from '../../db/town/people.ts';
import { expect, test } from './steps/journey.ts';
import { payOrder, placeOrder } from './steps/place-order.ts';
import { findProducts } from './steps/shelf.ts';

/** A paid order of three products with sizes, one piece each, whose stock no other journey compares. */
async function orderOfThree(shop: APIRequestContext, { project }: TestInfo) {
  const shelf = await findProducts(shop, { sizes: true });
  const from = 8 + (project.name === 'phone' ? 3 : 0);
  const [first, second, third] = shelf.slice(from, from + 3);
  if (!first || !second || !third) throw new Error('The shop is too empty for this journey');
  const orderId = await placeOrder(shop, first, second, third);
  await payOrder(shop, orderId);
  return { orderId, products: [first, second, third] as const };
}

const tear = () =>
  sharp({ create: { width: 60, height: 80, channels: 3, background: '#8a2b4a' } })
    .png()
    .toBuffer();

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
    complaints.expectStatus(422);
    expect(customer.id).toBeTruthy();
    const { orderId, products } = await orderOfThree(shop, info);
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
    const photos = page.getByLabel('Photos (optional)');
    await expect(photos).toBeVisible();
    const buffer = await tear();
    await photos.setInputFiles([
      { name: 'tear.png', mimeType: 'image/png', buffer },
      { name: 'cut-off.png', mimeType: 'image/png', buffer: buffer.subarray(0, -40) },
    ]);
    await page.getByRole('button', { name: 'Return it' }).click();
    await expect(page.getByText('It is saved, but a photo is not')).toBeVisible();
    await page.getByRole('link', { name: 'Back to the order' }).click();
    await page.waitForURL(`**/dashboard/order/details/${orderId}`);
    await expect(page.locator('main img[src*="photo"]').first()).toBeVisible();
    await expect(page.getByText('Waiting for the shop')).toBeVisible();
    await page.getByRole('button', { name: 'Cancel return' }).click();
    await expect(page.getByText('Cancel this return?')).toBeInViewport();
    await page.getByRole('button', { name: 'Cancel return' }).first().click();
    await page.waitForURL(`**/dashboard/order/details/${orderId}`);
    await expect(page.getByText('Cancelled').first()).toBeVisible();
  });
});
