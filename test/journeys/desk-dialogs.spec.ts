import type { Page } from '@playwright/test';
import { operator, sellers } from '../../db/town/people.ts';
import { expect, test } from './steps/journey.ts';
import { openDesk } from './steps/open-desk.ts';
import { placeOrder } from './steps/place-order.ts';
import { findProducts } from './steps/shelf.ts';

/** A dialog's form stays open with its input after a refusal, and closes on success. */

const dialog = (desk: Page) => desk.getByRole('dialog');
const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);

test('a refund that cannot be noted keeps its reference', async ({ shop, customer, browser }, info) => {
  const product = (await findProducts(shop, { sizes: true })).at(info.project.name === 'phone' ? -5 : -6);
  if (!product) throw new Error('The shop is too empty for this journey');
  const orderId = await placeOrder(shop, product);
  const utr = String(500_000_000_000 + Math.floor(Math.random() * 400_000_000_000));
  await shop.post('/api/payment/update-transactionId', { data: { orderId, transactionId: utr } });
  const { desk } = await openDesk(browser, operator);
  const call = (path: string, data: object) => desk.request.post(`/api/desk${path}`, { data });
  expect((await call(`/money/claims/${orderId}/confirm`, { utr, seen: 'pending' })).status()).toBe(200);
  expect((await shop.post(`/api/home/customer/cancel-order/${orderId}`, { data: {} })).status()).toBe(200);

  await desk.goto('/desk/money/refunds');
  const { order } = await (await shop.get(`/api/home/customer/gat-order/${orderId}`)).json();
  const row = desk.getByRole('row').filter({ hasText: order.number });
  await expect(row).toContainText(customer.name);
  await row.getByRole('button', { name: 'Mark as sent' }).click();
  await dialog(desk).getByLabel('Bank reference number').fill('NEFT 4411 2207');
  await dialog(desk).getByLabel('Sent on').fill(day(3));
  await dialog(desk).getByRole('button', { name: 'Mark as sent' }).click();
  await expect(dialog(desk).getByText('This day is in the future')).toBeVisible();
  await expect(dialog(desk).getByLabel('Sent on')).toBeFocused();
  await expect(dialog(desk).getByLabel('Bank reference number')).toHaveValue('NEFT 4411 2207');
  await dialog(desk).getByLabel('Sent on').fill(day(-1));
  await dialog(desk).getByRole('button', { name: 'Mark as sent' }).click();
  await expect(dialog(desk)).toHaveCount(0);
  await expect(row).toHaveCount(0);
  await desk.context().close();
});

test('a category that two people edit shows the second what happened, and lets them choose', async ({
  browser,
}, info) => {
  const { desk } = await openDesk(browser, operator);
  const name = `Gota patti ${info.project.name} ${crypto.randomUUID().slice(0, 6)}`;
  await desk.goto('/desk/categories');
  await desk.getByRole('button', { name: 'Add a category' }).click();
  await dialog(desk).getByLabel('Name').fill(name);
  await dialog(desk).getByLabel('HSN code').fill('62');
  await dialog(desk).getByRole('button', { name: 'Save' }).click();
  await expect(dialog(desk).getByText('An HSN code has 4, 6 or 8 digits')).toBeVisible();
  await expect(dialog(desk).getByLabel('HSN code')).toBeFocused();
  await expect(dialog(desk).getByLabel('Name')).toHaveValue(name);
  await dialog(desk).getByLabel('HSN code').fill('6204');
  await dialog(desk).getByRole('button', { name: 'Save' }).click();
  await expect(dialog(desk)).toHaveCount(0);

  await desk.getByRole('button', { name: `Edit ${name}` }).click();
  const { categories } = (await (await desk.request.get('/api/desk/categories')).json()) as {
    categories: { id: string; name: string; version: number; hsn: string; image: string }[];
  };
  const mine = categories.find((category) => category.name === name);
  if (!mine) throw new Error('The category was not added');
  const theirs = await desk.request.post(`/api/desk/categories/${mine.id}`, {
    data: { version: mine.version, name: `${name} theirs`, hsn: mine.hsn, image: mine.image },
  });
  expect(theirs.status()).toBe(200);
  await dialog(desk).getByLabel('Name').fill(`${name} mine`);
  await dialog(desk).getByRole('button', { name: 'Save' }).click();
  // The toast of the first saving may still show, in the dialog in front.
  await expect(dialog(desk).locator('[role=alert][data-answer]')).toContainText(
    `${operator.name} has changed this in the meantime`,
  );
  await expect(dialog(desk).getByLabel('Name')).toHaveValue(`${name} mine`);
  await expect(dialog(desk).getByRole('radio', { name: `Yours: ${name} mine` })).toBeChecked();
  await dialog(desk).getByText(`Theirs: ${name} theirs`).click();
  await expect(dialog(desk).getByLabel('Name')).toHaveValue(`${name} theirs`);
  await dialog(desk).getByRole('button', { name: 'Save' }).click();
  await expect(dialog(desk)).toHaveCount(0);
  await desk.context().close();
});

test('a shop that cannot be opened asks for no password to be written down', async ({ browser }, info) => {
  const { desk } = await openDesk(browser, operator);
  const mark = `${info.project.name}-${crypto.randomUUID().slice(0, 6)}`;
  await desk.goto('/desk/sellers');
  await desk.getByRole('button', { name: 'Open a shop' }).click();
  await dialog(desk).getByLabel('Shop name').fill(`Lac Bangles ${mark}`);
  await dialog(desk).getByLabel('Shopkeeper’s name').fill('Rukmini Devi');
  await dialog(desk).getByLabel('Email for the login').fill(operator.email);
  await dialog(desk).getByRole('button', { name: 'Open the shop' }).click();
  await expect(dialog(desk).locator('[aria-invalid="true"], [role="alert"]')).toHaveCount(1);
  await expect(dialog(desk).getByLabel('Shop name')).toHaveValue(`Lac Bangles ${mark}`);
  await dialog(desk).getByLabel('Email for the login').fill(`${mark}@sellers.example`);
  await dialog(desk).getByRole('button', { name: 'Open the shop' }).click();
  await expect(desk.getByRole('dialog', { name: 'The login' })).toContainText(`${mark}@sellers.example`);
  await desk.context().close();
});

test('while the shop fails, what was typed stays, and so does the page', async ({ browser }) => {
  const { desk } = await openDesk(browser, operator);
  await desk.goto('/desk/categories');
  await desk.getByRole('button', { name: 'Add a category' }).click();
  await dialog(desk).getByLabel('Name').fill('Stoles');
  await dialog(desk).getByLabel('HSN code').fill('6214');
  const fails = { status: 500, json: { error: 'Something went wrong', code: 'internal' } };
  await desk.route('**/api/desk/**', (route) => route.fulfill(fails));
  await dialog(desk).getByRole('button', { name: 'Save' }).click();
  await expect(dialog(desk).getByRole('alert').filter({ hasText: 'Something went wrong' })).toBeVisible();
  await expect(dialog(desk).getByLabel('Name')).toHaveValue('Stoles');
  await expect(desk.getByText('This page couldn’t be refreshed')).toBeVisible();
  await desk.keyboard.press('Escape');
  await expect(desk.getByRole('button', { name: /^Edit / }).first()).toBeVisible();
  // A page that failed to load has nothing to show.
  await desk.goto('/desk/window');
  await expect(desk.getByRole('heading', { name: 'We couldn’t open' })).toBeVisible();
  await desk.context().close();
});

test('what is wrong with a long form as a whole comes into sight', async ({ browser }) => {
  const { desk } = await openDesk(browser, sellers[0] ?? operator);
  await desk.goto('/desk/shop-page');
  const save = desk.getByRole('main').getByRole('button', { name: 'Save' });
  await expect(save).toBeVisible();
  await desk.route('**/api/desk/shop-page*', (route) =>
    route.fulfill({ status: 500, json: { error: 'Something went wrong', code: 'internal' } }),
  );
  await save.click();
  await expect(desk.getByRole('main').getByRole('alert')).toBeInViewport({ ratio: 1 });
  await desk.context().close();
});
