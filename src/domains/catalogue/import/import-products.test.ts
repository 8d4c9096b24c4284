import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../../test/support/database.ts';
import { testClock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import { findProduct } from '../catalogue.store.ts';
import { photoFile } from '../pictures/serve-pictures.ts';
import { exportProducts } from './export-products.ts';
import { UnreadableFile } from './group-by-handle.ts';
import { importProducts, type ImportOptions, ImportUnderway } from './import-products.ts';
import { takeImportLock } from './import.store.ts';

const folder = mkdtempSync(join(tmpdir(), 'chowk-import-'));
afterAll(() => rmSync(folder, { recursive: true }));
const dataDir = join(folder, 'data');
const images = join(folder, 'images');
mkdirSync(images);
const file = join(folder, 'products.csv');

const columns = [
  'Handle', 'Title', 'Body (HTML)', 'Vendor', 'Type', 'Option1 Name', 'Option1 Value', 'Option2 Name', 'Option2 Value',
  'Variant SKU', 'Variant Inventory Tracker', 'Variant Inventory Qty', 'Variant Price', 'Variant Compare At Price',
  'Image Src', 'Image Position', 'Variant Image', 'Status', 'Gender (product.metafields.custom.gender)', 'Barcode',
] as const; // biome-ignore format: a table
type Row = Partial<Record<(typeof columns)[number], string>>;

const cell = (text: string) => `"${text.replaceAll('"', '""')}"`;
const csv = (rows: readonly Row[]) =>
  [columns.join(','), ...rows.map((row) => columns.map((name) => cell(row[name] ?? '')).join(','))].join(
    '\n',
  );
const kurta: Row = {
  Handle: 'blue-kurta', Title: 'Blue Kurta', Vendor: 'Anokhi Lane', Type: 'Kurtas', 'Variant Price': '499', 'Variant Compare At Price': '999',
}; // biome-ignore format: a row

const indexed: string[] = [];
async function run(db: Database, rows: readonly Row[] | string, options: Partial<ImportOptions> = {}) {
  writeFileSync(file, typeof rows === 'string' ? rows : csv(rows));
  const report = await importProducts(
    {
      db,
      dataDir,
      clock: testClock('2026-11-21T06:00:00Z'),
      say: () => {},
      indexProducts: async (_, ids) => void indexed.push(...ids),
    },
    { file, dryRun: false, exact: false, ...options },
  );
  return report.data();
}

/** All that an import may touch, to see that it did not. */
async function everything(db: Database): Promise<string> {
  const tables = ['products', 'variants', 'stock', 'pictures', 'sellers', 'categories'];
  const rows = [];
  for (const table of tables)
    rows.push((await sql`select * from ${sql.table(table)} as t order by t::text`.execute(db)).rows);
  return JSON.stringify(rows);
}

async function photo(name: string, colour: string): Promise<void> {
  const bytes = await sharp({ create: { width: 300, height: 400, channels: 3, background: colour } })
    .jpeg()
    .toBuffer();
  writeFileSync(join(images, name), bytes);
}

describe('an import', async () => {
  const { db } = await createTestDatabase();

  it('takes a product in with its shop, category, price, sizes, stock and drawn pictures, and makes it findable', async () => {
    const size = (value: string, colour: string, more: Row = {}): Row => ({
      Handle: 'blue-kurta',
      'Option1 Value': value,
      'Option2 Value': colour,
      'Variant Price': '499',
      'Variant Compare At Price': '999',
      'Variant Inventory Tracker': 'shopify',
      ...more,
    });
    const report = await run(db, [
      {
        ...size('S', 'Indigo', { 'Variant Inventory Qty': '7', 'Variant SKU': 'BK-S' }),
        ...kurta,
        'Option1 Name': 'SIZE',
        'Option2 Name': 'Colour',
        'Body (HTML)': '<p>Soft &amp; light<script>x</script></p>',
      },
      size('M', 'Indigo', { 'Variant Inventory Qty': '-2' }),
      size('M', 'Rose'),
      size('L', 'Rose', { 'Variant Price': '599' }),
    ]);
    expect(report.products).toEqual({ read: 1, made: 1, updated: 0, unchanged: 0, refused: 0 });
    expect(report.shopsMade).toEqual(['Anokhi Lane']);
    expect(report.categoriesMade).toEqual(['Kurtas']);
    expect(report.variantDifferences.rows).toEqual([
      { line: 5, handle: 'blue-kurta', asked: 599, selling: 490 },
    ]);
    expect(report.priceDifferences.rows[0]).toEqual({
      line: 2,
      handle: 'blue-kurta',
      asked: 499,
      selling: 490,
    });
    const product = await findProduct(db, 'blue-kurta');
    expect(product).toMatchObject({
      name: 'Blue Kurta', brand: 'Anokhi Lane', shopName: 'Anokhi Lane', category: 'Kurtas', description: '<p>Soft &amp; light</p>', price: 999, discount: 51, finalPrice: 490, stock: 7,
    }); // biome-ignore format: a row
    expect(product?.variants.map(({ size, colour, stock }) => [size, colour, stock])).toEqual([
      ['S', 'Indigo', 7],
      ['M', 'Indigo', 0],
      ['M', 'Rose', 0],
      ['L', 'Rose', 0],
    ]);
    expect(product?.images).toHaveLength(5);
    expect(indexed).toEqual([product?._id]);
  });

  it('names every line that it cannot use, and takes the others', async () => {
    const report = await run(db, [
      { ...kurta, Handle: 'no-price', 'Variant Price': '' },
      { ...kurta, Handle: 'price-0', 'Variant Price': '0' },
      { ...kurta, Handle: 'no-title', Title: ' ' },
      { ...kurta, Handle: '' },
      { ...kurta, Handle: '!!!' },
      { ...kurta, Handle: 'fine', Title: 'बंधेज दुपट्टा &amp; "five"' },
      { ...kurta, Handle: 'fine', Title: '' },
      { ...kurta, Handle: 'fine', Title: 'Another' },
      { ...kurta, Handle: 'huge', 'Body (HTML)': 'x'.repeat(5_000_000) },
      { ...kurta, Handle: 'no-title', Title: 'Comes again' },
      { ...kurta, Handle: 'odd-stock', 'Variant Inventory Qty': 'many' },
    ]);
    expect(report.refused.rows.map(({ line, reason }) => `${line} ${reason}`)).toEqual([
      '2 There is no Variant Price',
      '3 Variant Price must be at least ₹1',
      '4 There is no Title',
      '5 There is no Handle',
      '6 The Handle has neither letter nor digit',
      '8 The same size and colour is on line 7',
      '9 This Handle is already that of another Title on line 7',
      '10 The description is longer than 100000 characters',
      '11 This Handle was on line 4 already: the lines of a product must stand together',
      '12 Variant Inventory Qty is not a whole number',
    ]);
    expect(report.products).toMatchObject({ made: 1, refused: 6 });
    expect((await findProduct(db, 'fine'))?.name).toBe('बंधेज दुपट्टा & "five"');
  });

  it('refuses with --exact what no whole percent makes', async () => {
    const report = await run(
      db,
      [
        { ...kurta, Handle: 'exact-not' },
        { ...kurta, Handle: 'exact', 'Variant Price': '490' },
      ],
      { exact: true },
    );
    expect(report.products).toMatchObject({ made: 1, refused: 1 });
    expect(report.refused.rows[0]?.reason).toBe(
      'No whole percent makes this price exactly: ₹499 asked, ₹490 possible',
    );
  });

  it('gives goods without vendor to the house, and all goods to --seller', async () => {
    await run(db, [{ ...kurta, Handle: 'of-the-house', Vendor: '' }]);
    expect(await findProduct(db, 'of-the-house')).toMatchObject({
      brand: 'Chowk Bazaar',
      shopName: 'Chowk Bazaar',
    });
    await run(db, [{ ...kurta, Handle: 'of-meera' }], { seller: 'Meera' });
    expect(await findProduct(db, 'of-meera')).toMatchObject({ brand: 'Anokhi Lane', shopName: 'Meera' });
  });

  it("gives a handle that another shop's product has the shop's name, and finds it there again", async () => {
    const rows = [{ ...kurta, Vendor: 'Other House' }];
    const report = await run(db, rows);
    expect(report.remarks.rows[0]?.reason).toMatch(/its address is "blue-kurta-other-house"/);
    expect((await findProduct(db, 'blue-kurta-other-house'))?.shopName).toBe('Other House');
    expect((await run(db, rows)).products).toMatchObject({ made: 0, unchanged: 1 });
  });

  it('changes nothing in a dry run, and says what it would do', async () => {
    const before = await everything(db);
    await photo('dry.jpg', '#123456');
    const report = await run(
      db,
      [{ ...kurta, Handle: 'dry', Vendor: 'Dry Shop', Type: 'Dry Goods', 'Image Src': 'dry.jpg' }, kurta],
      { dryRun: true, images },
    );
    expect(report).toMatchObject({
      products: { made: 1, updated: 1 },
      shopsMade: ['Dry Shop'],
      categoriesMade: ['Dry Goods'],
      photos: { new: 1 },
    });
    expect(await everything(db)).toBe(before);
  });

  it('hides what is not published', async () => {
    await run(db, [{ ...kurta, Handle: 'draft', Status: 'draft' }]);
    expect(await findProduct(db, 'draft')).toBeNull();
  });

  it('refuses a file that is no product CSV', async () => {
    await expect(run(db, 'Name,Amount\nx,1\n')).rejects.toThrow(UnreadableFile);
    await expect(run(db, '')).rejects.toThrow(UnreadableFile);
    await expect(run(db, [], { file: join(folder, 'none.csv') })).rejects.toThrow(/ENOENT/);
  });

  it('waits for nobody: a second import at the same time is turned away', async () => {
    await db.connection().execute(async (other) => {
      expect(await takeImportLock(other)).toBe(true);
      await expect(run(db, [kurta])).rejects.toThrow(ImportUnderway);
      await sql`select pg_advisory_unlock_all()`.execute(other);
    });
  });
});

describe('a second import', async () => {
  const { db } = await createTestDatabase();
  const rows: Row[] = [
    { ...kurta, 'Option1 Name': 'Size', 'Option1 Value': 'S', 'Variant Inventory Qty': '9' },
    { Handle: 'blue-kurta', 'Option1 Value': 'M', 'Variant Price': '499', 'Variant Compare At Price': '999', 'Variant Inventory Qty': '4' },
    { ...kurta, Handle: 'red-kurta', Title: 'Red Kurta' },
  ]; // biome-ignore format: rows

  it('changes nothing', async () => {
    await run(db, rows);
    const before = await everything(db);
    expect((await run(db, rows)).products).toEqual({
      read: 2,
      made: 0,
      updated: 0,
      unchanged: 2,
      refused: 0,
    });
    expect(await everything(db)).toBe(before);
  });

  it('updates what differs, keeps variants and what was sold, and sells out what is gone', async () => {
    const before = await findProduct(db, 'blue-kurta');
    await sql`update stock set quantity = 3 where variant_id = ${before?.variants[0]?._id}`.execute(db);
    const [small] = rows;
    const report = await run(db, [{ ...small, Title: 'Bluer Kurta', 'Variant Price': '450' }]);
    expect(report).toMatchObject({ products: { updated: 1 }, soldOutVariants: 1 });
    const after = await findProduct(db, 'blue-kurta');
    expect(after).toMatchObject({ _id: before?._id, name: 'Bluer Kurta', finalPrice: 450 });
    expect(after?.variants).toEqual([
      { ...before?.variants[0], stock: 3 },
      { ...before?.variants[1], stock: 0 },
    ]);
    await run(db, [{ ...small, 'Variant Inventory Qty': '20' }]);
    expect((await findProduct(db, 'blue-kurta'))?.variants[0]?.stock).toBe(20);
  });

  it('reads an export of the shop without a difference', async () => {
    await run(db, [
      ...rows,
      { ...kurta, Handle: 'mens-shirt', Title: 'Shirt for men', Type: 'Shirts', Gender: 'Women' } as Row,
      {
        ...kurta,
        Handle: 'scarf',
        'Option1 Name': 'Color',
        'Option1 Value': 'Rose, "deep"',
        Status: 'draft',
      },
    ]);
    const before = await everything(db);
    const exported = join(folder, 'export.csv');
    expect(await exportProducts(db, { file: exported, publicUrl: 'https://shop.example' })).toMatchObject({
      products: 4,
    });
    expect((await run(db, [], { file: exported })).products).toMatchObject({
      made: 0,
      updated: 0,
      unchanged: 4,
    });
    const comparable = (text: string) => text.replace(/"import_\w+":("[^"]*"|\w+)/g, '');
    expect(comparable(await everything(db))).toBe(comparable(before));
  });
});

describe('photos', async () => {
  const { db } = await createTestDatabase();

  it('are stored once under their content, in their order, with the colours behind', async () => {
    await photo('front.jpg', '#aa3322');
    await photo('back.jpg', '#225588');
    await photo('rose.jpg', '#dd8899');
    const report = await run(
      db,
      [
        {
          ...kurta,
          'Image Src': 'back.jpg',
          'Image Position': '2',
          'Option1 Name': 'Color',
          'Option1 Value': 'Red',
        },
        { Handle: 'blue-kurta', 'Image Src': 'front.jpg', 'Image Position': '1' },
        {
          Handle: 'blue-kurta',
          'Option1 Value': 'Rose',
          'Variant Price': '499',
          'Variant Compare At Price': '999',
          'Variant Image': 'rose.jpg',
        },
        { ...kurta, Handle: 'same-photo', 'Image Src': './front.jpg' },
      ],
      { images },
    );
    expect(report).toMatchObject({ photos: { new: 3, known: 1 }, drawn: 0, remarks: { count: 0 } });
    const { rows } = await sql<{ key: string; colour: string; kind: string; alt: string; width: number }>`
      select key, colour, kind, alt, width from pictures where kind = 'photo'`.execute(db);
    const shown = (await findProduct(db, 'blue-kurta'))?.images ?? [];
    const found = shown.map((address) => rows.find(({ key }) => address === `/pictures/${key}.webp`));
    expect(found.map((row) => row?.alt)).toEqual(['Blue Kurta', 'Blue Kurta', 'Blue Kurta, Rose']);
    expect(found[0]).toMatchObject({
      kind: 'photo',
      width: 300,
      colour: expect.stringMatching(/^#a[89ab]3\d2\d$/),
    });
    expect(existsSync(photoFile(dataDir, rows[0]?.key ?? ''))).toBe(true);
    expect((await findProduct(db, 'same-photo'))?.images).toEqual([shown[0]]);
  });

  it('come from inside the folder only, whole and of a kind that can be shown; else the product is drawn', async () => {
    writeFileSync(join(folder, 'secret.jpg'), 'secret');
    symlinkSync(join(folder, 'secret.jpg'), join(images, 'link.jpg'));
    writeFileSync(join(images, 'text.jpg'), 'no picture at all');
    writeFileSync(
      join(images, 'vector.png'),
      '<svg xmlns="http://www.w3.org/2000/svg" width="99" height="99"/>',
    );
    const sources = [
      '../secret.jpg',
      '/etc/hostname',
      'link.jpg',
      'text.jpg',
      'vector.png',
      'none.jpg',
      'https://example.com/x.jpg',
      '.',
    ];
    const report = await run(
      db,
      sources.map((source, at) => ({ ...kurta, Handle: `picture-${at}`, 'Image Src': source })),
      { images },
    );
    expect(report.products).toMatchObject({ made: sources.length, refused: 0 });
    expect(report.drawn).toBe(sources.length);
    expect(report.remarks.rows.map(({ line, reason }) => [line, reason])).toEqual([
      [2, 'The picture "../secret.jpg" is not inside the pictures\' folder'],
      [3, 'The picture "/etc/hostname" is not inside the pictures\' folder'],
      [4, 'The picture "link.jpg" is not inside the pictures\' folder'],
      [5, 'The picture "text.jpg" is not a whole JPEG, PNG or WebP'],
      [6, 'The picture "vector.png" is not a whole JPEG, PNG or WebP'],
      [7, 'There is no picture "none.jpg"'],
      [8, 'The picture "https://example.com/x.jpg" is on the net and was not fetched'],
      [9, 'The picture "." is not inside the pictures\' folder'],
    ]);
    expect((await findProduct(db, 'picture-0'))?.images).toHaveLength(4);
  });

  it('are not looked for without --images', async () => {
    const report = await run(db, [{ ...kurta, Handle: 'no-folder', 'Image Src': 'front.jpg' }]);
    expect(report.remarks.rows[0]?.reason).toMatch(/--images names the folder/);
  });
});
