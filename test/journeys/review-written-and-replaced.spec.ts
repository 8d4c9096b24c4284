import { expect, test } from './steps/journey.ts';
import { findProduct } from './steps/shelf.ts';

test('a review is written, shown, and replaced by a second one', async ({ page, shop, customer }, info) => {
  const product = await findProduct(shop, { sizes: true, at: info.project.name });
  const reviews = page.getByRole('region', { name: 'Customer Reviews' });
  const own = reviews.getByRole('article').filter({ hasText: customer.name });
  const total = async () =>
    (
      (await (await shop.get(`/api/home/customer/get-reviews/${product._id}?pageNo=1`)).json()) as {
        totalReview: number;
      }
    ).totalReview;
  const before = await total();

  await page.goto(`/product/details/${product.slug}`);
  await reviews.getByRole('button', { name: 'Submit review' }).click();
  await expect(reviews.getByText('Please choose 1 to 5 stars')).toBeVisible();
  await expect(reviews.getByText('Please write a review')).toBeVisible();

  await reviews.getByLabel('Your review').fill('The cloth is soft and <b>the</b> colour stays.');
  await reviews.getByRole('radio', { name: '5 stars, Very good' }).check({ force: true });
  await reviews.getByRole('radio', { name: 'Small', exact: true }).check({ force: true });
  await reviews.getByRole('button', { name: 'Submit review' }).click();
  await expect(own).toContainText('The cloth is soft and <b>the</b> colour stays.');
  await expect(own.getByLabel('5 out of 5 stars')).toBeVisible();
  await expect(own).toContainText('Came out small');
  await expect(reviews.getByLabel('Your review')).toHaveValue('');
  expect(await total()).toBe(before + 1);

  await reviews.getByLabel('Your review').fill('After a month: still good, the hem came loose.');
  await reviews.getByRole('radio', { name: '3 stars, Fair' }).check({ force: true });
  await reviews.getByRole('button', { name: 'Submit review' }).click();
  await expect(own).toContainText('the hem came loose');
  await expect(own).toHaveCount(1);
  await expect(own).not.toContainText('Came out');
  await expect(own.getByLabel('3 out of 5 stars')).toBeVisible();
  expect(await total()).toBe(before + 1);
});

test('a review that could not be sent stays in its form', async ({
  page,
  shop,
  customer,
  complaints,
}, info) => {
  const product = await findProduct(shop, { sizes: false, at: info.project.name });
  expect(customer.id).toBeTruthy();
  complaints.expectStatus(503);
  await page.route('**/api/home/customer/submit-review', (route) =>
    route.fulfill({
      status: 503,
      json: { error: 'The shop is busy for a moment. Please try again', code: 'unavailable' },
    }),
  );
  await page.goto(`/product/details/${product.slug}`);
  await page.getByLabel('Your review').fill('Wears well.');
  await page.getByRole('radio', { name: '4 stars, Good' }).check({ force: true });
  await page.getByRole('button', { name: 'Submit review' }).click();
  await expect(page.getByText('The shop is busy for a moment')).toBeVisible();
  await expect(page.getByLabel('Your review')).toHaveValue('Wears well.');
});
