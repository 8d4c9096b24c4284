import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../../test/support/database.ts';
import { importFolder, kurta } from '../../../../test/support/import-files.ts';
import { findProduct } from '../catalogue.store.ts';
import { closeSeller, reopenSeller } from '../sellers/close-seller.ts';
import { exportProducts } from './export-products.ts';
import { execute } from '../../../platform/database.ts';

const files = importFolder();

describe('an import into a closed shop', async () => {
  const { db } = await createTestDatabase();
  await files.run(db, [kurta]);
  const now = new Date('2026-11-21T07:00:00Z');

  async function move(how: typeof closeSeller, shop = db): Promise<void> {
    const rows = await execute<{ id: string; version: number }>(shop)`
      select id, version from sellers where shop_name = 'Anokhi Lane'`;
    expect(await how(shop, { id: rows[0]?.id ?? '', version: rows[0]?.version ?? 0, now })).toHaveProperty(
      'after',
    );
  }

  async function onShelves(shop = db): Promise<string[]> {
    const rows = await execute<{ slug: string }>(shop)`
      select slug from products join listed_products on product_id = id
      where status = 'active' and active order by slug`;
    return rows.map(({ slug }) => slug);
  }

  /** An export without its picture-only lines: another shop draws its own. */
  const withoutPictures = (file: string): string[] =>
    readFileSync(file, 'utf8')
      .split('\r\n')
      .map((line) => line.replace(/https:[^,]*,/, ','))
      .filter((line) => !/^[^,]*,{10,}\d*,*$/.test(line));

  it('puts nothing on sale, and reports it once', async () => {
    await move(closeSeller);
    const report = await files.run(db, [
      { ...kurta, Title: 'Bluer Kurta' },
      { ...kurta, Handle: 'new-kurta' },
      { ...kurta, Handle: 'draft-kurta', Status: 'draft' },
      { ...kurta, Handle: 'of-another', Vendor: 'Meera' },
    ]);
    expect(report.products).toMatchObject({ made: 3, updated: 1 });
    expect(report.remarks.rows.map(({ reason }) => reason)).toEqual([
      'The shop Anokhi Lane is closed: its products stay hidden until it opens',
    ]);
    expect(await onShelves()).toEqual(['of-another']);
    expect(await findProduct(db, 'blue-kurta')).toBeNull();
  });

  it('changes nothing when its own export is read', async () => {
    const file = join(files.folder, 'closed.csv');
    await exportProducts(db, { file, publicUrl: 'https://shop.example' });
    expect((await files.run(db, [], { file })).products).toMatchObject({ made: 0, updated: 0, unchanged: 4 });
    expect(await onShelves()).toEqual(['of-another']);
  });

  it('marks its export, which creates a closed shop with the same products elsewhere', async () => {
    const { db: elsewhere } = await createTestDatabase();
    const [file, again] = ['closed.csv', 'closed-again.csv'].map((name) => join(files.folder, name)) as [
      string,
      string,
    ];
    const report = await files.run(elsewhere, [], { file });
    expect(report.products).toMatchObject({ made: 4 });
    expect(report.remarks.rows.map(({ reason }) => reason)).toContain(
      'The shop Anokhi Lane is closed: its products stay hidden until it opens',
    );
    expect(await onShelves(elsewhere)).toEqual(['of-another']);
    await exportProducts(elsewhere, { file: again, publicUrl: 'https://shop.example' });
    expect(withoutPictures(again)).toEqual(withoutPictures(file));
    expect(withoutPictures(file).filter((line) => line.includes(',FALSE,active,'))).toHaveLength(2);
    await move(reopenSeller, elsewhere);
    expect(await onShelves(elsewhere)).toEqual(['blue-kurta', 'new-kurta', 'of-another']);
  });

  it('shows its products when the shop reopens, except those hidden in the file', async () => {
    await move(reopenSeller);
    expect(await onShelves()).toEqual(['blue-kurta', 'new-kurta', 'of-another']);
    expect((await findProduct(db, 'blue-kurta'))?.name).toBe('Bluer Kurta');
  });
});
