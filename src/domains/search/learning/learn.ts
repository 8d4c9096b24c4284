import { day, shift } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import { type Level, readEvidence, writeLevels } from './learned.store.ts';
import { levelOf, minOpened } from './levels.ts';

/** Days that counts are kept and learned from (R-SEARCH-1). */
export const keptDays = 30;

/** Computes each product's level for each query from the counts of thirty days. Deterministic: equal counts give equal levels. */
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
