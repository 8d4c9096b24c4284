import { expect, test } from './steps/journey.ts';
import { payOrder, placeOrder } from './steps/place-order.ts';
import { sellerAtDesk } from './steps/seller-at-desk.ts';
import { violations } from './steps/violations.ts';

test('a seller anywhere at the desk is told of an order, and by when to pack it', async ({
  shop,
  browser,
  customer,
}) => {
  expect(customer.email).toBeTruthy();
  const { desk, product } = await sellerAtDesk(browser, shop);
  const bell = desk.getByRole('link', { name: /^News, \d+ unread$/ });
  await desk.goto('/desk/news');
  await expect(desk.getByRole('link', { name: 'News, 0 unread' })).toBeVisible();
  // What came before the desk first asked is not new to it.
  await Promise.all([desk.waitForResponse(/\/desk\/news\/latest/), desk.goto('/desk/sizes')]);
  await payOrder(shop, await placeOrder(shop, product));
  await expect(desk.getByText(/^New order CHK-/).first()).toBeVisible({ timeout: 60_000 });
  await expect(bell).not.toHaveAccessibleName('News, 0 unread');
  await expect(desk).toHaveTitle(/^\([1-9]\d*\) /);
  await bell.click();
  const news = desk.getByRole('main').getByRole('listitem').filter({ hasText: product.name }).first();
  await expect(news).toContainText('Pack by');
  await expect(news.getByText('New', { exact: true })).toBeVisible();
  await expect(desk.getByRole('link', { name: 'News, 0 unread' })).toBeVisible();
  expect(await violations(desk)).toEqual([]);
  await news.getByRole('link').click();
  await expect(desk.getByText('Pack by', { exact: true })).toBeVisible();
  expect(await violations(desk)).toEqual([]);

  await desk.goto('/desk');
  const next = desk.getByRole('heading', { name: 'Due next' }).locator('..');
  await expect(next.getByText(/Pack by|Was due/).first()).toBeVisible();
  expect(await violations(desk)).toEqual([]);

  await desk.goto('/desk/news/channels');
  const orders = desk.getByRole('group', { name: 'Orders' });
  await orders.getByLabel('Text message').check();
  await desk.getByRole('button', { name: 'Save' }).click();
  await expect(desk.getByText('Saved')).toBeVisible();
  await desk.getByRole('button', { name: 'Turn sound off' }).click();
  expect(await violations(desk)).toEqual([]);
  await desk.reload();
  await expect(orders.getByLabel('Text message')).toBeChecked();
  await expect(desk.getByText('Sound is off')).toBeVisible();
  await desk.context().close();
});
