import { sellers } from '../../db/town/people.ts';
import { expect, test } from './steps/journey.ts';
import { layoutFaults } from './steps/layout-faults.ts';
import { openDesk } from './steps/open-desk.ts';

test('a seller’s table is the size guide of the goods it is for', async ({ browser, page }, { project }) => {
  // Each width edits a table of its own.
  const [category, slug] =
    project.name === 'wide'
      ? ['Mens Kurtas & Sherwanis', 'olive-linen-straight-kurta']
      : ['Mens Shirts & T-Shirts', 'white-linen-band-collar-shirt'];
  const keeper = sellers.find(({ shop }) => shop === 'kunwar-ji-tailors');
  if (!keeper) throw new Error('The town has no such seller');
  const { desk, complaints } = await openDesk(browser, keeper);
  await desk.goto('/desk/sizes');
  await desk.getByRole('button', { name: `Edit ${category}, Everybody` }).click();
  const chest = desk.getByLabel('Chest of M, in cm');
  await expect(chest).toBeVisible();
  // On a phone the table is scrolled, not the page.
  expect(await layoutFaults(desk)).toEqual([]);
  await chest.fill('38');
  await desk.getByRole('button', { name: 'Save' }).click();
  const figures = desk.getByRole('group', { name: 'Sizes, in centimetres' });
  await expect(figures.getByText('Less than 40 cm. Are these inches?')).toBeVisible();
  await chest.fill('98.5');
  await desk.getByRole('button', { name: 'Save' }).click();
  await expect(desk.getByText('Saved. Customers see it on the pages of these products')).toBeVisible();
  expect(complaints.filter((complaint) => !complaint.includes('400'))).toEqual([]);
  await desk.context().close();

  await page.goto(`/product/details/${slug}`);
  const guide = page.getByRole('table', { name: 'Sizes in centimetres' });
  await expect(guide).toBeHidden();
  await page.getByText('Size guide', { exact: true }).click();
  await expect(guide.getByRole('row', { name: 'M' }).first()).toContainText('98.5 38.8″');
  await expect(page.getByText('Around the fullest part')).toBeVisible();
  // Choosing a size leaves it open.
  await page.getByRole('radio', { name: 'M', exact: true }).check({ force: true });
  await expect(guide).toBeVisible();

  await page.goto('/product/details/white-cotton-dhoti-with-gold-border');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Size guide', { exact: true })).toHaveCount(0);
});

test('a guide that is opened before its code is there stays open', async ({ page }) => {
  let come = () => {};
  const gate = new Promise<void>((go) => (come = go));
  await page.route(/later-parts/, async (route) => {
    await gate;
    await route.continue();
  });
  const patching = page.waitForResponse(/after-first-page/);
  await page.goto('/product/details/olive-linen-straight-kurta', { waitUntil: 'commit' });
  await page.getByText('Size guide', { exact: true }).click();
  const guide = page.getByRole('table', { name: 'Sizes in centimetres' });
  await expect(guide).toBeVisible();
  await (await patching).finished();
  await page.getByRole('radio', { name: 'M', exact: true }).check({ force: true });
  // Long enough for the next pages' routes to load, which once removed the server's HTML.
  await page.waitForTimeout(1_000);
  await expect(guide).toBeVisible({ timeout: 1 });
  come();
  await expect(page.getByRole('heading', { name: 'Specification' })).toBeVisible();
  await expect(guide).toBeVisible();
});

test('a size fits by what fits already, on this device alone, and is forgotten with one press', async ({
  page,
}) => {
  await page.goto('/product/details/peacock-paisley-silk-kurta');
  const wornSize = page.getByLabel('Of this product fits me already');
  await page.getByText('Find my size').click();
  await wornSize.selectOption('L');
  await expect(page.getByText('L fits you')).toBeVisible();

  // Another product of the same kind uses that answer.
  await page.goto('/product/details/grey-striped-office-kurta');
  await page.getByText('L fits you').click();
  await expect(page.getByText(/^Chest \d+ cm: you wear L in Peacock Paisley Silk Kurta/)).toBeVisible();
  await page.getByRole('button', { name: 'Forget my sizes' }).first().click();
  await expect(page.getByText('Find my size')).toBeVisible();

  // Products without measures show nothing.
  await page.goto('/product/details/white-cotton-dhoti-with-gold-border');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Find my size')).toHaveCount(0);
});

test('a garment is shown on somebody of the customer’s height, said once on this device', async ({
  page,
}) => {
  await page.goto('/product/details/grey-striped-office-kurta');
  const onMe = page.locator('#on-me');
  const height = onMe.getByLabel('Your height');
  await expect(async () => {
    await onMe.getByText('See it on me: how long is it?').click();
    await expect(height).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await height.fill('190');
  await expect(onMe.getByText(/^Ends \d+ cm \([\d.]+″\) above your knee$/)).toBeVisible();
  const figure = onMe.getByRole('img', { name: 'Grey Striped Office Kurta on a figure 190 cm tall' });
  await expect(figure).toBeVisible();
  await expect.poll(() => figure.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(900);
  // In the size chosen for buying.
  const sizes = page.getByRole('group', { name: 'Size', exact: true });
  for (const size of ['XL', 'S']) {
    await sizes.getByRole('radio', { name: new RegExp(`^${size}\\b`) }).check({ force: true });
    await expect(onMe.getByText(new RegExp(`, in ${size}\\. Drawn to scale`))).toBeVisible();
  }
  // In feet and inches too, as people say it.
  await height.fill(`5'0"`);
  await expect(onMe.getByText('152 cm, or 5′0″')).toBeVisible();
  await expect(onMe.getByText('Ends at your knee', { exact: true })).toBeVisible();
  await height.fill('19');
  await expect(onMe.getByText('See it on me: how long is it?')).toBeVisible();
  await height.fill('152');

  // Another product already knows it; one without a length shows nothing.
  await page.goto('/product/details/peacock-paisley-silk-kurta');
  await expect(onMe.locator('summary')).toContainText(/Ends .*your/);
  await expect(onMe.locator('summary img')).toBeVisible();
  await page.goto('/product/details/white-cotton-dhoti-with-gold-border');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(onMe).toHaveCount(0);
});
