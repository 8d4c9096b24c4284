import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { operator } from '../../../db/town/people.ts';
import type { Landmarks } from '../../conformance/routes.ts';
import { newMobile, readOtp } from './log-in.ts';
import { type Customer, untilNextOtp } from './new-customer.ts';
import { sendPin } from './check-pin.ts';
import type { ShelfProduct } from './shelf.ts';

/** What leads to a form that no page shows at once. Afterwards the form is there, as its page showed it. */
type Way = (
  page: Page,
  visit: {
    readonly product: Landmarks['product'];
    readonly things?: Landmarks;
    readonly customer?: Customer;
    readonly scripts: boolean;
  },
) => Promise<unknown>;

/** A PIN code that nobody delivers to. */
const outside = '744101';

/** Presses what must be there; scripts may still be on their way. */
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click();

async function askForOtp(page: Page): Promise<string> {
  const mobile = newMobile();
  await page.goto('/login');
  await page.getByLabel('Mobile number').fill(mobile);
  await press(page, 'Send OTP');
  await expect(page.getByLabel('OTP', { exact: true })).toBeVisible();
  return mobile;
}

/** Types the OTP that a number got; with scripts its last digit sends it. */
async function fillOtp(page: Page, mobile: string, button: string, scripts: boolean): Promise<void> {
  await page.getByLabel('OTP', { exact: true }).fill(await readOtp(page.request, mobile));
  if (!scripts) await press(page, button);
}

/** The forms of guests, by name. */
export const guestsWays: Readonly<Record<string, Way>> = {
  'verify-otp': askForOtp,
  'delivery-wait': async (page, { product }) => {
    await page.goto(`/product/details/${product.slug}`);
    await sendPin(page, outside);
    await page.getByText('Tell me when you come here').click();
  },
  'tell-me': async (page) => {
    await page.goto(`/product/details/${(await soldOut(page.request)).slug}`);
    await page.getByText('My size is sold out: tell me when it is back').click();
  },
  'complete-profile': async (page, { scripts }) => {
    await fillOtp(page, await askForOtp(page), 'Verify OTP', scripts);
    await expect(page.getByLabel('Full Name')).toBeVisible();
  },
};

async function addMobile(page: Page): Promise<string> {
  const mobile = newMobile();
  await page.goto('/dashboard/myaddress');
  await page.getByLabel('Mobile number').first().fill(mobile);
  await press(page, 'Send OTP');
  await expect(page.getByLabel('OTP', { exact: true })).toBeVisible();
  return mobile;
}

/** The forms of a customer, by name. */
export const customersWays: Readonly<Record<string, Way>> = {
  'add-mobile': addMobile,
  'ask-return': async (page, { things }) => {
    await deliver(page, things?.paidOrder ?? '', things?.sellerId ?? '');
    await page.goto(`/return/${things?.paidOrder}?line=0`);
  },
  'door-confirm': async (page, { things, scripts }) => {
    await fillOtp(page, await addMobile(page), 'Add mobile number', scripts);
    await untilNextOtp();
    await page.goto(`/my-payment?orderId=${things?.unpaidOrder}`);
    await press(page, 'Send OTP');
    await expect(page.getByLabel('OTP', { exact: true })).toBeVisible();
  },
  ticket: async (page, { customer }) => {
    const data = {
      name: customer?.name,
      email: customer?.email,
      subject: 'A hem',
      message: 'It came undone.',
    };
    expect((await page.request.post('/api/home/contact', { data })).status()).toBeLessThan(300);
    await page.goto('/dashboard/support');
    await page.getByText('A hem').first().click();
  },
  'delete-account': async (page) => {
    await page.goto('/dashboard/myaddress');
    await press(page, 'Delete my account');
  },
};

async function soldOut(shop: APIRequestContext): Promise<ShelfProduct> {
  const { products } = (await (await shop.get('/api/home/query-products?parPage=48')).json()) as {
    products: ShelfProduct[];
  };
  const product = products.find(
    ({ variants }) => variants.some(({ stock }) => stock === 0) && variants.some(({ stock }) => stock > 0),
  );
  if (!product) throw new Error('The shop has no product with a sold-out size');
  return product;
}

/** Staff deliver an order of one shop. */
async function deliver(page: Page, orderId: string, shop: string): Promise<void> {
  const staff = await page.context().browser()?.newContext();
  if (!staff) throw new Error('This browser has no other window');
  const address = (path: string) => new URL(`/api/desk/${path}`, page.url()).href;
  await staff.request.post(address('log-in'), { data: operator });
  for (const step of ['pack', 'hand-over', 'deliver']) {
    const reason = step === 'deliver' ? { reason: 'Told by phone' } : {};
    const done = await staff.request.post(address(`orders/${orderId}/${step}`), {
      data: { shop, ...reason },
    });
    expect(done.status(), await done.text()).toBeLessThan(300);
  }
  await staff.close();
}
