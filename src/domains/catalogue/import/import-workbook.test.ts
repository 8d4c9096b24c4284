import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { type WrittenCell, writeWorkbook, zipOf } from '../../../../packages/workbook-rows/src/testing.ts';
import { execute } from '../../../platform/database.ts';
import { createTestDatabase } from '../../../../test/support/database.ts';
import { everything, importFolder } from '../../../../test/support/import-files.ts';

const { db } = await createTestDatabase();
const files = importFolder();
const file = join(files.folder, 'products.xlsx');
const head = ['Handle', 'Title', 'Vendor', 'Type', 'Option1 Name', 'Option1 Value', 'Variant SKU', 'Variant Inventory Qty', 'Variant Price']; // biome-ignore format: a row
const price = (value: number): WrittenCell => ({ value, format: '[$₹-4009]\\ #,##0.00' });

const run = (bytes: Buffer, options = {}) => {
  writeFileSync(file, bytes);
  return files.run(db, '', { file, ...options });
};

beforeAll(async () => {
  await run(
    writeWorkbook({
      name: 'Products',
      rows: [
        head,
        [
          'kurta-of-a-sheet',
          'Kurta of a Sheet',
          'Sheet Shop',
          'Kurtas',
          'Size',
          'S',
          890_123_456_789,
          7,
          price(1_299),
        ],
        [
          'kurta-of-a-sheet',
          null,
          null,
          null,
          null,
          { value: 45_018, format: 'dd-mmm' },
          'K-2',
          5,
          price(1_299),
        ],
      ],
    }),
  );
});

it('imports a workbook as a person sees it: amounts, whole numbers, sizes', async () => {
  const rows = await execute<{ size: string; sku: string | null; stock: number; price: number }>(db)`
    select v.size, v.sku, coalesce(s.quantity, 0) as stock, p.price
    from products p join variants v on v.product_id = p.id left join stock s on s.variant_id = v.id
    where p.slug = 'kurta-of-a-sheet' order by v.position`;
  expect(rows).toEqual([
    { size: 'S', sku: '890123456789', stock: 7, price: 1_299 },
    { size: '02-Apr', sku: 'K-2', stock: 5, price: 1_299 },
  ]);
});

it('names the row of the sheet that it refuses, and gives it back as CSV', async () => {
  const { refused, refusedCsv, readAs } = await run(
    writeWorkbook({
      name: 'Products',
      rows: [head, [], ['row-three', 'Row Three', 'Sheet Shop', 'Kurtas', null, null, null, 3, 'free']],
    }),
    { dryRun: true, returnsRefused: true },
  );
  expect(readAs).toContain('Excel');
  expect(refused.rows.map(({ line, handle }) => [line, handle])).toEqual([[3, 'row-three']]);
  expect(refusedCsv).toContain('row-three,Row Three');
});

it('refuses in a sentence what is no workbook that can be read, and changes nothing', async () => {
  const before = await everything(db);
  const whole = writeWorkbook({ name: 'Products', rows: [head, ['a', 'A']] });
  const wide = writeWorkbook({
    name: 'Products',
    rows: [[...head, ...Array.from({ length: 1_000 }, (_, at) => `c${at}`)]],
  });
  const page = Buffer.from('\ufeff<html><body><table><tr><td>Handle</td></tr></table></body></html>');
  const faults = [
    [whole.subarray(0, -30), 'damaged or incomplete'],
    [wide, 'too large to read'],
    [zipOf({ 'a.jpg': 'x' }), 'no Excel workbook'],
    [page, 'save it as CSV or XLSX'],
    [Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'save it as CSV or XLSX'],
  ] as const;
  for (const [bytes, sentence] of faults) await expect(run(bytes)).rejects.toThrow(sentence);
  expect(await everything(db)).toBe(before);
});
