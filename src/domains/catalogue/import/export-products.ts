import { createWriteStream } from 'node:fs';
import { rename } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Database } from '../../../platform/database.ts';
import { readExportPage } from './export.store.ts';
import { csvHeader, csvLines } from './product-csv.ts';

/**
 * Writes every product as Shopify's product CSV, hidden ones too. Importing it into this shop changes nothing. Pictures
 * are named by their addresses under `publicUrl`, since a drawn one has no file.
 *
 * @returns how many products and lines were written
 */
export async function exportProducts(
  db: Database,
  { file, publicUrl }: { file: string; publicUrl: string },
): Promise<{ products: number; lines: number }> {
  const written = { products: 0, lines: 0 };
  const lines = exportLines(db, { publicUrl, sellerId: null, written });
  // Beside, and then renamed: an export that was cut off must not look like one.
  await pipeline(Readable.from(lines), createWriteStream(`${file}.part`));
  await rename(`${file}.part`, file);
  return written;
}

/** The CSV's text, piece by piece: of one shop's products, or of all (null). `written` counts along. */
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
