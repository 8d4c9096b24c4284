import { expect, test } from './steps/journey.ts';
import { openDesk } from './steps/open-desk.ts';
import { payOrder, placeOrder } from './steps/place-order.ts';
import { seller, sellerAtDesk } from './steps/seller-at-desk.ts';
import { violations } from './steps/violations.ts';

/** Taps on the desk, counted: ten goods 20 % for a week take at most twelve. */
const maxTaps = 12;

test('ten goods go on sale for a week in twelve taps, and have their prices back', async ({ browser }) => {
  const { desk } = await openDesk(browser, seller);
  await desk.goto('/desk/products?show=active');
  const price = desk.getByRole('table', { name: 'Products' }).getByText(/% off/).first();
  let taps = 0;
  const ticks = desk.getByRole('checkbox', { name: /^Select (?!all)/ });
  for (let at = 0; at < 10; at++, taps++) await ticks.nth(at).check();
  await expect(desk.getByText('10 selected')).toBeVisible();
  expect(await violations(desk)).toEqual([]);
  await desk.getByRole('button', { name: 'Sale', exact: true }).click();
  await expect(desk.getByLabel('Percent off the MRP')).toHaveValue('20');
  await desk.getByRole('button', { name: 'Plan sale' }).click();
  taps += 2;
  expect(taps).toBeLessThanOrEqual(maxTaps);
  await expect(desk.getByText(/^20 % on 10 products/)).toBeVisible();
  await expect(price).toBeAttached(); // on a phone the row says only the price of now
  expect(await violations(desk)).toEqual([]);
  await desk.getByRole('button', { name: 'End now' }).click();
  await desk.getByRole('dialog').getByRole('button', { name: 'End now' }).click();
  await expect(desk.getByText(/^20 % on 10 products/)).toHaveCount(0);
  await desk.context().close();
});

test('a parcel is packed with others, unpacked at once, and not supplied', async ({
  page,
  shop,
  browser,
  customer,
}) => {
  expect(customer.email).toBeTruthy();
  const { desk, product } = await sellerAtDesk(browser, shop);
  const orderId = await placeOrder(shop, product);
  await payOrder(shop, orderId);
  await desk.goto(`/desk/orders?state=all&search=${orderId}`);
  await desk.getByRole('checkbox', { name: /^Select CHK-/ }).check();
  await expect(desk.getByRole('link', { name: 'Print', exact: true })).toHaveAttribute(
    'href',
    new RegExp(orderId),
  );
  for (const name of ['Print', 'Clear']) {
    await desk.getByText(name, { exact: true }).hover();
    expect(await violations(desk)).toEqual([]);
  }
  await desk.getByRole('region', { name: 'Orders' }).getByRole('button', { name: 'Mark as packed' }).click();
  await expect(desk.getByRole('region', { name: 'Just packed' })).toBeVisible();
  expect(await violations(desk)).toEqual([]);
  await desk
    .getByRole('button', { name: /^Undo: CHK-/ })
    .first()
    .click();
  await desk.goto(`/desk/orders/${orderId}`);
  await desk.getByRole('button', { name: 'Can’t supply' }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByLabel('Reason, for the customer').fill('Moth holes');
  expect(await violations(desk)).toEqual([]);
  await dialog.getByRole('button', { name: /refund$/ }).click();
  await expect(desk.getByText('Not supplied: Moth holes')).toBeVisible();
  await page.goto(`/dashboard/order/details/${orderId}`);
  await expect(page.getByText('The shop could not supply this: Moth holes')).toBeVisible();
  await desk.context().close();
});
