import { realpath, stat } from 'node:fs/promises';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import type { Objects } from '../../../platform/objects/objects.ts';
import { againAfterDeadlock } from '../../../platform/transaction.ts';
import { analyzeSellers } from '../../sellers/sellers.store.ts';
import { type BatchSize, batchesOf } from './batches.ts';
import * as store from './import-run.store.ts';
import type { Placed } from './place-products.ts';
import { type Batch, prepareBatch } from './prepare-batch.ts';
import { progressTeller } from './progress.ts';
import { readAhead } from './read-ahead.ts';
import { Report } from './report.ts';
import { openShelves } from './shelves.ts';
import { writeBatch } from './write-batch.ts';

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
  /** How much is taken in together. */
  readonly batch?: BatchSize;
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
  /** Lets the planner know what search has learnt. */
  readonly analyzeSearch: (db: Database) => Promise<void>;
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
  // The lock is the writer's: it is free when the last statement of a killed import has ended, and not before.
  await means.db.connection().execute(async (writer) => {
    if (!(await store.takeImportLock(writer))) throw new ImportUnderway('Another import is running');
    try {
      await means.db.connection().execute(async (db) => {
        await store.beginSeenHandles(db);
        try {
          const shelves = await openShelves(db, { report, dryRun: options.dryRun, now: means.clock.now() });
          await inBatches(options.file, { ...means, ...options, db, writer, folder, report, shelves });
        } finally {
          await store.forgetSeenHandles(db);
        }
      });
      if (!options.dryRun && report.products.made + report.products.updated >= manyProducts) {
        await againAfterDeadlock(() => means.foldCounts(writer));
        await store.analyzeCatalogue(writer);
        await analyzeSellers(writer);
        await means.analyzeSearch(writer);
      }
    } finally {
      await store.leaveImportLock(writer);
    }
  });
  return report;
}

type Work = Omit<Batch, 'groups' | 'now' | 'underway'> &
  ImportMeans &
  Pick<ImportOptions, 'batch'> & { readonly writer: Database };

/** Prepares each batch while the one before it is being written, by two connections, so that neither this thread nor the database waits. */
async function inBatches(file: string, work: Work): Promise<void> {
  const { clock, report, dryRun } = work;
  const { size } = await stat(file);
  const tell = progressTeller(work.say, clock.now().getTime());
  const write = batchWriter(work);
  let underway: readonly Placed[] = [];
  let written = Promise.resolve();
  try {
    for await (const { groups, bytes, lines } of readAhead(batchesOf(file, report, work.batch))) {
      const now = clock.now();
      const placed = await prepareBatch({ ...work, groups, underway, now });
      const reached = { products: report.products.read, lines, share: bytes / size };
      await written;
      underway = placed;
      written = (dryRun ? Promise.resolve() : write(placed, now)).then(() =>
        tell(clock.now().getTime(), reached),
      );
      written.catch(() => {}); // thrown where it is awaited
    }
    await written;
  } finally {
    await written.catch(() => {}); // the connection is given back when nothing runs on it
  }
}

/** Writes batches, and now and then folds what they added to the ledgers. */
function batchWriter({ writer, indexProducts, foldCounts, report }: Work) {
  let unfolded = 0;
  return async (placed: readonly Placed[], now: Date): Promise<void> => {
    report.soldOutVariants += await writeBatch(placed, { db: writer, indexProducts, now });
    unfolded += placed.filter(({ change }) => change === 'made' || change === 'updated').length;
    if (unfolded < foldAfter) return;
    await againAfterDeadlock(() => foldCounts(writer));
    unfolded = 0;
  };
}
