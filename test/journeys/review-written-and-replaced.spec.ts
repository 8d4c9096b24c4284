import sharp from 'sharp';
import { expect, test } from './steps/journey.ts';
import { findProduct, findProducts } from './steps/shelf.ts';

const photo = async (name: string, background: string) => ({
  name,
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 600, height: 800, channels: 3, background } })
    .png()
    .toBuffer(),
});

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
  // The form closes with thanks, and takes a second thought.
  await expect(reviews.getByText('Thank you for your review')).toBeVisible();
  await expect(reviews.getByLabel('Your review')).toHaveCount(0);
  expect(await total()).toBe(before + 1);

  await reviews.getByRole('button', { name: 'Change my review' }).click();
  await expect(reviews.getByLabel('Your review')).toHaveValue('');
  await reviews.getByLabel('Your review').fill('After a month: still good, the hem came loose.');
  await reviews.getByRole('radio', { name: '3 stars, Fair' }).check({ force: true });
  await reviews.getByRole('button', { name: 'Submit review' }).click();
  await expect(own).toContainText('the hem came loose');
  await expect(own).toHaveCount(1);
  await expect(own).not.toContainText('Came out');
  await expect(own.getByLabel('3 out of 5 stars')).toBeVisible();
  expect(await total()).toBe(before + 1);
});

test('photos of a review are added, walked through by keys and removed', async ({
  page,
  shop,
  customer,
}, info) => {
  // Not the products of the journeys that count reviews.
  const product = (await findProducts(shop, { sizes: true })).at(info.project.name === 'phone' ? 9 : 8);
  if (!product) throw new Error('The shop is too empty for this journey');
  await page.goto(`/product/details/${product.slug}`);
  const reviews = page.getByRole('region', { name: 'Customer Reviews' });
  const own = reviews.getByRole('article').filter({ hasText: customer.name });
  await reviews.getByLabel('Your review').fill('Worn to a wedding.');
  await reviews.getByRole('radio', { name: '5 stars, Very good' }).check({ force: true });
  await reviews
    .getByLabel('Photos (optional)')
    .setInputFiles([await photo('front.png', '#8a2b4a'), await photo('back.png', '#2b5f8a')]);
  await reviews.getByRole('button', { name: 'Submit review' }).click();
  await expect(own.getByRole('listitem')).toHaveCount(2);

  await own.getByRole('link', { name: `Photo 1 by ${customer.name}` }).click();
  const walk = page.getByRole('dialog', { name: 'Photos of customers' });
  // The newest of all photos comes first, so this review's first photo is the second.
  await expect(walk.getByText(/^2 of \d+$/)).toBeVisible();
  await expect(walk.getByText('Worn to a wedding.').nth(1)).toBeInViewport();
  await page.keyboard.press('ArrowLeft');
  await expect(walk.getByText(/^1 of \d+$/)).toBeVisible();
  await expect(walk.getByRole('img', { name: `Photo by ${customer.name}` }).first()).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(walk).toBeHidden();

  await reviews.getByRole('button', { name: 'Change my review' }).click();
  await reviews.getByRole('button', { name: 'Remove photo 1' }).click();
  await expect(own.getByRole('listitem')).toHaveCount(1);
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

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a review with a photo is written, refused and thanked for in its place', async ({
    page,
    shop,
    customer,
    complaints,
  }, info) => {
    complaints.expectStatus(422);
    const product = (await findProducts(shop, { sizes: true })).at(info.project.name === 'phone' ? 7 : 6);
    const reviews = page.getByRole('region', { name: 'Customer Reviews' });
    const submit = reviews.getByRole('button', { name: 'Submit review' });
    await page.goto(`/product/details/${product?.slug}`);
    await submit.click();
    await expect(reviews.getByRole('radio', { name: '5 stars, Very good' })).toBeInViewport();
    await expect(reviews.locator('textarea[aria-invalid="true"]')).toBeVisible();

    await reviews.getByRole('radio', { name: '4 stars, Good' }).check({ force: true });
    await reviews.getByLabel('Your review').fill('Soft, and the length is right.');
    const photos = reviews.getByLabel('Photos (optional)');
    await expect(photos).toBeVisible();
    await expect(photos).toHaveCSS('opacity', '1');
    await photos.setInputFiles([await photo('front.png', '#8a2b4a')]);
    await submit.click();
    await expect(reviews.getByText('Thank you for your review')).toBeInViewport();
    await expect(submit).toHaveCount(0);
    await expect(reviews.getByRole('link', { name: `Photo 1 by ${customer.name}` })).toBeVisible();
    await reviews.getByRole('button', { name: 'Change my review' }).click();
    await expect(submit).toBeVisible();
  });
});
