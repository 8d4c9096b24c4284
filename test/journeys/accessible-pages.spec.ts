import type { Page } from '@playwright/test';
import { operator } from '../../db/town/people.ts';
import { linkRoutes, type Route, routes } from '../conformance/routes.ts';
import { deliverByCode } from './steps/at-the-door.ts';
import { furnish } from './steps/furnish.ts';
import { expect, test } from './steps/journey.ts';
import { inspectLayout, inspectNight } from './steps/inspect-looks.ts';
import { openDesk } from './steps/open-desk.ts';
import { addLookAlikes, findLookAlikes } from './steps/look-alikes.ts';
import { payOrder, placeOrder } from './steps/place-order.ts';
import { findProducts } from './steps/shelf.ts';
import { violations } from './steps/violations.ts';

/** WCAG 2.2 AA, as far as a machine can check it, on every route, in both themes, at 360, 768 and 1440 px, and zoomed. */

async function inspect(page: Page, route: Route, address: string): Promise<void> {
  await test.step(`${route.route} as ${address}`, async () => {
    await page.goto(address);
    await expect(page.getByRole('main').getByRole('heading').first()).toBeAttached();
    await inspectAsItStands(page, route.route);
  });
}

async function inspectAsItStands(page: Page, name: string): Promise<void> {
  expect.soft(await violations(page), name).toEqual([]);
  await inspectNight(page, name);
  await inspectLayout(page, name);
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const part of [0, 1]) {
  test(`what a guest sees is accessible, part ${part + 1}`, async ({ page, request }) => {
    test.setTimeout(900_000);
    const { categorys } = await (await request.get('/api/home/get-categorys')).json();
    const { products } = await (await request.get('/api/home/query-products')).json();
    // With reviews, whose sums are another thing to read.
    const product = products.find((one: { ratingCount: number }) => one.ratingCount > 0);
    const things = {
      product: { slug: product.slug, id: product._id },
      category: { slug: categorys[0].slug, id: categorys[0]._id, name: categorys[0].name },
      sellerId: product.sellerId,
      unpaidOrder: '',
      paidOrder: '',
    };
    const open = [...routes, ...linkRoutes].filter(({ who }) => who === 'anyone' || who === 'guest');
    for (const [at, route] of open.entries())
      if (at % 2 === part) await inspect(page, route, route.address(things));
  });

  test(`what a customer sees is accessible, part ${part + 1}`, async ({ page, shop, customer }) => {
    test.setTimeout(900_000);
    const things = await furnish(shop, customer);
    const own = [...routes, ...linkRoutes].filter(
      ({ who, route }) =>
        who === 'customer' || who === 'cart' || ['/', '/product/details/{slug}'].includes(route),
    );
    for (const [at, route] of own.entries())
      if (at % 2 === part) await inspect(page, route, route.address(things));
  });
}

test('what opens over a page, and what a form says, is accessible', async ({ page, shop, customer }) => {
  const things = await furnish(shop, customer);
  await page.goto('/dashboard/myaddress');
  await page.getByRole('button', { name: '+ Add New Address' }).click();
  await page.getByRole('button', { name: 'Save address' }).click();
  expect.soft(await violations(page), 'an address form with faults').toEqual([]);

  await page.goto(`/dashboard/order/details/${things.unpaidOrder}`);
  await page.getByRole('button', { name: 'Cancel order' }).click();
  expect.soft(await violations(page), 'a dialog').toEqual([]);

  await page.goto(`/product/details/${things.product.slug}`);
  await page.getByRole('button', { name: 'Add to Cart', exact: true }).click();
  await page.getByRole('button', { name: 'Submit review' }).click();
  expect.soft(await violations(page), 'a product whose size is missing').toEqual([]);

  await page.goto('/shops');
  const [menu, filters] = [
    page.getByRole('button', { name: 'Menu', exact: true }),
    page.getByRole('button', { name: 'Show Filters' }),
  ];
  if (await filters.isVisible()) {
    await filters.click();
    await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
    expect.soft(await violations(page), 'the filters on a phone').toEqual([]);
    await page.keyboard.press('Escape');
  }
  if (await menu.isVisible()) await menu.click();
  else await page.getByRole('button', { name: customer.name }).click();
  expect.soft(await violations(page), 'the menu').toEqual([]);

  await page.goto('/products/search?value=zzzzqqqq');
  await expect(page.getByText('Oops! No products found.')).toBeVisible();
  expect.soft(await violations(page), 'a listing without products').toEqual([]);
});

test('what is folded or chosen is accessible: look-alikes, a colour, the figure, coupons', async ({
  browser,
  page,
  request,
  shop,
  customer,
}) => {
  expect(customer.id).toBeTruthy();
  const fold = await findLookAlikes(page, await addLookAlikes(request, 3), 3);
  await fold.getByText('2 more with this name').click();
  await expect(fold.getByRole('link')).toHaveCount(2);
  await inspectAsItStands(page, 'look-alikes, opened');

  await page.goto('/product/details/kids-patang-t-shirt?colour=Sky+Blue');
  await expect(page.getByText('Colour: Sky Blue')).toBeVisible();
  await page.getByText('Find my size').click();
  await page.locator('#on-me summary').click();
  await page.locator('#on-me').getByLabel('Your height').fill('112');
  await page.getByText('Size guide', { exact: true }).click();
  await inspectAsItStands(page, 'a product in a chosen colour, with what helps to choose a size');

  // Three delivered orders give three gift coupons: two stand open in the cart.
  const [cheap] = await findProducts(shop, { sizes: true });
  if (!cheap) throw new Error('The shop is too empty for this journey');
  const { desk } = await openDesk(browser, operator);
  for (let orders = 0; orders < 3; orders += 1) {
    const order = await placeOrder(shop, cheap);
    await payOrder(shop, order);
    await deliverByCode(desk, shop, order);
  }
  await desk.context().close();
  await shop.post('/api/home/product/add-to-card', {
    data: { productId: cheap._id, variantId: cheap.variants.at(-1)?._id, quantity: 1 },
  });
  await page.goto('/cart');
  const coupons = page.getByRole('region', { name: 'Offers and coupons' });
  await coupons.getByText('1 more coupon').click();
  await expect(coupons.getByRole('button', { name: /^Use GIFT/ })).toHaveCount(3);
  await coupons.getByText('Have a coupon code?').click();
  await inspectAsItStands(page, 'a cart with coupons, opened');
});
