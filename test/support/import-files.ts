import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll } from 'vitest';
import { type ImportOptions, importProducts } from '../../src/domains/catalogue/import/import-products.ts';
import { analyzeSearch, indexProducts } from '../../src/domains/search/search-index.store.ts';
import { testClock } from '../../src/platform/clock.ts';
import { diskObjects } from '../../src/platform/objects/disk-objects.ts';
import { type Database, execute } from '../../src/platform/database.ts';

const columns = [
  'Handle', 'Title', 'Body (HTML)', 'Vendor', 'Type', 'Option1 Name', 'Option1 Value', 'Option2 Name', 'Option2 Value',
  'Variant SKU', 'Variant Inventory Tracker', 'Variant Inventory Qty', 'Variant Price', 'Variant Compare At Price',
  'Image Src', 'Image Position', 'Variant Image', 'Status', 'Gender (product.metafields.custom.gender)', 'Tags', 'Material', 'Barcode', 'HSN Code',
] as const; // biome-ignore format: a table

/** A line of Shopify's product CSV, without its empty cells. */
export type Row = Partial<Record<(typeof columns)[number], string>>;

export const kurta: Row = {
  Handle: 'blue-kurta', Title: 'Blue Kurta', Vendor: 'Anokhi Lane', Type: 'Kurtas', 'Variant Price': '499', 'Variant Compare At Price': '999',
}; // biome-ignore format: a row

const cell = (text: string) => `"${text.replaceAll('"', '""')}"`;

/** A CSV file of these lines. */
export const csv = (rows: readonly Row[]): string =>
  [columns.join(','), ...rows.map((row) => columns.map((name) => cell(row[name] ?? '')).join(','))].join(
    '\n',
  );

/** A folder for one test file's imports, deleted after its last test. */
export function importFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'chowk-import-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const dataDir = join(folder, 'data');
  const images = join(folder, 'images');
  mkdirSync(images);
  const file = join(folder, 'products.csv');
  return {
    folder,
    dataDir,
    images,

    /** Imports these lines, this text, or with `options.file` another file; returns the report as data. */
    async run(db: Database, rows: readonly Row[] | string, options: Partial<ImportOptions> = {}) {
      writeFileSync(file, typeof rows === 'string' ? rows : csv(rows));
      const clock = testClock('2026-11-21T06:00:00Z');
      const report = await importProducts(
        { db, objects: diskObjects(dataDir), clock, indexProducts, analyzeSearch },
        { file, dryRun: false, makesCategories: true, exact: false, ...options },
      );
      return report.data();
    },

    /** Puts a single-coloured photo into the folder of pictures. */
    async photo(name: string, colour: string): Promise<void> {
      const bytes = await sharp({ create: { width: 300, height: 400, channels: 3, background: colour } })
        .jpeg()
        .toBuffer();
      writeFileSync(join(images, name), bytes);
    },
  };
}

/** Everything that an import may change, to check that it did not. */
export async function everything(db: Database): Promise<string> {
  const tables = ['products', 'variants', 'stock', 'pictures', 'sellers', 'categories', 'listed_products'];
  const rows = [];
  for (const table of tables)
    rows.push(await execute(db)`select * from ${sql.table(table)} as t order by t::text`);
  return JSON.stringify(rows);
}
