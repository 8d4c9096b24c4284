import type { Page } from '@playwright/test';
import { nightEnds } from '../../../../src/domains/notices/quiet-hours.ts';
import { addJob } from '../../../../src/platform/jobs/jobs.store.ts';
import type { PushService } from '../../../support/push-service.ts';
import { expect } from '../journey.ts';
import type { JourneyShop } from '../journey-shop.ts';
import type { ShelfProduct } from '../shelf.ts';
import { atDesk } from './send-one-line-back.ts';

/** The product on the wishlist. */
const slugOfWish = 'turmeric-leheriya-rayon-kurta';

/** Waits for a sold-out size until the shop has it again. Returns the notice's text. */
export async function waitForSize(page: Page, desk: Page): Promise<string> {
  const { products } = (await (await page.request.get('/api/home/query-products?parPage=48')).json()) as {
    products: ShelfProduct[];
  };
  const isGone = ({ stock }: { stock: number }) => stock === 0;
  const product = products.find(
    ({ variants }) => variants.length > 3 && variants.filter(isGone).length === 1,
  );
  const goneVariant = product?.variants.find(isGone);
  if (!product || !goneVariant) throw new Error('The shop has no such product');
  await page.goto(`/product/details/${product.slug}`);
  await page.getByText('My size is sold out: tell me when it is back').click();
  await page.getByRole('button', { name: 'Tell me', exact: true }).click();
  await expect(page.getByText(`We will tell you when ${product.name}`)).toBeVisible();
  await page.goto('/dashboard/my-wishlist');
  const waits = page.getByRole('region', { name: 'You wait for these sizes' });
  await expect(waits.getByRole('link', { name: product.name })).toBeVisible();
  await atDesk(desk, 'stock', {
    shop: product.sellerId,
    steps: [{ variantId: goneVariant._id, seen: 0, stock: 4 }],
  });
  const notice = await toldOf(page, new RegExp(`^${product.name}.* is back$`));
  const subject = await notice.innerText();
  await notice.click();
  await page.waitForURL(/variant=/);
  await expect(
    page.getByRole('radio', { name: new RegExp(`^${goneVariant.size}\\b`) }).first(),
  ).toBeChecked();
  await page.goto('/dashboard/my-wishlist');
  await expect(waits).toHaveCount(0);
  return subject;
}

/** The link of a notice, once the background job has sent it. */
async function toldOf(page: Page, subject: RegExp) {
  const link = page.getByRole('main').getByRole('link', { name: subject });
  await expect(async () => {
    await page.goto('/dashboard/notices');
    await expect(link).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 120_000 });
  return link;
}

/** Puts a product on the wishlist, whose seller then lowers the price. Returns the notice's text. */
export async function waitForPrice(page: Page, desk: Page, own: JourneyShop): Promise<string> {
  await page.goto(`/product/details/${slugOfWish}`);
  const name = await page.getByRole('heading', { level: 1 }).innerText();
  await page
    .getByRole('button', { name: `${name} on your wishlist` })
    .first()
    .click();
  await expect(page.getByText('Added to your wishlist')).toBeVisible();
  await desk.goto(`/desk/products?search=${encodeURIComponent(name)}`);
  await desk.getByRole('link', { name, exact: true }).click();
  await desk.getByLabel('Discount, %').fill('60');
  await desk.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(desk.getByText('Product saved')).toBeVisible();
  // The job runs every ten minutes: run it now.
  await own.read((db) => addJob(db, 'tell_price_drops', {}, { key: 'now', maxAttempts: 1 }));
  const notice = await toldOf(page, new RegExp(`^${name} is ₹[\\d,]+ cheaper$`));
  const subject = await notice.innerText();
  await notice.click();
  await page.waitForURL(`**/product/details/${slugOfWish}`);
  await page.goto('/dashboard/my-wishlist');
  await expect(page.getByText(`Dropped ${/₹[\d,]+/.exec(subject)?.[0]} since you added it`)).toBeVisible();
  return subject;
}

const orderTitle = 'Your order is placed';

/** In the account, by e-mail and on the device (which was asked after the first order): every notice, none twice. */
export async function eachNoticeOnce(
  page: Page,
  service: PushService,
  email: string,
  titles: readonly string[],
): Promise<void> {
  const inAccount = async () => {
    await page.goto('/dashboard/notices');
    return page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts();
  };
  const mailSubjects = async () => {
    const answer = await page.request.get(`/dev/outbox.json?to=${encodeURIComponent(email)}`);
    const { messages } = (await answer.json()) as { messages: { subject: string }[] };
    return messages
      .map(({ subject }) => subject.replace(/, Chowk$/, ''))
      .filter((subject) => !subject.startsWith('Verify'));
  };
  const all = [orderTitle, orderTitle, ...titles].toSorted();
  expect((await inAccount()).map((text) => text.replace(/ New$/, '')).toSorted()).toEqual(all);
  await expect.poll(async () => (await mailSubjects()).toSorted()).toEqual(all);
  const pushTitles = () => service.received.map(({ text }) => text.title).toSorted();
  // At night the device gets only urgent notices (R-NOTICE-3).
  const expectedTitles = nightEnds(new Date()) ? pushTitles() : [orderTitle, ...titles].toSorted();
  await expect.poll(pushTitles).toEqual(expectedTitles);
}
