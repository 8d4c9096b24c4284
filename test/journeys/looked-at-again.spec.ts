import type { Locator, Page } from '@playwright/test';
import { expect, test } from './steps/journey.ts';
import { home, payOrder, placeOrder } from './steps/place-order.ts';
import { findProducts, roomiest } from './steps/shelf.ts';

/** Layout faults that were once found in screenshots and fixed. */

const boxOf = async (one: Locator) => {
  const box = await one.boundingBox();
  if (!box) throw new Error('It is not on the page');
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
};

async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await boxOf(one), await boxOf(other)];
  return a.x < b.right && b.x < a.right && a.y < b.bottom && b.y < a.bottom;
}

test('a phone pays with its apps, whatever its pointer is; a desktop shows the code', async ({
  page,
  shop,
  customer,
}) => {
  expect(customer.id).toBeTruthy();
  const [product] = (await findProducts(shop, { sizes: true })).slice(-3);
  if (!product) throw new Error('The shop is empty');
  await page.goto(`/my-payment?orderId=${await placeOrder(shop, product)}`);
  const qr = page.getByAltText('QR code of this payment');
  const app = page.getByRole('link', { name: 'Pay by UPI app' });
  const other = page.getByText('Pay from another phone');
  // Without touch the pointer counts as fine, as on a phone with a pen.
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 780 });
    await expect(qr).toBeHidden();
    await expect(app).toBeInViewport();
    expect((await boxOf(app)).bottom).toBeLessThan((await boxOf(other)).y);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(qr).toBeVisible();
});

test('orders are rows of goods, with their day, amount and a word for where they are', async ({
  page,
  shop,
  customer,
}) => {
  expect(customer.id).toBeTruthy();
  const [first, second] = (await findProducts(shop, { sizes: true })).slice(-2);
  if (!first || !second) throw new Error('The shop is empty');
  const paidOrder = await placeOrder(shop, first, second);
  await payOrder(shop, paidOrder);
  const { order } = await (await shop.get(`/api/home/customer/gat-order/${paidOrder}`)).json();
  for (const address of ['/dashboard', '/dashboard/my-orders']) {
    await page.goto(address);
    const row = page.getByRole('row').filter({ hasText: order.number });
    await expect(row).toContainText(`${first.name} and 1 more`);
    await expect(row).toContainText(/\d{1,2} [A-Z][a-z]+ 20\d\d/);
    await expect(row).toContainText(`₹${order.price.toLocaleString('en-IN')}`);
    // A phone's row shows it beside the amount, and screen readers have the table's cell.
    const stages = row.getByText('Preparing', { exact: true });
    await expect
      .poll(() =>
        stages.evaluateAll(
          (words) =>
            words.filter((one) => one.checkVisibility() && one.closest('td')!.clientWidth > 1).length,
        ),
      )
      .toBe(1);
    await expect(row.locator('img')).toHaveCount(2);
    await expect
      .poll(() =>
        row
          .locator('img')
          .first()
          .evaluate((one: HTMLImageElement) => one.naturalWidth),
      )
      .toBeGreaterThan(0);
  }
});

test('what a press says does not cover what was pressed, and three of a quantity say it once', async ({
  page,
  shop,
  customer,
}) => {
  expect(customer.id).toBeTruthy();
  const [product] = (await findProducts(shop, { sizes: true })).slice(4);
  if (!product) throw new Error('The shop is empty');
  const variantId = roomiest(product)._id;
  await page.goto(`/product/details/${product.slug}?variant=${variantId}`);
  await page.waitForLoadState('networkidle');
  const add = page.getByRole('button', { name: 'Add to Cart', exact: true });
  await add.scrollIntoViewIfNeeded();
  await add.click();
  const toast = page.locator('[aria-live=polite] > div', { hasText: 'Added to your cart' });
  await expect(toast).toBeVisible();
  expect(await overlap(toast, add)).toBe(false);

  await page.goto('/cart');
  await page.waitForLoadState('networkidle');
  const more = page.getByRole('button', { name: 'One more' }).first();
  for (let press = 0; press < 3; press += 1) await more.click();
  await expect(page.getByRole('main').locator('output').first()).toHaveText('4');
  const toastBox = page.locator('[aria-live=polite] > div', { hasText: 'Quantity changed' });
  await expect(toastBox).toHaveCount(1);
  for (const other of [more, page.getByText('Total Amount')])
    await expect(async () => expect(await overlap(toastBox, other)).toBe(false)).toPass({ timeout: 2_000 });
});

/** Product lists in which a sold-out product precedes one in stock. */
const soldOutAt = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('section')]
      .map((section) => ({
        of: section.getAttribute('aria-label') ?? section.querySelector('h2')?.textContent ?? '',
        cards: [...section.querySelectorAll('article')].map((card) =>
          /Sold out/.test(card.textContent ?? ''),
        ),
      }))
      .filter(
        ({ cards }) =>
          cards.length > 1 && cards.some((isGone, at) => isGone && cards.slice(at).includes(false)),
      ),
  );

test('where the shop chooses, what is sold out stands behind what can be bought', async ({ page }) => {
  const last = page.getByRole('navigation', { name: /page/i }).getByRole('link', { name: /\d/ }).last();
  for (const address of ['/', '/shops', '/products', '/product/category/womens-kurtas']) {
    await page.goto(address);
    await page.mouse.wheel(0, 20_000);
    expect(await soldOutAt(page), address).toEqual([]);
  }
  await page.goto('/shops');
  await last.click();
  await expect(page).toHaveURL(/[?&]page/i);
  await expect(
    page.getByRole('region', { name: 'Products', exact: true }).getByText('Sold out').first(),
  ).toBeVisible();
  expect(await soldOutAt(page)).toEqual([]);
});

test('the only address is chosen; of several, none is unless one is preferred', async ({
  page,
  shop,
  customer,
}) => {
  expect(customer.id).toBeTruthy();
  const [product] = (await findProducts(shop, { sizes: true })).slice(6);
  if (!product) throw new Error('The shop is empty');
  await shop.post('/api/home/customer/add_address', { data: home });
  await shop.post('/api/home/product/add-to-card', {
    data: { productId: product._id, variantId: roomiest(product)._id, quantity: 1 },
  });
  await page.goto('/shipping');
  await expect(page.getByRole('radio', { name: /Kishanpole/ })).toBeChecked();
  await expect(page.getByRole('button', { name: 'Place Order' })).toBeEnabled();
  await shop.post('/api/home/customer/add_address', { data: { ...home, address: '7, Bapu Bazaar' } });
  await page.reload();
  await expect(page.getByRole('radio', { name: /Bapu/ })).toBeVisible();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
});

test('a key finds the categories that the row has no room for', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto('/');
  const row = page.getByRole('navigation', { name: 'Shop by category' }).getByRole('list').first();
  const last = row.getByRole('link').last();
  // Retries in case the row's code loaded in between and replaced it.
  await expect(async () => expect(await overlap(row, last)).toBe(false)).toPass();
  await page.keyboard.press('Tab');
  await last.focus();
  await expect(last).toBeInViewport({ ratio: 1 });
  // The row expands instead of scrolling its first links away.
  await expect(row.getByRole('link').first()).toBeInViewport({ ratio: 1 });
});

/** Hyphenated words that are broken over two lines. */
const brokenNames = (heading: Locator) =>
  heading.evaluateAll((all) =>
    all.flatMap((one) => {
      const texts = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
      const brokenWords: string[] = [];
      for (let text = texts.nextNode(); text; text = texts.nextNode())
        for (const { 0: word, index } of (text.textContent ?? '').matchAll(/\S+-\S+/g)) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
          if (new Set(tops).size > 1) brokenWords.push(word);
        }
      return brokenWords;
    }),
  );

test('a hyphenated name is not broken at its hyphen on a narrow phone', async ({ page }) => {
  await page.goto('/products/search?value=high-rise');
  const names = page
    .getByRole('region', { name: 'Products', exact: true })
    .getByRole('heading', { level: 3 });
  await expect(names.filter({ hasText: 'High-Rise' }).first()).toBeVisible();
  for (const width of [320, 340, 360, 380, 400]) {
    await page.setViewportSize({ width, height: 780 });
    expect(await brokenNames(names), `at ${width} px`).toEqual([]);
  }
});

test('a listing’s order is whole on the narrowest phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 780 });
  for (const [address, name] of [
    ['/shops', 'Newest first'],
    ['/products/search?value=kurta', 'Best match'],
  ] as const) {
    await page.goto(address);
    const order = page.getByLabel('Sort by');
    await expect(order.locator('option').first()).toHaveText(name);
    const spare = await order.evaluate((one: HTMLSelectElement, text) => {
      const { font, paddingInlineStart, paddingInlineEnd } = getComputedStyle(one);
      const context = document.createElement('canvas').getContext('2d');
      if (!context) throw new Error('Nothing measures text');
      context.font = font;
      const room =
        one.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd);
      return room - context.measureText(text).width;
    }, name);
    expect(spare, name).toBeGreaterThanOrEqual(0);
    // The header scrolls away here: nothing passes by above the bar.
    const above = await order.evaluate((one) => {
      window.scrollTo(0, 900);
      return one.closest('form')?.parentElement?.getBoundingClientRect().top;
    });
    expect(above, name).toBeLessThanOrEqual(1);
  }
});
