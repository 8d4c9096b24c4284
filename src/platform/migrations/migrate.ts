import type { Database } from '../database.ts';
import { installJobs } from '../jobs/install-jobs.ts';
import { isOfBaseline, listMigrationFiles, readMigrationFiles } from './migration-files.ts';
import { applyMigration, listApplied, recordBaseline, withMigrationLock } from './migrations.store.ts';
import { inOurNames, isOfReleaseBefore } from './recorded-release.ts';
import { releaseBefore } from './release-before.ts';

/**
 * Migrates the schema forward, one transaction per migration, under a lock, so that servers may start together. The
 * job queue migrates its own schema first.
 * @returns the names applied
 * @throws WrongReleaseError for a database of a release that cannot be upgraded from here
 */
export async function migrate(db: Database): Promise<string[]> {
  await installJobs(db);
  const migrationFiles = await listMigrationFiles();
  const lacks = (appliedNames: readonly string[]) =>
    migrationFiles.filter((name) => !appliedNames.includes(name));
  if (lacks(await listApplied(db)).length === 0) return [];
  return withMigrationLock(db, async (session) => {
    // Read again under the lock, because another server may have migrated meanwhile.
    const recordedNames = await listApplied(session);
    const missing = lacks(inOurNames(recordedNames, migrationFiles));
    if (isOfReleaseBefore(recordedNames))
      await recordBaseline(session, releaseBefore, migrationFiles.filter(isOfBaseline));
    const files = missing.length ? await readMigrationFiles() : {};
    // Missing lower numbers too: two branches may add 40 and 35, and 40 is merged first.
    for (const name of missing) await applyMigration(session, name, files[name] ?? '');
    return missing;
  });
}
