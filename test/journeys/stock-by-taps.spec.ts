import type { Locator } from '@playwright/test';
import { expect, test } from './steps/journey.ts';
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
