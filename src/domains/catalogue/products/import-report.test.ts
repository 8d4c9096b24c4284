import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { deskShelf } from '../../../../test/support/desk-shelf.ts';
import { execute } from '../../../platform/database.ts';

const { db, app, seller, call } = await deskShelf();
await execute(
  db,
)`insert into categories (id, name, slug, hsn) values ('sarees', 'Sarees', 'sarees', '6204'), ('shawls', 'Shawls', 'shawls', '6214')`;

const files = new URL('../../../../test/fixtures/csv/', import.meta.url);

interface ImportReportBody {
  readonly error?: string;
  readonly products: Record<string, number>;
  readonly notes: readonly string[];
  readonly refusedRows: readonly { line: number; reason: string }[];
  readonly remarks: readonly { line: number; reason: string }[];
  readonly differences: readonly {
    title: string;
    count: number;
    rows: readonly { line: number; reason: string }[];
  }[];
}

async function importFile(name: string, query = ''): Promise<ImportReportBody> {
  const answer = await app.inject({
    method: 'POST',
    url: `/api/desk/products/import${query}`,
    headers: { cookie: seller.cookie, 'content-type': 'application/octet-stream' },
    payload: readFileSync(new URL(name, files)),
  });
  return answer.json<ImportReportBody>();
}

const lines = (rows: readonly { line: number; reason: string }[]) =>
  rows.map(({ line, reason }) => `${line}: ${reason}`);

it('prices, pieces and vendors that are not as the file has them are all told at the desk', async () => {
  const report = await importFile('prices.csv');
  expect(report.products).toMatchObject({ made: 3, refused: 1 });
  expect(lines(report.refusedRows)).toEqual([
    '5: "12,99" in "Variant Price" is not an amount in rupees: write ₹12.99 or ₹1,299',
  ]);
  expect(lines(report.remarks)).toEqual([
    '4: ₹1,500 in "Variant Compare At Price" is below the price ₹1,600, so it is no MRP: the MRP is ₹1,600',
  ]);
  expect(report.differences.map(({ title, rows }) => [title, ...lines(rows)])).toEqual([
    [
      'MRP shown a little lower, so that a whole percent off makes your price exactly',
      '2: MRP ₹999 is shown as ₹998 (−₹1): 50 % off makes ₹499 exactly',
    ],
    [
      'Products whose sizes have prices of their own',
      '3: Sizes from ₹499 to ₹549: each is sold at its own price',
    ],
    [
      'Sizes without a number of pieces: none are in stock',
      '4: The file has no number of pieces: none are in stock. Write how many you have',
    ],
    [
      'Vendors that are no brand: put the maker’s name there, or leave it empty',
      '5: "Dark Grey" is a colour: 2 products with it, from this line on',
      '4: "Slim Fit" is a fit: 1 product with it, from this line on',
    ],
  ]);
  expect(report.notes).toEqual([
    'New and changed products without a photo, shown as a drawing until one is added: 3',
    'Columns that the shop has no place for: 1 (Season)',
  ]);
  const { products } = (await call(seller, 'GET', '/desk/products?search=kurta')).body as {
    products: { name: string; price: number; finalPrice: number }[];
  };
  expect(products.find(({ name }) => name === 'Block print kurta')).toMatchObject({
    price: 998,
    finalPrice: 499,
  });
});

it.each([
  ['windows-1252-semicolons.csv', 'Windows-1252, with semicolons'],
  ['utf-16be-tabs.csv', 'UTF-16BE, with tabs'],
  ['utf-16le-unmarked.csv', 'UTF-16LE, with commas'],
  ['classic-mac.csv', 'UTF-8, with commas'],
])('%s is read, and the report says how', async (name, how) => {
  const report = await importFile(name);
  expect(report.products).toMatchObject({ read: 2, refused: 0 });
  expect(report.notes[0]).toBe(
    `The file was read as ${how} between its columns. If letters look wrong, save it as CSV UTF-8.`,
  );
  const names = ((await call(seller, 'GET', '/desk/products')).body.products as { name: string }[]).map(
    (product) => product.name,
  );
  expect(names).toEqual(expect.arrayContaining(['Café “rosé” saree', 'Plain shawl – wool']));
});

it('an amount with a decimal comma is refused, since 12,99 is no thousand', async () => {
  const report = await importFile('utf-8-semicolons.csv', '?check=yes');
  expect(lines(report.refusedRows)).toEqual([
    '2: "12,99" in "Variant Price" is not an amount in rupees: write ₹12.99 or ₹1,299',
  ]);
  expect(report.products).toMatchObject({ updated: 1, refused: 1 });
});

it('one broken letter does not turn a file’s Hindi into other letters, and is told', async () => {
  const report = await importFile('one-broken-letter.csv');
  expect(lines(report.remarks)).toEqual([
    '2: Some letters are broken (\ufffd): save the file as CSV UTF-8 and check them',
  ]);
  const { body } = await call(seller, 'GET', '/desk/products?search=plain-shawl');
  expect(body.products).toMatchObject([{ name: 'शॉल' }]);
});

it('a workbook is refused by name', async () => {
  expect((await importFile('workbook.csv')).error).toContain('It is an Excel workbook');
});
