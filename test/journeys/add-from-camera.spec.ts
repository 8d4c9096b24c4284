import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { layoutFaults } from './steps/layout-faults.ts';
import { expect, test } from './steps/journey.ts';
import { openDesk } from './steps/open-desk.ts';
import { unreadable } from './steps/unreadable.ts';
import { violations } from './steps/violations.ts';

/** The demo town's login (db/town/people.ts). */
const seller = { email: 'odhni-house@chowk.example', password: 'chowk-seller-demo' };

async function photo(at: number) {
  const background = { r: 40 * at, g: 90, b: 160 };
  const image = sharp({ create: { width: 900, height: 1_200, channels: 3, background } });
  return { name: `IMG_${at}.jpg`, mimeType: 'image/jpeg', buffer: await image.jpeg().toBuffer() };
}

/** Counts what a person does. */
function countedBy(desk: Page) {
  const count = { taps: 0, fields: 0 };
  return {
    count,
    tap: async (target: Locator) => {
      await target.click();
      count.taps += 1;
    },
    type: async (label: string, value: string) => {
      await desk.getByLabel(label, { exact: true }).fill(value);
      count.fields += 1;
    },
  };
}

async function expectNoFaults(desk: Page) {
  expect.soft(await violations(desk)).toEqual([]);
  expect.soft(await unreadable(desk)).toEqual([]);
  expect.soft(await layoutFaults(desk)).toEqual([]);
}

interface Answer {
  readonly product: {
    readonly price: number;
    readonly discount: number;
    readonly images: string[];
    readonly netQuantity: string;
    readonly variants: { size: string; colour: string; stock: number }[];
  };
}

const readProduct = async (desk: Page, link: Locator): Promise<Answer['product']> => {
  const address = (await link.getAttribute('href')) ?? '';
  return ((await (await desk.request.get(`/api${address}`)).json()) as Answer).product;
};

test('a product with three sizes and a photo takes ten taps and four fields', async ({ browser }) => {
  const { desk } = await openDesk(browser, seller);
  const { count, tap, type } = countedBy(desk);
  const name = `Kota dupatta ${crypto.randomUUID().slice(0, 6)}`;
  await desk.goto('/desk/products');
  await tap(desk.getByRole('link', { name: 'Add from camera' }));
  const began = performance.now();
  await desk.getByLabel('Take or choose photos').setInputFiles([await photo(1)]);
  count.taps += 2; // the button, and the shutter or the picture
  await expect(desk.getByRole('img', { name: 'Photo 1' })).toBeVisible();
  await type('Name', name);
  await type('MRP', '1299');
  await type('Selling price', '999');
  await expect(desk.getByText('the customer pays ₹1,001 (23% off)')).toBeVisible();
  for (const size of ['S', 'M', 'L']) await tap(desk.getByLabel(size, { exact: true }));
  await type('Pieces of each', '6');
  await expectNoFaults(desk);
  await desk.screenshot({
    path: `.build/test-results/camera-${test.info().project.name}.png`,
    fullPage: true,
  });
  await tap(desk.getByRole('button', { name: 'Publish' }));
  const link = desk.getByRole('link', { name, exact: true });
  await expect(link).toBeVisible();
  console.log(`${count.taps} taps, ${count.fields} fields, ${Math.round(performance.now() - began)} ms`);
  expect(count.taps).toBeLessThanOrEqual(10);
  expect(count.fields).toBeLessThanOrEqual(4);
  const product = await readProduct(desk, link);
  expect(product).toMatchObject({ price: 1_299, discount: 23 });
  expect(product.images).toHaveLength(1);
  expect(product.netQuantity).not.toBe('');
  expect(product.variants.map(({ size, stock }) => `${size} ${stock}`)).toEqual(['S 6', 'M 6', 'L 6']);
  await desk.context().close();
});

test('a shop of shoes taps the sizes of shoes, and a change of category keeps what was tapped', async ({
  browser,
}) => {
  const shoes = { email: 'mojari-mohalla@chowk.example', password: 'chowk-seller-demo' };
  const { desk } = await openDesk(browser, shoes);
  await desk.goto('/desk/products/camera');
  await desk.getByLabel('Take or choose photos').setInputFiles([await photo(2)]);
  const tap = (size: string) => desk.getByLabel(size, { exact: true });
  await tap('UK 7').click();
  await expect(tap('XL')).toHaveCount(0);
  await expectNoFaults(desk);
  await desk.screenshot({ path: `.build/test-results/camera-sizes-${test.info().project.name}.png` });
  await desk.getByLabel('Category').selectOption('Jeans & Trousers');
  await expect(tap('UK 7')).toBeChecked();
  await tap('32').click();
  await desk.getByText('Pieces by size').press('Enter');
  await expect(desk.getByLabel(/^Pieces of /).nth(1)).toHaveAccessibleName('Pieces of 32');
  await desk.getByRole('button', { name: /^Delete / }).click();
  await desk.context().close();
});

test('three photos begin three products, which stay on the device; what is missing is said at its field', async ({
  browser,
}) => {
  const { desk } = await openDesk(browser, seller);
  await desk.goto('/desk/products/camera');
  await desk
    .getByLabel('Take or choose photos')
    .setInputFiles([await photo(1), await photo(2), await photo(3)]);
  await desk.getByRole('button', { name: '3 products, a photo each' }).click();
  await expect(desk.getByRole('img', { name: 'Photo 1' })).toBeVisible();
  // The others' photos are sent meanwhile.
  await expect(desk.getByRole('region', { name: 'Begun on this device' }).getByRole('img')).toHaveCount(1);
  await expect(desk.getByRole('region', { name: 'Begun on this device' }).locator('img')).toHaveCount(3);
  await desk.getByRole('button', { name: 'Publish' }).press('Enter');
  await expect(desk.getByText('Enter a name')).toBeVisible();
  await expect(desk.getByLabel('Name', { exact: true })).toBeFocused();
  await desk.getByLabel('Name', { exact: true }).fill('Leheriya stole');
  await desk.getByLabel('Colours', { exact: true }).fill('Rani, Firozi');
  await desk.getByLabel('Pieces of each').fill('4');
  await desk.getByText('Pieces by size').press('Enter');
  await desk.getByLabel('Pieces of One Size Firozi').fill('9');
  await expectNoFaults(desk);
  await desk.reload();
  await expect(desk.getByLabel('Name', { exact: true })).toHaveValue('Leheriya stole');
  await expect(desk.getByRole('img', { name: 'Photo 1' })).toBeVisible();
  await desk.getByLabel('MRP').fill('900');
  await desk.getByLabel('Selling price').fill('1000');
  await desk.getByRole('button', { name: 'Publish' }).click();
  await expect(desk.getByText('Not more than the MRP')).toBeVisible();
  await desk.getByLabel('Selling price').fill('900');
  await desk.getByRole('button', { name: 'Publish' }).click();
  const link = desk.getByRole('link', { exact: true, name: 'Leheriya stole' });
  await expect(link).toBeVisible();
  const { variants } = await readProduct(desk, link);
  expect(variants.map(({ colour, stock }) => `${colour} ${stock}`)).toEqual(['Rani 4', 'Firozi 9']);
  await expect(desk.getByRole('heading', { name: 'Draft 1' })).toBeVisible();
  await expect(desk.getByRole('img', { name: 'Photo 1' })).toBeVisible();

  // A product is the beginning of another one.
  await link.click();
  await desk.getByRole('link', { name: 'Duplicate' }).click();
  await expect(desk.getByLabel('Name', { exact: true })).toHaveValue('Leheriya stole, copy');
  await expect(desk.getByLabel('Colours', { exact: true })).toHaveValue('Rani, Firozi');
  await desk.getByRole('button', { name: /^Delete / }).click();
  await desk.getByRole('button', { name: /^Delete / }).click();
  await desk.getByRole('button', { name: /^Delete / }).click();
  await expect(desk.getByRole('button', { name: 'Publish' })).toHaveCount(0);
  await desk.context().close();
});
