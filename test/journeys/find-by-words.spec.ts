import { operator } from '../../db/town/people.ts';
import { expect, test } from './steps/journey.ts';
import { addLookAlikes, findLookAlikes } from './steps/look-alikes.ts';
import { openDesk } from './steps/open-desk.ts';
import { violations } from './steps/violations.ts';

/** Search: suggestions by keyboard, Hindi and Hinglish, filters in words, and no results. */

/** Words per project, since both use one shop: a word taken off the operator's list stays off it. */
const synonyms = {
  wide: { unknown: 'sareekaa', slip: 'ghaghrraa', means: 'skirt' },
  phone: { unknown: 'sareexoo', slip: 'shherwaani', means: 'jacket' },
};

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

test('the arrows stay at their suggestion when a later answer puts others before it', async ({ page }) => {
  const options = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');
  const hold = Promise.withResolvers<void>();
  const product = (text: string) => ({ text, kind: 'product', url: `/shops?from=${text}` });
  await page.route('**/api/home/suggest?*', async (route) => {
    const early = new URL(route.request().url()).searchParams.get('value') === 'sar';
    if (!early) await hold.promise;
    const suggestions = early ? [product('wanted')] : [product('other'), product('wanted')];
    await route.fulfill({ json: { suggestions } });
  });
  await page.goto('/');
  await page.getByRole('combobox', { name: 'Search the shop' }).focus();
  await page.keyboard.type('sar');
  await expect(options).toHaveText(['wanted']);
  await page.keyboard.type('e');
  await page.keyboard.press('ArrowDown');
  hold.resolve();
  await expect(options).toHaveText(['other', 'wanted']);
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/shops?from=wanted');
});

test('suggestions show pictures and prices; one’s own last searches are kept here and can be cleared', async ({
  page,
}) => {
  await page.goto('/');
  const box = page.getByRole('combobox', { name: 'Search the shop' });
  const list = page.getByRole('listbox', { name: 'Suggestions' });
  await box.focus();
  const topRated = list.getByRole('group', { name: 'Best rated' }).getByRole('option');
  await expect(topRated).toHaveCount(4);
  await expect(list.getByRole('group', { name: 'Your last searches' })).toBeHidden();

  await page.keyboard.type('anarkali');
  const product = list.getByRole('group', { name: 'Products' }).getByRole('option').first();
  await expect(product).toContainText(/anarkali.*₹/i);
  await expect(product.locator('img')).toBeVisible();
  await expect(
    list.getByRole('group', { name: 'Kinds and brands' }).getByRole('option').first(),
  ).toBeVisible();
  await page.keyboard.press('Enter');
  await page.waitForURL(/value=anarkali/);

  await page.goto('/');
  await box.focus();
  const own = list.getByRole('group', { name: 'Your last searches' }).getByRole('option');
  await expect(own).toHaveText(['anarkali']);
  await page.keyboard.press('ArrowDown');
  await expect(own).toHaveAttribute('aria-selected', 'true');
  await expect(box).toHaveAttribute('aria-activedescendant', (await own.getAttribute('id')) ?? '');
  const { width } = page.viewportSize() ?? { width: 0 };
  expect((await own.boundingBox())?.width ?? 0).toBeLessThanOrEqual(width);
  await page.getByRole('button', { name: 'Clear last searches' }).click();
  await expect(own).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
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
  await page.goto('/products/search?value=shaadi+ke+liye+lehenga');
  for (const heading of (await products.all()).slice(0, 4))
    await expect(heading).toContainText(/lehenga|chaniya/i);
  await page.goto('/products/search?value=sardi+ke+kapde');
  for (const heading of (await products.all()).slice(0, 4))
    await expect(heading).toContainText(/sweater|winter|jacket|hoodie|shawl/i);
  await page.goto('/products/search?value=night+dress');
  await expect(products.first()).toContainText(/nightdress/i);
});

test('what is not wanted is left out, and comes back when its chip is taken away', async ({ page }) => {
  await page.goto('/products/search?value=kurta+not+white');
  const chips = page.getByRole('list', { name: 'Chosen filters' }).getByRole('link');
  await expect(chips).toHaveText(['Without White', 'Clear all']);
  const count = page.getByRole('status').filter({ hasText: /Products?$/ });
  const before = Number.parseInt(await count.innerText());
  await page.getByRole('link', { name: 'Remove: Without White' }).click();
  await page.waitForURL(/asText=not/);
  await expect(chips).toHaveCount(0);
  await expect.poll(async () => Number.parseInt(await count.innerText())).toBeGreaterThan(before);
});

test('what is said in words becomes filters that can be taken back one by one', async ({ page }) => {
  await page.goto('/products/search?value=kurta+for+women+under+1500+xl');
  const chips = page.getByRole('list', { name: 'Chosen filters' }).getByRole('link');
  await expect(chips).toHaveText(['Size XL', 'Up to ₹1,500', 'Women', 'Clear all']);
  const count = page.getByRole('status').filter({ hasText: /Products?$/ });
  const before = Number.parseInt(await count.innerText());
  await page.getByRole('link', { name: 'Remove: Up to ₹1,500' }).click();
  await page.waitForURL(/asText=price/);
  await expect(chips).toHaveText(['Size XL', 'Women', 'Clear all']);
  await expect.poll(async () => Number.parseInt(await count.innerText())).toBeGreaterThan(before);
  await expect(page.getByRole('combobox', { name: 'Search the shop' })).toHaveValue(
    'kurta for women under 1500 xl',
  );
  await page.reload();
  await expect(chips).toHaveText(['Size XL', 'Women', 'Clear all']);
});

test('where nothing is found, it says so and shows the nearest', async ({ page }) => {
  await page.goto('/products/search?value=saree+under+50');
  const results = page.getByRole('region', { name: 'Products' });
  await expect(results.getByText('Oops! No products found.')).toBeVisible();
  await expect(results.getByText(/^No saree under ₹50; the nearest is ₹[0-9,]+\.$/)).toBeVisible();
  await expect(results.getByRole('article').first()).toBeVisible();
});

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'look-alikes' : 'look-alikes without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('goods of one name fold under one card, are all counted, and each is reached', async ({
      page,
      request,
    }) => {
      const name = await addLookAlikes(request, 3);
      const fold = await findLookAlikes(page, name, 3);
      const results = page.getByRole('region', { name: 'Products', exact: true });
      await expect(results.getByRole('article')).toHaveCount(1);
      const links = fold.getByRole('link');
      await expect(links).toHaveCount(0);
      const summary = fold.getByText('2 more with this name');
      expect((await summary.boundingBox())?.height).toBeGreaterThanOrEqual(24);
      await summary.click();
      await expect(links).toHaveCount(2);
      await expect(page.getByText('3 Products', { exact: true })).toBeVisible();
      const last = links.last();
      const price = /₹[\d,]+/.exec(await last.innerText())?.[0] ?? 'none';
      await last.click();
      await page.waitForURL('**/product/details/vaidurya-*');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
      await expect(page.getByText(price, { exact: true }).first()).toBeVisible();
    });
  });

test('what finds nothing reaches the operator, who teaches search the word by one press', async ({
  page,
  browser,
}, { project }) => {
  const { unknown: word, slip, means } = project.name === 'wide' ? synonyms.wide : synonyms.phone;
  const toTell = () => page.waitForRequest('**/api/home/searched');
  const searchEvent = toTell();
  await page.goto(`/products/search?value=${word}`);
  await searchEvent;
  const results = page.getByRole('region', { name: 'Products' });
  await expect(results.getByText('Oops! No products found.')).toBeVisible();

  const { desk, complaints } = await openDesk(browser, operator);
  await desk.goto('/desk/words');
  const vain = desk.getByRole('region', { name: 'Searches that find nothing' });
  const row = vain.getByRole('listitem').filter({ hasText: word });
  await expect(row).toContainText('1 search');
  await expect(row.getByLabel(`${word} means`)).toHaveValue('saree');
  expect(await violations(desk)).toEqual([]);
  await row.getByRole('button', { name: 'Add synonym' }).press('Enter');
  await expect(desk.getByText(`Search now understands “${word}”`)).toBeVisible();
  await expect(row).toHaveCount(0);
  await expect(vain, 'the keyboard goes on from the list').toBeFocused();

  // A press before the page listens follows the link, and is not counted.
  const shownAgain = toTell();
  await page.reload();
  await shownAgain;
  const first = results.getByRole('article').first();
  await expect(first.getByRole('heading')).toContainText(/saree/i);
  const openEvent = toTell();
  await first.getByRole('link').first().click();
  await openEvent;
  await page.waitForURL('**/product/details/**');

  // Found as a typo of 'ghaghra' or 'sherwani', but no result is opened.
  const slipEvent = toTell();
  await page.goto(`/products/search?value=${slip}`);
  await slipEvent;
  const withoutOpens = desk.getByRole('region', { name: 'Searches whose results nobody opened' });
  const unopenedRow = withoutOpens.getByRole('listitem').filter({ hasText: slip });
  // A browser waits for no answer to what it tells.
  await expect(async () => {
    await desk.reload();
    await expect(unopenedRow).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await unopenedRow.getByLabel(`${slip} means`).fill(means);
  await unopenedRow.getByRole('button', { name: 'Add synonym' }).press('Enter');
  await expect(desk.getByText(`Search now understands “${slip}”`)).toBeVisible();
  await expect(unopenedRow).toHaveCount(0);
  await page.reload();
  await expect(first.getByRole('heading')).toContainText(new RegExp(means, 'i'));
  expect(complaints).toEqual([]);
});
