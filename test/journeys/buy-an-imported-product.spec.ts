import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { complaintsOf } from './steps/complaints-of.ts';
import { fillAddress } from './steps/fill-address.ts';
import { logIn, newMobile } from './steps/log-in.ts';
import { payInSimulator } from './steps/pay-in-simulator.ts';

const root = resolve(import.meta.dirname, '../..');
/** The data folder of the tested shop, which `npm test` creates for each run. */
const dataDir = process.env.JOURNEYS_DATA_DIR ?? process.env.DATA_DIR;

/** A shop's export: one product with a photo in two sizes, the larger one dearer, and one without photos. */
const csv = (
  handle: string,
) => `Handle,Title,Body (HTML),Vendor,Type,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Tracker,Variant Inventory Qty,Variant Price,Variant Compare At Price,Image Src,Image Position,Status
${handle},Handloom Khadi Waistcoat,"<p>Spun &amp; woven by hand. <script>alert(1)</script><b>Two</b> pockets.</p>",Gaon Ghar,Nehru Jackets,Size,M,GG-M,shopify,7,1199.00,1499.00,photos/waistcoat.jpg,1,active
${handle},,,,,,L,GG-L,shopify,5,1395.00,1499.00,,,active
${handle}-plain,Plain Red Cotton Dupatta,<p>Two and a half metres.</p>,Gaon Ghar,Dupattas,Title,Default Title,GG-D,shopify,9,349.00,,,,active
${handle}-broken,Nothing To Pay,<p>No price.</p>,Gaon Ghar,Dupattas,Title,Default Title,GG-X,shopify,9,,,,,active
`;

test('a product that came in through a CSV file is bought and paid at the price of its size', async ({
  page,
  request,
}, { project }) => {
  expect(dataDir, 'The journeys need to know the data folder of the shop (JOURNEYS_DATA_DIR)').toBeTruthy();
  const complaints = complaintsOf(page);
  const handle = `khadi-waistcoat-${project.name}`;
  const report = await importFile(handle);
  expect(report.products).toMatchObject({ made: 2 });
  expect(JSON.stringify(report)).toContain(`${handle}-broken`);

  await page.goto(`/products/search?value=khadi waistcoat`);
  const card = page
    .getByRole('main')
    .getByRole('article')
    .filter({ hasText: 'Handloom Khadi Waistcoat' })
    .first();
  await expect(card).toContainText('from ₹1,199');
  await page.goto(`/product/details/${handle}-plain`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plain Red Cotton Dupatta');
  await expect(page.getByRole('img', { name: /Plain Red Cotton Dupatta/ }).first()).toBeVisible();

  await page.goto(`/product/details/${handle}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Handloom Khadi Waistcoat');
  expect(await page.content()).not.toContain('alert(1)');
  const photo = page.getByRole('img', { name: /Handloom Khadi Waistcoat/ }).first();
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const price = page.getByRole('main').locator('p', { hasText: '₹' }).first();
  await expect(price).toContainText('from ₹1,199');
  const schema = await page.locator('script[type="application/ld+json"]').first().textContent();
  expect(schema).toMatch(/"AggregateOffer","lowPrice":1199,"highPrice":1395/);
  await page.locator('label', { hasText: /^L/ }).click();
  await expect(price).toHaveText(/^₹1,395/);
  await page.getByRole('button', { name: 'Buy Now' }).click();

  await page.waitForURL(/\/login\?next=/);
  await logIn(page, request, newMobile(), { name: 'Imran Qureshi' });
  await page.waitForURL(/\/shipping\?buy=/);
  await fillAddress(page, { name: 'Imran Qureshi', city: 'Jaipur' });
  await page.getByRole('button', { name: 'Save address' }).click();
  const line = page.getByRole('main').locator('p', { hasText: '₹1,499' });
  await expect(line.first()).toContainText('₹1,395');
  await page.getByRole('button', { name: 'Place Order' }).click();
  const orderId = await payInSimulator(page);
  const { order } = await (await page.request.get(`/api/home/customer/gat-order/${orderId}`)).json();
  expect(order.products).toMatchObject([{ size: 'L', price: 1_499, finalPrice: 1_395 }]);
  const invoice = await page.request.get(`/api/generate-invoice/${orderId}`);
  expect(invoice.status()).toBe(200);
  expect(complaints).toEqual([]);
});

/** Runs the operator's import beside the running shop and returns its report. */
async function importFile(handle: string): Promise<{ products: { made: number } }> {
  const folder = await mkdtemp(join(tmpdir(), 'chowk-import-'));
  await mkdir(join(folder, 'photos'));
  const photo = await sharp({ create: { width: 900, height: 1200, channels: 3, background: '#7a4b2a' } })
    .jpeg()
    .toBuffer();
  await writeFile(join(folder, 'photos/waistcoat.jpg'), photo);
  await writeFile(join(folder, 'products.csv'), csv(handle));
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['tools/ops.mjs', 'import', join(folder, 'products.csv'), '--images', folder, '--json'],
    { cwd: root, env: { ...process.env, DATA_DIR: dataDir } },
  );
  await rm(folder, { recursive: true });
  return JSON.parse(stdout.slice(stdout.indexOf('{'))) as { products: { made: number } };
}
