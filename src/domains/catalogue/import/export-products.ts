import { createWriteStream } from 'node:fs';
import { rename } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Database } from '../../../platform/database.ts';
import { readExportPage } from './export.store.ts';
import { csvHeader, csvLines } from './product-csv.ts';

/**
 * Exports all products, hidden ones too, as Shopify's product CSV. Importing it into this shop changes nothing.
 * Pictures are given as URLs under `publicUrl`, since drawn ones have no file.
 * @returns how many products and lines were written
 */
export async function exportProducts(
  db: Database,
  { file, publicUrl }: { file: string; publicUrl: string },
): Promise<{ products: number; lines: number }> {
  const written = { products: 0, lines: 0 };
  const lines = exportLines(db, { publicUrl, sellerId: null, written });
  // Written to a temporary name and renamed, so a partial export is never mistaken for a complete one.
  await pipeline(Readable.from(lines), createWriteStream(`${file}.part`));
  await rename(`${file}.part`, file);
  return written;
}

/** Streams the CSV of one shop's products, or all (null). `written` counts along. */
export async function* exportLines(
  db: Database,
  {
    publicUrl,
    sellerId,
    written = { products: 0, lines: 0 },
  }: { publicUrl: string; sellerId: string | null; written?: { products: number; lines: number } },
): AsyncGenerator<string> {
  yield csvHeader;
  for (let after = ''; ; ) {
    const page = await readExportPage(db, after, sellerId);
    for (const product of page) {
      const lines = csvLines(product, publicUrl);
      written.products += 1;
      written.lines += lines.length;
      yield lines.join('');
    }
    after = page.at(-1)?.id ?? '';
    if (after === '') return;
  }
}
