import { type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { operator } from '../../db/town/people.ts';
import { dayText } from '../../src/domains/delivery/day-text.ts';
import { pdfText } from '../support/pdf-text.ts';
import { deliverByCode, readOrder } from './steps/at-the-door.ts';
import { checkPin } from './steps/check-pin.ts';
import { complaintsOf } from './steps/complaints-of.ts';
import { fillAddress } from './steps/fill-address.ts';
import { expect } from './steps/journey.ts';
import { type JourneyShop, startJourneyShop } from './steps/journey-shop.ts';
import { logIn, newMobile } from './steps/log-in.ts';
import { openDesk } from './steps/open-desk.ts';
import { payInSimulator } from './steps/pay-in-simulator.ts';
import { placeOrder } from './steps/place-order.ts';
import { findProducts, roomiest, type ShelfProduct } from './steps/shelf.ts';
import { violations } from './steps/violations.ts';

/** A PIN code in the shop's city, and one that the shop does not deliver to. */
const [inside, outside] = ['302003', '744101'];

/** The journey's own shop: the operator's command checks its books. */
let own: JourneyShop;
test.beforeAll(async () => {
  own = await startJourneyShop();
});
test.afterAll(() => own.close());
test.setTimeout(600_000);

test('the whole way: a PIN code, a day from each shop, two ways to pay, the door, and what comes back', async ({
  browser,
}, info) => {
  const context = await browser.newContext({
    baseURL: own.address,
    viewport: info.project.use.viewport ?? null,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const complaints = complaintsOf(page);
  const { desk, complaints: deskComplaints } = await openDesk(browser, operator, own.address);
  const products = await threeOfTwoShops(page);
  await packSlowly(desk, products[1].sellerId);

  await guestAsksForTheDay(page, products[0]);
  await page.goto('/login');
  await logIn(page, page.request, newMobile(), { name: 'Meera Sharma' });
  await expect(page.getByRole('heading', { name: 'Shop by category' })).toBeVisible();
  await buyAllThree(page, products);
  const orderId = await payInSimulator(page);
  await deliverByCode(desk, page.request, orderId);
  await page.goto(`/dashboard/order/details/${orderId}`);
  await expect(page.locator('[aria-current="step"]').first()).toContainText('Delivered');

  await askBack(page, orderId, products);
  await answerAtTheDesk(desk, products);
  await disagree(page, desk, orderId, products[2]);
  await moneyIsBack(page, orderId);

  await payAtTheDoor(page, { desk, product: products[0] });
  expect(await own.ops('ledger', 'check')).toContain('The books are right');
  const tooSoon = (complaint: string) => complaint.includes('a status of 429');
  expect([...complaints, ...deskComplaints].filter((one) => !tooSoon(one))).toEqual([]);
  await desk.context().close();
  await context.close();
});

type Three = readonly [ShelfProduct, ShelfProduct, ShelfProduct];

/** Two products of one shop and one of another between them, cheap enough for cash on delivery. */
async function threeOfTwoShops(page: Page): Promise<Three> {
  const shelf = (await findProducts(page.request, { sizes: true })).filter(
    ({ finalPrice }) => finalPrice < 4_000,
  );
  const bySeller = Object.values(Object.groupBy(shelf, ({ sellerId }) => sellerId));
  const [first, third] = bySeller.find((products) => products && products.length > 1) ?? [];
  const second = shelf.find(({ sellerId }) => sellerId !== first?.sellerId);
  if (!first || !second || !third) throw new Error('The shop is too empty for this journey');
  return [first, second, third];
}

/** Gives a shop such a long packing time that its parcels arrive later than the others'. */
async function packSlowly(desk: Page, shop: string): Promise<void> {
  const { packing } = (await (await desk.request.get(`/api/desk/packing?shop=${shop}`)).json()) as {
    packing: object;
  };
  const answer = await desk.request.put('/api/desk/packing', {
    data: { ...packing, packingMinutes: 3_000, shop },
  });
  expect(answer.status(), await answer.text()).toBe(200);
}

async function guestAsksForTheDay(page: Page, product: ShelfProduct): Promise<void> {
  await page.goto(`/product/details/${product.slug}`);
  await checkPin(page, outside);
  await expect(page.getByText('We do not deliver there yet')).toBeVisible();
  await page.getByRole('button', { name: `Change PIN code ${outside}` }).click();
  await checkPin(page, inside);
  await expect(page.getByText(`Get it by ${await dayOf(page, product)}`)).toBeVisible();
}

async function dayOf(page: Page, { sellerId }: ShelfProduct): Promise<string> {
  const { shops } = (await (await page.request.get(`/api/home/delivery/${inside}`)).json()) as {
    shops: { sellerId: string; day: string }[];
  };
  return dayText(shops.find((one) => one.sellerId === sellerId)?.day ?? '');
}

async function buyAllThree(page: Page, products: Three): Promise<void> {
  for (const product of products) {
    const variantId = roomiest(product)._id;
    const data = { quantity: 1, productId: product._id, variantId };
    const answer = await page.request.post('/api/home/product/add-to-card', { data });
    expect(answer.status(), await answer.text()).toBe(201);
  }
  const [first, second] = [await dayOf(page, products[0]), await dayOf(page, products[1])];
  expect(first).not.toBe(second);
  await page.goto('/cart');
  for (const day of [first, second]) await expect(page.getByRole('main')).toContainText(day);
  await page.getByRole('main').getByRole('button', { name: 'Place Order' }).click();
  await fillAddress(page, { name: 'Meera Sharma', city: 'Jaipur' });
  await page.getByRole('button', { name: 'Save address' }).click();
  const when = page.getByRole('region', { name: 'When it comes' });
  for (const day of [first, second]) await expect(when).toContainText(day);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('main').getByRole('button', { name: 'Place Order' }).click();
}

const card = (page: Page, { name }: ShelfProduct) =>
  page.getByRole('article', { name: `Return of ${name}` }).first();

/** Returns the first with a photo, exchanges the second for another size, and gets the money for the third. */
async function askBack(page: Page, orderId: string, [tornOne, small, unwantedOne]: Three): Promise<void> {
  await page.getByRole('link', { name: 'Return or exchange' }).click();
  await page.getByRole('link', { name: `Choose ${tornOne.name}` }).click();
  await page.getByLabel('Why are you returning it?').selectOption('It came damaged');
  await expect(page.getByRole('region', { name: 'What you get back' })).toContainText('₹');
  await page.getByLabel('Tell us more').fill('The hem is torn');
  const photo = await sharp({ create: { width: 600, height: 800, channels: 3, background: '#aa3322' } })
    .jpeg()
    .toBuffer();
  await page.getByLabel('Photos').setInputFiles({ name: 'hem.jpg', mimeType: 'image/jpeg', buffer: photo });
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Return it' }).click();
  await page.waitForURL(`**/dashboard/order/details/${orderId}`);
  await expect(card(page, tornOne)).toContainText('Waiting for the shop');
  await expect(card(page, tornOne).getByRole('img', { name: 'Photo 1' })).toBeVisible();

  for (const [product, reason, doing] of [
    [small, 'It doesn’t fit', 'Exchange it'],
    [unwantedOne, 'I don’t like it', 'Return it'],
  ] as const) {
    await page.getByRole('link', { name: 'Return or exchange' }).click();
    await page.getByRole('link', { name: `Choose ${product.name}` }).click();
    if (product === small)
      await page
        .getByLabel(/^Exchange for/)
        .first()
        .check();
    await page.getByLabel('Why are you returning it?').selectOption(reason);
    await page.getByRole('button', { name: doing }).click();
    await page.waitForURL(`**/dashboard/order/details/${orderId}`);
  }
  await expect(card(page, small)).toContainText('Exchange for');
  expect(await violations(page)).toEqual([]);
}

async function pressAtTheDesk(desk: Page, product: ShelfProduct, doing: string, list = 'waiting') {
  await desk.goto(`/desk/returns?list=${list}`);
  await card(desk, product).getByRole('button', { name: doing }).click();
}

async function waitForSave(desk: Page): Promise<void> {
  await expect(desk.getByText('Saved').first()).toBeVisible();
}

async function answerAtTheDesk(desk: Page, [tornOne, small, unwantedOne]: Three): Promise<void> {
  for (const [product, last] of [
    [tornOne, 'It’s good: refund'],
    [small, 'It’s good: exchange done'],
  ] as const)
    for (const doing of ['Accept return', 'Picked up', last]) {
      await pressAtTheDesk(desk, product, doing);
      await waitForSave(desk);
    }
  expect(await violations(desk)).toEqual([]);
  await pressAtTheDesk(desk, unwantedOne, 'Decline return');
  await decline(desk, 'Decline return', 'It was worn');
}

async function decline(desk: Page, doing: string, why: string): Promise<void> {
  await desk.getByLabel('Why? The customer reads this').fill(why);
  await desk.getByRole('dialog').getByRole('button', { name: doing }).click();
  await waitForSave(desk);
}

/** Disputes a return that the shop declined; the operator decides. */
async function disagree(page: Page, desk: Page, orderId: string, product: ShelfProduct): Promise<void> {
  await page.goto(`/dashboard/order/details/${orderId}`);
  await expect(card(page, product)).toContainText('It was worn');
  await card(page, product).getByText('I disagree').click();
  await page.getByLabel('Why do you disagree?').fill('I only tried it on');
  await page.getByRole('button', { name: 'Ask for a decision' }).click();
  await expect(card(page, product)).toContainText('We’re deciding');
  expect(await violations(page)).toEqual([]);
  await pressAtTheDesk(desk, product, 'Decline for good', 'disputed');
  await decline(desk, 'Decline for good', 'The soles are scratched');
  await page.reload();
  await expect(card(page, product)).toContainText('The soles are scratched');
}

/** The refund on the page equals the credit note, to the paisa. */
async function moneyIsBack(page: Page, orderId: string): Promise<void> {
  const { refunds } = await readOrder(page.request, orderId);
  expect(refunds).toHaveLength(1);
  const amount = (refunds[0]?.amount ?? 0).toLocaleString('en-IN', {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  await expect(page.getByRole('link', { name: 'Credit note' })).toBeVisible();
  const note = await page.request.get(`/api/generate-credit-note/${orderId}`);
  expect([note.status(), note.headers()['content-type']]).toEqual([200, 'application/pdf']);
  expect(pdfText(await note.body())).toContain(amount);
}

async function payAtTheDoor(
  page: Page,
  { desk, product }: { desk: Page; product: ShelfProduct },
): Promise<void> {
  const orderId = await placeOrder(page.request, product);
  await page.goto(`/my-payment?orderId=${orderId}`);
  const door = page.getByRole('region', { name: 'Pay on delivery' });
  await door.getByRole('button', { name: /^Confirm: pay/ }).click();
  await page.waitForURL(`**/payment/confirm?orderId=${orderId}`);
  await expect(page.getByText(/Please keep ₹[\d,]+ ready/)).toBeVisible();
  await deliverByCode(desk, page.request, orderId);
  expect((await readOrder(page.request, orderId)).payment_status).toBe('paid');
}
