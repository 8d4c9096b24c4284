import type { Database } from '../database.ts';
import { poolOf } from '../database.ts';
import { readJobsVersion } from './jobs.store.ts';

/** The latest migration of the installed queue library; a test compares. */
export const jobsVersion = 20;

/**
 * Creates or updates the queue's tables (schema `graphile_worker`) with the library's own migrations. Loads the
 * library only when needed, because loading takes longer than checking. Safe to run in several processes.
 */
export async function installJobs(db: Database): Promise<void> {
  if ((await readJobsVersion(db)) >= jobsVersion) return;
  const { Logger, runMigrations } = await import('graphile-worker');
  await runMigrations({ pgPool: poolOf(db), logger: new Logger(() => () => {}), preset: {} });
}
