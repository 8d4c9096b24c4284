import type { Database } from '../database.ts';
import { poolOf } from '../database.ts';
import { readJobsVersion } from './jobs.store.ts';

/** The newest migration of the queue's own schema in the installed version of the library; a test compares. */
export const jobsVersion = 20;

/**
 * Makes the queue's tables (schema `graphile_worker`) or brings them up to date, as the library does it. The library is
 * loaded only when there is something to do: loading it takes longer than looking. Any number of processes may do so at once.
 */
export async function installJobs(db: Database): Promise<void> {
  if ((await readJobsVersion(db)) >= jobsVersion) return;
  const { Logger, runMigrations } = await import('graphile-worker');
  await runMigrations({ pgPool: poolOf(db), logger: new Logger(() => () => {}), preset: {} });
}
