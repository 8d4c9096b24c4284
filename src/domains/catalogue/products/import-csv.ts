import * as m from '#messages/refusals';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { refuse } from '../../../platform/refusal.ts';
import type { StaffVisit } from '../../../platform/visit.ts';
import type { ImportAnswer, RunImport } from '../import/import-order.ts';
import type { Progress } from '../import/progress.ts';
import type { ReportData } from '../import/report.ts';
import { kindsOf } from '../import/report-kinds.ts';
import { differencesOf, notesOf } from '../import/report-words.ts';
import { recordChange } from '../../staff/changes/record-change.ts';
import type { Desk } from '../../staff/desk.ts';
import { followImport } from './follow-import.ts';
import { findOpenShop } from '../../sellers/sellers.store.ts';

/** Max kinds of goods that are asked about. */
const maxNewKinds = 100;
/** Max lines listed one by one. */
const maxLines = 500;

type Means = Desk & {
  readonly runImport: RunImport;
  /** Photos on the internet are fetched for operators. */
  readonly fetchesPhotos: boolean;
};

/** Imports a product CSV into the visit's own shop, whatever shops the file names. `check` makes it a dry run. */
export async function importCsv(
  means: Means,
  { check, file = m.your_file() }: { check: boolean; file?: string | undefined },
  { staff, shopId, rawBody }: StaffVisit,
) {
  const { db } = means;
  const seller = shopId === null ? null : ((await findOpenShop(db, shopId))?.name ?? null);
  if (shopId === null || seller === null) return refuse('invalid', { error: m.choose_shop_of_products() });
  if (!rawBody?.length) return refuse('invalid', { error: m.file_empty() });
  const job = { shopId, file, onlyChecks: check, staffId: staff.id };
  return followImport(means, job, (onProgress) =>
    importInto(means, { shopId, seller, check, staff, bytes: rawBody }, onProgress),
  );
}

interface Into {
  readonly shopId: string;
  readonly seller: string;
  readonly check: boolean;
  readonly staff: StaffVisit['staff'];
  readonly bytes: Uint8Array;
}

async function importInto(
  { db, clock, runImport, fetchesPhotos }: Means,
  { shopId, seller, check, staff, bytes }: Into,
  onProgress: (far: Progress) => void,
) {
  const folder = await mkdtemp(join(tmpdir(), 'desk-import-'));
  try {
    const file = join(folder, 'products.csv');
    await writeFile(file, bytes);
    const isOperator = staff.role === 'operator';
    const order = {
      file,
      shopId,
      seller,
      dryRun: check,
      makesCategories: isOperator,
      fetchesPhotos: fetchesPhotos && isOperator,
    };
    const answer = await runImport(order, onProgress);
    if (typeof answer === 'string' || 'unreadable' in answer) return asRefusal(answer);
    const { products } = answer.report;
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
    return messageOf(answer.report);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

type ImportFailure = Exclude<ImportAnswer, { readonly report: unknown }>;

function messageOf(report: ReportData) {
  const { lines, products, refused, remarks } = report;
  return {
    lines,
    products,
    refusedLines: refused.count,
    refusedRows: refused.rows.slice(0, maxLines),
    remarkedLines: remarks.count,
    remarks: remarks.rows.slice(0, maxLines),
    notes: notesOf(report),
    kinds: kindsOf(report),
    changes: report.changes,
    newKinds: report.newKinds.slice(0, maxNewKinds),
    refusedCsv: report.refusedCsv,
    differences: differencesOf(report).map(({ title, count, rows }) => ({
      title,
      count,
      rows: rows.slice(0, maxLines),
    })),
  };
}

function asRefusal(answer: ImportFailure) {
  if (answer === 'underway') return refuse('in_progress', { error: m.operators_import_running() });
  if (answer === 'unknown_columns') return refuse('unknown_columns');
  if (answer === 'too_long')
    return refuse('invalid', {
      error: m.import_too_long(),
    });
  return refuse('invalid', { error: m.file_not_imported({ fault: answer.unreadable }) });
}
