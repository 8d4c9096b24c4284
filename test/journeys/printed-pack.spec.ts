import { expect, test } from './steps/journey.ts';
import { openDesk } from './steps/open-desk.ts';
import { payOrder, placeOrder } from './steps/place-order.ts';
import { findProducts } from './steps/shelf.ts';
import { violations } from './steps/violations.ts';

/** The demo town's login (db/town/people.ts). */
const seller = { email: 'bagru-neel-works@chowk.example', password: 'chowk-seller-demo' };

test('a seller finds an order by its mobile number and prints its slip and its label', async ({
  shop,
  browser,
  customer,
}) => {
  expect(customer.email).toBeTruthy();
  const { desk } = await openDesk(browser, seller);
  const { shops } = (await (await desk.request.get('/api/desk/me')).json()) as { shops: { id: string }[] };
  const own = (await findProducts(shop, { sizes: true })).filter(({ sellerId }) => sellerId === shops[0]?.id);
  const product = own.at(-1);
  if (!product) throw new Error('The shop is too empty for this journey');
  const orderId = await placeOrder(shop, product);
  await payOrder(shop, orderId);
  await desk.goto('/desk/orders?state=all&search=98765%2043210');
  await expect(desk.getByRole('main').locator(`a[href="/desk/orders/${orderId}"]`)).toBeVisible();
  expect(await violations(desk)).toEqual([]);
  await desk.getByRole('link', { name: /^Print all \d+$/ }).click();
  await expect(desk.getByRole('heading', { name: 'Packing slip' }).first()).toBeVisible();
  await desk.goto(`/desk/orders/${orderId}/slip`);
  await expect(desk.getByText('Prepaid: collect nothing')).toBeVisible();
  await expect(desk.getByRole('columnheader', { name: 'SKU' })).toBeVisible();
  expect(await violations(desk)).toEqual([]);
  await desk.getByRole('link', { name: 'Labels, 4 × 6 inch' }).click();
  await expect(desk.getByRole('img', { name: /^Code of CHK-/ })).toBeVisible();
  await expect(desk.getByText('Prepaid: collect nothing')).toBeVisible();
  expect(await violations(desk)).toEqual([]);
  await desk.context().close();
});
