import type { Database } from '../../../src/platform/database.ts';

/** What a statement throws once the process that sends it is gone. */
class Killed extends Error {}

/**
 * Does `work` as a process that is killed before its `after`-th statement, then once more, as whoever sent it does; 0 kills
 * nothing. What was under way rolls back.
 */
export async function killedAndRepeated<T>(
  db: Database,
  after: number,
  work: (db: Database) => Promise<T>,
): Promise<T> {
  if (after === 0) return work(db);
  let statements = 0;
  const mortal = db.withPlugin({
    transformQuery: ({ node }) => {
      statements += 1;
      if (statements >= after) throw new Killed();
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  });
  try {
    return await work(mortal);
  } catch (error) {
    if (statements < after) throw error;
  }
  return work(db);
}
