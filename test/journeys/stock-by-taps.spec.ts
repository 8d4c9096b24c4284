import type { Locator, Page } from '@playwright/test';
import { expect, test } from './steps/journey.ts';
import { layoutFaults } from './steps/layout-faults.ts';
import { openDesk } from './steps/open-desk.ts';
import { violations } from './steps/violations.ts';

/** The demo town's login (db/town/people.ts). */
const seller = { email: 'bagru-neel-works@chowk.example', password: 'chowk-seller-demo' };

test('stock goes up and down by taps, and is saved once', async ({ browser }) => {
  const { desk } = await openDesk(browser, seller);
  await desk.goto('/desk/products?show=active');
  await desk.getByRole('button', { name: 'Edit stock' }).click();
  const field = desk.getByRole('spinbutton').last();
  const before = Number(await field.inputValue());
  const more = desk.getByRole('button', { name: /^One more of/ }).last();
  await more.click();
  await more.click();
  await expect(field).toHaveValue(String(before + 2));
  await desk
    .getByRole('button', { name: /^One less of/ })
    .last()
    .click();
  await expect(field).toHaveValue(String(before + 1));
  expect(await violations(desk)).toEqual([]);
  await desk.getByRole('button', { name: 'Save stock' }).click();
  await expect(field).toBeHidden();
  await desk.reload();
  await desk.getByRole('button', { name: 'Edit stock' }).click();
  await expect(field).toHaveValue(String(before + 1));
  await desk.context().close();
});

/** Taps on the desk, counted: price and stock of one size take at most four. */
const maxTaps = 4;

test('price and stock of one size take four taps', async ({ browser }) => {
  const { desk } = await openDesk(browser, seller);
  let taps = 0;
  const tap = (target: Locator) => target.click().then(() => (taps += 1));
  await desk.goto('/desk/products?show=active');
  await tap(desk.locator('table a[href^="/desk/products/"]').last());
  // No scrolling past photos and legal facts: the first size is on the first screen.
  const size = await desk.getByLabel('Stock 1', { exact: true }).boundingBox();
  expect(size?.y).toBeLessThan(desk.viewportSize()?.height ?? 0);
  const price = desk.getByLabel('MRP of size 1');
  const byPrice = desk.getByRole('button', { name: 'Prices by size' });
  await expect(price.or(byPrice)).toBeVisible();
  if (await byPrice.isVisible()) await tap(byPrice);
  const [stock, mrp] = [String(3 + (Date.now() % 90)), String(1_500 + (Date.now() % 400))];
  await price.fill(mrp);
  await desk.getByLabel('Stock 1', { exact: true }).fill(stock);
  await tap(desk.getByRole('button', { name: 'Save', exact: true }));
  await expect(desk.getByText('Product saved')).toBeVisible();
  expect(taps).toBeLessThanOrEqual(maxTaps);
  await desk.reload();
  await expect(price).toHaveValue(mrp);
  await expect(desk.getByLabel('Stock 1', { exact: true })).toHaveValue(stock);
  await desk.context().close();
});

/** A finger goes along a row to the left, over this part of its width. */
async function swipe(desk: Page, row: Locator, part: number): Promise<void> {
  await row.scrollIntoViewIfNeeded();
  const box = await row.boundingBox();
  if (!box) throw new Error('The row is not there');
  const session = await desk.context().newCDPSession(desk);
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', isMoved: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        type === 'touchEnd' ? [] : [{ x: box.x + box.width * (0.8 - isMoved), y: box.y + box.height / 2 }],
    });
  await touch('touchStart', 0);
  for (let step = 1; step <= 8; step++) await touch('touchMove', (part * step) / 8);
  await touch('touchEnd', part);
  await session.detach();
}

test('on a phone a row of 72 px has picture, price and stock; a swipe hides it, and it is taken back', async ({
  browser,
}) => {
  const { desk } = await openDesk(browser, seller);
  await desk.setViewportSize({ width: 360, height: 780 });
  await desk.goto('/desk/products?show=active');
  const rows = desk.getByRole('table', { name: 'Products' }).getByRole('row');
  const row = rows.nth(2);
  const heights = await rows.evaluateAll((all) =>
    all.slice(1).map((one) => one.getBoundingClientRect().height),
  );
  expect(Math.max(...heights)).toBeLessThanOrEqual(76);
  await expect(row).toContainText(/₹[\d,]+ *\d+ pieces?/);
  const name = (await row.getByRole('link').first().textContent()) ?? '';
  await desk.screenshot({ path: `.build/test-results/products-rows-${test.info().project.name}.png` });
  await swipe(desk, row, 0.1);
  await expect(row).toContainText(name);
  await swipe(desk, row, 0.6);
  await expect(desk.getByText(`${name} is hidden`)).toBeVisible();
  await expect(desk.getByRole('link', { name, exact: true })).toHaveCount(0);
  await desk.getByRole('button', { name: 'Undo' }).click();
  await expect(desk.getByRole('link', { name, exact: true })).toBeVisible();

  await desk.getByRole('button', { name: 'Edit stock' }).click();
  const sizes = desk.getByRole('list', { name: 'Stock' }).getByRole('listitem');
  const tall = await sizes.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
  expect(Math.max(...tall)).toBeLessThanOrEqual(76);
  expect(await violations(desk)).toEqual([]);
  expect(await layoutFaults(desk)).toEqual([]);
  await desk.screenshot({ path: `.build/test-results/stock-rows-${test.info().project.name}.png` });
  await desk.context().close();
});
