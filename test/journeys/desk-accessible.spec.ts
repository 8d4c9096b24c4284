import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { operator, sellers } from '../../db/town/people.ts';
import { operatorsPages, sellersPages } from '../conformance/desk-pages.ts';
import { furnish } from './steps/furnish.ts';
import { expect, test } from './steps/journey.ts';
import { openDesk } from './steps/open-desk.ts';
import { layoutFaults } from './steps/layout-faults.ts';
import type { Customer } from './steps/new-customer.ts';
import { payOrder, placeOrder } from './steps/place-order.ts';
import { findProducts } from './steps/shelf.ts';
import { newUtr } from './steps/statement.ts';
import { inspectLayout, inspectNight } from './steps/inspect-looks.ts';
import { unreadable } from './steps/unreadable.ts';
import { violations } from './steps/violations.ts';

/** WCAG 2.2 AA, as far as a machine can check it, on every desk page, in both themes, at 360, 768 and 1440 px, and zoomed. */

async function inspect(desk: Page, path: string): Promise<void> {
  await test.step(path, async () => {
    await desk.goto(path);
    await expect(desk.getByRole('main').getByRole('heading').first()).toBeVisible();
    expect.soft(await violations(desk), path).toEqual([]);
    expect.soft(await unreadable(desk), path).toEqual([]);
    await inspectNight(desk, path);
    await inspectLayout(desk, path);
  });
}

/** The owner of the shop that sells a product. */
async function keeperOf(browser: Browser, sellerId: string) {
  const { desk } = await openDesk(browser, operator);
  const answer = await desk.request.get('/api/desk/sellers');
  const list = (await answer.json()) as { sellers: { id: string; logins: string[] }[] };
  await desk.context().close();
  const logins = list.sellers.find(({ id }) => id === sellerId)?.logins;
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
  // The overview lists every shortcut of the desk.
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

/** Opens a dialog by its button: the focus goes in, stays in, and returns to the button, however it is closed. */
async function walkDialog(desk: Page, path: string, name: string | RegExp): Promise<void> {
  await test.step(`${path}: ${name}`, async () => {
    await desk.goto(path);
    const opener = desk.getByRole('button', { name }).first();
    await opener.click();
    const dialog = desk.getByRole('dialog');
    await expect(dialog).toBeVisible();
    expect.soft(await violations(desk), path).toEqual([]);
    expect.soft(await layoutFaults(desk), path).toEqual([]);
    await inspectNight(desk, `${path}: ${name}`);
    // The submit button is large enough for a thumb.
    const box = await dialog.locator('button[type=submit]').first().boundingBox();
    expect.soft(box?.height, path).toBeGreaterThanOrEqual(44);
    await expect(dialog.locator(':focus')).toHaveCount(1);
    for (let presses = 0; presses < 24; presses++) {
      await desk.keyboard.press('Tab');
      const outside = desk.locator(':focus:not(dialog, dialog *, body)');
      expect(await outside.count(), `${path}, ${presses} times Tab`).toBe(0);
    }
    await desk.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
    // While the page is at work both presses wait, and are taken one right after the other.
    await opener.click();
    await expect(dialog).toBeVisible();
    const work = desk.evaluate(() => {
      for (const end = performance.now() + 500; performance.now() < end; );
    });
    await Promise.all([work, desk.keyboard.press('Escape'), desk.keyboard.press('Enter')]);
    await dialog.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
  });
}

test('the keyboard goes into what opens over a desk’s page, and back to its button', async ({ browser }) => {
  const { desk } = await openDesk(browser, operator);
  await walkDialog(desk, '/desk/categories', 'Add a category');
  await walkDialog(desk, '/desk/categories', /^Edit /);
  await walkDialog(desk, '/desk/promotions', 'Add offer');
  await walkDialog(desk, '/desk/promotions', /^End /);
  await walkDialog(desk, '/desk/window', 'Add a banner');
  await walkDialog(desk, '/desk/window?part=groups', 'Add a group');
  await walkDialog(desk, '/desk/delivery', /^Edit /);
  await walkDialog(desk, '/desk/sellers', 'Open a shop');
  await walkDialog(desk, '/desk/sellers', /^Close /);
  await desk.context().close();
});

/** The pages of one of several tests, which take turns: all of them in one would take half an hour. */
const ofPart = (pages: readonly string[], part: number, parts: number) =>
  pages.filter((_, at) => at % parts === part - 1);

for (const part of [1, 2])
  test(`what a seller sees at the desk is accessible, part ${part} of 2`, async ({
    shop,
    customer,
    browser,
  }) => {
    const things = await furnish(shop, customer);
    const { desk } = await openDesk(browser, await keeperOf(browser, things.sellerId));
    const landmarks = { orderId: things.paidOrder, productId: things.product.id, customerId: customer.id };
    for (const path of ofPart(sellersPages(landmarks), part, 2)) await inspect(desk, path);
    await desk.context().close();
  });

/** A paid order with a parcel and an invoice from each of two shops. */
async function orderOfTwoShops(shop: APIRequestContext): Promise<string> {
  const [one, ...others] = await findProducts(shop, { sizes: true });
  const other = others.find(({ sellerId }) => sellerId !== one?.sellerId);
  if (!one || !other) throw new Error('The shop is too empty');
  const orderId = await placeOrder(shop, one, other);
  await payOrder(shop, orderId);
  return orderId;
}

/** A refund that is due and a UTR to verify: the widest tables of Money. */
async function furnishMoney(shop: APIRequestContext, customer: Customer) {
  const things = await furnish(shop, customer);
  const { paidOrder, unpaidOrder } = things;
  expect((await shop.post(`/api/home/customer/cancel-order/${paidOrder}`, { data: {} })).status()).toBe(200);
  const claim = { orderId: unpaidOrder, transactionId: newUtr() };
  expect((await shop.post('/api/payment/update-transactionId', { data: claim })).status()).toBe(200);
  return things;
}

for (const part of [1, 2, 3, 4])
  test(`what an operator sees at the desk is accessible, part ${part} of 4`, async ({
    shop,
    customer,
    browser,
  }) => {
    const things = await furnishMoney(shop, customer);
    const ofTwoShops = await orderOfTwoShops(shop);
    const { desk } = await openDesk(browser, operator);
    const landmarks = { orderId: things.paidOrder, productId: things.product.id, customerId: customer.id };
    const pages = [
      ...operatorsPages(landmarks),
      `/desk/orders/${ofTwoShops}`,
      `/desk/order-book/${ofTwoShops}`,
    ];
    for (const path of ofPart(pages, part, 4)) await inspect(desk, path);
    await desk.context().close();
  });

test('the keyboard goes into what opens over Money, and back to its button', async ({
  shop,
  customer,
  browser,
}) => {
  await furnishMoney(shop, customer);
  const { desk } = await openDesk(browser, operator);
  await walkDialog(desk, '/desk/money', 'Confirm');
  await walkDialog(desk, '/desk/money', 'Reject');
  await walkDialog(desk, '/desk/money/refunds', 'Mark as sent');
  await desk.context().close();
});

test('the keyboard goes into what opens over a parcel on its way, and back to its button', async ({
  shop,
  customer,
  browser,
}) => {
  const { paidOrder, sellerId } = await furnish(shop, customer);
  const { desk } = await openDesk(browser, operator);
  const press = async (step: string, data: object = {}) => {
    const answer = await desk.request.post(`/api/desk/orders/${paidOrder}/${step}`, {
      data: { shop: sellerId, ...data },
    });
    expect(answer.status(), await answer.text()).toBe(200);
  };
  const parcel = `/desk/orders/${paidOrder}`;
  await walkDialog(desk, `/desk/order-book/${paidOrder}`, 'Goodwill');
  await press('pack');
  await walkDialog(desk, parcel, 'Give to courier');
  await press('hand-over', { courier: 'Blue Dart', awb: 'BD-1' });
  for (const name of ['Mark as delivered', 'Not delivered']) await walkDialog(desk, parcel, name);
  await press('bring-back', { reason: 'Nobody opened' });
  for (const name of ['Send again', 'Cancel and refund', 'Came back, damaged'])
    await walkDialog(desk, parcel, name);
  for (const path of ['/desk/orders?state=brought%20back', parcel]) {
    await desk.goto(path);
    await desk.getByRole('button', { name: 'Send again' }).first().click();
    await expect(desk.getByRole('dialog', { name: /^Send the parcel from .+ again$/ })).toBeVisible();
    await expect(desk.getByLabel('Courier')).toHaveValue('Blue Dart');
    await expect(desk.getByLabel('AWB or tracking number')).toHaveValue('');
  }
  await desk.getByRole('dialog').getByRole('button', { name: 'Send again' }).click();
  await expect(desk.getByText('Shipped').first()).toBeVisible();
  await expect(desk.getByRole('button', { name: 'Mark as delivered' }), 'what comes next').toBeFocused();
  await desk.context().close();
});
