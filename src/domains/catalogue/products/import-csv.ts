import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Refusal, refuse } from '../../../platform/refusal.ts';
import type { StaffVisit } from '../../../platform/visit.ts';
import { UnreadableFile } from '../import/group-by-handle.ts';
import { ImportUnderway, importProducts } from '../import/import-products.ts';
import type { Report } from '../import/report.ts';
import type { SearchOfProducts } from '../search-of-products.ts';
import { recordChange } from '../../staff/changes/record-change.ts';
import type { Desk } from '../../staff/desk.ts';
import type { Objects } from '../../../platform/objects/objects.ts';
import { findOpenShop } from '../../sellers/sellers.store.ts';

/** Lines listed one by one. */
const maxLines = 500;

/** Imports a product CSV into the visit's own shop, whatever shops the file names. With `check` it is a dry run. */
export async function importCsv(
  desk: Desk & { readonly objects: Objects; readonly search: SearchOfProducts },
  check: boolean,
  { staff, shopId, rawBody }: StaffVisit,
) {
  const seller = shopId === null ? null : ((await findOpenShop(desk.db, shopId))?.name ?? null);
  if (shopId === null || seller === null)
    return refuse('invalid', { error: 'Please choose the shop that these products are for' });
  if (!rawBody?.length) return refuse('invalid', { error: 'The file is empty' });
  const { db, clock, objects, search } = desk;
  const { indexProducts, foldCounts, analyzeSearch } = search;
  const folder = await mkdtemp(join(tmpdir(), 'desk-import-'));
  try {
    const file = join(folder, 'products.csv');
    await writeFile(file, rawBody);
    const means = { db, clock, objects, indexProducts, foldCounts, analyzeSearch, say: () => {} };
    const report = await importProducts(means, { file, seller, dryRun: check, exact: false });
    const { products } = report;
    if (!check && products.made + products.updated > 0)
      await recordChange(db, staff, {
        subject: 'shop',
        subjectId: shopId,
        shopId,
        did: 'imported a CSV',
        before: null,
        after: products,
        at: clock.now(),
      });
    return told(report);
  } catch (error) {
    return asRefusal(error);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function told(report: Report) {
  const { lines, products, refused, remarks } = report.data();
  return {
    lines,
    products,
    refusedLines: report.refusedLines,
    refusedRows: refused.rows.slice(0, maxLines),
    remarks: remarks.rows.slice(0, maxLines),
  };
}

function asRefusal(error: unknown): Refusal<'in_progress' | 'invalid'> {
  if (error instanceof UnreadableFile)
    return refuse('invalid', { error: `This file cannot be imported. ${error.message}` });
  if (error instanceof ImportUnderway)
    return refuse('in_progress', { error: 'Another import is running. Please try again in a minute' });
  throw error;
}
