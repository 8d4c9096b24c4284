import { type Database, execute, getValue } from './database.ts';

/**
 * Runs `work` in one session under an advisory lock over all its transactions: one process at a time, and a killed one
 * holds it no longer.
 * @param lock the lock's number, the same in all releases
 */
export function withSessionLock<T>(
  db: Database,
  lock: string,
  work: (session: Database) => Promise<T>,
): Promise<T> {
  return db.connection().execute(async (session) => {
    // Waiting for the lock, or indexing a million products, may exceed any request's timeout.
    const timeout = await getValue<string>(session)`show statement_timeout`;
    await execute(session)`set statement_timeout = 0`;
    await execute(session)`select pg_advisory_lock(${lock}::bigint)`;
    try {
      return await work(session);
    } finally {
      await execute(session)`select pg_advisory_unlock(${lock}::bigint)`;
      await execute(session)`select set_config('statement_timeout', ${timeout}, false)`;
    }
  });
}
