import { realpath, stat } from 'node:fs/promises';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import type { Objects } from '../../../platform/objects/objects.ts';
import { againAfterDeadlock } from '../../../platform/transaction.ts';
import { batchesOf } from './batches.ts';
import { type Batch, importBatch } from './import-batch.ts';
import * as store from './import-run.store.ts';
import { progressTeller } from './progress.ts';
import { readAhead } from './read-ahead.ts';
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
  readonly objects: Objects;
  readonly clock: Clock;
  /** Told how far it is, every few seconds. */
  readonly say: (line: string) => void;
  /** Makes products findable by words; called in the transaction that writes them. */
  readonly indexProducts: (trx: Database, ids: readonly string[]) => Promise<void>;
  /** Folds the ledgers of counts, which every batch adds to. A shop that is open does so by itself; none may be. */
  readonly foldCounts: (db: Database) => Promise<number>;
}

/** Another import runs at this moment. */
export class ImportUnderway extends Error {}

/** Products written after which the planner is told of them. */
const manyProducts = 100;
/** Products written after which what they added to the ledgers of counts is folded. */
const foldAfter = 5_000;

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
      const shelves = await openShelves(db, { report, dryRun: options.dryRun, now: means.clock.now() });
      await inBatches(options.file, { ...means, ...options, db, folder, report, shelves });
      if (!options.dryRun && report.products.made + report.products.updated >= manyProducts) {
        await againAfterDeadlock(() => means.foldCounts(db));
        await store.analyzeCatalogue(db);
      }
    } finally {
      await store.endImport(db);
    }
  });
  return report;
}

async function inBatches(file: string, work: Omit<Batch, 'groups' | 'now'> & ImportMeans): Promise<void> {
  const { db, clock, report } = work;
  const { size } = await stat(file);
  const tell = progressTeller(work.say, clock.now().getTime());
  const { products } = report;
  let folded = 0;
  for await (const { groups, bytes, lines } of readAhead(batchesOf(file, report))) {
    await importBatch({ ...work, groups, now: clock.now() });
    const written = products.made + products.updated;
    if (!work.dryRun && written - folded >= foldAfter) {
      await againAfterDeadlock(() => work.foldCounts(db));
      folded = written;
    }
    tell(clock.now().getTime(), { products: products.read, lines, share: bytes / size });
  }
}
