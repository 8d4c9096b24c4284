import { expect, test } from './steps/journey.ts';

/** Finding by words: suggestions by keyboard, Hindi and Hinglish, filters said in words, nothing found. */

test('search by keyboard: arrows choose a suggestion, Escape closes them, Enter goes', async ({ page }) => {
  await page.goto('/');
  const box = page.getByRole('combobox', { name: 'Search the shop' });
  const options = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');
  await box.focus();
  await page.keyboard.type('sare');
  await expect(options.first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(options.first()).toBeHidden();
  await expect(box).toHaveValue('sare');
  await page.keyboard.type('e');
  await expect(options.first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowUp');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/(product|shops)/);

  await box.fill('leheriya saree');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/products\/search\?value=leheriya/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('leheriya saree');
});

test('Hindi, Hinglish and slips of the fingers find the goods', async ({ page }) => {
  const products = page.getByRole('region', { name: 'Products' }).getByRole('article').getByRole('heading');
  await page.goto('/');
  await page.getByRole('combobox', { name: 'Search the shop' }).fill('लाल कुर्ता');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/products/search**');
  await expect(products.first()).toContainText(/kurta/i);
  await page.goto('/products/search?value=joote');
  await expect(products.first()).toContainText(/shoe|jutti|mojari|sandal/i);
  await page.goto('/products/search?value=bandhni+sarre');
  await expect(page.getByText('Showing results for saree')).toBeVisible();
  await expect(products.first()).toContainText(/bandh/i);
});

test('what is said in words becomes filters that can be taken back one by one', async ({ page }) => {
  await page.goto('/products/search?value=kurta+for+women+under+1500+xl');
  const chips = page.getByRole('list', { name: 'Chosen filters' }).getByRole('link');
  await expect(chips).toHaveText(['Size XL', 'Up to ₹1,500', 'Clear all']);
  const count = page.getByRole('status').filter({ hasText: /Products?$/ });
  const before = Number.parseInt(await count.innerText());
  await page.getByRole('link', { name: 'Remove: Up to ₹1,500' }).click();
  await page.waitForURL(/asText=price/);
  await expect(chips).toHaveText(['Size XL', 'Clear all']);
  await expect.poll(async () => Number.parseInt(await count.innerText())).toBeGreaterThan(before);
  await expect(page.getByRole('combobox', { name: 'Search the shop' })).toHaveValue(
    'kurta for women under 1500 xl',
  );
  await page.reload();
  await expect(chips).toHaveText(['Size XL', 'Clear all']);
});

test('where nothing is found, it says so and shows the nearest', async ({ page }) => {
  await page.goto('/products/search?value=saree+under+50');
  const results = page.getByRole('region', { name: 'Products' });
  await expect(results.getByText('Oops! No products found.')).toBeVisible();
  await expect(results.getByText('We don’t have “under 50” yet')).toBeVisible();
  await expect(results.getByRole('article').first()).toBeVisible();
});
