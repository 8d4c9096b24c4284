import { operator } from '../../db/town/people.ts';
import { deliverByCode } from './steps/at-the-door.ts';
import { expect, test } from './steps/journey.ts';
import { press, tabTo, type } from './steps/keyboard.ts';
import { openDesk } from './steps/open-desk.ts';
import { payOrder, placeOrder } from './steps/place-order.ts';
import { findProducts } from './steps/shelf.ts';

/** As in keyboard-purchase: 320 px, and 1440 px at 200 %. */
test.beforeEach(({ page }, info) =>
  page.setViewportSize(
    info.project.name === 'phone' ? { width: 320, height: 640 } : { width: 720, height: 450 },
  ),
);

test('a delivered piece is rated and asked back, and that taken back, by keyboard alone', async ({
  browser,
  page,
  shop,
  customer,
  complaints,
}, info) => {
  complaints.expectStatus(400);
  expect(customer.id).toBeTruthy();
  const product = (await findProducts(shop, { sizes: true })).at(info.project.name === 'phone' ? 12 : 13);
  if (!product) throw new Error('The shop is too empty for this journey');
  const orderId = await placeOrder(shop, product);
  await payOrder(shop, orderId);
  const { desk } = await openDesk(browser, operator);
  await deliverByCode(desk, shop, orderId);

  await page.goto('/dashboard/my-orders');
  await press(page, page.getByRole('link', { name: /^Rate this/ }).first());
  const reviews = page.getByRole('region', { name: 'Customer Reviews' });
  await tabTo(page, reviews.getByRole('radio', { name: /^1 star/ }));
  for (let star = 1; star < 5; star += 1) await page.keyboard.press('ArrowRight');
  await expect(reviews.getByRole('radio', { name: '5 stars, Very good' })).toBeChecked();
  await type(page, reviews.getByLabel('Your review'), 'Soft, and the colour stays.');
  await press(page, reviews.getByRole('button', { name: 'Submit review' }));
  await expect(reviews.getByText('Thank you for your review')).toBeVisible();

  await page.goto(`/dashboard/order/details/${orderId}`);
  await press(page, page.getByRole('link', { name: /^Return/ }).first());
  await page.waitForURL(`**/return/${orderId}*`);
  await press(page, page.getByRole('link', { name: /^Choose / }));
  await press(page, page.getByRole('button', { name: 'Return it' }));
  await expect(page.getByText('Choose a reason').last()).toBeVisible();
  await tabTo(page, page.getByLabel('Why are you returning it?'));
  await page.keyboard.type('I don');
  await press(page, page.getByRole('button', { name: 'Return it' }));
  await expect(page.getByText('Waiting for the shop').first()).toBeVisible();
  await press(page, page.getByRole('button', { name: 'Cancel return' }));
  const question = page.getByRole('dialog');
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(page.getByRole('button', { name: 'Cancel return' })).toBeFocused();
  await page.keyboard.press('Enter');
  await press(page, question.getByRole('button', { name: 'Cancel return' }));
  await expect(page.getByText('Cancelled').first()).toBeVisible();
});
