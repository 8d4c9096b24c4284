import type { Database } from '../../../src/platform/database.ts';

/** Thrown by a statement once its process is dead. */
class KilledError extends Error {}

/**
 * Runs `work` in a process that is killed before its `after`-th statement, then once more, as its caller would retry; 0
 * kills nothing. The interrupted transaction rolls back.
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
      if (statements >= after) throw new KilledError();
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
