import { expect, test } from './steps/journey.ts';

/** What needs no account works with JavaScript off: reading, searching, filtering, paging. */
test.use({ javaScriptEnabled: false });

test('the shop can be read without JavaScript', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Special Offer' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('img').first()).toBeVisible();
  await page
    .getByRole('region', { name: 'Special Offer' })
    .getByRole('article')
    .first()
    .getByRole('heading')
    .getByRole('link')
    .click();
  await page.waitForURL('**/product/details/*');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main').getByText('₹').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Customer Reviews' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').last().click();
  await expect(
    page.getByRole('region', { name: 'Products', exact: true }).getByRole('article').first(),
  ).toBeVisible();
  for (const address of ['/about', '/contact', '/help', '/return-refund', '/privacy-policy']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test('searching works without JavaScript', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('combobox', { name: 'Search the shop' }).fill('kurta');
  await page.getByRole('combobox', { name: 'Search the shop' }).press('Enter');
  await page.waitForURL(/\/products\/search\?.*value=kurta/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('kurta');
  await expect(
    page.getByRole('region', { name: 'Products', exact: true }).getByRole('article').first(),
  ).toBeVisible();
});

test('filters, order and pages work without JavaScript, and keep each other', async ({ page }) => {
  const filters = page.getByRole('form', { name: 'Filters' });
  const count = async () =>
    Number(/[\d,]+/.exec(await page.getByText(/^[\d,]+ Products?$/).innerText())?.[0]);
  await page.goto('/shops');
  const all = await count();
  await page.getByLabel('Sort by').selectOption('low-to-high');
  await page.getByRole('button', { name: 'Sort' }).click();
  await page.waitForURL(/order=low-to-high/);

  const brands = filters.getByRole('group', { name: 'Brand' }).getByRole('checkbox');
  await brands.nth(0).check();
  await brands.nth(1).check();
  await filters.getByRole('button', { name: 'Apply Filters' }).click();
  await page.waitForURL(/brand=.*brand=/);
  await expect(brands.nth(0)).toBeChecked();
  await expect(brands.nth(1)).toBeChecked();
  await expect(page.getByLabel('Sort by')).toHaveValue('low-to-high');
  const some = await count();
  expect(some).toBeGreaterThan(0);
  expect(some).toBeLessThan(all);

  // Choosing an order keeps the filters too.
  await page.getByLabel('Sort by').selectOption('high-to-low');
  await page.getByRole('button', { name: 'Sort' }).click();
  await page.waitForURL(/order=high-to-low/);
  expect(await count()).toBe(some);

  await page.goto('/shops');
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Next page' }).click();
  await page.waitForURL(/page=2/);
  await expect(page.getByRole('link', { name: 'Page 2', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
});
