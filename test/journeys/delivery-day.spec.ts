import type { APIRequestContext, Page } from '@playwright/test';
import { dayText } from '../../src/domains/delivery/day-text.ts';
import { checkPin, sendPin } from './steps/check-pin.ts';
import { fillAddress } from './steps/fill-address.ts';
import { expect, test } from './steps/journey.ts';
import { findProduct, findProducts, roomiest } from './steps/shelf.ts';
import { violations } from './steps/violations.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** A PIN code in the shop's city, and one that the shop does not deliver to. */
const [inside, outside] = ['302003', '744101'];

const tellsOf = /We.*(tell|mail|write)/i;

interface ParcelDay {
  readonly sellerId: string;
  readonly day: string;
}

async function dayOf(shop: APIRequestContext, sellerId: string): Promise<string> {
  const { shops } = (await (await shop.get(`/api/home/delivery/${inside}`)).json()) as { shops: ParcelDay[] };
  return dayText(shops.find((one) => one.sellerId === sellerId)?.day ?? '');
}

/** The layout shift of the page since it was opened. */
const shift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const shifts = list.getEntries() as (PerformanceEntry & {
            value: number;
            hadRecentInput: boolean;
          })[];
          resolve(shifts.reduce((sum, one) => sum + (one.hadRecentInput ? 0 : one.value), 0));
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(0), 500);
      }),
  );

test('a guest asks once, and every page says the day', async ({ page, request }, info) => {
  const product = await findProduct(request, { sizes: true, at: info.project.name });
  const dialog = page.getByRole('dialog', { name: 'Where do we deliver?' });
  // Clicked before its code has loaded, the link leads to the shipping policy, which has the same form.
  await expect(async () => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Your PIN code?' }).click();
    await expect(dialog).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await dialog.getByRole('button', { name: 'Check', exact: true }).click();
  await expect(dialog.getByText('Please enter a 6-digit PIN code')).toBeVisible();
  await checkPin(page, outside);
  await expect(page.getByRole('link', { name: `Delivery to ${outside}` })).toBeVisible();

  await page.goto(`/product/details/${product.slug}`);
  await expect(page.getByText('We do not deliver there yet')).toBeVisible();
  await page.getByText('Tell me when you come here').click();
  await page.getByLabel('Email', { exact: true }).fill(`wait-${info.project.name}@example.com`);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText(tellsOf)).toBeVisible();
  await page.getByRole('button', { name: `Change PIN code ${outside}` }).click();
  await checkPin(page, inside);
  const day = await dayOf(request, product.sellerId);
  const promise = page.getByRole('region', { name: 'Where do we deliver?' });
  await expect(promise).toContainText(`Get it by ${day} · ${inside} · order within `);
  // From the top: wherever a press has scrolled to, the head may stand over half a link.
  await page.evaluate(() => scrollTo(0, 0));
  expect(await violations(page)).toEqual([]);
  await expect(page.getByRole('link', { name: `Delivery to ${inside}` })).toBeVisible();

  await page.reload();
  await expect(promise).toContainText(`Get it by ${day} · ${inside} · order within `);
  expect(await shift(page)).toBeLessThanOrEqual(0.01);

  await page.goto('/shops');
  const cards = page.getByRole('region', { name: 'Products' }).getByRole('article');
  await expect(cards.getByRole('img', { name: 'Delivery' }).first()).toBeAttached();
  expect(await shift(page)).toBeLessThanOrEqual(0.01);
  expect(await violations(page)).toEqual([]);
});

test('the cart and the delivery page promise the day that the product promised', async ({
  page,
  shop,
  customer,
}, info) => {
  const product = await findProduct(shop, { sizes: true, at: info.project.name });
  const answer = await shop.post('/api/home/product/add-to-card', {
    data: { userId: customer.id, quantity: 1, productId: product._id, variantId: roomiest(product)._id },
  });
  expect(answer.status()).toBe(201);
  await page.goto(`/product/details/${product.slug}`);
  await checkPin(page, inside);
  const day = await dayOf(shop, product.sellerId);
  await expect(page.getByText(`Get it by ${day}`)).toBeVisible();
  await page.goto('/cart');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toContainText(day);
  await page.getByRole('main').getByRole('button', { name: 'Place Order' }).click();
  // The first address starts with the PIN code that this device knows.
  await expect(page.getByLabel('PIN code')).toHaveValue(inside);
  await fillAddress(page, { name: 'Asha Verma', city: 'Jaipur' });
  await page.getByRole('button', { name: 'Save address' }).click();
  const summary = page.getByRole('region', { name: 'Order summary' });
  await expect(summary).toContainText(day);

  await page.getByRole('button', { name: 'Add New Address' }).click();
  await fillAddress(page, { name: 'Ravi Meena', city: 'Port Blair' });
  await page.getByLabel('PIN code').fill(outside);
  await page.getByLabel('State').selectOption('Andaman and Nicobar Islands');
  await page.getByRole('button', { name: 'Save address' }).click();
  await expect(page.getByText(`We do not deliver to ${outside} yet.`)).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: 'Place Order' })).toBeDisabled();
  await page.getByRole('radio', { name: /Asha Verma/ }).check();
  await expect(summary).toContainText(day);
  await expect(page.getByRole('region', { name: 'How you can pay' })).toContainText(
    'Pay on delivery needs a mobile number in your account',
  );
  const slots = page.getByLabel('Delivery slot');
  const slot = (await slots.locator('option').nth(1).textContent()) ?? '';
  await slots.selectOption({ index: 1 });
  await expect(summary).toContainText(slot);
  await page.getByRole('main').getByRole('button', { name: 'Place Order' }).click();
  await page.waitForURL(/\/my-payment\?orderId=/);
  await expect(page.getByRole('main')).toContainText(`Promised for ${slot}`);
  const orderId = new URL(page.url()).searchParams.get('orderId');
  await page.goto(`/payment?orderId=${orderId}`);
  await expect(page.getByRole('main')).toContainText(`Promised for ${slot}`);
  await page.goto(`/dashboard/order/details/${orderId}`);
  await expect(page.getByRole('main')).toContainText(slot);
});

test('parcels of two shops come on a day each, or together on the later one', async ({
  page,
  shop,
  customer,
  complaints,
}) => {
  const products = await findProducts(shop, { sizes: true });
  const [first] = products;
  const second = products.find(({ sellerId }) => sellerId !== first?.sellerId);
  if (!first || !second) throw new Error('All products in stock are of one shop');
  // Given to this page only: the server's own promises are the same on most days.
  const later = { day: '2099-01-02', from: '10:00', to: '20:00' };
  const requests: { together: boolean; slots: Record<string, unknown> }[] = [];
  await page.route(`**/api/home/delivery/${inside}/slots?*`, async (route) => {
    const answer = await route.fetch();
    const delivery = (await answer.json()) as { parcels: { sellerId: string }[] };
    const parcels = delivery.parcels.map((one) =>
      one.sellerId === second.sellerId ? { ...one, slots: [later] } : one,
    );
    await route.fulfill({ response: answer, json: { ...delivery, parcels, together: [later] } });
  });
  await page.route('**/api/home/order/palce-order', async (route) => {
    requests.push((route.request().postDataJSON() as { delivery: (typeof requests)[number] }).delivery);
    await route.continue();
  });
  for (const product of [first, second])
    await shop.post('/api/home/product/add-to-card', {
      data: { userId: customer.id, quantity: 1, productId: product._id, variantId: roomiest(product)._id },
    });
  await page.goto('/shipping');
  await fillAddress(page, { name: 'Asha Verma', city: 'Jaipur' });
  await page.getByRole('button', { name: 'Save address' }).click();
  const when = page.getByRole('region', { name: 'When it comes' });
  const day = await dayOf(shop, first.sellerId);
  await expect(when).toContainText(day);
  await expect(when).toContainText('Fri 2 Jan');
  const summary = page.getByRole('region', { name: 'Order summary' });
  await expect(summary).toContainText(day);
  await when.getByRole('radio', { name: /All together/ }).check();
  await expect(summary).not.toContainText(day);
  expect(await violations(page)).toEqual([]);
  // The server offers no such slot: it refuses, and the page reads what is offered by now.
  complaints.expectStatus(409);
  const again = page.waitForResponse((answer) => answer.url().includes('/slots?'));
  await page.getByRole('main').getByRole('button', { name: 'Place Order' }).click();
  await expect(page.getByRole('main')).toContainText('The delivery time has changed.');
  expect((await again).status()).toBe(200);
  // Together, one parcel's slot is that of all.
  expect(requests.map(({ together, slots }) => [together, Object.values(slots)])).toEqual([[true, [later]]]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('a PIN code that is asked for gets its day', async ({ page, request }) => {
    const product = await findProduct(request, { sizes: true, at: 'wide' });
    await page.goto(`/product/details/${product.slug}`);
    await sendPin(page, inside);
    await expect(page.getByText(`Get it by ${await dayOf(request, product.sellerId)}`)).toBeVisible();
    await page.getByRole('link', { name: 'Your PIN code?' }).click();
    await sendPin(page, outside);
    await expect(page.getByText(/We do not deliver to .*744101 yet\./)).toBeVisible();
  });
});
