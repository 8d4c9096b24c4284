import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../../test/support/database.ts';
import { everything, importFolder, kurta, type Row } from '../../../../test/support/import-files.ts';
import { execute } from '../../../platform/database.ts';
import { findProduct } from '../catalogue.store.ts';
import { ImportUnderway } from './import-products.ts';
import { takeImportLock } from './import-run.store.ts';
import { UnreadableFile } from './unreadable-file.ts';

const files = importFolder();

describe('an import', async () => {
  const { db } = await createTestDatabase();

  it('imports a product with its shop, category, price, sizes, stock and drawn pictures, and indexes it for search', async () => {
    const size = (value: string, colour: string, more: Row = {}): Row => ({
      Handle: 'blue-kurta',
      'Option1 Value': value,
      'Option2 Value': colour,
      'Variant Price': '499',
      'Variant Compare At Price': '999',
      'Variant Inventory Tracker': 'shopify',
      ...more,
    });
    const report = await files.run(db, [
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
    expect(report.categoriesMade).toEqual(['Kurtas (HSN 6211)']);
    expect(report.variantDifferences.rows).toEqual([
      { line: 5, handle: 'blue-kurta', asked: 499, selling: 599 },
    ]);
    expect(report.priceDifferences.rows[0]).toEqual({
      line: 2,
      handle: 'blue-kurta',
      asked: 499,
      selling: 499,
      mrp: 999,
      shownMrp: 998,
      discount: 50,
    });
    const product = await findProduct(db, 'blue-kurta');
    expect(product).toMatchObject({
      name: 'Blue Kurta', brand: 'Anokhi Lane', shopName: 'Anokhi Lane', category: 'Kurtas', description: '<p>Soft &amp; light</p>', price: 998, discount: 50, finalPrice: 499, stock: 7,
    }); // biome-ignore format: a row
    expect(product?.variants.map((one) => [one.size, one.colour, one.stock, one.finalPrice])).toEqual([
      ['S', 'Indigo', 7, 499],
      ['M', 'Indigo', 0, 499],
      ['M', 'Rose', 0, 499],
      ['L', 'Rose', 0, 599],
    ]);
    expect(product?.images).toHaveLength(6);
    const found = sql`select from product_search where product_id = ${product?._id} and words @> '{kurta,indigo}'`;
    expect((await found.execute(db)).rows).toHaveLength(1);
  });

  it('reports every unusable line, and imports the others', async () => {
    const report = await files.run(db, [
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
      '2 There is no price in "Variant Price"',
      '3 "0" in "Variant Price" is below ₹1',
      '4 There is no Title',
      '5 There is no Handle',
      '6 The Handle "!!!" has no letter or digit',
      '8 The same size and colour is on line 7',
      '9 This Handle is already used by another Title on line 7',
      '10 The description is longer than 100000 characters',
      '11 This Handle was already on line 4: keep the lines of a product together',
      '12 "many" in "Variant Inventory Qty" is not a whole number: write one such as 5',
    ]);
    expect(report.products).toMatchObject({ made: 1, refused: 6 });
    expect((await findProduct(db, 'fine'))?.name).toBe('बंधेज दुपट्टा & "five"');
  });

  it('quotes the cell that cannot be used, cut where it is long', async () => {
    const long = 'x'.repeat(200);
    const report = await files.run(db, [
      { ...kurta, Handle: 'a', 'Variant Inventory Qty': '2000000' },
      { ...kurta, Handle: 'b', 'Option1 Value': long },
      { ...kurta, Handle: 'c', 'Variant SKU': long },
      { ...kurta, Handle: 'd', Vendor: '---' },
      { ...kurta, Handle: 'e', Vendor: long },
      { ...kurta, Handle: 'f', Type: long },
      { ...kurta, Handle: 'g', Title: `${long}<b>x</b>` },
      { ...kurta, Handle: long },
    ]);
    const start = `"${'x'.repeat(40)}…"`;
    expect(report.refused.rows.map(({ reason }) => reason)).toEqual([
      '"2000000" in "Variant Inventory Qty" is above 1000000',
      `The option ${start} is longer than 60 characters`,
      `${start} in "Variant SKU" is longer than 100 characters`,
      'Vendor "---" has no letter or digit',
      `Vendor ${start} is longer than 100 characters`,
      `Type ${start} is longer than 60 characters`,
      `Title ${start} is longer than 200 characters`,
      `The Handle ${start} is longer than 150 characters`,
    ]);
  });

  it('reads sizes and colours in any case and with any spaces as one, and says so', async () => {
    const piece = (size: string, colour: string, more: Row = {}): Row => ({
      Handle: 'many-hands',
      'Option1 Value': size,
      'Option2 Value': colour,
      'Variant Price': '499',
      'Variant Inventory Qty': '3',
      ...more,
    });
    const report = await files.run(db, [
      {
        ...piece('M', 'Off White'),
        ...kurta,
        Handle: 'many-hands',
        'Option1 Name': 'Size',
        'Option2 Name': 'Color',
      },
      piece('m', 'OFF WHITE'),
      piece('XXL', 'OffWhite '),
      piece('xx l', 'Red'),
    ]);
    const shown = (rows: readonly { line: number; reason: string }[]) =>
      rows.map(({ line, reason }) => `${line} ${reason}`);
    expect(shown(report.remarks.rows)).toEqual([
      '3 "m" is the same as "M" on line 2, and is called that',
      '3 "OFF WHITE" is the same as "Off White" on line 2, and is called that',
      '4 "OffWhite" is the same as "Off White" on line 2, and is called that',
      '5 "xx l" is the same as "XXL" on line 4, and is called that',
    ]);
    expect(shown(report.refused.rows)).toEqual(['3 The same size and colour is on line 2']);
    const { variants } = (await findProduct(db, 'many-hands')) ?? {};
    expect(variants?.map(({ size, colour, stock }) => [size, colour, stock])).toEqual([
      ['M', 'Off White', 3],
      ['XXL', 'Off White', 3],
      ['XXL', 'Red', 3],
    ]);
  });

  it('refuses with --exact a price that no whole percent gives', async () => {
    const report = await files.run(
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

  it('assigns products without vendor to the house, and all products to --seller', async () => {
    await files.run(db, [{ ...kurta, Handle: 'of-the-house', Vendor: '' }]);
    expect(await findProduct(db, 'of-the-house')).toMatchObject({
      brand: 'Chowk Bazaar',
      shopName: 'Chowk Bazaar',
    });
    await files.run(db, [{ ...kurta, Handle: 'of-meera' }], { seller: 'Meera' });
    expect(await findProduct(db, 'of-meera')).toMatchObject({ brand: 'Anokhi Lane', shopName: 'Meera' });
  });

  it('appends the shop’s name to a taken handle, and finds the product again', async () => {
    const rows = [{ ...kurta, Vendor: 'Other House' }];
    const report = await files.run(db, rows);
    expect(report.remarks.rows[0]?.reason).toMatch(/its address is "blue-kurta-other-house"/);
    expect((await findProduct(db, 'blue-kurta-other-house'))?.shopName).toBe('Other House');
    expect((await files.run(db, rows)).products).toMatchObject({ made: 0, unchanged: 1 });
  });

  it('puts goods on the same shelves in whatever order the rows come, and says which have another name', async () => {
    const rows: Row[] = [
      { ...kurta, Handle: 'a-scarf', Title: 'A scarf', Type: 'Scarf' },
      { ...kurta, Handle: 'b-scarf', Title: 'B scarf', Type: 'Scarves & Stoles' },
      { ...kurta, Handle: 'c-stole', Title: 'C stole', Type: 'Stoles' },
    ];
    const handles = rows.map(({ Handle = '' }) => Handle);
    const shelvesIn = async (shop: typeof db) =>
      Promise.all(handles.map(async (handle) => (await findProduct(shop, handle))?.category));
    const report = await files.run(db, rows);
    const shelves = await shelvesIn(db);
    const others = report.otherShelves.map(({ type, category, line }) => [type, category, line]);
    expect(others).toEqual([['Scarf', 'Scarves & Stoles', 2], ['Stoles', 'Scarves & Stoles', 4]]); // biome-ignore format: short
    const { db: other } = await createTestDatabase();
    await files.run(other, rows.toReversed());
    expect(await shelvesIn(other)).toEqual(shelves);
    expect((await files.run(db, rows)).products).toMatchObject({ unchanged: 3 });
  });

  it('changes nothing in a dry run, and reports what it would do', async () => {
    const before = await everything(db);
    await files.photo('dry.jpg', '#123456');
    const report = await files.run(
      db,
      [{ ...kurta, Handle: 'dry', Vendor: 'Dry Shop', Type: 'Dry Goods', 'Image Src': 'dry.jpg' }, kurta],
      { dryRun: true, images: files.images },
    );
    expect(report).toMatchObject({
      products: { made: 1, updated: 1 },
      shopsMade: ['Dry Shop'],
      categoriesMade: ['Dry Goods (HSN 6204)'],
      photos: { new: 1 },
    });
    expect(await everything(db)).toBe(before);
  });

  it('hides what is not published', async () => {
    await files.run(db, [{ ...kurta, Handle: 'draft', Status: 'draft' }]);
    expect(await findProduct(db, 'draft')).toBeNull();
  });

  it('refuses a file that is not a product CSV', async () => {
    await expect(files.run(db, 'Name,Amount\nx,1\n')).rejects.toThrow(UnreadableFile);
    await expect(files.run(db, '')).rejects.toThrow(UnreadableFile);
    await expect(files.run(db, [], { file: join(files.folder, 'none.csv') })).rejects.toThrow(/ENOENT/);
  });

  it('runs alone: a second import is refused after a few seconds', async () => {
    await db.connection().execute(async (other) => {
      expect(await takeImportLock(other, null)).toBe(true);
      await expect(files.run(db, [kurta])).rejects.toThrow(ImportUnderway);
      await execute(other)`select pg_advisory_unlock_all()`;
    });
  });
});
