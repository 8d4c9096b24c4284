import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../../test/support/database.ts';
import { deskShelf } from '../../../../test/support/desk-shelf.ts';
import { everything, importFolder, type Row } from '../../../../test/support/import-files.ts';
import { change as listedChange } from '../../../../test/support/listed.ts';
import { exportProducts } from '../import/export-products.ts';
import type { Declaration } from './declared.ts';
import { execute } from '../../../platform/database.ts';

const files = importFolder();
const { db, call, seller, known, add, get, change, onSale } = await deskShelf();
await execute(db)`
  update sellers set address = 'Tila Wala Mohalla', city = 'Jaipur', state = 'Rajasthan', pincode = '302029',
    phone = '+91 90000 10001', email = 'shop@chowk.example' where id = ${known.sellerId}`;

const declaredOf = async (id: string) =>
  ((await onSale(id)).body as unknown as { declared: Declaration }).declared;
const saree = {
  countryOfOrigin: 'India',
  maker: 'Kanak Looms, Godowlia, Varanasi 221001',
  importer: '',
  netQuantity: '1 N',
  hsn: '50072010',
};

describe('what is declared of a product', () => {
  it('stands on its page with its seller’s address and contact, as it was typed at the desk', async () => {
    const { body } = await add(seller, saree);
    expect(await declaredOf(body.productId as string)).toEqual({
      ...saree,
      seller: {
        name: expect.any(String),
        address: 'Tila Wala Mohalla, Jaipur, Rajasthan 302029',
        phone: '+91 90000 10001',
        email: 'shop@chowk.example',
      },
    });
  });

  it('stays when an edit says nothing of it, and is recorded when one does', async () => {
    const { body } = await add(seller, saree);
    const { product } = await get(seller, body.productId as string);
    await change(seller, product, { price: 1_500 });
    const { product: after } = await get(seller, product.id);
    expect(after).toMatchObject(saree);
    await change(seller, after, { price: 1_500, netQuantity: '2 N' });
    const { changes, product: last } = await get(seller, product.id);
    expect(last).toMatchObject({ ...saree, netQuantity: '2 N' });
    expect(changes[0]).toMatchObject({ parts: ['netQuantity'] });
  });

  it('is its shop’s own where the product has no country or maker', async () => {
    const { body } = await add(seller, { ...saree, maker: '' });
    const id = body.productId as string;
    await execute(
      db,
    )`update sellers set country_of_origin = 'Nepal', maker = 'Neel Works, Bagru' where id = ${known.sellerId}`;
    await expect
      .poll(() => declaredOf(id))
      .toMatchObject({ countryOfOrigin: 'India', maker: 'Neel Works, Bagru' });
    await execute(db)`update sellers set country_of_origin = '', maker = '' where id = ${known.sellerId}`;
  });

  it('is refused when it is longer than a label', async () => {
    expect((await add(seller, { ...saree, hsn: '12345' })).body.fields).toEqual({
      hsn: 'An HSN code has 4, 6 or 8 digits, such as 6204',
    });
    expect((await add(seller, { ...saree, netQuantity: 'N'.repeat(61) })).body.fields).toHaveProperty(
      'netQuantity',
    );
  });
});

describe('declarations in a CSV', async () => {
  const { db } = await createTestDatabase();
  const columns = [
    'Handle',
    'Title',
    'Vendor',
    'Type',
    'Variant Price',
    'Variant Inventory Qty',
    'Country of Origin (product.metafields.custom.country_of_origin)',
    'Manufacturer',
    'Importer',
    'Net Quantity',
  ];
  const csv = (cells: readonly string[]) => [columns, cells].map((row) => row.join(',')).join('\n');
  const line = (handle: string, ...cells: string[]) =>
    csv([handle, 'Silk stole', 'Declared Shop', 'Stoles', '900', '3', ...cells]);
  const facts = async (slug: string) =>
    (
      await execute<object>(db)`
        select name, country_of_origin as country, maker, importer, net_quantity as quantity
        from products where slug = ${slug}`
    )[0];

  it('go in, come out with an export, and change nothing when they come back', async () => {
    await files.run(db, line('stole', 'China', '', '"Meera Imports, Mumbai 400001"', '1 N (2 m)'));
    const declarations = {
      country: 'China',
      maker: '',
      importer: 'Meera Imports, Mumbai 400001',
      quantity: '1 N (2 m)',
    };
    expect(await facts('stole')).toMatchObject(declarations);
    const before = await everything(db);
    const file = join(files.folder, 'export.csv');
    await exportProducts(db, { file, publicUrl: 'https://shop.example' });
    const again = await files.run(db, [] as Row[], { file });
    expect(again).toMatchObject({
      products: { made: 0, updated: 0 },
      unusedColumns: ['Variant Inventory Policy'],
    });
    const comparable = (text: string) => text.replace(/"(import_\w+|version)":("[^"]*"|\w+)/g, '');
    expect(comparable(await everything(db))).toBe(comparable(before));
  });

  it('change with all that the file names, also what was edited at the desk', async () => {
    await listedChange(db, sql`update products set name = 'Corrected' where slug = 'stole'`);
    await files.run(db, line('stole', 'Vietnam', '', '"Meera Imports, Mumbai 400001"', '1 N (2 m)'));
    expect(await facts('stole')).toMatchObject({ name: 'Silk stole', country: 'Vietnam' });
  });

  it('stay when a file has no column for them, and are cleared by an empty cell', async () => {
    await files.run(db, 'Handle,Title,Vendor,Type,Variant Price\nstole,Soft stole,Declared Shop,Stoles,950');
    const quantity = '1 N (2 m)';
    expect(await facts('stole')).toMatchObject({ name: 'Soft stole', country: 'Vietnam', quantity });
    await files.run(db, line('stole', 'Vietnam', '', '', ''));
    expect(await facts('stole')).toMatchObject({ country: 'Vietnam', importer: '', quantity: '' });
  });

  it('that are too long are refused by line', async () => {
    const report = await files.run(db, line('long', 'India', '', '', 'x'.repeat(61)));
    expect(report.refused.rows[0]).toMatchObject({
      line: 2,
      reason: `Net Quantity "${'x'.repeat(40)}…" is longer than 60 characters`,
    });
  });
});

it('the listings of the shop are as they were', async () => {
  const { body } = await call(null, 'GET', '/home/query-products?searchValue=stole');
  expect(JSON.stringify(body)).not.toContain('declared');
});

describe('the desk’s score of declarations', () => {
  const label = {
    countryOfOrigin: 'India',
    maker: 'Neel Works, Lakshmi Chowk, Bagru 303007',
    address: 'Lakshmi Chowk',
    pincode: '303007',
    phone: '+91 90000 10002',
    email: '',
  };
  type Score = { products: number; complete: number; missing: Record<string, number>; label: object };
  const read = async () => (await call(seller, 'GET', '/desk/declarations')).body as unknown as Score;

  it('says what is missing of how many products, and the list shows which', async () => {
    const { body } = await add(seller, { ...saree, maker: '', netQuantity: '' });
    const { products, complete, missing } = await read();
    expect(products).toBeGreaterThan(complete);
    expect(missing).toMatchObject({ address: 0, contact: 0 });
    expect(missing.netQuantity).toBeGreaterThan(0);
    const list = (await call(seller, 'GET', '/desk/products?show=undeclared')).body as unknown as {
      total: number;
      products: { id: string }[];
    };
    expect(list.total).toBe(products - complete);
    expect(list.products.map(({ id }) => id)).toContain(body.productId);
  });

  it('counts a shop’s own country and maker for all its products, and tells who changed them', async () => {
    const before = await read();
    expect((await call(seller, 'PUT', '/desk/declarations', label)).status).toBe(200);
    const after = await read();
    expect(after.label).toEqual(label);
    expect(after.missing).toMatchObject({
      countryOfOrigin: 0,
      maker: 0,
      netQuantity: before.missing.netQuantity,
    });
    const rows = await execute(
      db,
    )`select from desk_changes where did = 'declared' and subject_id = ${known.sellerId}`;
    expect(rows).toHaveLength(1);
  });

  it('refuses what is no phone, PIN code or email, beside its field', async () => {
    const wrong = { ...label, phone: 'call me', pincode: '12', email: 'nobody' };
    const { status, body } = await call(seller, 'PUT', '/desk/declarations', wrong);
    expect([status, Object.keys(body.fields as object).toSorted()]).toEqual([
      400,
      ['email', 'phone', 'pincode'],
    ]);
  });
});
