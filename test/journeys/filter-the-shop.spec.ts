import type { Page } from '@playwright/test';
import { expect, test } from './steps/journey.ts';
import { openSection } from './steps/open-section.ts';

/** The filters: beside the products on a desktop, in a sheet on a phone. */

const countOf = (page: Page) =>
  page.getByRole('region', { name: 'Products' }).getByText(/^[\d,]+ Products?$/);

/** Opens the filter sheet if there is one, and returns the element with the filters. */
async function openFilters(page: Page) {
  const toggle = page.getByRole('button', { name: 'Show Filters' });
  if (!(await toggle.isVisible())) return page.getByRole('form', { name: 'Filters' });
  await toggle.click();
  return page.getByRole('dialog', { name: 'Filters' });
}

test('on a phone the sheet says how many products the choices leave, live', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/shops');
  const sheet = await openFilters(page);
  const show = sheet.getByRole('button', { name: /^Apply Filters · [\d,]+ Products?$/ });
  const number = async () => Number((await show.innerText()).replaceAll(/\D/g, ''));
  const all = await number();
  await (await openSection(sheet, 'Size')).getByRole('checkbox', { name: /^XL / }).click();
  await expect(sheet.locator('summary', { hasText: 'Size' })).toContainText('XL');
  await page.waitForURL(/size=XL/);
  await expect.poll(number).toBeLessThan(all);
  const countWithSize = await number();
  const brands = await openSection(sheet, 'Brand');
  await brands.getByRole('searchbox').fill('a');
  await brands.getByRole('checkbox').first().click();
  await page.waitForURL(/brand=/);
  await expect.poll(number).toBeLessThan(countWithSize);
  const remaining = await number();
  await show.click();
  await expect(sheet).toBeHidden();
  await expect(countOf(page)).toHaveText(`${remaining} ${remaining === 1 ? 'Product' : 'Products'}`);

  await openFilters(page);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('button', { name: 'Show Filters' })).toBeFocused();

  await openFilters(page);
  await sheet.getByRole('link', { name: 'Clear all' }).click();
  await expect.poll(number).toBe(all);
});

test('choices add up, their counts hold, and chips take them back', async ({ page }) => {
  await page.goto('/product/category/womens-kurtas');
  const filters = await openFilters(page);
  const shades = await openSection(filters, 'Shade');
  const colours = shades.getByRole('checkbox');
  const first = await colours.first().getAttribute('value');
  const row = shades.locator('label').first();
  const count = Number(/(\d+)$/.exec(await row.innerText())?.[1]);
  await colours.first().click();
  await page.waitForURL(/colour=/);
  const second = await colours.nth(1).getAttribute('value');
  await colours.nth(1).click();
  await page.waitForURL(/colour=[^&]+(,|%2C)/);
  await (await openSection(filters, 'Availability')).getByRole('checkbox').click();
  await page.waitForURL(/inStock=true/);
  const apply = page.getByRole('button', { name: /Apply Filters/ });
  if (await apply.isVisible()) await apply.click();

  const chips = page.getByRole('list', { name: 'Chosen filters' }).getByRole('link');
  await expect(chips).toHaveText([first ?? '', second ?? '', 'In stock', 'Clear all']);
  await page.getByRole('link', { name: 'Remove: In stock' }).click();
  await expect(chips).toHaveCount(3);
  await page.getByRole('link', { name: `Remove: ${second}` }).click();
  await expect(countOf(page)).toHaveText(`${count} ${count === 1 ? 'Product' : 'Products'}`);
  await page.getByRole('link', { name: 'Clear all' }).click();
  await expect(chips).toHaveCount(0);
  await expect(page).toHaveURL(/womens-kurtas$/);
});

test('goods are chosen by fabric and occasion, and say them on their page', async ({ page }) => {
  await page.goto('/shops');
  const filters = await openFilters(page);
  const fabrics = await openSection(filters, 'Fabric');
  await fabrics.getByRole('checkbox', { name: /^Silk / }).click();
  await page.waitForURL(/fabric=Silk/);
  const occasions = await openSection(filters, 'Occasion');
  const row = occasions.locator('label').first();
  const count = Number(/(\d+)$/.exec(await row.innerText())?.[1]);
  const occasion = await row.getByRole('checkbox').inputValue();
  expect(count).toBeGreaterThan(0);
  await row.getByRole('checkbox').press('Space');
  await page.waitForURL(/occasion=/);
  const apply = page.getByRole('button', { name: /Apply Filters/ });
  if (await apply.isVisible()) await apply.click();
  await expect(countOf(page)).toHaveText(`${count} ${count === 1 ? 'Product' : 'Products'}`);
  const chips = page.getByRole('list', { name: 'Chosen filters' }).getByRole('link');
  await expect(chips).toHaveText(['Silk', occasion, 'Clear all']);
  await page.reload();
  await expect(countOf(page)).toHaveText(`${count} ${count === 1 ? 'Product' : 'Products'}`);
  const cards = page.getByRole('region', { name: 'Products' }).getByRole('article');
  await cards.first().getByRole('heading').getByRole('link').click();
  await page.waitForURL('**/product/details/*');
  const facts = page.locator('dl', { has: page.getByRole('term').filter({ hasText: /^Fabric$/ }) });
  await expect(facts).toContainText(/silk/i);
  await expect(facts).toContainText(occasion);
  await page.goBack();
  await page.getByRole('link', { name: 'Remove: Silk' }).click();
  await page.waitForURL((url) => !url.search.includes('fabric'));
});

test('a size is offered in the colours that are left of it', async ({ page }) => {
  // The navy joggers are sold out in size 38.
  const address = '/products/search?value=rangeela+jogger&inStock=true';
  const joggers = page.getByRole('region', { name: 'Products' }).getByRole('heading', { name: /Jogger/ });
  for (const [size, colours] of [
    ['36', ['Grey', 'Navy']],
    ['38', ['Grey']],
  ] as const) {
    await page.goto(`${address}&size=${size}`);
    await expect(joggers).toHaveCount(1);
    const filters = await openFilters(page);
    const shades = (await openSection(filters, 'Shade')).locator('label');
    await expect(shades).toHaveText(colours.map((colour) => new RegExp(colour)));
  }
  await page.goto(`${address}&size=36&colour=Navy`);
  await expect(joggers).toHaveCount(1);
  await page.goto(`${address}&size=38&colour=Grey`);
  await expect(joggers).toHaveCount(1);
  await page.goto(`${address}&size=38&colour=Navy`);
  await expect(page.getByText('Oops! No products found.')).toBeVisible();
});

test('a price is a press away, says how many it leaves, and the slider spans what there is', async ({
  page,
}) => {
  await page.goto('/products/search?value=kurta');
  const filters = await openFilters(page);
  const link = (await openSection(filters, 'Price')).getByRole('link', { name: /^Up to ₹799/ });
  const count = Number(/(\d+)$/.exec(await link.innerText())?.[1]);
  expect(count).toBeGreaterThan(0);
  await link.click();
  await page.waitForURL(/highPrice=799/);
  await expect(link).toHaveAttribute('aria-current', 'true');
  await expect(filters.getByLabel('To', { exact: true })).toHaveValue('799');
  const apply = page.getByRole('button', { name: /Apply Filters/ });
  if (await apply.isVisible()) await apply.click();
  await expect(countOf(page)).toHaveText(`${count} ${count === 1 ? 'Product' : 'Products'}`);
  await expect(page.getByRole('list', { name: 'Chosen filters' })).toContainText('Up to ₹799');
  await page.goBack();
  await page.waitForURL(/value=kurta$/);
});

test('a price that is set by many keys is one step back', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a phone has no keys');
  await page.goto('/products/search?value=kurta');
  const filters = await openFilters(page);
  const lowest = filters.getByRole('slider').first();
  await lowest.focus();
  for (let press = 0; press < 6; press++) {
    await page.keyboard.press('ArrowRight');
    // With a pause after each click, as by a person.
    await page.waitForTimeout(700);
  }
  await page.waitForURL(/lowPrice=/);
  await page.goBack();
  await page.waitForURL(/value=kurta$/);
});

test('back from a product lands where one was, scroll included', async ({ page }) => {
  await page.goto('/products/search?value=kurta&size=M');
  const last = page
    .getByRole('region', { name: 'Products' })
    .getByRole('article')
    .last()
    .getByRole('heading');
  await last.scrollIntoViewIfNeeded();
  // Compares with the position at the click: the test driver scrolls before a click, by half a window when it retries.
  await page.evaluate(() => {
    const note = () => window.sessionStorage.setItem('pressed', String(window.scrollY));
    window.addEventListener('click', note, true);
  });
  await last.getByRole('link').click();
  await page.waitForURL('**/product/details/*');
  await page.goBack();
  await page.waitForURL(/value=kurta/);
  const pressTime = await page.evaluate(() => Number(window.sessionStorage.getItem('pressed')));
  expect(pressTime).toBeGreaterThan(300);
  const offBy = () => page.evaluate((at) => Math.abs(window.scrollY - at), pressTime);
  await expect.poll(offBy).toBeLessThan(5);
});

test('a box that is pressed before the filters’ code has come counts', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  let release = () => {};
  const press = new Promise<void>((resolve) => (release = resolve));
  await page.route(/filter-form-(?!later)/, async (route) => {
    await press;
    await route.continue();
  });
  await page.goto('/shops', { waitUntil: 'commit' });
  await page.getByRole('checkbox', { name: 'Sarees' }).click();
  release();
  await page.waitForURL(/category=sarees/);
  await expect(page.getByRole('heading', { level: 1, name: 'Sarees' })).toBeVisible();
});

test('a card of a list leads to its shop, whose filter offers only what it sells', async ({
  page,
  request,
}) => {
  const read = async (path: string) => (await request.get(`/api/home/${path}`)).json();
  await page.goto('/shops?view=list');
  const soldOutCards = page
    .getByRole('region', { name: 'Products' })
    .getByText(/^Sold by /)
    .first();
  const name = (await soldOutCards.innerText()).replace('Sold by ', '');
  await soldOutCards.getByRole('link', { name, exact: true }).click();
  await expect(page).toHaveURL(/\/shop\/[a-z-]+$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);

  const slug = new URL(page.url()).pathname.split('/').at(-1);
  const { products } = await read(`query-products?parPage=48&shop=${slug}`);
  const sells = new Set(products.map(({ categorySlug }: { categorySlug: string }) => categorySlug));
  expect(sells.size).toBeLessThan((await read('get-categorys')).categorys.length);
  const group = await openSection(await openFilters(page), 'Category');
  const boxes = group.getByRole('checkbox', { includeHidden: true });
  await expect(boxes).toHaveCount(sells.size);
  const values = await boxes.evaluateAll((all) => all.map((box) => (box as HTMLInputElement).value));
  expect(new Set(values)).toEqual(sells);
});
