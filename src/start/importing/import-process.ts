import { UnreadableFile } from '../../domains/catalogue/import/unreadable-file.ts';
import type { ImportAnswer } from '../../domains/catalogue/import/import-order.ts';
import { ImportUnderway, importProducts } from '../../domains/catalogue/import/import-products.ts';
import type { Reached } from '../../domains/catalogue/import/progress.ts';
import { analyzeSearch, indexProducts } from '../../domains/search/search-index.store.ts';
import { type Clock, minute, systemClock } from '../../platform/clock.ts';
import { openDatabase } from '../../platform/database.ts';
import { chooseObjects } from '../choose-objects.ts';
import type { SentOrder, SentReached } from './import-apart.ts';

/** Connections per import: one reads, one writes. */
const connections = 2;

/** The process started by import-apart.ts: takes one order, sends one answer, and ends. */
async function answer({ connection, settings, now, ...order }: SentOrder): Promise<ImportAnswer> {
  const clock = clockFrom(now);
  const { db } = openDatabase(connection, connections, minute, 'chowk import');
  const objects = chooseObjects(settings, clock);
  try {
    const report = await importProducts(
      { db, clock, objects, indexProducts, analyzeSearch, reached },
      { ...order, exact: false, returnsRefused: true, hidesDrawn: !settings.showsDrawings },
    );
    return { report: report.data() };
  } catch (error) {
    if (error instanceof UnreadableFile) return { unreadable: error.message };
    if (error instanceof ImportUnderway) return 'underway';
    throw error;
  } finally {
    await db.destroy();
  }
}

/** Reports this import's progress to the shop. */
const reached = (far: Reached): void => void process.send?.({ reached: far } satisfies SentReached);

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
