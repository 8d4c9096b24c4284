import type { Page } from '@playwright/test';
import { expect, test } from './steps/journey.ts';
import { openSection } from './steps/open-section.ts';

/**
 * A page's scripts load after its first screen (record 107). Clicks before that are not lost: right after the page has
 * loaded, and while the scripts are still loading.
 */
/** Opens a page and waits only until it is visible. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
}

const shelf = { name: 'Products', exact: true };

test('what is pressed right after a page has loaded is done', async ({ page }, info) => {
  const narrow = info.project.name === 'phone';
  await page.goto('/shops');
  await page
    .getByRole('region', shelf)
    .getByRole('button', { name: /on your wishlist/ })
    .first()
    .click();
  await page.waitForURL(/\/login\?next=%2Fshops/);

  await page.goto('/shops');
  if (narrow) {
    await page.getByRole('button', { name: 'Show Filters' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  } else {
    await openSection(page.getByRole('form', { name: 'Filters' }), 'Availability');
    await page.getByRole('checkbox', { name: 'In stock only' }).click();
    await page.waitForURL(/inStock=true/);
  }

  await page.goto('/shops');
  await page.getByLabel('Sort by').selectOption('low-to-high');
  await page.waitForURL(/order=low-to-high/);

  await page.goto('/');
  await page.getByRole('combobox', { name: 'Search the shop' }).fill('kurta');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/products\/search\?.*value=kurta/);
});

for (const slow of ['framework', 'storefront'])
  test(`what is pressed before the ${slow} has come is done when it is there`, async ({ page }) => {
    const { promise: letGo, resolve: go } = Promise.withResolvers<void>();
    await page.route(`**/assets/${slow}-*.js`, async (route) => {
      await letGo;
      await route.fallback();
    });
    await open(page, '/shops');
    const heart = page
      .getByRole('region', shelf)
      .getByRole('button', { name: /on your wishlist/ })
      .nth(1);
    await heart.click();
    await heart.click();
    await expect(page).toHaveURL(/\/shops$/);
    go();
    await page.waitForURL(/\/login\?next=%2Fshops/);
  });

test('a filter, an order and a word chosen before the scripts have come are kept', async ({ page }, info) => {
  let hold = Promise.withResolvers<void>();
  await page.route('**/assets/{framework,filter-form}-*.js', async (route) => {
    await hold.promise;
    await route.fallback();
  });
  const openHeld = (path: string) => {
    hold = Promise.withResolvers<void>();
    return open(page, path);
  };

  // On a phone opening the filters needs a script.
  if (info.project.name !== 'phone') {
    await openHeld('/shops');
    const inStock = page.getByRole('checkbox', { name: 'In stock only' });
    await inStock.click();
    hold.resolve();
    await page.waitForURL(/inStock=true/);
    await expect(inStock).toBeChecked();
  }

  await openHeld('/shops');
  await page.getByLabel('Sort by').selectOption('high-to-low');
  hold.resolve();
  await page.waitForURL(/order=high-to-low/);

  await openHeld('/');
  const words = page.getByRole('combobox', { name: 'Search the shop' });
  await words.fill('saree');
  hold.resolve();
  await page.waitForLoadState('networkidle');
  await words.press('Enter');
  await page.waitForURL(/\/products\/search\?.*value=saree/);
});

test('a link that is pressed before the scripts have come leads on', async ({ page, complaints }) => {
  complaints.expectNoAnswer();
  await page.route('**/assets/framework-*.js', (route) => route.abort());
  await open(page, '/shops');
  await page
    .getByRole('region', shelf)
    .getByRole('article')
    .first()
    .getByRole('heading')
    .getByRole('link')
    .click();
  await page.waitForURL('**/product/details/*');
});
