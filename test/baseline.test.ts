import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { type Database, openDatabase, execute } from '../src/platform/database.ts';
import { migrate } from '../src/platform/migrations/migrate.ts';
import { listMigrationFiles } from '../src/platform/migrations/migration-files.ts';
import { releaseBefore } from '../src/platform/migrations/release-before.ts';
import { startFailure } from '../src/start/start-failure.ts';
import { createTestDatabase, type TestDatabase } from './support/database.ts';
import { schemaOf } from './support/describe.ts';
import { asReleaseBefore, emptyDatabase } from './support/release-before.ts';

const fresh = await createTestDatabase();
const old = await createTestDatabase();

/** Tables that migrations fill. */
const isSeeded = (name: string) => ['gst_rates', 'allowed_moves', 'search_synonyms'].includes(name);

/** Derived tables that no longer exist (record 145). */
const formerTables = ['product_terms', 'listed_counts', 'listed_facets', 'listed_fingerprints'];

/** The rows of all tables except the record of migrations; `among` limits the tables. */
async function rowsOf(db: Database, among: (table: string) => boolean = () => true) {
  const tables = await execute<{ name: string }>(db)`
    select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1`;
  const tablesKept = tables.filter(({ name }) => !name.startsWith('kysely_') && among(name));
  const rowsOfTables = tablesKept.map(async ({ name }) => {
    const rows = await execute<{ row: string }>(db)`
      select to_jsonb(t)::text as row from ${sql.table(name)} t order by t::text`;
    return rows.map(({ row }) => ({ table: name, row }));
  });
  return (await Promise.all(rowsOfTables)).flat();
}

/** The rows that a database no longer has; added columns do not count as a difference. */
async function lostOf(db: Database, rows: Awaited<ReturnType<typeof rowsOf>>) {
  const losses = [];
  for (const one of rows) {
    const matches = await sql`
      select from ${sql.table(one.table)} t where to_jsonb(t) @> ${one.row}::jsonb limit 1`.execute(db);
    if (matches.rows.length === 0) losses.push(one);
  }
  return losses;
}

/** The schema after three servers started at the same time, and the migrations each applied. */
async function startThree({ connection }: TestDatabase) {
  const servers = [1, 2, 3].map(() => openDatabase(connection, 2).db);
  const names = await Promise.all(servers.map((db) => migrate(db)));
  await Promise.all(servers.map((db) => db.destroy()));
  return { schema: await schemaOf(connection), applied: names.flat() };
}

it('brings a database of the release before up to date: equal to a fresh one, rows kept', async () => {
  await asReleaseBefore(old.db);
  // The next test covers what a release itself brings.
  const before = await rowsOf(old.db, (table) => !isSeeded(table) && !formerTables.includes(table));
  expect(before.filter(({ table }) => table === 'listed_products')).toHaveLength(3);

  const names = await migrate(old.db);
  expect(names).toEqual((await listMigrationFiles()).filter((name) => !name.includes('-baseline-')));
  expect(await schemaOf(old.connection)).toBe(await schemaOf(fresh.connection));
  expect(await lostOf(old.db, before)).toEqual([]);
  expect(await migrate(old.db)).toEqual([]);

  const recordedNames = sql`select name from kysely_migration order by name`;
  expect((await recordedNames.execute(old.db)).rows).toEqual((await recordedNames.execute(fresh.db)).rows);
});

it('begins with what the release before began with: rates, moves and synonyms', async () => {
  await asReleaseBefore(old.db);
  await execute(old.db)`delete from search_synonyms where term = 'neeli kurti'`;
  await migrate(old.db);
  expect(await rowsOf(fresh.db, isSeeded)).toEqual(await rowsOf(old.db, isSeeded));
});

it('refuses an older release and a newer one, with a sentence that says what to do', async () => {
  await asReleaseBefore(old.db);
  await execute(old.db)`delete from kysely_migration where name > '0058'`;
  const refusal = () => migrate(old.db).then(() => 'migrated', startFailure);
  expect(await refusal()).toBe(
    'This database is too old for this release: it lacks the migration 0058-stock-of-its-own-product and 4 more. ' +
      'Install the release whose newest migration is 0062-small-letters-first, start it once, then start this one.',
  );
  await execute(old.db)`delete from kysely_migration`;
  await execute(old.db)`insert into kysely_migration values ('9999-later', '')`;
  expect(await refusal()).toMatch(/^This database is of a newer release of the shop \(it has 9999-later\)/);
});

it('has no name twice: a record says which release wrote it', async () => {
  const files = await listMigrationFiles();
  expect(files.filter((name) => releaseBefore.includes(name))).toEqual([]);
});

it('lets three servers start together, on nothing and on the release before', async () => {
  const schema = await schemaOf(fresh.connection);
  const files = await listMigrationFiles();
  await emptyDatabase(old.db);
  expect(await startThree(old)).toEqual({ schema, applied: files });
  await asReleaseBefore(old.db);
  expect(await startThree(old)).toEqual({
    schema,
    applied: files.filter((name) => !name.includes('-baseline-')),
  });
});
