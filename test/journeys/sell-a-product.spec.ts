import { type Browser, expect as expectThat } from '@playwright/test';
import sharp from 'sharp';
import { fillAddress } from './steps/fill-address.ts';
import { expect, test } from './steps/journey.ts';
import { openDesk } from './steps/open-desk.ts';

/** The demo town's logins (db/town/people.ts). */
const seller = { email: 'bagru-neel-works@chowk.example', password: 'chowk-seller-demo' };
const operator = { email: 'operator@chowk.example', password: 'chowk-operator-demo' };

const photo = (background: string) =>
  sharp({ create: { width: 600, height: 800, channels: 3, background } })
    .jpeg()
    .toBuffer();

test('a seller adds a product, a customer buys it, it is packed and handed over, and the customer sees each step', async ({
  page,
  customer,
  shop,
  browser,
}, { project }) => {
  const name = `Leheriya stole ${project.name} ${customer.id.slice(-5)}`;
  const { desk, complaints } = await openDesk(browser, seller);

  await desk.goto('/desk/products/new');
  await desk.getByLabel('Name', { exact: true }).fill(name);
  await desk.getByLabel('Brand').fill('Bagru Neel');
  await desk.getByLabel('Category').selectOption({ index: 1 });
  await desk.getByLabel('MRP').fill('1299');
  await desk.getByLabel('Discount, %').fill('15');
  await expect(desk.getByText('The customer pays ₹1,105, you get ₹1,049')).toBeVisible();
  await desk.getByLabel('Description').fill('Tied and dyed by hand.');
  await desk.getByLabel('Add photos').setInputFiles([
    { name: 'blue.jpg', mimeType: 'image/jpeg', buffer: await photo('#224488') },
    { name: 'red.jpg', mimeType: 'image/jpeg', buffer: await photo('#aa3322') },
  ]);
  const pictures = desk.getByRole('group', { name: 'Photos' }).getByRole('listitem');
  await expect(pictures).toHaveCount(2);
  const cover = await pictures.first().getByRole('img').getAttribute('src');
  await desk.getByRole('button', { name: 'Move photo 2 forward' }).click();
  await expect(pictures.nth(1).getByRole('img')).toHaveAttribute('src', cover ?? '');
  await desk.getByLabel('Size 1', { exact: true }).fill('Short');
  await desk.getByLabel('Stock 1').fill('5');
  await desk.getByRole('button', { name: 'Add a size' }).click();
  await desk.getByLabel('Size 2', { exact: true }).fill('Long');
  await desk.getByLabel('Stock 2').fill('2');
  await desk.getByRole('button', { name: 'Add product' }).click();
  await expect(desk.getByRole('heading', { level: 1, name })).toBeVisible();
  const address = await desk.getByRole('link', { name: 'View in the shop' }).getAttribute('href');

  await page.goto(address ?? '');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await page.locator('label', { hasText: /^Long/ }).click();
  await page.getByRole('button', { name: 'Buy Now' }).click();
  await page.waitForURL(/\/shipping\?buy=/);
  await fillAddress(page, { name: 'Meera Sharma', city: 'Jaipur' });
  await page.getByRole('button', { name: 'Save address' }).click();
  await page.getByRole('button', { name: 'Place Order' }).click();
  await page.waitForURL(/\/my-payment\?orderId=/);
  const orderId = new URL(page.url()).searchParams.get('orderId') ?? '';
  const utr = String(Date.now()).slice(-12).padStart(12, '4');
  const claim = await shop.post('/api/payment/update-transactionId', {
    data: { orderId, transactionId: utr },
  });
  expectThat(claim.status()).toBe(200);
  await confirmByOperator(browser, orderId);

  const status = async (words: string) => {
    await page.goto(`/dashboard/order/details/${orderId}`);
    await expect(page.getByText(words, { exact: true }).first()).toBeVisible();
  };
  await status('placed');

  const number = await page.getByText(/^CHK-\d+-\d$/).innerText();
  await desk.goto('/desk/orders');
  await desk.getByRole('searchbox').fill(`CHK-${number.slice(4, -1)}${(Number(number.slice(-1)) + 1) % 10}`);
  await desk.getByRole('button', { name: 'Search' }).click();
  await expect(desk.getByText('This order number cannot be right')).toBeVisible();
  await desk.getByRole('searchbox').fill(number);
  await desk.getByRole('button', { name: 'Search' }).click();
  // Until the search has loaded, the shop's other orders to pack are still listed.
  const rows = desk.getByRole('row').filter({ hasText: number });
  await rows.getByRole('button', { name: 'Mark as packed' }).click();
  await expect(desk.getByText('Parcel marked as packed')).toBeVisible();
  await status('warehouse');

  await desk.goto(`/desk/orders/${orderId}/slip`);
  await expect(desk.getByRole('cell', { name, exact: true })).toBeVisible();
  await desk.goto(`/desk/orders/${orderId}`);
  await desk.getByRole('button', { name: 'Give to courier' }).click();
  await desk.getByRole('textbox', { name: 'Courier' }).fill('Delhivery');
  await desk.getByLabel('AWB or tracking number').fill('DL482100177');
  await desk.getByRole('dialog').getByRole('button', { name: 'Give to courier' }).click();
  await expect(desk.getByText('Parcel marked as given to the courier')).toBeVisible();
  await status('warehouse');
  await expect(page.locator('[aria-current="step"]')).toContainText('On its way');
  await expect(page.getByText('Courier: Delhivery · AWB DL482100177')).toBeVisible();
  const code = /Delivery code\s+(\d{4})/.exec(await page.getByText('Delivery code').innerText())?.[1] ?? '';
  await desk.goto(`/desk/orders/${orderId}`);
  await desk.getByRole('button', { name: 'Mark as delivered' }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Delivery code' }).fill(code === '0000' ? '0001' : '0000');
  await dialog.getByRole('button', { name: 'Mark as delivered' }).click();
  await expect(dialog.getByText('not the delivery code').first()).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Delivery code' }).fill(code);
  await dialog.getByRole('button', { name: 'Mark as delivered' }).click();
  await expect(desk.getByText('Parcel marked as delivered')).toBeVisible();
  await status('success');
  await expect(page.locator('[aria-current="step"]')).toContainText('Delivered');
  // The refused code, and nothing else.
  expectThat(complaints).toEqual([expectThat.stringContaining('status of 422')]);
});

test('a seller says which colour a photo shows, and who chooses that colour sees it', async ({
  page,
  customer,
  browser,
}, { project }) => {
  const name = `Two-colour stole ${project.name} ${customer.id.slice(-5)}`;
  const { desk, complaints } = await openDesk(browser, seller);
  await desk.goto('/desk/products/new');
  await desk.getByLabel('Name', { exact: true }).fill(name);
  await desk.getByLabel('Brand').fill('Bagru Neel');
  await desk.getByLabel('Category').selectOption({ index: 1 });
  await desk.getByLabel('MRP').fill('899');
  await desk.getByLabel('Add photos').setInputFiles([
    { name: 'indigo.jpg', mimeType: 'image/jpeg', buffer: await photo('#223366') },
    { name: 'madder.jpg', mimeType: 'image/jpeg', buffer: await photo('#bb4433') },
  ]);
  const photos = desk.getByRole('group', { name: 'Photos' });
  await expect(photos.getByRole('listitem')).toHaveCount(2);
  // With a single colour there is nothing to assign.
  await expect(photos.getByRole('combobox')).toHaveCount(0);
  await desk.getByLabel('Colour 1').fill('Indigo');
  await desk.getByLabel('Stock 1').fill('5');
  await desk.getByRole('button', { name: 'Add a size' }).click();
  await desk.getByLabel('Size 2', { exact: true }).fill('One Size');
  await desk.getByLabel('Colour 2').fill('Madder');
  await desk.getByLabel('Stock 2').fill('5');
  await photos.getByLabel('Colour in photo 2').selectOption('Madder');
  await desk.getByRole('button', { name: 'Add product' }).click();
  await expect(desk.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(photos.getByLabel('Colour in photo 2')).toHaveValue('Madder');
  const own = await photos.getByRole('img', { name: 'Photo 2' }).getAttribute('src');
  const file = /\/pictures\/\w+/.exec(own ?? '')?.[0] ?? 'no picture';

  await page.goto((await desk.getByRole('link', { name: 'View in the shop' }).getAttribute('href')) ?? '');
  await page.getByRole('group', { name: 'Colour' }).getByRole('link', { name: 'Madder' }).click();
  await expect(
    page.getByRole('button', { name: 'Zoom the picture' }).locator(`img[src*="${file}"]`),
  ).toBeInViewport();
  await page.getByRole('button', { name: 'Add to Cart', exact: true }).first().click();
  await expect(page.getByText(/Added to your cart.*Madder/)).toBeVisible();
  await page.goto('/cart');
  await expect(page.getByRole('main').getByRole('link', { name }).first()).toBeVisible();
  await expect(page.getByRole('main').locator(`img[src*="${file}"]`).first()).toBeVisible();
  expectThat(complaints).toEqual([]);
});

test('a customer at the desk’s address sees a login and nothing else', async ({ page, customer }) => {
  expectThat(customer.id).toBeTruthy();
  for (const path of ['/desk', '/desk/orders', '/desk/money']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Desk login' })).toBeVisible();
    await expect(page.getByRole('navigation')).toHaveCount(0);
  }
});

test('a CSV goes in at the desk, after a look', async ({ page, browser }, { project }) => {
  const handle = `desk-dupatta-${project.name}`;
  const { desk, complaints } = await openDesk(browser, seller);
  await desk.goto('/desk/products/import');
  const csv = `Handle,Title,Vendor,Type,Variant Price,Variant Compare At Price,Variant Inventory Qty
${handle},Desk Dupatta ${project.name},Anybody,Dupattas,499,699,4
${handle}-free,Nothing To Pay,Anybody,Dupattas,,,4
`;
  await desk
    .getByLabel('CSV or Excel file (.xlsx, up to 5 MB)')
    .setInputFiles({ name: 'products.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await expect(desk.getByText('There is no price in "Variant Price"')).toBeVisible();
  await desk.getByRole('button', { name: 'Import 1 product' }).click();
  await desk.getByRole('link', { name: 'View products' }).click();
  await expect(desk.getByRole('link', { name: `Desk Dupatta ${project.name}`, exact: true })).toBeVisible();
  await page.goto(`/product/details/${handle}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Desk Dupatta ${project.name}`);
  expectThat(complaints).toEqual([]);
});

/** The operator confirms the UTR by the bank statement. */
async function confirmByOperator(browser: Browser, orderId: string): Promise<void> {
  const { request } = await browser.newContext();
  const url = (path: string) => `${test.info().project.use.baseURL ?? ''}/api/desk${path}`;
  expectThat((await request.post(url('/log-in'), { data: operator })).status()).toBe(200);
  const confirmation = await request.post(url(`/money/claims/${orderId}/confirm`), {
    data: { seen: 'pending' },
  });
  expectThat(confirmation.status()).toBe(200);
}
