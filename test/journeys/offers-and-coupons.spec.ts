import type { APIRequestContext, Page, TestInfo } from '@playwright/test';
import { operator } from '../../db/town/people.ts';
import { formatAmount } from '../../src/ui/price/format-rupees.ts';
import { pdfText } from '../support/pdf-text.ts';
import { expect, test } from './steps/journey.ts';
import { openDesk } from './steps/open-desk.ts';
import { payInSimulator } from './steps/pay-in-simulator.ts';
import { home, payOrder, placeOrder } from './steps/place-order.ts';
import { findProducts, roomiest, type ShelfProduct } from './steps/shelf.ts';
import { violations } from './steps/violations.ts';

interface Coupon {
  readonly code: string;
  readonly orderId: string;
  readonly state: string;
}
const couponsOf = async (shop: APIRequestContext) =>
  ((await (await shop.get('/api/home/customer/coupons')).json()) as { coupons: Coupon[] }).coupons;

/** A piece of each of two shops, for more than ₹700 together, dear ones, of which the other journeys take none. */
async function dearPieces(shop: APIRequestContext, { project }: TestInfo, place: 0 | 1) {
  const shelf = (await findProducts(shop, { sizes: true })).toReversed();
  const first = shelf[2 * place + (project.name === 'phone' ? 1 : 0)];
  const second = shelf.slice(4).find(({ sellerId }) => sellerId !== first?.sellerId);
  if (!first || !second) throw new Error('The shop is too empty for this journey');
  return [first, second] as const;
}

/** Somebody with a gift coupon of an earlier order, whose cart holds these. */
async function readyToBuy(shop: APIRequestContext, pieces: readonly ShelfProduct[]): Promise<string> {
  await shop.post('/api/home/customer/add_address', { data: { ...home, defaultAddress: true } });
  const [cheap] = await findProducts(shop, { sizes: true });
  const earlier = await placeOrder(shop, cheap as ShelfProduct);
  await payOrder(shop, earlier);
  for (const piece of pieces)
    await shop.post('/api/home/product/add-to-card', {
      data: { productId: piece._id, variantId: roomiest(piece)._id, quantity: 1 },
    });
  const [coupon] = await couponsOf(shop);
  expect(coupon?.orderId).toBe(earlier);
  return coupon?.code ?? '';
}

/** Packs, hands over and delivers every parcel of an order. */
async function deliver(desk: Page, orderId: string, products: readonly ShelfProduct[]): Promise<void> {
  for (const shop of new Set(products.map(({ sellerId }) => sellerId)))
    for (const [step, data] of [
      ['pack', {}],
      ['hand-over', {}],
      ['deliver', { reason: 'Told by phone' }],
    ] as const) {
      const done = await desk.request.post(`/api/desk/orders/${orderId}/${step}`, {
        data: { shop, ...data },
      });
      expect(done.status(), await done.text()).toBe(200);
    }
}

test('the super discount and a gift coupon over two shops; one item comes back to the paisa, and the new coupon ends', async ({
  page,
  shop,
  customer,
  browser,
}, info) => {
  expect(customer.id).toBeTruthy();
  const pieces = await dearPieces(shop, info, 0);
  const code = await readyToBuy(shop, pieces);
  const goods = pieces.reduce((sum, { finalPrice }) => sum + finalPrice, 0);
  const fee = goods > 799 ? 0 : 85;
  const superDiscount = Math.min(100, Math.floor((goods * 5) / 100));
  const toPay = goods + fee - superDiscount - 50;

  await page.goto('/dashboard/coupons');
  await expect(page.getByRole('article')).toContainText('Ready to use');
  await expect(page.getByRole('article')).toContainText(code);
  expect(await violations(page)).toEqual([]);

  await page.goto('/cart');
  const details = page.getByRole('region', { name: 'Price details' });
  const offers = page.getByRole('region', { name: 'Offers and coupons' });
  await expect(details).toContainText(`Super discount− ${formatAmount(superDiscount)}`);
  await expect(details).toContainText('− ₹50');
  await expect(details).toContainText(`To pay${formatAmount(toPay)}`);
  expect(await violations(page)).toEqual([]);
  await offers.getByRole('button', { name: `Keep for later: ${code}` }).click();
  await expect(details).not.toContainText('− ₹50');
  await expect(details).toContainText(`To pay${formatAmount(toPay + 50)}`);
  await offers.getByText('Have a coupon code?').click();
  await offers.getByLabel('Coupon code').fill('NOSUCHCODE');
  await offers.getByRole('button', { name: 'Apply' }).click();
  await expect(offers.getByRole('alert')).toContainText('We don’t know this code');
  // A code that is none takes the place of nothing: the own coupon is used.
  await expect(details).toContainText(`To pay${formatAmount(toPay)}`);
  await offers.getByLabel('Coupon code').fill(code);
  await offers.getByRole('button', { name: 'Apply' }).click();
  await expect(offers.getByRole('alert')).toHaveCount(0);
  await expect(details).toContainText(`To pay${formatAmount(toPay)}`);
  await page.getByRole('button', { name: 'Place Order' }).click();

  await page.waitForURL('**/shipping?coupon=*');
  await expect(page.getByRole('region', { name: 'Price details' })).toContainText(
    `To pay${formatAmount(toPay)}`,
  );
  await page.getByRole('button', { name: 'Place Order' }).click();
  await page.waitForURL(/\/my-payment\?orderId=/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(formatAmount(toPay));
  await expect(page.getByRole('main')).toContainText('Gift coupon − ₹50');
  const orderId = await payInSimulator(page);
  const minted = (await couponsOf(shop)).find((one) => one.orderId === orderId);
  expect(minted?.state).toBe('usable');
  await expect(page.getByRole('article')).toContainText(minted?.code ?? 'none');
  expect(await violations(page)).toEqual([]);

  const { desk, complaints } = await openDesk(browser, operator);
  await deliver(desk, orderId, pieces);
  await page.goto(`/dashboard/order/details/${orderId}`);
  await expect(page.getByRole('main')).toContainText(
    `Super discount − ${formatAmount(superDiscount)} · Gift coupon − ₹50`,
  );
  expect(await violations(page)).toEqual([]);
  const { order } = (await (await shop.get(`/api/home/customer/gat-order/${orderId}`)).json()) as {
    order: { price: number; products: { finalPrice: number; off: number }[] };
  };
  const [line] = order.products;
  const back = Math.round(((line?.finalPrice ?? 0) - (line?.off ?? 0)) * 100) / 100;
  expect(order.price).toBe(toPay);
  expect(order.products.reduce((sum, { off }) => sum + Math.round(off * 100), 0)).toBe(
    (superDiscount + 50) * 100,
  );

  await page.goto(`/return/${orderId}?line=0`);
  await page.getByLabel('Why are you returning it?').selectOption('I don’t like it');
  await expect(page.getByRole('region', { name: 'What you get back' })).toContainText(formatAmount(back));
  await page.getByRole('button', { name: 'Return it' }).click();
  await page.waitForURL(`**/dashboard/order/details/${orderId}`);
  const { returns } = (await (await shop.get(`/api/home/customer/returns/${orderId}`)).json()) as {
    returns: { _id: string }[];
  };
  for (const [seen, to] of [
    ['asked', 'agreed'],
    ['agreed', 'picked up'],
    ['picked up', 'refunded'],
  ]) {
    const moved = await desk.request.post(`/api/desk/returns/${returns[0]?._id}/move`, {
      data: { seen, to, why: '' },
    });
    expect(moved.status(), await moved.text()).toBe(200);
  }
  const read = async () =>
    (await (await shop.get(`/api/home/customer/gat-order/${orderId}`)).json()) as {
      order: { refunds: { amount: number }[] };
    };
  expect((await read()).order.refunds.map(({ amount }) => amount)).toEqual([back]);
  const paper = async (of: string) =>
    pdfText(await (await shop.get(`/api/generate-${of}/${orderId}`)).body());
  const paise = back.toFixed(2).replace(/\B(?=(?:\d\d)*\d{3}\.)/g, ',');
  expect(await paper('invoice')).toContain(paise);
  expect(await paper('credit-note')).toContain(paise);

  await page.goto('/dashboard/coupons');
  await expect(page.getByRole('article').filter({ hasText: minted?.code ?? 'none' })).toContainText(
    'No longer valid',
  );
  await expect(page.getByRole('article').filter({ hasText: code })).toContainText('Used');
  expect(await violations(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await desk.context().close();
});

test('an operator adds an offer with a code, and ends it', async ({ browser, shop, customer }) => {
  expect(customer.id).toBeTruthy();
  const code = `J${crypto.randomUUID().slice(0, 8).toUpperCase()}`;
  const { desk, complaints } = await openDesk(browser, operator);
  await desk.goto('/desk/promotions');
  await expect(desk.getByRole('heading', { name: 'Super discount' })).toBeVisible();
  expect(await violations(desk)).toEqual([]);
  await desk.getByRole('button', { name: 'Add offer' }).click();
  const sheet = desk.getByRole('dialog');
  await sheet.getByLabel('Name').fill(`Week ${code}`);
  await sheet.getByLabel('How it applies').selectOption('With a code');
  await sheet.getByLabel('Code', { exact: true }).fill(code);
  await sheet.getByLabel('Percent').fill('95');
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(sheet).toContainText('Between 1 and 90 percent');
  await sheet.getByLabel('Percent').fill('20');
  expect(await violations(desk)).toEqual([]);
  await sheet.getByRole('button', { name: 'Save' }).click();
  const card = desk.getByRole('article').filter({ hasText: code });
  await expect(card).toContainText('Running');

  const [piece] = await findProducts(shop, { sizes: true });
  const products = [
    {
      products: [
        { quantity: 1, variantId: roomiest(piece as ShelfProduct)._id, productInfo: { _id: piece?._id } },
      ],
    },
  ];
  const priced = async () =>
    (await (await shop.post('/api/home/order/price', { data: { products, coupon: code } })).json()) as {
      discount: number;
      offers: { refused: string };
    };
  expect((await priced()).discount).toBeGreaterThan(0);
  await card.getByRole('button', { name: `End Week ${code}` }).click();
  await desk.getByRole('dialog').getByRole('button', { name: 'End' }).click();
  await expect(card).toContainText('Ended');
  expect((await priced()).offers.refused).toBe('This offer has ended');
  // The percentage that was refused.
  expect(complaints.filter((one) => !one.includes('status of 400'))).toEqual([]);
  await desk.context().close();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a coupon is kept for later, named again, and taken off an order', async ({
    page,
    shop,
    customer,
  }, info) => {
    expect(customer.id).toBeTruthy();
    const pieces = await dearPieces(shop, info, 1);
    const code = await readyToBuy(shop, pieces);
    await page.goto('/cart');
    await page.getByRole('button', { name: `Keep for later: ${code}` }).click();
    await page.waitForURL('**/cart?coupon=none');
    const details = page.getByRole('region', { name: 'Price details' });
    await expect(details).not.toContainText('− ₹50');
    await page.getByText('Have a coupon code?').click();
    await page.getByLabel('Coupon code').fill(code.toLowerCase());
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(details).toContainText('− ₹50');
    const toPay = (await details.innerText()).match(/To pay\s*(₹[\d,]+)/)?.[1] ?? 'none';
    await page.getByRole('button', { name: 'Place Order' }).click();
    await page.getByRole('radio', { name: /Kishanpole/ }).check();
    await page.getByRole('button', { name: 'Place Order' }).click();
    await page.waitForURL(/\/my-payment\?orderId=/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(toPay);
    await page.goto('/offers');
    await expect(page.getByRole('listitem').filter({ hasText: 'Super discount' }).first()).toContainText(
      '5% off',
    );
  });
});
