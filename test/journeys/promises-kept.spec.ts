import { type Browser, type Page, test } from '@playwright/test';
import { operator } from '../../db/town/people.ts';
import { formatAmount } from '../../src/ui/price/format-rupees.ts';
import { type PushService, startPushService } from '../support/push-service.ts';
import { deliverByCode, readOrder } from './steps/at-the-door.ts';
import { complaintsOf } from './steps/complaints-of.ts';
import { couponsOf } from './steps/coupons.ts';
import { expect } from './steps/journey.ts';
import { type JourneyShop, startJourneyShop } from './steps/journey-shop.ts';
import { newCustomer } from './steps/new-customer.ts';
import { openDesk } from './steps/open-desk.ts';
import { eachNoticeOnce, waitForPrice, waitForSize } from './steps/promises/be-told.ts';
import { buy, checkPrices, fillTheCart, giftOfAnEarlierOrder } from './steps/promises/buy-with-offers.ts';
import { reviewWithPhotos } from './steps/promises/review-with-photos.ts';
import { askBack, checkBooks, checkPapers } from './steps/promises/send-one-line-back.ts';
import { readLink } from './steps/read-link.ts';
import { standInFor } from './steps/stand-in-for-push.ts';
import { violations } from './steps/violations.ts';

/** The journey's own shop: its books are read directly, and all its notices are counted. */
let own: JourneyShop;
let service: PushService;
let publicKey = '';
test.beforeAll(async () => {
  service = await startPushService({ publicKey: () => publicKey });
  own = await startJourneyShop({ PUSH_SERVICES: service.origin });
});
test.afterAll(async () => {
  await own.close();
  await service.stop();
});
test.setTimeout(600_000);

test('what the foot of the page promises is kept: size, discount, coupon, notices, money back', async ({
  browser,
}) => {
  const { page, close, complaints } = await openShop(browser);
  const shop = page.request;
  const person = await newCustomer(shop);
  // An address that nobody verified would get five mails, and this journey sends more.
  await page.goto(await readLink(shop, person.email, 'verify-email'));
  await page.getByRole('button', { name: 'Verify email' }).click();
  await expect(page.getByText(`${person.email} is verified`)).toBeVisible();
  const { desk, complaints: deskComplaints } = await openDesk(browser, operator, own.address);

  publicKey = (await (await shop.get('/api/customer/push-devices')).json()).publicKey;
  const coupon = await giftOfAnEarlierOrder(page);
  const earlier = (await couponsOf(shop)).map((gift) => gift.orderId);
  for (const order of earlier) await deliverByCode(desk, shop, order);
  const goods = await fillTheCart(page);
  const price = await checkPrices(page, goods, coupon);
  const orderId = await buy(page, price);
  const [newCoupon] = (await couponsOf(shop)).filter((one) => one.orderId === orderId);
  expect(newCoupon?.state).toBe('waiting');
  await expect(page.getByRole('article')).toContainText(newCoupon?.code ?? 'none');
  await deliverByCode(desk, shop, orderId);

  await reviewWithPhotos(page, person.name);
  const back = await askBack(page, desk, { orderId, price });
  await checkPapers(shop, orderId, back);
  await checkBooks(own, orderId, { price, back });
  await page.goto('/dashboard/coupons');
  const cardOf = (code = 'none') => page.getByRole('article').filter({ hasText: code });
  await expect(cardOf(newCoupon?.code)).toContainText('No longer valid');
  await expect(cardOf(coupon)).toContainText('Used');
  expect(await violations(page)).toEqual([]);

  const orders = await Promise.all([...earlier, orderId].map((order) => readOrder(shop, order)));
  const ofEachParcel = (words: string) => orders.flatMap(({ parcels }) => parcels.map(() => words));
  const news = [await waitForSize(page, desk), await waitForPrice(page, desk, own)];
  await eachNoticeOnce(page, service, person.email, [
    ...ofEachParcel('Your parcel is packed'),
    ...ofEachParcel('Your parcel is on its way'),
    ...ofEachParcel('Your parcel has been delivered'),
    ...Array<string>(2).fill(`Your return of ${goods[0]?.name}`),
    `Your refund of ${formatAmount(back.rupees)} is on its way`,
    ...news,
  ]);
  await theFootLeadsThere(page);
  expect(await own.ops('ledger', 'check')).toContain('The books are right');
  expect([...complaints, ...deskComplaints]).toEqual([]);
  await desk.context().close();
  await close();
});

/** A browser that may show notifications, with a fake push service. */
async function openShop(browser: Browser) {
  const { viewport } = test.info().project.use;
  const context = await browser.newContext({
    baseURL: own.address,
    viewport: viewport ?? null,
    reducedMotion: 'reduce',
    serviceWorkers: 'allow',
    permissions: ['notifications'],
  });
  const page = await context.newPage();
  await standInFor(page, service);
  return { page, close: () => context.close(), complaints: complaintsOf(page) };
}

/** Each promise in the footer, with a text on the page it links to. */
const promises = [
  ['Free shipping on purchases above ₹799', '/shipping-policy', '₹799'],
  ['Fast delivery across Jaipur', '/shipping-policy', 'Jaipur'],
  [/-day returns$/, '/return-refund', 'days'],
  ['Super discount on orders over ₹699', '/offers', '5% off'],
  ['Free gift coupons for every purchase', '/offers', 'Gift coupon'],
  ['Money-back guarantee', '/return-refund', 'refund'],
  ['terms', '/terms-condition', 'Terms'],
] as const;

async function theFootLeadsThere(page: Page): Promise<void> {
  for (const [promise, path, isKept] of promises) {
    await page.goto('/cart');
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: promise, exact: typeof promise === 'string' })
      .click();
    await page.waitForURL(`**${path}`);
    await expect(page.getByRole('main')).toContainText(isKept);
  }
}
