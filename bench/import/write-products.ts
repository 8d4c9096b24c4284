import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type ExportedProduct, readExportPage } from '../../src/domains/catalogue/import/export.store.ts';
import { csvHeader, csvLines } from '../../src/domains/catalogue/import/product-csv.ts';
import type { Database } from '../../src/platform/database.ts';

/** Words around a town product's name: ten thousand times as many products, with hardly more vocabulary. */
const before = 'Soft Festive Everyday Airy Regal Summer Winter Monsoon Handmade Heirloom Classic New'.split(
  ' ',
);
const behind = 'Amer Nahargarh Jantar Hawa Chandpol Johari Bapu Tripolia Galta Sisodia Jalebi Albert'.split(
  ' ',
);

/**
 * Writes a product CSV of `size` products, made from the products of the town in `db` with the same pictures, shops and
 * categories. The same size gives the same file.
 *
 * @param from the number of the first one: other numbers are other products
 * @returns the number of lines after the header
 */
export async function writeProducts(db: Database, file: string, size: number, from = 0): Promise<number> {
  const models = (await readExportPage(db, '', null)).toSorted((a, b) => (a.slug < b.slug ? -1 : 1));
  let lines = 0;
  function* text(): Generator<string> {
    yield csvHeader;
    for (let n = from; n < from + size; n++) {
      const product = csvLines(
        variation(models[n % models.length] as ExportedProduct, n),
        'http://shop.example',
      );
      lines += product.length;
      yield product.join('');
    }
  }
  await pipeline(Readable.from(text()), createWriteStream(file));
  return lines;
}

function variation(model: ExportedProduct, n: number): ExportedProduct {
  const discount = [0, 0, 0, 10, 15, 20, 25, 30, 40, 50, 60, 70][die(n, 1, 12)] ?? 0;
  const price = Math.max(1, Math.floor((model.price * (60 + die(n, 2, 90))) / 100));
  return {
    ...model,
    slug: `${model.slug}-${n}`,
    name: `${before[die(n, 3, before.length)]} ${model.name} ${behind[die(n, 4, behind.length)]}`,
    price,
    discount,
    variants: model.variants.map((variant, at) => ({
      ...variant,
      sku: `${variant.sku}-${n}`,
      stock: Math.max(0, die(n, 5 + at, 24) - 3),
    })),
  };
}

/** A reproducible pseudo-random number from 0 to `below` - 1. */
function die(n: number, seed: number, below: number): number {
  let hash = Math.imul(n ^ Math.imul(seed, 0x9e3779b1), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) % below;
}
