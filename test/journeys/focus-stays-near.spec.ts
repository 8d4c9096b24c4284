import { customersWays } from './steps/forms-beyond.ts';
import { furnish } from './steps/furnish.ts';
import { expect, test } from './steps/journey.ts';
import { newCustomer } from './steps/new-customer.ts';

test('what goes with its answer leaves the focus near', async ({ page, complaints }) => {
  test.setTimeout(300_000);
  complaints.expectStatus(409);
  const { products } = await (await page.request.get('/api/home/query-products')).json();
  const product = { slug: products[0].slug, id: products[0]._id };
  const customer = await newCustomer(page.request);
  const things = await furnish(page.request, customer);
  for (const name of ['door-confirm', 'refund-instead'])
    await customersWays[name]?.(page, { product, things, customer, scripts: true });
  // What hands the focus on loads half a second after the page: before anybody has typed this.
  await page.waitForTimeout(1_000);
  await page.getByLabel('UPI ID').fill('meera@okbank');
  await page.getByRole('button', { name: /^My money back instead/ }).click();
  await expect(page.getByText('It’s a refund now').first()).toBeVisible();
  await expect(page.getByRole('article', { name: /^Return of / })).toBeFocused();
  await customersWays['remove-mobile']?.(page, { product, things, customer, scripts: true });
  await page.waitForTimeout(1_000);
  await page.getByRole('button', { name: 'Remove number' }).click();
  await expect(page.getByLabel('Mobile number').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Contact details' })).toBeFocused();
});
