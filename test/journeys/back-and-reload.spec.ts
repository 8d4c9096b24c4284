import { expect, test } from './steps/journey.ts';
import { openSection } from './steps/open-section.ts';
import { payOrder, placeOrder } from './steps/place-order.ts';
import { findProduct, findProducts, roomiest } from './steps/shelf.ts';
import { qrOf } from './steps/qr-of.ts';

test('filters stand in the address: back, reload and a second tab show the same', async ({ page }) => {
  const products = page.getByRole('region', { name: 'Products', exact: true });
  const names = () => products.getByRole('article').getByRole('heading').allInnerTexts();
  await page.goto('/shops');
  await page.getByLabel('Sort by').selectOption('high-to-low');
  await page.waitForURL(/order=high-to-low/);
  const toggle = page.getByRole('button', { name: 'Show Filters' });
  if (await toggle.isVisible()) await toggle.click();
  await openSection(page.getByRole('form', { name: 'Filters' }), 'Availability');
  const inStock = page.getByRole('checkbox', { name: 'In stock only' });
  await inStock.click();
  await expect(inStock).toBeChecked();
  await page.waitForURL(/inStock=true/);
  const apply = page.getByRole('button', { name: /Apply Filters/ });
  if (await apply.isVisible()) await apply.click();
  await page.getByRole('link', { name: 'Next page' }).click();
  await page.waitForURL(/page=2/);
  await expect(page.getByRole('link', { name: 'Page 2', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
  const address = page.url();
  const namesBefore = await names();

  const last = products.getByRole('article').last().getByRole('heading').getByRole('link');
  await last.scrollIntoViewIfNeeded();
  const depth = await page.evaluate(() => window.scrollY);
  expect(depth).toBeGreaterThan(300);
  await last.click();
  await page.waitForURL('**/product/details/*');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);

  await page.goBack();
  await page.waitForURL(address);
  await expect.poll(names).toEqual(namesBefore);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(depth - 150);

  await page.reload();
  await expect.poll(names).toEqual(namesBefore);
  await expect(page.getByLabel('Sort by')).toHaveValue('high-to-low');
  await expect(page.getByRole('link', { name: 'Remove: In stock' })).toBeVisible();

  const second = await page.context().newPage();
  await second.goto(address);
  const there = second.getByRole('region', { name: 'Products', exact: true }).getByRole('article');
  await expect.poll(() => there.getByRole('heading').allInnerTexts()).toEqual(namesBefore);

  await page.goBack();
  await page.waitForURL((url) => !url.searchParams.has('page'));
  await page.goForward();
  await page.waitForURL(address);
});

test('every step of the purchase survives a reload', async ({ page, shop, customer }, info) => {
  expect(customer.id).toBeTruthy();
  const product = await findProduct(shop, { sizes: true, at: info.project.name });
  const size = product.variants.find(({ stock }) => stock > 0);

  await page.goto(`/product/details/${product.slug}`);
  await page
    .locator('label:has(input:enabled)', { hasText: size?.size ?? '' })
    .first()
    .click();
  await page.getByRole('button', { name: 'Buy Now' }).click();
  await page.waitForURL(/\/shipping\?buy=/);
  await page.reload();
  await expect(page.getByRole('region', { name: 'Order summary' })).toContainText(product.name);
  await expect(page.getByRole('link', { name: 'Cart, 0 items' })).toBeVisible();

  const orderId = await placeOrder(shop, product);
  await page.goto(`/my-payment?orderId=${orderId}`);
  await page.reload();
  await qrOf(page);
  await page.getByRole('link', { name: 'I have paid: enter UTR' }).click();
  await page.waitForURL(/\/payment\?orderId=.*&paid=1/);
  // The field alone: who has paid is not asked to pay.
  await expect(page.getByLabel('UTR / Transaction ID')).toBeFocused();
  await expect(page.getByRole('button', { name: 'Pay Now' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Not paid yet?' }).click();
  await page.waitForURL((url) => !url.searchParams.has('paid'));
  await page.reload();
  // The only payment method is preselected.
  await expect(page.getByRole('radio', { name: /SB/ })).toBeChecked();
  await page.getByRole('button', { name: 'Pay Now' }).click();
  await qrOf(page);

  await page.getByLabel('UTR / Transaction ID').fill(newUtr());
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.waitForURL(/\/payment\/confirm\?orderId=/);
  await page.reload();
  await expect(page.getByText("We're verifying your payment...")).toBeVisible();
  await expect(page.getByText('Payment under verification')).toBeVisible();
  // The result page knows the order from the browser's storage, and forgets it once it is paid.
  await page.goto('/order/confirm');
  await page.reload();
  await expect(page.getByText('Confirming your order')).toBeVisible();
  await payOrder(shop, orderId);
  await expect(page.getByText('Your order is confirmed')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('orderId'))).toBeNull();
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await page.waitForURL('**/dashboard/my-orders');

  await page.goto('/shipping');
  await page.waitForURL('**/cart');
  await expect(page.getByText('Your cart is empty!')).toBeVisible();
});

test('back from an order shows the page of orders that it was opened from', async ({
  page,
  shop,
  customer,
}) => {
  expect(customer.id).toBeTruthy();
  // The product with the most stock, so that other journeys find enough left.
  const shelf = await findProducts(shop, { sizes: true });
  const product = shelf.toSorted((a, b) => roomiest(b).stock - roomiest(a).stock)[0];
  if (!product) throw new Error('The shop is empty');
  for (let order = 0; order < 6; order++) await placeOrder(shop, product);
  await page.goto('/dashboard/my-orders');
  const second = page.getByRole('link', { name: 'Page 2', exact: true });
  await second.click();
  await page.waitForURL(/page=2/);
  const view = page.getByRole('link', { name: 'View' });
  await expect(view).toHaveCount(1);
  await view.click();
  await page.waitForURL('**/dashboard/order/details/*');
  await page.goBack();
  await expect(second).toHaveAttribute('aria-current', 'page');
  await expect(view).toHaveCount(1);
  await page.reload();
  await expect(second).toHaveAttribute('aria-current', 'page');
  // The dashboard's pages have addresses too.
  await page.goto('/dashboard?page=2');
  await expect(second).toHaveAttribute('aria-current', 'page');
  await expect(view).toHaveCount(1);
});

/** A UPI transaction ID that no other run uses. */
const newUtr = () => String(Math.floor(Math.random() * 9e11) + 1e11);
