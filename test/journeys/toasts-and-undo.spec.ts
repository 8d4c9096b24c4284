import type { Page } from '@playwright/test';
import { operator } from '../../db/town/people.ts';
import { expect, test } from './steps/journey.ts';
import { openDesk } from './steps/open-desk.ts';
import { findProduct } from './steps/shelf.ts';

/** The toast in sight, which covers neither the header nor a bar at the foot. */
async function oneToast(page: Page) {
  const toast = page.locator('[aria-live="polite"]').getByRole('button', { name: 'Dismiss' });
  await expect(toast).toHaveCount(1);
  const [box, ...bars] = await page.evaluate(() => {
    const all = [
      document.querySelector('[aria-live="polite"] > div > div'),
      ...document.querySelectorAll('[data-edge]'),
    ];
    return all.flatMap((one) => (one ? [one.getBoundingClientRect().toJSON() as DOMRect] : []));
  });
  if (!box) throw new Error('There is no toast');
  const overlaps = bars.filter(
    ({ top, bottom, height }) => height > 0 && top < box.bottom - 1 && bottom > box.top + 1,
  );
  expect(overlaps).toEqual([]);
  return box;
}

test('messages come one at a time, clear of the bars, and removals can be undone', async ({
  page,
  shop,
  customer,
}, info) => {
  const product = await findProduct(shop, { sizes: false, at: info.project.name });
  expect(customer.id).toBeTruthy();
  await shop.post('/api/home/product/add-to-card', { data: { productId: product._id, quantity: 2 } });
  await page.goto('/cart');
  const line = page.getByRole('article').filter({ hasText: product.name });
  const undo = page.getByRole('button', { name: 'Undo' });

  await line.getByRole('button', { name: /^Remove/ }).click();
  await expect(undo).toBeVisible();
  const box = await oneToast(page);
  if (info.project.name === 'phone') expect(box.top).toBeGreaterThan(390);
  else {
    expect(box.top).toBeLessThan(450);
    expect(1440 - box.right).toBeLessThan(40);
  }
  await undo.click();
  await expect(line.locator('output')).toHaveText('2');
  await expect(undo).toHaveCount(0);

  await line.getByRole('button', { name: /^Save/ }).click();
  const savedLines = page.getByRole('region', { name: /^Saved for later/ });
  await savedLines.getByRole('button', { name: /^Remove/ }).click();
  await expect(savedLines).toHaveCount(0);
  await undo.click();
  await expect(savedLines.getByRole('link', { name: product.name }).first()).toBeVisible();

  await shop.post('/api/home/product/add-to-wishlist', { data: { productId: product._id } });
  await page.goto('/dashboard/my-wishlist');
  await page.getByRole('button', { name: new RegExp(`^Remove ${product.name}`) }).click();
  await expect(page.getByText('No Items Found')).toBeVisible();
  await undo.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Wishlist (1)' })).toBeVisible();
  await oneToast(page);
});

test('the next Tab after a removal is Undo, and the one beyond goes on from where it was', async ({
  page,
  shop,
  customer,
}, info) => {
  expect(customer.id).toBeTruthy();
  const product = await findProduct(shop, { sizes: false, at: info.project.name });
  await shop.post('/api/home/product/add-to-card', { data: { productId: product._id, quantity: 1 } });
  await page.goto('/cart');
  const remove = page.getByRole('main').getByRole('button', { name: /^Remove/ });
  const undo = page.getByRole('button', { name: 'Undo' });
  const title = page.getByRole('heading', { level: 1 });
  await remove.press('Enter');
  await expect(undo).toBeVisible();
  await expect(title).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(undo).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Shop Now' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await undo.press('Enter');
  await expect(remove).toBeVisible();
  await expect(undo).toHaveCount(0);
  await expect(title).toBeFocused();
});

test('a link in a message opens its page at the desk too, without loading it anew', async ({ browser }) => {
  const { desk, complaints } = await openDesk(browser, operator);
  await desk.evaluate(() => {
    const action = { text: 'See them', href: '/desk/orders' };
    const detail = { tone: 'success', text: 'Two orders are new', action };
    window.dispatchEvent(new CustomEvent('toast', { detail }));
    Object.assign(window, { isSameDocument: true });
  });
  await desk.getByRole('link', { name: 'See them' }).click();
  await expect(desk).toHaveURL(/\/desk\/orders/);
  await expect(desk.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
  expect(await desk.evaluate(() => 'isSameDocument' in window)).toBe(true);
  await expect(desk.getByText('Two orders are new')).toHaveCount(0);
  expect(complaints).toEqual([]);
  await desk.context().close();
});

test('a message never covers what has the focus', async ({ page, shop }, info) => {
  const product = await findProduct(shop, { sizes: true, at: info.project.name });
  for (const path of [`/product/details/${product.slug}`, '/shops']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    for (let press = 0; press < 45; press += 1) {
      await page.evaluate(() => {
        const detail = { tone: 'error', text: 'Out of stock. It was the last one.' };
        window.dispatchEvent(new CustomEvent('toast', { detail }));
      });
      await page.keyboard.press('Tab');
      await expect
        .poll(() => page.evaluate(coveredFocus), { message: `Tab ${press} of ${path}`, timeout: 2_000 })
        .toBe('');
    }
  }
});

/** What has the focus, if the toast or the line that says that one is offline covers it. */
function coveredFocus(): string {
  const focus = document.activeElement;
  const covers = [
    document.querySelector('[aria-live="polite"] > div > div'),
    document.querySelector('#offline'),
  ];
  const box = focus?.getBoundingClientRect();
  if (!focus || !box || focus === document.body || covers.some((cover) => cover?.contains(focus))) return '';
  const isCovered = covers.some((cover) => {
    const over = cover?.getBoundingClientRect();
    return (
      over &&
      over.left < box.right - 1 &&
      over.right > box.left + 1 &&
      over.top < box.bottom - 1 &&
      over.bottom > box.top + 1
    );
  });
  return isCovered ? `${focus.textContent || focus.getAttribute('aria-label')}, at ${box.top}` : '';
}
