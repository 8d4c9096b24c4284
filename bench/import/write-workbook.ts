import { writeFileSync } from 'node:fs';
import { type WrittenCell, writeWorkbook } from '../../packages/workbook-rows/src/testing.ts';

const head = ['Style No', 'Item', 'Size', 'Shade', 'MRP', 'Rate', 'Pcs', 'Type', 'Fabric', 'Details', 'For'];
const sizes = ['S', 'M', 'L', 'XL', 'XXL'];
const shades = ['Red', 'Indigo', 'Mustard', 'Ivory'];
const kinds = ['Kurta', 'Dress', 'Shirt', 'Saree'];

/** Writes a shop's own stock list of `rows` rows as an Excel workbook, five sizes a product; its head is nobody's export. */
export function writeStockList(file: string, rows: number): void {
  const lines = Array.from({ length: rows }, (_, n): WrittenCell[] => {
    const style = Math.floor(n / sizes.length);
    const kind = kinds[style % kinds.length] ?? '';
    const mrp = 799 + (style % 40) * 50;
    return [
      `ST-${100_000 + style}`,
      `${shades[style % 4]} Block Print ${kind} ${style}`,
      sizes[n % sizes.length] ?? '',
      shades[style % 4] ?? '',
      { value: mrp, format: '[$₹-4009]\\ #,##0.00' },
      mrp - 100,
      (n * 7) % 23,
      kind,
      'Cotton',
      `Hand block printed in Sanganer, lot ${style % 97}`,
      'Women',
    ];
  });
  writeFileSync(file, writeWorkbook({ name: 'Stock', rows: [head, ...lines] }));
}
