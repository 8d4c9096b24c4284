import { expect, it } from 'vitest';
import { contentKey } from '../../../../packages/picture-encoder/src/picture-key.ts';
import { digestLines, reading } from './digest-lines.ts';
import { drawingsOf } from './hang-pictures.ts';
import { headOfRows } from './product-head.ts';
import { productOfRows } from './product-of-rows.ts';
import { Report } from './report.ts';
import { readHeader, type ShopifyRow } from './shopify-row.ts';

const header = 'Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Status,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Inventory Qty,Variant Price,Variant Compare At Price,Image Src,Variant Image'; // biome-ignore format: a row
const lines = [
  'kurta,Indigo Kurta &amp; Dupatta,<div>Hand-block<br>cotton <b>mul</b></div>,Anokhi,Kurtas,Women,TRUE,active,Size,S,Colour,Indigo,IK-S,7,490,999,/pictures/abcdefgh12.webp,',
  'kurta,,,,,,,,,M,,Rose,IK-M,0,490,999,,/pictures/abcdefgh34.webp',
];

function read(names: string, cells: readonly string[]): ShopifyRow[] {
  const reader = readHeader(names.split(','));
  if (typeof reader === 'string') throw new Error(reader);
  return cells.map((line, at) => reader.row(at + 2, line.split(',')) as ShopifyRow);
}

it('version is raised when parsing changes', () => {
  const rows = read(header, lines);
  const report = new Report();
  const head = headOfRows({ handle: 'kurta', rows }, {});
  const product = productOfRows(head, rows, report, { exact: false });
  if (!product) throw new Error('These lines make a product');
  const drawn = drawingsOf(product, new Date(0)).map(({ key }) => key);
  // A different key? Then raise `reading`, and write the new key and number here.
  // Empty members are left out: a new fact of products is read from a column of its own, which changes every digest.
  const parsed = JSON.stringify([product, drawn], (_, value: unknown) => (value === '' ? undefined : value));
  expect([contentKey(parsed), reading]).toEqual(['jNe8V9xWG6PG9g7sRxch', 16]);
});

it('ignores the position of lines and columns, and changes with cells, names or categories', () => {
  const rows = read(header, lines);
  const digest = digestLines(rows, 'kurtas');
  expect(digestLines(rows.map((row) => ({ ...row, line: row.line + 40 })), 'kurtas')).toBe(digest); // biome-ignore format: short
  const turned = (line: string) => line.split(',').toReversed().join(',');
  expect(digestLines(read(turned(header), lines.map(turned)), 'kurtas')).toBe(digest);
  expect(digestLines(rows, 'sarees')).not.toBe(digest);
  expect(digestLines(rows.toReversed(), 'kurtas')).not.toBe(digest);
  expect(digestLines(read(header.replace('Vendor,Type', 'Type,Vendor'), lines), 'kurtas')).not.toBe(digest);
  expect(digestLines(read(header, [lines[0] ?? '', (lines[1] ?? '').replace('0,490', '1,490')]), 'kurtas')).not.toBe(digest); // biome-ignore format: short
});
