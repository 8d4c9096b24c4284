import { expect, it } from 'vitest';
import { createTestDatabase } from '../../../../test/support/database.ts';
import { importFolder, kurta, type Row } from '../../../../test/support/import-files.ts';
import { smallShop } from '../../../../test/support/small-shop.ts';
import type { Attributes } from './attribute.ts';
import { refreshUnread } from './refresh-attributes.ts';
import { execute } from '../../../platform/database.ts';

const { db } = await createTestDatabase();
const files = importFolder();

/** The product's stored attributes, and its labels in the search listing. */
async function attributesOf(slug: string) {
  const rows = await execute<{ attributes: Attributes; labels: string[]; material: string; tags: string }>(
    db,
  )`
    select p.attributes, l.attributes as labels, p.material, p.tags
    from products p join listed_products l on l.product_id = p.id where p.slug = ${slug}`;
  return rows[0];
}

const silk = {
  ...kurta,
  Handle: 'silk-kurta',
  Title: 'Festive kurta',
  Tags: 'Women',
  Material: 'Pure silk',
} satisfies Row;

it('an import reads the material, tags and title, and keeps them', async () => {
  await files.run(db, [silk]);
  expect(await attributesOf('silk-kurta')).toEqual({
    attributes: {
      audience: { values: ['Women'], from: 'tags' },
      fabric: { values: ['Silk'], from: 'material' },
      occasion: { values: ['Festive'], from: 'title' },
    },
    labels: ['audience:Women', 'fabric:Silk', 'occasion:Festive'],
    material: 'Pure silk',
    tags: 'Women',
  });
});

it('another material in the file is an update that leaves edits of staff alone', async () => {
  await execute(db)`update products set name = 'Renamed' where slug = 'silk-kurta'`;
  const report = await files.run(db, [{ ...silk, Material: 'Cotton' }]);
  expect(report.products).toMatchObject({ updated: 1, unchanged: 0 });
  expect((await attributesOf('silk-kurta'))?.labels).toEqual(['audience:Women', 'fabric:Cotton']);
  const rows = await execute<{ name: string }>(db)`select name from products where slug = 'silk-kurta'`;
  expect(rows).toEqual([{ name: 'Renamed' }]);
  const again = await files.run(db, [{ ...silk, Material: 'Cotton' }]);
  expect(again.products).toMatchObject({ updated: 0, unchanged: 1 });
});

it('reads all products that nobody has read, each once', async () => {
  const shop = await smallShop(db, new Date('2026-03-01T10:00:00Z'));
  const { id } = await shop.product();
  expect((await attributesOf(id))?.labels).toEqual([]);
  await refreshUnread(db, new AbortController().signal);
  expect((await attributesOf(id))?.labels).toContain('fabric:Cotton');
  await execute(db)`update products set name = 'Silk kurta' where id = ${id}`;
  await refreshUnread(db, new AbortController().signal);
  expect((await attributesOf(id))?.labels).toContain('fabric:Cotton');
});
