import { realpath } from 'node:fs/promises';
import * as m from '#messages/import-report';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import { dayOf } from '../../../platform/india-time.ts';
import type { Objects } from '../../../platform/objects/objects.ts';
import { analyzeSellers, findSeller, listShopNames } from '../../sellers/sellers.store.ts';
import { type BatchSize, batchesOf } from './batches.ts';
import { findTable, type ProductTable } from './columns/find-table.ts';
import type { Mapping } from './columns/targets.ts';
import * as store from './import-run.store.ts';
import { kindsOfFile } from './kinds-of-file.ts';
import type { PlacedProduct } from './placed.ts';
import { type Batch, prepareBatch } from './prepare-batch.ts';
import { withProductFile } from './open-product-file.ts';
import type { ProductFile } from './product-file.ts';
import type { Progress } from './progress.ts';
import { readAhead } from './read-ahead.ts';
import { isSkuList, namesShops } from './shopify-row.ts';
import { withHandles } from './sku-list.ts';
import { UnreadableFile } from './unreadable-file.ts';
import { refusedRows } from './refused-rows.ts';
import { Report } from './report.ts';
import { slugOf } from '../words/slug-of.ts';
import { openShelves } from './shelves.ts';
import { writeBatch } from './write-batch.ts';

export interface ImportOptions {
  /** The CSV file or workbook. */
  readonly file: string;
  /** The folder with the file's pictures. */
  readonly images?: string | undefined;
  /** The shop whose photos, sent beside the file, may be named. */
  readonly shopId?: string;
  /** The shop that takes all products, instead of their vendors. */
  readonly seller?: string | undefined;
  /** Reports what would happen without changing anything. */
  readonly dryRun: boolean;
  /** Creates missing categories; otherwise their products are refused. */
  readonly makesCategories: boolean;
  /** Refuses prices that no whole percent yields exactly. */
  readonly exact: boolean;
  /** Refuses a file that names no shops, when `seller` names none either. */
  readonly asksForShop?: boolean;
  /** New products without a photo come in hidden, instead of being shown as a drawing. */
  readonly hidesDrawn?: boolean;
  /** Puts the refused rows into the report, to mend and import again. */
  readonly returnsRefused?: boolean;
  /** Photos on the internet are fetched afterwards, by a job. */
  readonly fetchesPhotos?: boolean;
  readonly batch?: BatchSize;
  /** Where the shop has said that goods of a kind go, by its folded name; null for nowhere. */
  readonly chosenKinds?: ReadonlyMap<string, string | null>;
  /** What somebody has chosen as the columns of a file with this head; null for nothing. */
  readonly columnsOf?: (head: readonly string[]) => Mapping | null | Promise<Mapping | null>;
}

export interface ImportMeans {
  readonly db: Database;
  readonly objects: Objects;
  readonly clock: Clock;
  /** Receives the progress, every few products and at the end. */
  readonly reached?: (reached: Progress) => void;
  /** Updates the search index, in the transaction that writes the products. */
  readonly indexProducts: (trx: Database, ids: readonly string[]) => Promise<void>;
  /** Refreshes the planner's statistics of search. */
  readonly analyzeSearch: (db: Database) => Promise<void>;
}

/** Another import is running. */
export class ImportUnderway extends Error {}

/** Products written before the planner's statistics are refreshed. */
const manyProducts = 100;
/** Shops that are listed for somebody to choose from. */
const maxShops = 30;

/**
 * Imports a list of products while the shop is running: in batches, one transaction each. A known product is updated
 * only where the file differs from the last import, so staff's corrections and sales are kept.
 * @throws UnreadableFile, UnknownColumns, ImportUnderway; batches written before an error stay, and the next run continues from there
 */
export async function importProducts(means: ImportMeans, options: ImportOptions): Promise<Report> {
  const folder = options.images === undefined ? undefined : await realpath(options.images);
  return withProductFile(options.file, (file) => importFile(means, options, { file, folder }));
}

async function importFile(
  means: ImportMeans,
  options: ImportOptions,
  { file, folder }: { file: ProductFile; folder: string | undefined },
): Promise<Report> {
  const fileTable = await findTable(file, options.columnsOf ?? (() => null));
  const original = { ...fileTable, today: dayOf(means.clock.now()) };
  const table = await tableOfShop(means.db, original, options);
  const report = new Report();
  report.readAs = fileTable.file.readAs;
  // The lock belongs to the writer's connection: it is released when a killed import's last statement ends.
  await means.db.connection().execute(async (writer) => {
    if (!(await store.takeImportLock(writer, options.seller === undefined ? null : slugOf(options.seller))))
      throw new ImportUnderway('Another import is running');
    try {
      const kinds =
        options.makesCategories && table === original ? await kindsOfFile(table, options.seller) : [];
      await means.db.connection().execute(async (db) => {
        await store.beginSeenHandles(db);
        try {
          const shelves = await openShelves(db, {
            chosenKinds: new Map(),
            ...options,
            report,
            kinds,
            now: means.clock.now(),
          });
          await inBatches(table, { ...means, ...options, db, writer, folder, report, shelves });
        } finally {
          await store.forgetSeenHandles(db);
        }
      });
      if (!options.dryRun && report.products.made + report.products.updated >= manyProducts) {
        await store.analyzeCatalogue(writer);
        await analyzeSellers(writer);
        await means.analyzeSearch(writer);
      }
    } finally {
      await store.leaveImportLock(writer);
    }
  });
  if (options.returnsRefused) report.refusedCsv = await refusedRows(original, report.data());
  return report;
}

/**
 * The table with the handles of its products where it names them by SKU.
 * @throws UnreadableFile when the shop of its products must be said first
 */
async function tableOfShop(
  db: Database,
  table: ProductTable,
  { seller, asksForShop }: ImportOptions,
): Promise<ProductTable> {
  const { head, mapping } = table;
  const isList = mapping === null && isSkuList(head.cells);
  const isOpen =
    mapping === null ? !namesShops(head.cells) : !mapping.some((one) => one === 'vendor' || one === 'shop');
  if (seller === undefined && (isList || (asksForShop && isOpen))) {
    const shops = (await listShopNames(db, maxShops)).map((name) => `"${name}"`).join(', ');
    throw new UnreadableFile(m.which_shop({ shops: shops || '…' }));
  }
  if (!isList || seller === undefined) return table;
  const shop = await findSeller(db, seller, slugOf(seller));
  return withHandles(db, table, shop?.id ?? '');
}

type Work = Omit<Batch, 'groups' | 'now' | 'underway' | 'advance'> &
  ImportMeans &
  Pick<ImportOptions, 'batch'> & { readonly writer: Database };

/**
 * Prepares each batch while the previous one is written over a second connection, so that CPU and database work in
 * parallel.
 */
async function inBatches(table: ProductTable, work: Work): Promise<void> {
  const { clock, report, dryRun } = work;
  const tell = (lines: number, share: number) =>
    work.reached?.({ products: report.products.read, lines, share });
  const write = batchWriter(work);
  let underway: readonly PlacedProduct[] = [];
  let written = Promise.resolve();
  let done = 0;
  try {
    for await (const { groups, reached, lines } of readAhead(batchesOf(table, report, work.batch))) {
      const now = clock.now();
      const own = reached / table.file.size - done;
      const advance = (share: number) => tell(lines, Math.min(0.99, done + own * share));
      const placed = await prepareBatch({ ...work, groups, underway, now, advance });
      done += own;
      await written;
      underway = placed;
      written = dryRun ? Promise.resolve() : write(placed, now);
      written.catch(() => {}); // thrown where it is awaited
    }
    await written;
    tell(report.lines, 1);
  } finally {
    await written.catch(() => {}); // the connection may be returned only when nothing runs on it
  }
}

/** Returns a function that writes a batch. */
function batchWriter({ writer, indexProducts, report }: Work) {
  return async (placed: readonly PlacedProduct[], now: Date): Promise<void> => {
    report.soldOutVariants += await writeBatch(placed, { db: writer, indexProducts, now });
  };
}
