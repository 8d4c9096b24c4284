import { hash } from 'node:crypto';
import { columnNames, type ShopifyRow } from './shopify-row.ts';

/**
 * The parser's version. Raise it when the same lines parse to a different product (digest-lines.test.ts notices):
 * earlier imports are then read again, once.
 */
export const reading = 16;

/**
 * A digest of a product's lines: equal for the same cells under the same names, wherever they are in the file.
 * @param categoryId the category they map to, which depends on the shop's categories
 */
export function digestLines(rows: readonly ShopifyRow[], categoryId: string): string {
  let text = `${reading} ${categoryId} `;
  for (const row of rows)
    for (const name of columnNames) {
      const cell = row[name];
      text += row.named.has(name) ? `${cell.length}:${cell}` : `-${cell}`;
    }
  return hash('sha256', text, 'base64url').slice(0, 22);
}
