import { expect, test } from './steps/journey.ts';
import { logInByEmail } from './steps/log-in-by-email.ts';
import { newCustomer } from './steps/new-customer.ts';
import { placeOrder } from './steps/place-order.ts';
import { findProducts, roomiest } from './steps/shelf.ts';

test.use({ javaScriptEnabled: false });

test('a wish is kept and taken back, and an account is deleted, without JavaScript', async ({
  page,
  shop,
  customer,
  complaints,
}) => {
  complaints.expectStatus(401);
  complaints.expectStatus(422);
  const product = (await findProducts(shop, { sizes: true })).at(0);
  if (!product) throw new Error('The shop is too empty for this journey');
  const heart = page.getByRole('button', { name: `${product.name} on your wishlist` }).first();
  await page.goto(`/product/details/${product.slug}`);
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  expect(new URL(page.url()).pathname).toBe(`/product/details/${product.slug}`);
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');

  await page.goto('/shops');
  const onCard = page
    .getByRole('main')
    .getByRole('button', { name: /on your wishlist$/ })
    .first();
  await onCard.click();
  await expect(onCard).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/dashboard/my-wishlist');
  await expect(page.getByRole('heading', { level: 1, name: 'Wishlist (1)' })).toBeVisible();
  await page.getByRole('button', { name: /^Remove .* from your wishlist$/ }).click();
  await expect(page.getByText('No Items Found')).toBeVisible();

  await page.goto('/dashboard/myaddress');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const data = page.getByRole('region', { name: 'Your data' });
  for (const password of ['not the password', customer.password]) {
    await data.getByLabel('Your password').fill(password);
    await data.getByRole('button', { name: 'Delete permanently' }).click();
    if (password === customer.password) break;
    await expect(data.getByText('Wrong password. Please try again')).toBeVisible();
    await expect(data.getByLabel('Your password')).toHaveValue('');
  }
  await page.waitForURL((url) => url.pathname === '/');
  await page.goto('/login?with=email');
  await page.getByLabel('Email').fill(customer.email);
  await page.getByLabel('Password', { exact: true }).fill(customer.password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByText('Wrong email or password')).toBeVisible();
});

test('what a guest chose is in sight at the login and in the cart after it, without JavaScript', async ({
  page,
  request,
}) => {
  const person = await newCustomer(request);
  const product = (await findProducts(request, { sizes: true })).at(-3);
  if (!product) throw new Error('The shop is too empty for this journey');
  const { size } = roomiest(product);
  await page.goto(`/product/details/${product.slug}`);
  const ofThisSize = page.getByRole('radio', { name: new RegExp(`^${size}\\b`) }).first();
  await ofThisSize.check({ force: true });
  await page.getByRole('button', { name: 'Add to Cart', exact: true }).first().click();
  await page.waitForURL(/\/login\?next=/);
  const waiting = page.getByRole('region', { name: 'Waiting for you' });
  await expect(waiting).toContainText(product.name);
  await expect(waiting).toContainText(size);
  await logInByEmail(page, person);
  await page.waitForURL(/\/cart/);
  const line = page.getByRole('article').filter({ hasText: product.name });
  await expect(line).toContainText(`Size ${size}`);
});

test('a card and a product ask in sight what to add, without JavaScript', async ({
  page,
  request,
  complaints,
}) => {
  complaints.expectStatus(422);
  const product = (await findProducts(request, { sizes: true })).at(-3);
  if (!product) throw new Error('The shop is too empty for this journey');
  await page.goto(`/products/search?value=${encodeURIComponent(product.name)}`);
  const results = page.getByRole('region', { name: 'Products', exact: true });
  const opener = page.getByRole('link', { name: 'Show Filters' });
  // The bar begins where the goods do.
  if (await opener.isVisible()) {
    const [bar, card] = [
      await opener.boundingBox(),
      await results.getByRole('article').first().boundingBox(),
    ];
    expect(bar?.x).toBe(card?.x);
  }
  await results.getByRole('button', { name: `Add to Cart: ${product.name}` }).click();
  await page.waitForURL(`**/product/details/${product.slug}**`);
  await page.getByRole('button', { name: 'Add to Cart', exact: true }).first().click();
  await expect(page.getByText('Please choose a size')).toBeInViewport();
  await expect(page.getByRole('radio').and(page.locator(':focus'))).toHaveCount(1);
});

test('a review is written with how its size came out, without JavaScript', async ({
  page,
  shop,
  customer,
}, info) => {
  const product = (await findProducts(shop, { sizes: true })).at(info.project.name === 'phone' ? 11 : 10);
  if (!product) throw new Error('The shop is too empty for this journey');
  await page.goto(`/product/details/${product.slug}`);
  await page.getByLabel('Your review').fill('Tight at the shoulders.');
  await page.getByRole('radio', { name: '3 stars, Fair' }).check({ force: true });
  await page.getByRole('radio', { name: 'Small', exact: true }).check({ force: true });
  await page.getByRole('button', { name: 'Submit review' }).click();
  const own = page.getByRole('article').filter({ hasText: customer.name });
  await expect(own).toContainText('Came out small');
  await expect(own).toContainText('Tight at the shoulders.');
});

test('fields whose styles come with scripts have their frames without JavaScript', async ({ page, shop }) => {
  const [product] = await findProducts(shop, { sizes: true });
  await page.goto(`/product/details/${product?.slug}`);
  await expect(page.getByLabel('Delivery PIN code')).toHaveCSS('border-top-left-radius', /^[1-9]/);
  await page.goto('/shops#filters');
  await expect(page.locator('[name=lowPrice]')).toHaveCSS('border-top-left-radius', /^[1-9]/);
  expect((await page.locator('[name=lowPrice]').boundingBox())?.height).toBeGreaterThanOrEqual(44);
});

test('orders are searched and chosen by state without JavaScript', async ({ page, shop, customer }) => {
  expect(customer.id).toBeTruthy();
  const [one, other] = (await findProducts(shop, { sizes: true })).slice(-2);
  if (!one || !other) throw new Error('The shop is too empty for this journey');
  await placeOrder(shop, one);
  const orderId = await placeOrder(shop, other);
  for (const address of ['/dashboard', '/dashboard/my-orders']) {
    await page.goto(address);
    await expect(page.getByRole('link', { name: 'View' })).toHaveCount(2);
    await page
      .getByRole('searchbox', { name: /^Search/ })
      .last()
      .fill(orderId);
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
    await page.waitForURL(/[?&]search=/);
    await expect(page.getByRole('link', { name: 'View' })).toHaveCount(1);
  }
  await page.getByLabel('Status').selectOption('Cancelled');
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
  await page.waitForURL(/[?&]status=cancelled/);
  await expect(page.getByText('No orders found.')).toBeVisible();
});

test('cancelling an order asks first, and can be left, without JavaScript', async ({
  page,
  shop,
  customer,
}) => {
  expect(customer.id).toBeTruthy();
  const product = (await findProducts(shop, { sizes: true })).at(-4);
  if (!product) throw new Error('The shop is too empty for this journey');
  const orderId = await placeOrder(shop, product);
  const address = `/dashboard/order/details/${orderId}`;
  const main = page.getByRole('main');
  const press = (name: string) => main.getByRole('button', { name, exact: true });
  await page.goto(address);
  for (const answer of ['Keep order', 'Cancel order']) {
    await press('Cancel order').click();
    const question = page.getByRole('alert').filter({ hasText: 'Cancel this order?' });
    await expect(question).toBeInViewport();
    await expect(main.getByText('cancelled', { exact: true })).toHaveCount(0);
    await question
      .getByRole(answer === 'Keep order' ? 'link' : 'button', { name: answer, exact: true })
      .click();
  }
  await expect(main.getByText('cancelled', { exact: true }).first()).toBeVisible();
  await expect(press('Cancel order')).toHaveCount(0);
});
