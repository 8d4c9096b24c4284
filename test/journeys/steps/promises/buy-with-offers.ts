import type { Page } from '@playwright/test';
import { formatAmount } from '../../../../src/ui/price/format-rupees.ts';
import { couponsOf } from '../coupons.ts';
import { expect } from '../journey.ts';
import { payInSimulator } from '../pay-in-simulator.ts';
import { home, payOrder, placeOrder } from '../place-order.ts';
import { findProducts, roomiest, type ShelfProduct } from '../shelf.ts';
import { violations } from '../violations.ts';

/** A kurta that the customer owns; its size suggests the size of `fitting`. */
const slugOfWorn = 'peacock-paisley-silk-kurta';
export const fitting = 'grey-striped-office-kurta';

/** An order that brings a gift coupon; its confirmation page enables notices on the device. Returns the coupon's code. */
export async function giftOfAnEarlierOrder(page: Page): Promise<string> {
  const shop = page.request;
  await shop.post('/api/home/customer/add_address', { data: { ...home, defaultAddress: true } });
  const [cheap] = await findProducts(shop, { sizes: true });
  const earlier = await placeOrder(shop, cheap as ShelfProduct);
  await payOrder(shop, earlier);
  await page.goto(`/payment/confirm?orderId=${earlier}`);
  const ask = page.getByRole('button', { name: 'Notify me on this device' });
  await expect(ask).toBeEnabled();
  expect(await page.evaluate(() => sessionStorage.getItem('asked'))).toBeNull();
  expect(await violations(page)).toEqual([]);
  await ask.click();
  await expect(page.getByText('This device shows notifications from now on.')).toBeVisible();
  await expect(ask).toHaveCount(0);
  const [coupon] = await couponsOf(shop);
  expect(coupon?.orderId).toBe(earlier);
  return coupon?.code ?? '';
}

/** Two pieces of one shop, the first in the fitting size, and one of another shop. */
export async function fillTheCart(page: Page): Promise<readonly ShelfProduct[]> {
  await page.goto(`/product/details/${slugOfWorn}`);
  await page.getByText('Find my size').click();
  await page.getByLabel('Of this product fits me already').selectOption('L');
  await expect(page.getByText('L fits you')).toBeVisible();
  await page.goto(`/product/details/${fitting}`);
  await page.getByText('L fits you').click();
  await expect(page.getByText(/you wear L in Peacock Paisley/)).toBeVisible();
  await page.getByRole('radio', { name: 'L', exact: true }).check({ force: true });
  await page.getByRole('button', { name: 'Add to Cart', exact: true }).click();
  await expect(page.getByText('Added to your cart').first()).toBeVisible();

  const answer = await page.request.get(`/api/home/get-product/${fitting}`);
  const { product: first, moreProducts } = (await answer.json()) as {
    product: ShelfProduct;
    moreProducts: ShelfProduct[];
  };
  const second = moreProducts.find(({ slug, variants }) => slug !== slugOfWorn && variants.length > 1);
  const shelf = await findProducts(page.request, { sizes: true });
  const third = shelf.find(({ sellerId }) => sellerId !== first.sellerId);
  if (!second || !third) throw new Error('The shop is too empty for this journey');
  for (const product of [second, third]) {
    const data = { productId: product._id, variantId: roomiest(product)._id, quantity: 1 };
    expect((await page.request.post('/api/home/product/add-to-card', { data })).status()).toBe(201);
  }
  return [first, second, third];
}

export interface Price {
  readonly goods: number;
  readonly superDiscount: number;
  readonly toPay: number;
}

/** The super discount applies automatically beside the coupon, which is saved for later and then typed again. */
export async function checkPrices(
  page: Page,
  pieces: readonly ShelfProduct[],
  coupon: string,
): Promise<Price> {
  const goods = pieces.reduce((sum, { finalPrice }) => sum + finalPrice, 0);
  const superDiscount = Math.min(100, Math.floor((goods * 5) / 100));
  const toPay = goods - superDiscount - 50;
  await page.goto('/dashboard/coupons');
  await expect(page.getByRole('article')).toContainText('Ready to use');
  await expect(page.getByRole('article')).toContainText(coupon);
  expect(await violations(page)).toEqual([]);

  await page.goto('/cart');
  const details = page.getByRole('region', { name: 'Price details' });
  const offers = page.getByRole('region', { name: 'Offers and coupons' });
  await expect(details).toContainText(`Super discount− ${formatAmount(superDiscount)}`);
  await expect(details).toContainText('− ₹50');
  await expect(details).toContainText(`To pay${formatAmount(toPay)}`);
  expect(await violations(page)).toEqual([]);
  await offers.getByRole('button', { name: `Keep for later: ${coupon}` }).click();
  await expect(details).not.toContainText('− ₹50');
  await expect(details).toContainText(`To pay${formatAmount(toPay + 50)}`);
  await offers.getByText('Have a coupon code?').click();
  await offers.getByLabel('Coupon code').fill('NOSUCHCODE');
  await offers.getByRole('button', { name: 'Apply' }).click();
  await expect(offers.getByRole('alert')).toContainText('We don’t know this code');
  // An invalid code replaces nothing: the customer's own coupon is still used.
  await expect(details).toContainText(`To pay${formatAmount(toPay)}`);
  await offers.getByLabel('Coupon code').fill(coupon);
  await offers.getByRole('button', { name: 'Apply' }).click();
  await expect(offers.getByRole('alert')).toHaveCount(0);
  await expect(details).toContainText(`To pay${formatAmount(toPay)}`);
  return { goods, superDiscount, toPay };
}

export async function buy(page: Page, { superDiscount, toPay }: Price): Promise<string> {
  await page.getByRole('button', { name: 'Place Order' }).click();
  await page.waitForURL('**/shipping?coupon=*');
  await expect(page.getByRole('region', { name: 'Price details' })).toContainText(
    `To pay${formatAmount(toPay)}`,
  );
  await page.getByRole('button', { name: 'Place Order' }).click();
  await page.waitForURL(/\/my-payment\?orderId=/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(formatAmount(toPay));
  await expect(page.getByRole('main')).toContainText(
    `Super discount − ${formatAmount(superDiscount)} · Gift coupon − ₹50`,
  );
  const orderId = await payInSimulator(page);
  expect(await violations(page)).toEqual([]);
  return orderId;
}
