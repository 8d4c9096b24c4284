import type { Browser, Page } from '@playwright/test';
import { operator, sellers } from '../../db/town/people.ts';
import { operatorsPages, sellersPages } from '../conformance/desk-pages.ts';
import { furnish } from './steps/furnish.ts';
import { expect, test } from './steps/journey.ts';
import { openDesk } from './steps/open-desk.ts';
import { inspectLayout, inspectNight } from './steps/inspect-looks.ts';
import { violations } from './steps/violations.ts';

/** WCAG 2.2 AA, as far as a machine can tell, on every page of the desk, by day and night, at 360, 768 and 1440 px, and zoomed. */

async function inspect(desk: Page, path: string): Promise<void> {
  await test.step(path, async () => {
    await desk.goto(path);
    await expect(desk.getByRole('main').getByRole('heading').first()).toBeVisible();
    expect.soft(await violations(desk), path).toEqual([]);
    await inspectNight(desk, path);
    await inspectLayout(desk, path);
  });
}

/** The keeper of the shop that sells a product. */
async function keeperOf(browser: Browser, sellerId: string) {
  const { desk } = await openDesk(browser, operator);
  const answer = await desk.request.get('/api/desk/sellers');
  const listed = (await answer.json()) as { sellers: { id: string; logins: string[] }[] };
  await desk.context().close();
  const logins = listed.sellers.find(({ id }) => id === sellerId)?.logins;
  const keeper = sellers.find(({ email }) => logins?.includes(email));
  if (!keeper) throw new Error('Nobody keeps this shop');
  return keeper;
}

test('a login at the desk is accessible, and what a form over the page says', async ({ page, browser }) => {
  await page.goto('/desk');
  await expect(page.getByRole('heading', { name: 'Desk login' })).toBeVisible();
  expect.soft(await violations(page), 'the login').toEqual([]);
  const { desk } = await openDesk(browser, operator);
  await desk.goto('/desk/categories');
  await desk.getByRole('button', { name: 'Add a category' }).click();
  await desk.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(desk.getByRole('dialog').getByLabel('Name')).toBeFocused();
  expect.soft(await violations(desk), 'a refused form').toEqual([]);
  // Every key of the desk is told by one of them.
  await desk.keyboard.press('Escape');
  await desk.keyboard.press('?');
  await expect(desk.getByRole('dialog')).toContainText('Go to Money');
  expect.soft(await violations(desk), 'the keys').toEqual([]);
  await desk.keyboard.press('Escape');
  await desk.keyboard.press('g');
  await desk.keyboard.press('m');
  await expect(desk.getByRole('heading', { level: 1, name: 'Money' })).toBeVisible();
  await desk.context().close();
});

test('what a seller sees at the desk is accessible', async ({ shop, customer, browser }) => {
  test.setTimeout(900_000);
  const things = await furnish(shop, customer);
  const { desk } = await openDesk(browser, await keeperOf(browser, things.sellerId));
  for (const path of sellersPages({
    orderId: things.paidOrder,
    productId: things.product.id,
    customerId: customer.id,
  }))
    await inspect(desk, path);
  await desk.context().close();
});

test('what an operator sees at the desk is accessible', async ({ shop, customer, browser }) => {
  test.setTimeout(900_000);
  const things = await furnish(shop, customer);
  const { desk } = await openDesk(browser, operator);
  for (const path of operatorsPages({
    orderId: things.paidOrder,
    productId: things.product.id,
    customerId: customer.id,
  }))
    await inspect(desk, path);
  await desk.context().close();
});
