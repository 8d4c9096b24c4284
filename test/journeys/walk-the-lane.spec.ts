import type { Page } from '@playwright/test';
import { openDesk } from './steps/open-desk.ts';
import { expect, test } from './steps/journey.ts';
import { violations } from './steps/violations.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const arch = (page: Page, name: string) =>
  page
    .getByRole('region', { name: 'Walk the lane' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name }) });

test('a guest walks the lane to a shop, a product of it and its keeper', async ({ page, isMobile }) => {
  await page.goto('/');
  const lane = page.getByRole('region', { name: 'Walk the lane' });
  const row = lane.getByRole('list', { name: 'Shops of the lane' });
  await lane.scrollIntoViewIfNeeded();
  const last = row.getByRole('heading', { level: 3 }).last();
  await expect(last).not.toBeInViewport({ ratio: 0.5 });
  if (isMobile)
    // Retries in case the row that was found has just been replaced by that of its code.
    await expect(async () => {
      await row.evaluate((element) => element.scrollTo({ left: element.scrollWidth, behavior: 'instant' }));
      await expect(last).toBeInViewport({ ratio: 0.5, timeout: 500 });
    }).toPass();
  else {
    const before = await row.evaluate((element) => element.scrollLeft);
    // Retries in case hydration came between the focus and the key.
    await expect(async () => {
      await row.focus();
      await page.keyboard.press('ArrowRight');
      await expect
        .poll(() => row.evaluate((element) => element.scrollLeft), { timeout: 2_000 })
        .toBeGreaterThan(before);
    }).toPass();
    const on = lane.getByRole('button', { name: 'Walk on' });
    // As far as the lane goes: other journeys open shops in it.
    await expect(async () => {
      await on.click({ timeout: 1_000 });
      await expect(last).toBeInViewport({ ratio: 0.5, timeout: 500 });
    }).toPass();
  }
  await expect(last).toBeInViewport();
  const name = (await last.getByRole('link').innerText()).split('\n')[0] ?? '';
  await last.getByRole('link').click();

  await expect(page).toHaveURL(/\/shop\/[a-z-]+$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('high-to-low');
  await expect(page).toHaveURL(/\/shop\/[a-z-]+\?order=high-to-low$/);
  await page
    .getByRole('region', { name: 'Products' })
    .getByRole('article')
    .first()
    .getByRole('heading')
    .getByRole('link')
    .click();
  await page.getByRole('link', { name, exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
  await page.getByRole('link', { name: 'Chat with Seller' }).click();
  await expect(page).toHaveURL(/\/login\?next=%2Fdashboard%2Fchat%2F/);
});

test('a lane that is walked before its code is there stays where it is', async ({ page }) => {
  const lateCode = /assets\/lane-(?!later)[^/]*\.js$/;
  const code = Promise.withResolvers<void>();
  await page.route(lateCode, async (route) => {
    await code.promise;
    await route.fallback();
  });
  await page.goto('/');
  const row = page.getByRole('list', { name: 'Shops of the lane' });
  // Walks from arch to arch until the last moment; the row settles at the arch that is nearest.
  const width = 280;
  const scroll = row.evaluate(async (element, width) => {
    let [next, position] = [width, 0];
    while (element.isConnected) {
      next = (next % (4 * width)) + width;
      element.scrollTo({ left: next, behavior: 'instant' });
      // A wide window shows so many that the row ends earlier.
      position = element.scrollLeft;
      await new Promise((resolve) => setTimeout(resolve));
    }
    return position;
  }, width);
  await expect.poll(() => row.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  code.resolve();
  const position = await scroll;
  const now = await row.evaluate((element) => element.scrollLeft);
  expect(Math.abs(now - position)).toBeLessThan(width);
});

test('a lamp is lit while its keeper is online', async ({ page, browser }) => {
  await page.goto('/');
  const front = arch(page, 'Gulabi Gali Studio');
  await expect(front).toHaveCount(1);
  await expect(front.getByText('Online now')).toHaveCount(0);
  const keeper = { email: 'gulabi-gali-studio@chowk.example', password: 'chowk-seller-demo' };
  const { desk } = await openDesk(browser, keeper);
  // Shops are online if a customer can chat with them at once: the desk's chat is open.
  await desk.goto('/desk/chat');
  await expect(front.getByText('Online now')).toHaveCount(1);
  await page.goto('/shop/gulabi-gali-studio');
  await expect(page.getByText('Online now')).toBeVisible();
  await desk.context().close();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the lane is there, and a shop’s page lists, sorts and leads on', async ({ page }) => {
    await page.goto('/');
    await page
      .getByRole('region', { name: 'Walk the lane' })
      .getByRole('heading', { level: 3 })
      .first()
      .getByRole('link')
      .click();
    await expect(page).toHaveURL(/\/shop\/[a-z-]+$/);
    await expect(page.getByRole('region', { name: 'Products' }).getByRole('article').first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'Chat with Seller' })).toBeVisible();
  });
});
