import { UnreadableFile } from '../../domains/catalogue/import/unreadable-file.ts';
import { readSample, sampleSize, UnknownColumns } from '../../domains/catalogue/import/columns/find-table.ts';
import { chosenColumns } from '../../domains/catalogue/import/desk/chosen-columns.ts';
import { findKinds } from '../../domains/catalogue/import/desk/import-kinds.store.ts';
import type { FileOfShop, ImportAnswer, LookAnswer } from '../../domains/catalogue/import/import-order.ts';
import { ImportUnderway, importProducts } from '../../domains/catalogue/import/import-products.ts';
import { withProductFile } from '../../domains/catalogue/import/open-product-file.ts';
import type { ProductFile } from '../../domains/catalogue/import/product-file.ts';
import type { Progress } from '../../domains/catalogue/import/progress.ts';
import { analyzeSearch, indexProducts } from '../../domains/search/search-index.store.ts';
import { type Clock, minute, systemClock } from '../../platform/clock.ts';
import { type Database, openDatabase } from '../../platform/database.ts';
import { chooseObjects } from '../choose-objects.ts';
import type { SentOrder, SentReached } from './import-apart.ts';

/** Connections per import: one reads, one writes. */
const connections = 2;

/** The process started by import-apart.ts: takes one order, sends one answer, and ends. */
async function answer({
  connection,
  settings,
  now,
  ...order
}: SentOrder): Promise<ImportAnswer | LookAnswer> {
  const clock = clockFrom(now);
  const { db } = openDatabase(connection, connections, minute, 'chowk import');
  const objects = chooseObjects(settings, clock);
  try {
    if (!('seller' in order)) return await look(db, order);
    const report = await importProducts(
      { db, clock, objects, indexProducts, analyzeSearch, reached: reportProgress },
      {
        ...order,
        exact: false,
        returnsRefused: true,
        hidesDrawn: !settings.showsDrawings,
        chosenKinds: await findKinds(db, order.shopId),
        columnsOf: (head) => chosenColumns(db, order.shopId, head),
      },
    );
    return { report: report.data() };
  } catch (error) {
    if (error instanceof UnknownColumns) return 'unknown_columns';
    if (error instanceof UnreadableFile) return { unreadable: error.message };
    if (error instanceof ImportUnderway) return 'underway';
    throw error;
  } finally {
    await db.destroy();
  }
}

/** Rows that a person sees of a file whose columns they choose. */
const shownRows = 10;

/** The file's columns, as the shop has chosen them or as they are guessed. */
function look(db: Database, { file, shopId }: FileOfShop): Promise<LookAnswer> {
  const answerOf = async (products: ProductFile) => {
    const { head, guess, rows, isRecognized } = (await readSample(products)).sample;
    const choice = await chosenColumns(db, shopId, head);
    return {
      head: [...head],
      columns: [...(choice ?? guess)],
      rows: rows.slice(0, shownRows).map(({ line, cells }) => ({
        line,
        cells: head.map((_, at) => (cells[at] ?? '').slice(0, maxShown)),
      })),
      isRecognized,
    };
  };
  return withProductFile(file, answerOf, sampleSize);
}

/** Most characters of a cell that are shown. */
const maxShown = 200;

/** Reports this import's progress to the shop. */
const reportProgress = (far: Progress): void => void process.send?.({ reached: far } satisfies SentReached);

/** A clock that continues from the shop's time in the order. */
function clockFrom(now: Date): Clock {
  const began = systemClock.now().getTime();
  return { now: () => new Date(now.getTime() + systemClock.now().getTime() - began) };
}

process.once('message', (order: SentOrder) => {
  void answer(order)
    .catch((error: unknown) => ({
      failed: error instanceof Error ? (error.stack ?? String(error)) : String(error),
      code: (error as { code?: string } | null)?.code,
    }))
    .then((message) => process.send?.(message, () => process.disconnect()));
});
// A signal may go to the whole process group, but the shop decides when its imports end.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});
process.on('disconnect', () => process.exit());
