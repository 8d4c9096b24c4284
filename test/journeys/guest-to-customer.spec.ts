import type { Page } from '@playwright/test';
import { expect, test } from './steps/journey.ts';
import { logIn, newMobile } from './steps/log-in.ts';
import { logInByEmail } from './steps/log-in-by-email.ts';
import { newCustomer } from './steps/new-customer.ts';
import { findProduct, findProducts, roomiest } from './steps/shelf.ts';

test('what a guest puts into the cart lies there after registering by OTP', async ({
  page,
  request,
}, info) => {
  const product = await findProduct(request, { sizes: false, at: info.project.name });
  const listing = `/products/search?value=${encodeURIComponent(product.name)}&order=low-to-high`;
  await page.goto(listing);
  await page
    .getByRole('region', { name: 'Products', exact: true })
    .getByRole('button', { name: `Add to Cart: ${product.name}` })
    .first()
    .click();

  await page.waitForURL(/\/login\?next=/);
  expect(new URL(page.url()).searchParams.get('next')).toContain('/products/search?value=');
  await expect(page.getByRole('region', { name: 'Waiting for you' })).toContainText(product.name);
  const paths: string[] = [];
  page.on('request', (one) => paths.push(new URL(one.url()).pathname));
  await logIn(page, request, newMobile(), { name: 'Asha Verma' });
  await page.waitForURL(/\/products\/search\?value=/);
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'View cart' })).toHaveAttribute('href', '/cart');
  // The two steps of the login; then the page to return to and the header of the customer, loaded together, once.
  expect(paths.filter((path) => path === '/api/customer/me')).toHaveLength(3);
  await page.getByRole('link', { name: 'Cart, 1 item' }).click();
  await expect(page.getByRole('heading', { name: 'My Cart (1 item)' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: product.name })).toBeVisible();
});

test('several things that a guest pressed wait together, and join what the account holds', async ({
  page,
  request,
}, info) => {
  const person = await newCustomer(request);
  const [withoutSizes, withSizes] = await Promise.all([
    findProducts(request, { sizes: false }),
    findProducts(request, { sizes: true }),
  ]);
  const [first, toWish, toDrop, second] = [
    ...(info.project.name === 'phone' ? withoutSizes.slice(5, 8) : withoutSizes.slice(2, 5)),
    withSizes.at(info.project.name === 'phone' ? -8 : -9),
  ];
  if (!first || !toWish || !toDrop || !second) throw new Error('The shop is too empty for this journey');
  // The account's cart already has one piece of the first.
  await request.post('/api/home/product/add-to-card', { data: { productId: first._id, quantity: 1 } });

  const variant = roomiest(second);
  const press = async (address: string, name: string) => {
    await page.goto(address);
    await page.getByRole('button', { name, exact: true }).first().click();
    await page.waitForURL(/\/login\?next=/);
  };
  await press(`/product/details/${first.slug}`, 'Add to Cart');
  await press(`/product/details/${toDrop.slug}`, 'Add to Cart');
  await press(`/product/details/${toWish.slug}`, `${toWish.name} on your wishlist`);
  await press(`/product/details/${second.slug}?variant=${variant._id}&quantity=2`, 'Add to Cart');
  const waiting = page.getByRole('region', { name: 'Waiting for you' });
  for (const { name } of [first, toDrop, toWish, second]) await expect(waiting).toContainText(name);
  await expect(waiting).toContainText(variant.size);
  await expect(waiting).toContainText('2 pieces');
  await expect(waiting).toContainText('For your wishlist');
  await waiting.getByRole('button', { name: `Remove ${toDrop.name}` }).click();
  await expect(waiting).not.toContainText(toDrop.name);

  await logInByEmail(page, person);
  await page.waitForURL(/\/product\/details\//);
  await expect(page.getByRole('link', { name: 'Cart, 4 items' })).toBeVisible();
  await page.getByRole('link', { name: 'Cart, 4 items' }).click();
  const line = (name: string) => page.getByRole('article').filter({ hasText: name });
  await expect(line(first.name).locator('output')).toHaveText('2');
  await expect(line(second.name).locator('output')).toHaveText('2');
  await expect(page.getByText(toDrop.name)).toHaveCount(0);
  await page.goto('/dashboard/my-wishlist');
  await expect(page.getByRole('heading', { level: 1, name: 'Wishlist (1)' })).toBeVisible();

  // The device remembers viewed products until the list is cleared.
  await page.goto('/');
  const recent = page.getByRole('region', { name: 'Recently viewed' });
  await expect(recent.getByRole('link', { name: second.name })).toBeVisible();
  await recent.getByRole('button', { name: 'Clear recently viewed products' }).click();
  await expect(recent).toHaveCount(0);
});

test('a guest chooses the size first; it waits through a new customer’s steps and lies in the cart', async ({
  page,
  request,
}, info) => {
  const product = await findProduct(request, { sizes: true, at: info.project.name });
  await page.goto(`/product/details/${product.slug}`);
  for (const button of ['Buy Now', 'Add to Cart']) {
    await page.getByRole('main').getByRole('button', { name: button, exact: true }).first().click();
    await expect(page.getByText('Please choose a size')).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(`/product/details/${product.slug}`);
  }
  await page.goto(`/products/search?value=${encodeURIComponent(product.name)}`);
  await page
    .getByRole('region', { name: 'Products', exact: true })
    .getByRole('button', { name: `Add to Cart: ${product.name}` })
    .first()
    .click();
  const { size, _id } = roomiest(product);
  await page.getByRole('dialog').locator(`input[value="${_id}"]`).click();
  await page.waitForURL(/\/login\?next=/);
  const waiting = page.getByRole('region', { name: 'Waiting for you' });
  await expect(waiting).toContainText(product.name);
  await expect(waiting).toContainText(size);
  await expect(waiting.getByRole('img', { includeHidden: true }).first()).toBeVisible();

  // A closed tab, a reload and another way to log in lose nothing.
  const again = await page.context().newPage();
  await page.close();
  await again.goto('/login?with=email&next=/cart');
  await expect(again.getByRole('region', { name: 'Waiting for you' })).toContainText(size);
  await again.getByRole('button', { name: 'Use a mobile number' }).click();
  await logIn(again, request, newMobile(), { name: 'Asha Verma' });
  await again.waitForURL('**/cart');
  await expect(again.getByRole('heading', { name: 'My Cart (1 item)' })).toBeVisible();
  await expect(again.getByRole('article').filter({ hasText: product.name })).toContainText(size);
  await expect(again.getByRole('button', { name: 'Dismiss' })).toHaveCount(1);
});

test('what waits joins the account that another tab logs in to; what cannot be added stays in sight', async ({
  page,
  request,
  complaints,
}, info) => {
  // The thing whose size is missing.
  complaints.expectStatus(422);
  const person = await newCustomer(request);
  const product = await findProduct(request, { sizes: true, at: info.project.name });
  const variant = roomiest(product);
  await page.goto('/');
  await page.evaluate(
    (goods) => localStorage.setItem('guest-goods', JSON.stringify(goods)),
    [
      {
        key: 'a-good-that-was-chosen',
        productId: product._id,
        name: product.name,
        variantId: variant._id,
        quantity: 1,
      },
      { key: 'a-good-without-a-size', productId: product._id, name: product.name, quantity: 1 },
    ],
  );
  // Another tab of this browser logs in by the API, as a page of another version would.
  await page.request.post('/api/customer/customer-login', { data: person });
  await page.goto('/about');
  await expect(page.getByRole('link', { name: 'See why' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  await page.getByRole('link', { name: 'See why' }).click();
  await page.waitForURL('**/cart');
  const leftOut = page.getByText('Not added as you chose').locator('..');
  await expect(leftOut).toContainText('Please open it and choose a size');
  await page.reload();
  await expect(leftOut.getByRole('link', { name: product.name })).toHaveAttribute(
    'href',
    `/product/details/${product._id}`,
  );
  await leftOut.getByRole('button', { name: 'Dismiss' }).click();
  await expect(leftOut).toHaveCount(0);
});

test('a tab that stays open follows a login and a logout in another tab', async ({ page, request }, info) => {
  const product = await findProduct(request, { sizes: false, at: info.project.name });
  const goods = `/product/details/${product.slug}`;
  const [atLogin, own] = [await page.context().newPage(), await page.context().newPage()];
  const cart = (tab: Page, pieces: string) => tab.getByRole('link', { name: `Cart, ${pieces}`, exact: true });
  await page.goto(goods);
  await atLogin.goto(goods);
  await atLogin.getByRole('button', { name: 'Add to Cart', exact: true }).first().click();
  await atLogin.waitForURL(/\/login\?next=/);
  await own.goto('/login');
  await expect(own.getByRole('region', { name: 'Waiting for you' })).toContainText(product.name);
  await logIn(own, request, newMobile(), { name: 'Asha Verma' });
  await expect(cart(own, '1 item')).toBeVisible();
  await expect(cart(page, '1 item')).toBeVisible();
  await expect(cart(atLogin, '1 item')).toBeVisible();
  expect(new URL(atLogin.url()).pathname).toBe(goods);

  await own.goto('/logout');
  await own.waitForURL((url) => url.pathname === '/');
  for (const tab of [page, atLogin])
    await expect(tab.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
});

test('a guest who opens a page of the dashboard comes to it after logging in', async ({ page, request }) => {
  const person = await newCustomer(request);
  await page.goto('/dashboard/my-orders?status=placed');
  await page.waitForURL(/\/login\?next=/);
  await logInByEmail(page, person);
  await page.waitForURL('**/dashboard/my-orders?status=placed');
  await expect(page.getByRole('heading', { level: 1, name: 'My Orders' })).toBeVisible();
});

test('an address of another site is never gone to after logging in', async ({ page, request }) => {
  const person = await newCustomer(request);
  await page.goto('/');
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  if (await menu.isVisible()) {
    await menu.click();
    await page.getByRole('link', { name: 'Signup/Login' }).click();
    await page.waitForURL('**/login');
  }
  await page.goto('/login?next=https://elsewhere.example/');
  await logInByEmail(page, person);
  await expect(page.getByRole('heading', { name: 'Shop by category' })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/');
  // The server redirects customers who are already logged in.
  for (const next of ['//elsewhere.example', '/\\elsewhere.example', 'javascript:alert(1)', 'elsewhere']) {
    const answer = await page.request.get(`/login?next=${encodeURIComponent(next)}`, { maxRedirects: 0 });
    expect(answer.headers().location, next).toBe('/');
  }
});
