import type { APIRequestContext } from '@playwright/test';
import { operator } from '../../db/town/people.ts';
import { expect, test } from './steps/journey.ts';
import { logInByEmail } from './steps/log-in-by-email.ts';
import { newCustomer } from './steps/new-customer.ts';
import { openDesk } from './steps/open-desk.ts';
import { readLink } from './steps/read-link.ts';
import type { ShelfProduct } from './steps/shelf.ts';

/** A product with one size sold out and others in stock. */
async function findSoldOut(shop: APIRequestContext, at: number) {
  const answer = await shop.get('/api/home/query-products?parPage=48');
  const { products } = (await answer.json()) as { products: ShelfProduct[] };
  const product = products.filter(
    ({ variants }) => variants.length > 3 && variants.filter(({ stock }) => stock === 0).length === 1,
  )[at];
  const soldOut = product?.variants.find(({ stock }) => stock === 0);
  if (!product || !soldOut) throw new Error('The shop has no such product');
  return { product, gone: soldOut };
}

test('a guest and a customer wait for a size, the seller restocks it, and both are told', async ({
  page,
  request,
  browser,
}, info) => {
  const { product, gone } = await findSoldOut(request, info.project.name === 'phone' ? 1 : 0);
  const person = await newCustomer(request);
  const address = `/product/details/${product.slug}`;
  const openForm = async () => {
    await page.goto(address);
    await page.getByText('My size is sold out: tell me when it is back').click();
  };
  const guest = `guest-${person.email}`;
  await openForm();
  await page.getByLabel('Email or mobile number').fill(guest);
  await page.getByRole('button', { name: 'Tell me', exact: true }).click();
  await expect(page.getByText(`We sent a link to ${guest}`)).toBeVisible();
  await page.goto(await readLink(request, guest, 'tell-me'));
  await page.getByRole('button', { name: 'Yes, tell me' }).click();
  await expect(page.getByText(`We will tell you when ${product.name} is back`)).toBeVisible();
  await page.getByRole('link', { name: 'See the product' }).click();
  await page.waitForURL(`**${address}`);

  await page.goto(`/login?next=${encodeURIComponent(address)}`);
  await logInByEmail(page, person);
  await page.waitForURL(`**${address}`);
  await openForm();
  await page.getByRole('button', { name: 'Tell me', exact: true }).click();
  await expect(page.getByText(`We will tell you when ${product.name}`)).toBeVisible();
  await page.goto('/dashboard/my-wishlist');
  const waits = page.getByRole('region', { name: 'You wait for these sizes' });
  await expect(waits.getByRole('link', { name: product.name })).toBeVisible();

  const { desk, complaints } = await openDesk(browser, operator);
  await desk.goto(`/desk/products?search=${encodeURIComponent(product.name)}`);
  const row = desk.getByRole('row').filter({ hasText: product.name });
  await expect(row.getByText('2 wait')).toBeVisible();
  await desk.getByRole('button', { name: 'Edit stock' }).click();
  await row.getByLabel(new RegExp(`^Stock of ${product.name}, ${gone.size}\\b`)).fill('4');
  await desk.getByRole('button', { name: 'Save stock' }).click();
  await expect(desk.getByRole('button', { name: 'Save stock' })).toBeHidden();
  expect(complaints).toEqual([]);
  await desk.context().close();

  const news = page.getByRole('main').getByText(new RegExp(`^${product.name}.* is back$`));
  await expect(async () => {
    await page.goto('/dashboard/notices');
    await expect(news.first()).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 120_000 });
  await news.first().click();
  await page.waitForURL(/variant=/);
  await expect(page.getByRole('radio', { name: new RegExp(`^${gone.size}\\b`) }).first()).toBeChecked();
  await expect(async () => {
    const mails = await (await request.get(`/dev/outbox.json?to=${encodeURIComponent(guest)}`)).text();
    expect(mails).toContain('is in stock again');
  }).toPass({ timeout: 60_000 });
  await page.goto('/dashboard/my-wishlist');
  await expect(waits).toHaveCount(0);
});
