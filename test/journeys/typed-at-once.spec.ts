import type { Page } from '@playwright/test';
import { expect, test } from './steps/journey.ts';
import { newMobile } from './steps/log-in.ts';
import { home } from './steps/place-order.ts';
import { findProducts, roomiest } from './steps/shelf.ts';

/** What customers type and choose in the server's page, before its scripts have come, is what counts afterwards. */

/** Opens a page whose scripts are held back; call what it gives to let them through, and wait until they have run. */
async function openHeld(page: Page, path: string, scripts = 'framework'): Promise<() => Promise<void>> {
  const hold = Promise.withResolvers<void>();
  await page.route(`**/assets/${scripts}-*.js`, async (route) => {
    await hold.promise;
    await route.fallback();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  return async () => {
    hold.resolve();
    await page.waitForLoadState('networkidle');
  };
}

test('a mobile number typed before the scripts have come gets its OTP', async ({ page }) => {
  const letGo = await openHeld(page, '/login');
  const mobile = page.getByLabel('Mobile number');
  const number = newMobile();
  await mobile.fill(`${number.slice(0, 5)} ${number.slice(5)}`);
  await letGo();
  // Tidied like what is typed later.
  await expect(mobile).toHaveValue(number);
  // Pressing with nothing in the form's state would only ask for the number again.
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await expect(page.getByRole('heading', { name: 'Enter OTP' })).toBeVisible();
});

test('a size that fits already, said before its code has come, is heard', async ({ page }) => {
  const letGo = await openHeld(page, '/product/details/peacock-paisley-silk-kurta', 'later-parts');
  await page.getByText('Find my size').click();
  await page.getByLabel('Of this product fits me already').selectOption('L');
  await letGo();
  await expect(page.getByText('L fits you')).toBeVisible();
});

test('a height said before its code has come is heard, and other answers are kept', async ({ page }) => {
  await page.addInitScript(() => {
    const wearer = { usual: { top: 'L' }, kept: [] };
    localStorage.setItem('sizes-that-fit', localStorage.getItem('sizes-that-fit') ?? JSON.stringify(wearer));
  });
  const letGo = await openHeld(page, '/product/details/grey-striped-office-kurta', 'later-parts');
  await page.getByText('See it on me: how long is it?').click();
  await page.locator('#on-me').getByLabel('Your height').fill('190');
  await letGo();
  await expect(page.locator('#on-me').getByText(/^Ends \d+ cm \([\d.]+″\) above your knee$/)).toBeVisible();
  const storedText = await page.evaluate(() => localStorage.getItem('sizes-that-fit'));
  expect(JSON.parse(storedText ?? '')).toEqual({ usual: { top: 'L' }, kept: [], heightCm: 190 });
});

test('an order goes to the address that was chosen before the scripts have come', async ({
  page,
  shop,
  customer,
}, info) => {
  const product = (await findProducts(shop, { sizes: true })).at(info.project.name === 'phone' ? 2 : 3);
  if (!product) throw new Error('The shop is too empty for this journey');
  for (const name of ['Asha at home', `${customer.name} at work`]) {
    const data = { ...home, name, defaultAddress: name === 'Asha at home' };
    expect((await shop.post('/api/home/customer/add_address', { data })).status()).toBe(201);
  }
  const data = { productId: product._id, variantId: roomiest(product)._id, quantity: 1 };
  expect((await shop.post('/api/home/product/add-to-card', { data })).ok()).toBe(true);
  const letGo = await openHeld(page, '/shipping');
  const work = page.getByRole('radio', { name: /at work/ });
  await work.check();
  await letGo();
  await expect(work).toBeChecked();
  await page.getByRole('button', { name: 'Place Order' }).click();
  await page.waitForURL('**/my-payment?orderId=*');
  const { orders } = await (await shop.get(`/api/home/customer/gat-orders/${customer.id}/all`)).json();
  expect(orders[0].shippingInfo.name).toContain('at work');
});
