import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../../test/support/database.ts';
import { everything, importFolder, kurta, type Row } from '../../../../test/support/import-files.ts';
import { findProduct } from '../catalogue.store.ts';
import { change } from '../../../../test/support/listed.ts';
import { execute } from '../../../platform/database.ts';

/** Unchanged products are skipped by a digest of their lines, with the same result as reading them in full. */

const files = importFolder();
const exact: Row = { ...kurta, 'Variant Price': '490', 'Variant Inventory Qty': '5' };
const unchanged = (count: number) => ({ made: 0, updated: 0, unchanged: count });

describe('lines that were imported before', async () => {
  const { db } = await createTestDatabase();

  async function linesOf(slug: string): Promise<string | null> {
    const rows = await execute<{
      lines: string | null;
    }>(db)`select import_lines as lines from products where slug = ${slug}`;
    return rows[0]?.lines ?? null;
  }

  it('are not parsed again: only their digest is compared', async () => {
    await files.run(db, [exact]);
    await change(db, sql`update products set import_hash = 'of something else'`);
    const before = await everything(db);
    expect((await files.run(db, [exact])).products).toMatchObject(unchanged(1));
    expect(await everything(db)).toBe(before);
    await change(db, sql`update products set import_lines = 'others'`);
    expect((await files.run(db, [{ ...exact, Title: 'Bluer Kurta' }])).products).toMatchObject({
      updated: 1,
    });
  });

  it('leave later edits and sales alone', async () => {
    const product = await findProduct(db, 'blue-kurta');
    await change(
      db,
      sql`update products set name = 'Corrected', price = 1200, status = 'hidden' where id = ${product?._id}`,
    );
    await execute(db)`update stock set quantity = 1 where product_id = ${product?._id}`;
    const before = await everything(db);
    expect((await files.run(db, [{ ...exact, Title: 'Bluer Kurta' }])).products).toMatchObject(unchanged(1));
    expect(await everything(db)).toBe(before);
    expect((await files.run(db, [exact])).products).toMatchObject({ updated: 1 });
    expect(await findProduct(db, 'blue-kurta')).toMatchObject({ name: 'Blue Kurta', stock: 1 });
  });

  it('are parsed when a single cell differs', async () => {
    const rows: Row[] = [
      { ...exact, Handle: 'two-sizes', 'Option1 Name': 'Size', 'Option1 Value': 'S' },
      { Handle: 'two-sizes', 'Option1 Value': 'M', 'Variant Price': '490', 'Variant Compare At Price': '999', 'Variant Inventory Qty': '2' },
    ]; // biome-ignore format: rows
    await files.run(db, rows);
    const [small, medium] = rows;
    const more = [small, { ...medium, 'Variant Inventory Qty': '3' }] as Row[];
    expect((await files.run(db, more)).products).toMatchObject({ updated: 1 });
    expect((await files.run(db, more)).products).toMatchObject(unchanged(1));
  });

  it('move to a better category that was created since', async () => {
    await files.run(db, [exact]);
    await change(db, sql`update categories set name = 'Tunics', slug = 'tunics' where name = 'Kurtas'`);
    await files.run(db, [{ ...exact, Handle: 'of-a-new-category' }]);
    expect((await files.run(db, [exact])).products).toMatchObject({ updated: 1 });
    expect(await findProduct(db, 'blue-kurta')).toMatchObject({ category: 'Kurtas' });
  });

  it('create a separate product for another shop', async () => {
    expect((await files.run(db, [exact], { seller: 'Meera' })).products).toMatchObject({ made: 1 });
    expect((await files.run(db, [exact], { seller: 'Meera' })).products).toMatchObject(unchanged(1));
    expect((await files.run(db, [exact])).products).toMatchObject(unchanged(1));
  });

  it('are reported every time when there is something to report', async () => {
    const rounded = { ...kurta, Handle: 'rounded' };
    const told = {
      line: 2,
      handle: 'rounded',
      asked: 499,
      selling: 499,
      mrp: 999,
      shownMrp: 998,
      discount: 50,
    };
    expect((await files.run(db, [rounded])).priceDifferences.rows).toEqual([told]);
    expect((await files.run(db, [rounded])).priceDifferences.rows).toEqual([told]);
    expect(await linesOf('rounded')).toBeNull();
    expect((await files.run(db, [rounded], { exact: true })).products).toMatchObject({ refused: 1 });
  });

  it('are parsed when they name a photo file, which may have changed', async () => {
    const rows = [{ ...exact, Handle: 'with-photo', 'Image Src': 'front.jpg' }];
    await files.photo('front.jpg', '#aa3311');
    await files.run(db, rows, { images: files.images });
    await files.photo('front.jpg', '#1133aa');
    expect((await files.run(db, rows, { images: files.images })).products).toMatchObject({ updated: 1 });
    expect(await linesOf('with-photo')).toBeNull();
  });

  it('are remembered when other lines gave the same product, without touching it', async () => {
    const others = async () => (await everything(db)).replace(/"import_lines":"[^"]*"/g, '');
    const [lines, before] = [await linesOf('blue-kurta'), await others()];
    const spelt = { ...exact, 'Variant Price': '₹490.00' };
    expect((await files.run(db, [spelt])).products).toMatchObject(unchanged(1));
    expect(await linesOf('blue-kurta')).not.toBe(lines);
    expect(await others()).toBe(before);
  });

  it('are still refused when their handle appeared earlier', async () => {
    const other = { ...exact, Handle: 'between' };
    const { products, refused } = await files.run(db, [exact, other, exact]);
    expect(products).toMatchObject({ read: 3, refused: 1 });
    expect(refused.rows.map(({ line }) => line)).toEqual([4]);
  });
});
