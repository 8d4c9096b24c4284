import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { sql } from 'kysely';
import { operator } from '../../../db/town/people.ts';
import { startPostgres } from '../../../packages/embedded-postgres/src/start-postgres.ts';
import { openDatabase } from '../../../src/platform/database.ts';
import type { Landmarks } from '../../conformance/routes.ts';
import { readOrderOtp } from './at-the-door.ts';
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
  'refund-instead': async (page, { things }) => {
    if (!things) throw new Error('There is no order');
    await exchangeOfCash(page, things);
    await page.goto(`/dashboard/order/details/${things.unpaidOrder}`);
  },
  'dispute-return': async (page, { things }) => {
    const { returns } = await returnsOf(page.request, things?.unpaidOrder ?? '');
    const step = { shop: things?.sellerId, seen: 'asked', to: 'declined', why: 'It was worn.' };
    await asOperator(page, [[`returns/${returns[0]?._id}/move`, step]]);
    await page.goto(`/dashboard/order/details/${things?.unpaidOrder}`);
    await page.getByText('I disagree').click();
  },
  download: async (page, { customer }) => {
    await ageLogins(customer?.id ?? '');
    await page.goto('/dashboard/myaddress');
  },
  'remove-mobile': async (page) => {
    await page.goto('/dashboard/myaddress');
    await page.getByText('Change or remove number').first().click();
  },
  ticket: async (page, { customer }) => {
    const data = {
      name: customer?.name,
      email: customer?.email,
      subject: 'A hem',
      message: 'It came undone.',
    };
    expect((await page.request.post('/api/home/contact', { data })).status()).toBeLessThan(300);
    // The latest one is open.
    await page.goto('/dashboard/support');
    await expect(page.getByText('It came undone.')).toBeVisible();
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
function deliver(page: Page, orderId: string, shop: string): Promise<void> {
  const body = { shop, reason: 'Told by phone' };
  return asOperator(page, [
    [`orders/${orderId}/pack`, { shop }],
    [`orders/${orderId}/hand-over`, { shop }],
    [`orders/${orderId}/deliver`, body],
  ]);
}

/** Has an order delivered that is paid at the door, and asks for another size: a refund of it needs a UPI ID. */
async function exchangeOfCash(page: Page, { product, unpaidOrder, sellerId }: Landmarks): Promise<void> {
  const shop = page.request;
  const { customer } = (await (await shop.get('/api/customer/me')).json()) as {
    customer: { mobile: string };
  };
  const otp = await readOrderOtp(shop, customer.mobile);
  expect((await shop.post(`/api/payment/on-delivery/${unpaidOrder}/confirm`, { data: { otp } })).ok()).toBe(
    true,
  );
  await deliver(page, unpaidOrder, sellerId);
  const { variants } = (
    (await (await shop.get(`/api/home/get-product/${product.slug}`)).json()) as {
      product: ShelfProduct;
    }
  ).product;
  const { pickups } = await returnsOf(shop, unpaidOrder);
  // The size that was bought is refused.
  for (const { _id: variantId } of variants.filter(({ stock }) => stock > 0)) {
    const data = { line: 0, quantity: 1, reason: 'size', variantId, pickup: pickups[0]?.name };
    if ((await shop.post(`/api/home/customer/ask-return/${unpaidOrder}`, { data })).ok()) return;
  }
  throw new Error('No other size could be asked for');
}

async function returnsOf(shop: APIRequestContext, orderId: string) {
  return (await (await shop.get(`/api/home/customer/returns/${orderId}`)).json()) as {
    returns: { _id: string }[];
    pickups: { name: string }[];
  };
}

/** Sends calls of the desk, one after the other. */
async function asOperator(
  page: Page,
  calls: readonly (readonly [path: string, data: object])[],
): Promise<void> {
  const staff = await page.context().browser()?.newContext();
  if (!staff) throw new Error('This browser has no other window');
  for (const [path, data] of [['log-in', operator] as const, ...calls]) {
    const answer = await staff.request.post(new URL(`/api/desk/${path}`, page.url()).href, { data });
    expect(answer.status(), await answer.text()).toBeLessThan(300);
  }
  await staff.close();
}

/** Makes a customer's logins an hour old, so that what only the owner may do asks for a proof. */
async function ageLogins(customerId: string): Promise<void> {
  const { JOURNEYS_DATA_DIR: dataDir } = process.env;
  if (!dataDir) throw new Error('Walked at a shop of its own only: npm run journeys -- answers-in-sight');
  const server = await startPostgres({ dataDir });
  const { db } = openDatabase(server.connection, 1, 60_000);
  await sql`update sessions set created_at = created_at - interval '1 hour' where customer_id = ${customerId}`
    .execute(db)
    .finally(() => db.destroy());
  await server.stop();
}
