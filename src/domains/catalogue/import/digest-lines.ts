import { hash } from 'node:crypto';
import { columnNames, type ShopifyRow } from './shopify-row.ts';

/**
 * Which reading of lines this is. To be raised whenever the same lines are read into another product (digest-lines.test.ts
 * notices): what was imported before is then read anew, once.
 */
export const reading = 1;

/**
 * A digest of a product's lines: the same for the same cells under the same names, wherever they stand in the file.
 *
 * @param categoryId the category that they are for, which depends on those that the shop has
 */
export function digestLines(rows: readonly ShopifyRow[], categoryId: string): string {
  let text = `${reading} ${categoryId} `;
  for (const row of rows)
    for (const name of columnNames) {
      const cell = row[name];
      text += `${cell.length}:${cell}`;
    }
  return hash('sha256', text, 'base64url').slice(0, 22);
}
