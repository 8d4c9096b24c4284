import { expect, test } from '@playwright/test';

let complaints: string[];

test.beforeEach(({ page }) => {
  complaints = [];
  page.on('console', (message) => {
    // The test runner's own message, due to playwright.config.ts.
    if (message.text().includes('blocked by Playwright')) return;
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
});

test('the shop opens on the first visit, and the browser has nothing to complain of', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveTitle(/Chowk/);
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(complaints).toEqual([]);
});

test('nothing on the home page is wider than the screen', async ({ page }) => {
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
});

test('a page that is not there says so, with a way on', async ({ page }) => {
  const answer = await page.goto('/no-such-lane');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page).not.toHaveURL(/no-such-lane/);
});
