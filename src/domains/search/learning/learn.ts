import { day, shift } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import { type Level, readEvidence, writeLevels } from './learned.store.ts';
import { levelOf, minOpened } from './levels.ts';

/** Days whose counts are kept and learned from (R-SEARCH-1). */
export const keptDays = 30;

/** Works out from the counts of thirty days how far goods are liked for each query. The same counts give the same levels. */
export async function learn(db: Database, now: Date): Promise<void> {
  const evidence = await readEvidence(db, { since: shift(now, -keptDays * day), minOpened });
  const levels = evidence.map(({ key, productId, ...counts }): Level => {
    return { key, productId, level: levelOf(counts) };
  });
  await writeLevels(
    db,
    levels.filter(({ level }) => level > 0),
  );
}
