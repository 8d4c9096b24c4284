import type { APIRequestContext, Browser, Page, TestInfo } from '@playwright/test';
import { operator } from '../../db/town/people.ts';
import { expect, test } from './steps/journey.ts';
import { payOrder, placeOrder } from './steps/place-order.ts';
import { findProducts } from './steps/shelf.ts';
import { violations } from './steps/violations.ts';

/** A paid order that staff have packed, handed over and delivered. */
async function deliveredOrder(shop: APIRequestContext, browser: Browser, { project }: TestInfo) {
  const shelf = await findProducts(shop, { sizes: true });
  const product = shelf.at(project.name === 'phone' ? 14 : 15);
  if (!product) throw new Error('The shop is too empty for this journey');
  const orderId = await placeOrder(shop, product);
  await payOrder(shop, orderId);
  const staff = await browser.newContext();
  const base = project.use.baseURL ?? '';
  await staff.request.post(`${base}/api/desk/log-in`, { data: operator });
  for (const step of ['pack', 'hand-over', 'deliver'])
    for (let press = 0; press < 2; press += 1)
      await staff.request.post(`${base}/api/desk/orders/${orderId}/${step}`, {
        data: { shop: product.sellerId, ...(step === 'deliver' ? { reason: 'Told by phone' } : {}) },
      });
  await staff.close();
  return orderId;
}

const titles = [
  'Your parcel has been delivered',
  'Your parcel is on its way',
  'Your parcel is packed',
  'Your order is placed',
];

async function mailsTo(shop: APIRequestContext, email: string) {
  const answer = await shop.get(`/dev/outbox.json?to=${encodeURIComponent(email)}`);
  const { messages } = (await answer.json()) as { messages: { subject: string; text: string }[] };
  return messages.map(({ subject }) => subject).filter((subject) => !subject.startsWith('Verify'));
}

const bell = (page: Page, count: number) =>
  page.getByRole('link', { name: `Notices, ${count} unread`, exact: true });

test('each step of an order is told once, in the account and by e-mail', async ({
  page,
  shop,
  customer,
  browser,
}, info) => {
  const orderId = await deliveredOrder(shop, browser, info);
  await expect.poll(() => mailsTo(shop, customer.email)).toHaveLength(titles.length);
  expect(await mailsTo(shop, customer.email)).toEqual(titles.map((subject) => `${subject}, Chowk`));

  await page.goto('/cart');
  await expect(bell(page, 4)).toBeVisible();
  await bell(page, 4).click();
  await expect(page.getByRole('heading', { name: 'Notices', level: 1 })).toBeVisible();
  const headings = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(headings).toHaveText(titles.map((subject) => `${subject} New`));
  await expect(bell(page, 0)).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Your parcel is packed' }).click();
  await expect(page).toHaveURL(`/dashboard/order/details/${orderId}`);
  await page.goto('/dashboard/notices');
  await expect(headings).toHaveText(titles);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('one chooses how one is told, and marks all as read', async ({
    page,
    shop,
    customer,
    browser,
  }, info) => {
    await deliveredOrder(shop, browser, info);
    await expect.poll(() => mailsTo(shop, customer.email)).toHaveLength(titles.length);
    await page.goto('/dashboard/notices');
    await page.getByRole('button', { name: 'Mark all as read' }).click();
    await expect(bell(page, 0)).toBeVisible();
    await page.getByRole('link', { name: 'Choose how we tell you' }).click();
    const wishes = page.getByRole('group', { name: 'What you wish for' });
    await expect(wishes.getByLabel('Email')).toBeChecked();
    await wishes.getByLabel('Email').uncheck();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Saved')).toBeVisible();
    await expect(wishes.getByLabel('Email')).not.toBeChecked();
    await expect(page.getByRole('group', { name: /^Orders/ }).getByLabel('Email')).toBeChecked();
  });
});
