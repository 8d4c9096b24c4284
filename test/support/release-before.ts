import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import type { Database } from '../../src/platform/database.ts';

/** Empties a test's database, including the record of migrations. */
export async function emptyDatabase(db: Database): Promise<void> {
  await sql.raw('drop schema public cascade; create schema public').execute(db);
}

/** Turns the database into one of the release before the baseline, with the rows of a small shop. */
export async function asReleaseBefore(db: Database): Promise<void> {
  await emptyDatabase(db);
  const file = await readFile(join(import.meta.dirname, '../fixtures/release-before.sql.gz'));
  await sql.raw(gunzipSync(file).toString()).execute(db);
}
