import { expect as expectThat, type Page } from '@playwright/test';
import { expect, test } from './steps/journey.ts';
import { openDesk } from './steps/open-desk.ts';

/** The demo town's shops and logins (db/town/people.ts). Each width uses another shop, since a shop imports one file at a time. */
const shops = {
  wide: { slug: 'sanganer-chhapai-house', name: 'Sanganer Chhapai House' },
  phone: { slug: 'mojari-mohalla', name: 'Mojari Mohalla' },
};
const operator = { email: 'operator@chowk.example', password: 'chowk-operator-demo' };

const header = 'Handle,Title,Body (HTML),Type,Variant Price,Variant Inventory Qty';
/** Long enough to leave the page and come back during the import. */
const long = Array.from(
  { length: 20_000 },
  (_, n) => `long-${n},Dupatta ${n},${'Tied and dyed by hand. '.repeat(6)},Dupattas,499,4`,
);
const choose = (desk: Page, name: string, lines: readonly string[]) =>
  desk
    .getByLabel('CSV or Excel file (.xlsx, up to 5 MB)')
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from([header, ...lines].join('\n')) });

test('who leaves while a file is read comes back to it, and to its report', async ({ browser }, {
  project,
}) => {
  const shop = project.name === 'phone' ? shops.phone : shops.wide;
  const { desk, complaints } = await openDesk(browser, {
    email: `${shop.slug}@chowk.example`,
    password: 'chowk-seller-demo',
  });
  const { desk: theirs } = await openDesk(browser, operator);
  await theirs.getByRole('combobox', { name: 'Shop' }).selectOption(shop.name);
  await desk.goto('/desk/products/import');
  await choose(desk, 'monsoon.csv', long);
  await expect(desk.getByText('Checking monsoon.csv')).toBeVisible();
  await desk.goto('/desk/products');
  await desk.goto('/desk/products/import');
  await expect(desk.getByText('Checking monsoon.csv')).toBeVisible();
  const startText = await desk.getByText(/^Started by .*, .*m$/).innerText();
  await expect(desk.getByText(/^\d+ % · [\d,]+ products? so far$/)).toBeVisible();
  await expect(desk.getByLabel('CSV or Excel file (.xlsx, up to 5 MB)')).toBeDisabled();

  await test.step('an operator who looks into the shop sees the same', async () => {
    await theirs.goto('/desk/products/import');
    await expect(theirs.getByText('Checking monsoon.csv')).toBeVisible();
    await expect(theirs.getByText(startText)).toBeVisible();
    await theirs.context().close();
  });

  await expect(desk.getByRole('heading', { name: 'Last import' })).toBeVisible({ timeout: 240_000 });
  await expect(
    desk.getByText(/^monsoon\.csv was checked by .* choose the file again to import it\.$/),
  ).toBeVisible();
  await expect(desk.getByText('20,000 products on 20,000 lines')).toBeVisible();

  await choose(desk, 'few.csv', [`few-${project.name},Few,By hand,Dupattas,499,4`]);
  await desk.getByRole('button', { name: 'Import 1 product' }).press('Enter');
  await expect(desk.getByRole('link', { name: 'View products' })).toBeVisible();
  await desk.reload();
  await expect(desk.getByText(/^few\.csv was imported by /)).toBeVisible();
  expectThat(complaints).toEqual([]);
});
