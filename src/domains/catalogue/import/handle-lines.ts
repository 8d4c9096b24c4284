import * as m from '#messages/import-report';
import type { OwnProduct } from './known-products.store.ts';
import type { Report } from './report.ts';
import type { ShopifyRow } from './shopify-row.ts';

/** The consecutive lines of one product. */
export interface HandleLines {
  readonly handle: string;
  readonly rows: readonly ShopifyRow[];
  /** The product of the shop that they update, looked up only where the lines leave something out. */
  readonly own?: OwnProduct | undefined;
}

/** Reports each line of a product whose first one cannot be used. */
export function refuseLines(report: Report, { handle, rows }: HandleLines, reason: string): null {
  // A line of several sizes or pictures is said once.
  for (const [at, { line }] of rows.entries())
    if (line !== rows[at - 1]?.line) report.refuse(line, handle, at === 0 ? reason : m.first_line_unusable());
  return null;
}
