import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../../test/support/database.ts';
import { everything, importFolder, kurta, type Row } from '../../../../test/support/import-files.ts';
import { findProduct } from '../catalogue.store.ts';
import { exportProducts } from './export-products.ts';
import { execute } from '../../../platform/database.ts';

const files = importFolder();

describe('a second import', async () => {
  const { db } = await createTestDatabase();
  const rows: Row[] = [
    { ...kurta, 'Option1 Name': 'Size', 'Option1 Value': 'S', 'Variant Inventory Qty': '9' },
    { Handle: 'blue-kurta', 'Option1 Value': 'M', 'Variant Price': '499', 'Variant Compare At Price': '999', 'Variant Inventory Qty': '4' },
    { ...kurta, Handle: 'red-kurta', Title: 'Red Kurta' },
  ]; // biome-ignore format: rows

  it('changes nothing', async () => {
    await files.run(db, rows);
    const before = await everything(db);
    expect((await files.run(db, rows)).products).toEqual({
      read: 2,
      made: 0,
      updated: 0,
      unchanged: 2,
      refused: 0,
    });
    expect(await everything(db)).toBe(before);
  });

  it('updates what differs, keeps variants and sales, and sells out what is gone', async () => {
    const before = await findProduct(db, 'blue-kurta');
    await execute(db)`update stock set quantity = 3 where variant_id = ${before?.variants[0]?._id}`;
    const [small] = rows;
    const report = await files.run(db, [{ ...small, Title: 'Bluer Kurta', 'Variant Price': '450' }]);
    expect(report).toMatchObject({ products: { updated: 1 }, soldOutVariants: 1 });
    const after = await findProduct(db, 'blue-kurta');
    expect(after).toMatchObject({ _id: before?._id, name: 'Bluer Kurta', finalPrice: 450 });
    const price = { price: 999, discount: 55, finalPrice: 450 };
    expect(after?.variants).toEqual([
      { ...before?.variants[0], ...price, stock: 3 },
      { ...before?.variants[1], ...price, stock: 0 },
    ]);
    await files.run(db, [{ ...small, 'Variant Inventory Qty': '20' }]);
    expect((await findProduct(db, 'blue-kurta'))?.variants[0]?.stock).toBe(20);
  });

  it('reads an export of the shop without a difference', async () => {
    await files.run(db, [
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
    const exported = join(files.folder, 'export.csv');
    expect(await exportProducts(db, { file: exported, publicUrl: 'https://shop.example' })).toMatchObject({
      products: 4,
    });
    expect((await files.run(db, [], { file: exported })).products).toMatchObject({
      made: 0,
      updated: 0,
      unchanged: 4,
    });
    const comparable = (text: string) => text.replace(/"(import_\w+|version)":("[^"]*"|\w+)/g, '');
    expect(comparable(await everything(db))).toBe(comparable(before));
  });

  it('keeps what its shop said of a photo’s colour, also under another handle', async () => {
    await files.photo('cloth.jpg', '#66aaee');
    const variant = { 'Variant Price': '499', 'Option1 Name': 'Color' };
    await files.run(
      db,
      [
        { ...kurta, ...variant, Handle: 'dyed', 'Option1 Value': 'Indigo', 'Image Src': 'cloth.jpg' },
        { ...variant, Handle: 'dyed', 'Option1 Value': 'Sky Blue' },
      ],
      { images: files.images },
    );
    const shown = async (slug: string) => (await findProduct(db, slug))?.variants.map(({ image }) => image);
    expect(await shown('dyed')).toEqual(['', '']);
    const [photo = ''] = (await findProduct(db, 'dyed'))?.images ?? [];
    await execute(db)`
      update products set picture_colours = ${JSON.stringify({ [photo]: 'Sky Blue' })} where slug = 'dyed'`;
    const exported = join(files.folder, 'coloured.csv');
    await exportProducts(db, { file: exported, publicUrl: 'https://shop.example' });
    await files.run(db, [], { file: exported });
    expect(await shown('dyed')).toEqual(['', photo]);
    writeFileSync(exported, readFileSync(exported, 'utf8').replaceAll('dyed', 'dyed-again'));
    await files.run(db, [], { file: exported });
    expect(await shown('dyed-again')).toEqual(['', photo]);
  });
});
