import { realpath } from 'node:fs/promises';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import { groupByHandle, type HandleLines } from './group-by-handle.ts';
import * as store from './import.store.ts';
import { type Batch, importBatch } from './import-batch.ts';
import { Report } from './report.ts';
import { openShelves } from './shelves.ts';

export interface ImportOptions {
  /** The CSV file. */
  readonly file: string;
  /** The folder in which the file's pictures are looked for. */
  readonly images?: string | undefined;
  /** The shop that takes all goods, instead of their vendors'. */
  readonly seller?: string | undefined;
  /** Finds out what would happen, and changes nothing. */
  readonly dryRun: boolean;
  /** Refuses products whose price no whole percent makes exactly. */
  readonly exact: boolean;
}

export interface ImportMeans {
  readonly db: Database;
  readonly dataDir: string;
  readonly clock: Clock;
  /** Told how far it is, every few seconds. */
  readonly say: (line: string) => void;
  /** Makes products findable by words; called in the transaction that writes them. */
  readonly indexProducts: (trx: Database, ids: readonly string[]) => Promise<void>;
}

/** Another import runs at this moment. */
export class ImportUnderway extends Error {}

const batchSize = { products: 200, lines: 2_000 };
const manyProducts = 100;
const tellEvery = 2_000;

/**
 * Takes the products of Shopify's product CSV into the shop, while it serves: batch by batch, each in a transaction.
 * What came before under the same handle is updated where the file differs from last time, and otherwise left alone,
 * so that a person's corrections and what was sold since stay.
 *
 * @throws UnreadableFile, ImportUnderway; what was imported before a throw stays and is met again by the next run
 */
export async function importProducts(means: ImportMeans, options: ImportOptions): Promise<Report> {
  const report = new Report();
  const folder = options.images === undefined ? undefined : await realpath(options.images);
  await means.db.connection().execute(async (db) => {
    if (!(await store.takeImportLock(db))) throw new ImportUnderway('Another import is running');
    try {
      await store.beginSeenHandles(db);
      const now = means.clock.now();
      const shelves = await openShelves(db, { report, dryRun: options.dryRun, now });
      await inBatches(options.file, { ...means, ...options, db, folder, report, shelves, now });
      if (!options.dryRun && report.products.made + report.products.updated >= manyProducts)
        await store.analyzeCatalogue(db);
    } finally {
      await store.endImport(db);
    }
  });
  return report;
}

async function inBatches(file: string, work: Omit<Batch, 'groups'> & ImportMeans): Promise<void> {
  const started = work.clock.now().getTime();
  let told = started;
  let groups: HandleLines[] = [];
  let lines = 0;
  const flush = async () => {
    await importBatch({ ...work, groups });
    groups = [];
    lines = 0;
    const now = work.clock.now().getTime();
    if (now - told < tellEvery) return;
    told = now;
    const { read } = work.report.products;
    work.say(`${read} products, ${Math.round((read * 1_000) / (now - started))} a second`);
  };
  for await (const group of groupByHandle(file, work.report)) {
    groups.push(group);
    lines += group.rows.length;
    if (groups.length >= batchSize.products || lines >= batchSize.lines) await flush();
  }
  if (groups.length > 0) await flush();
}
