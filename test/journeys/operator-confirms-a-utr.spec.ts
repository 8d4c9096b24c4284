import { operator } from '../../db/town/people.ts';
import { expect, test } from './steps/journey.ts';
import { openDesk } from './steps/open-desk.ts';
import { placeOrder } from './steps/place-order.ts';
import { findProducts } from './steps/shelf.ts';

/** Two browsers at once: a customer sends a UTR and waits, an operator finds the money and confirms it at the desk. */
test('a UTR is confirmed at the desk, and its customer sees the order paid', async ({
  page,
  shop,
  customer,
  browser,
}, info) => {
  // From the end of the list, where no other journey buys.
  const product = (await findProducts(shop, { sizes: true })).at(info.project.name === 'phone' ? -3 : -4);
  if (!product) throw new Error('The shop is too empty for this journey');
  const orderId = await placeOrder(shop, product);
  const utr = String(500_000_000_000 + Math.floor(Math.random() * 400_000_000_000));
  await page.goto(`/payment?orderId=${orderId}`);
  await page.getByLabel('UTR / Transaction ID').fill(utr);
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.waitForURL(`**/payment/confirm?orderId=${orderId}`);
  // That page polls, and would take the answer away from the one checked below.
  await page.goto('/help');

  const { desk, complaints: deskComplaints } = await openDesk(browser, operator);
  await desk.getByRole('link', { name: 'Payments to verify' }).click();
  await expect(desk.getByRole('heading', { name: 'Money' })).toBeVisible();
  const row = desk.getByRole('row').filter({ hasText: utr.replace(/(.{4})(?=.)/g, '$1 ') });
  await expect(row).toContainText(customer.name);
  await row.getByRole('button', { name: 'Confirm' }).click();
  await desk.getByRole('dialog').getByRole('button', { name: 'Yes, it is paid' }).click();
  await expect(row).toHaveCount(0);

  await page.goto('/order/confirm');
  await expect(page.getByRole('heading', { name: 'Your order is confirmed' })).toBeVisible();
  await page.goto(`/dashboard/order/details/${orderId}`);
  await expect(
    page
      .getByRole('main')
      .getByText(/^paid$/i)
      .first(),
  ).toBeVisible();

  await desk.goto(`/desk/order-book/${orderId}`);
  const story = desk.getByRole('region', { name: 'What happened' });
  await expect(story).toContainText('The customer sent a UTR: confirmed');
  await expect(story).toContainText(operator.name);
  expect(deskComplaints).toEqual([]);
  await desk.context().close();
});
