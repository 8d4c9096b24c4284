import { expect, test } from './steps/journey.ts';
import { layoutFaults } from './steps/layout-faults.ts';
import { fillAddress } from './steps/fill-address.ts';
import { payOrder } from './steps/place-order.ts';
import { findProducts, roomiest } from './steps/shelf.ts';
import { violations } from './steps/violations.ts';

/** A customer who ordered, did not pay, and comes back to the cart. */
test('an unpaid order is continued, doubled on purpose, given up, and replaced by a fuller cart', async ({
  page,
  shop,
  customer,
  complaints,
}, info) => {
  complaints.expectStatus(409); // the tab that does not know that the order was given up
  const products = await findProducts(shop, { sizes: true });
  const product = products.at(info.project.name === 'phone' ? -9 : -10);
  const other = products.at(info.project.name === 'phone' ? -7 : -8);
  if (!product || !other) throw new Error('The shop is too empty for this journey');
  const line = { productId: product._id, variantId: roomiest(product)._id, quantity: 1 };
  await shop.post('/api/home/product/add-to-card', { data: line });
  const placeOrder = page.getByRole('main').getByRole('button', { name: 'Place Order' });
  const orderOfUrl = async () => {
    await page.waitForURL(/\/my-payment\?orderId=/);
    return new URL(page.url()).searchParams.get('orderId') ?? '';
  };
  const countOrders = async () => {
    const answer = await shop.get(`/api/home/customer/gat-orders/${customer.id}/pending`);
    return ((await answer.json()) as { orders: unknown[] }).orders.length;
  };

  await page.goto('/cart');
  await placeOrder.click();
  await page.waitForURL('**/shipping');
  await fillAddress(page, { name: 'Meera Sharma', city: 'Jaipur' });
  await page.getByRole('button', { name: 'Save address' }).click();
  await expect(page.getByRole('radio')).toBeChecked();
  await placeOrder.click();
  const first = await orderOfUrl();

  await page.goto('/cart');
  await expect(
    page.getByText(/Held for you in order CHK-[\d-]+ until .*: continue with it or start again/),
  ).toBeVisible();
  expect(await violations(page)).toEqual([]);
  // One card, two ways on.
  await expect(placeOrder).toHaveCount(0);
  await expect(page.getByRole('link', { name: /^Continue with order CHK-/ })).toHaveCount(1);
  await expect(page.getByRole('main').getByText(/pay or cancel/)).toHaveCount(0);
  await page.goto('/shipping');
  await expect(page.getByRole('heading', { name: 'You have placed this order already' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Deliver to' })).toHaveCount(0);
  await expect(placeOrder).toHaveCount(0);
  expect(await violations(page)).toEqual([]);
  const size = page.viewportSize();
  for (const width of [320, size?.width ?? 360]) {
    await page.setViewportSize({ width, height: 780 });
    for (const address of ['/shipping', '/cart', '/shipping']) {
      await page.goto(address);
      expect.soft(await layoutFaults(page), `${address} at ${width} px`).toEqual([]);
    }
  }
  await page.getByRole('link', { name: /^Continue with order CHK-/ }).click();
  expect(await orderOfUrl()).toBe(first);
  expect(await countOrders()).toBe(1);

  await page.goto('/shipping');
  await page.getByRole('link', { name: 'Place another order' }).click();
  await expect(page.getByRole('heading', { name: 'Deliver to' })).toBeVisible();
  await placeOrder.click();
  expect(await orderOfUrl()).not.toBe(first);
  expect(await countOrders()).toBe(2);

  await page.goto('/cart');
  const stale = await page.context().newPage();
  await stale.goto('/cart');
  await expect(stale.getByText(/Held for you/)).toBeVisible();
  const change = page.getByRole('button', { name: 'Start again' }).first();
  for (const count of [1, 0]) {
    // Pressed while the cart is still being reloaded, it does nothing.
    await expect(async () => {
      if ((await countOrders()) > count) await change.press('Enter', { timeout: 10_000 });
      await expect.poll(countOrders, { timeout: 10_000 }).toBe(count);
    }).toPass();
  }
  await expect(page.getByText(/Held for you/)).toHaveCount(0);
  await expect(page.getByText('Price (1 item)')).toBeVisible();
  // A tab that does not know it yet is told, and is right afterwards.
  await stale.getByRole('button', { name: 'Start again' }).first().click();
  await expect(stale.getByText('This order is already cancelled')).toBeVisible();
  await expect(stale.getByText(/Held for you/)).toHaveCount(0);
  await stale.close();

  await placeOrder.click();
  await page.waitForURL('**/shipping');
  await placeOrder.click();
  const third = await orderOfUrl();
  await shop.post('/api/home/product/add-to-card', {
    data: { productId: other._id, variantId: roomiest(other)._id, quantity: 1 },
  });
  await page.goto('/cart');
  await expect(page.getByText(/Held for you in order CHK-[\d-]+ until/)).toBeVisible();
  await expect(page.getByText('Price (2 items)')).toBeVisible();
  await placeOrder.click();
  await page.waitForURL('**/shipping');
  await expect(page.getByRole('radio', { name: 'Replace that order' })).toBeChecked();
  expect(await violations(page)).toEqual([]);
  await placeOrder.click();
  expect(await orderOfUrl()).not.toBe(third);
  expect(await countOrders()).toBe(1);
});

test('the same cart in several tabs is one order; once it is paid, the next one asks', async ({
  page,
  shop,
  customer,
}, info) => {
  const product = (await findProducts(shop, { sizes: true })).at(info.project.name === 'phone' ? -5 : -6);
  if (!product) throw new Error('The shop is too empty for this journey');
  await shop.post('/api/home/product/add-to-card', {
    data: { productId: product._id, variantId: roomiest(product)._id, quantity: 1 },
  });
  await page.goto('/shipping');
  await fillAddress(page, { name: 'Meera Sharma', city: 'Jaipur' });
  await page.getByRole('button', { name: 'Save address' }).click();
  await expect(page.getByRole('radio')).toBeChecked();
  const tabs = [page, await page.context().newPage(), await page.context().newPage()] as const;
  for (const tab of tabs.slice(1)) {
    await tab.goto('/shipping');
    await expect(tab.getByRole('radio')).toBeChecked();
  }
  const place = (tab: typeof page) =>
    tab.getByRole('main').getByRole('button', { name: 'Place Order' }).click();
  const orderIn = async (tab: typeof page) => {
    await tab.waitForURL(/\/my-payment\?orderId=/);
    return new URL(tab.url()).searchParams.get('orderId') ?? '';
  };
  await Promise.all(tabs.slice(0, 2).map(place));
  const [first, second] = [await orderIn(tabs[0]), await orderIn(tabs[1])];
  expect(second).toBe(first);
  await payOrder(shop, first);

  const [, , third] = tabs;
  await place(third);
  await expect(third.getByText(/You ordered the same .* ago\. Order again\?/)).toBeVisible();
  expect(await violations(third)).toEqual([]);
  await third.getByRole('button', { name: 'Order again' }).click();
  expect(await orderIn(third)).not.toBe(first);
  const answer = await shop.get(`/api/home/customer/gat-orders/${customer.id}/all`);
  expect(((await answer.json()) as { orders: unknown[] }).orders).toHaveLength(2);
});
