import { setTimeout as pause } from 'node:timers/promises';
import { type Client, DatabaseError, escapeIdentifier, escapeLiteral } from 'pg';
import { type Connection, operatorsName } from '../../../src/platform/database.ts';
import { readMigrationFiles } from '../../../src/platform/migrations/migration-files.ts';
import { inOurNames, isOfReleaseBefore } from '../../../src/platform/migrations/recorded-release.ts';
import { releaseBefore } from '../../../src/platform/migrations/release-before.ts';
import type { Objects } from '../../../src/platform/objects/objects.ts';
import { Refusal } from '../command.ts';
import * as catalog from './catalog.ts';
import { connectTo } from './connect.ts';
import { copyIn } from './copy.ts';
import type { Contents, Manifest, Tally } from './manifest.ts';
import { checkBackup, entriesOf } from './open-backup.ts';
import { isPicture } from './pictures.ts';
import { type StagedPictures, stagePictures } from './staged-pictures.ts';

interface Restore {
  readonly connection: Connection;
  readonly dataDir: string;
  /** Where the shop's pictures are stored. */
  readonly objects: Objects;
  readonly file: string;
  /** Allows replacing a shop that already contains something. */
  readonly replace: boolean;
}

/**
 * Restores the shop to the moment of a backup, whole or not at all. The file is read and checked before anything
 * changes. One transaction replaces every row; the pictures wait in a folder of their own until all rows are in, and
 * none of the shop's own is touched before the commit. A killed restore leaves the shop as it was, and at most pictures
 * that no row refers to. For a backup of an older version, that version's tables are created; the caller migrates them.
 * @throws Refusal if the file is damaged or of a newer version, or if the shop is not empty and `replace` is not set
 */
export async function restoreBackup({
  connection,
  dataDir,
  objects,
  file,
  replace,
}: Restore): Promise<Tally> {
  const { manifest, contents } = await checkBackup(file);
  const client = await connectTo(connection);
  let pictures: StagedPictures | undefined;
  let mayTakeBack = true;
  try {
    if (!replace && !(await catalog.isUntouched(client)))
      throw new Refusal(
        'This shop is not empty: it has sellers, products or customers. To put the backup in their place, add --replace.',
      );
    await client.query(oneAtATime);
    pictures = await stagePictures(dataDir, objects);
    await client.query('begin');
    await emptyTables(client, manifest, file);
    const rows = await fillTables(client, manifest, file, pictures.add);
    checkRows(file, rows, contents);
    if ((await catalog.listMigrations(client)).join() !== manifest.migrations.join())
      throw new Refusal(`${file} is damaged: its record of migrations is another one. Nothing was changed.`);
    await client.query(tellSearch);
    await client.query('analyze');
    await pictures.place();
    // A commit whose answer is lost may have happened: its pictures stay.
    mayTakeBack = false;
    await client.query('commit');
    await pictures.repair().catch((cause: Error) => {
      throw new Refusal(`All rows are restored, but ${cause.message}. Mend that, then restore again.`, {
        cause,
      });
    });
    return {
      madeAt: manifest.madeAt,
      tables: manifest.tables.length,
      rows: [...rows.values()].reduce((sum, count) => sum + count, 0),
      pictures: pictures.count(),
    };
  } catch (error) {
    throw asRefusal(error, file);
  } finally {
    await client.end();
    if (mayTakeBack) await pictures?.takeBack();
    await pictures?.clear();
  }
}

/** Waits for another restore of this shop, which has the same staging folder. The lock goes with the connection. */
const oneAtATime = "select pg_advisory_lock(hashtext('restore'))";

/** Empties the tables. If the backup is of an older version, first recreates that version's tables. */
async function emptyTables(client: Client, manifest: Manifest, file: string): Promise<void> {
  const files = await readMigrationFiles();
  const unknownMigration = manifest.migrations.find((name) => !files[name] && !releaseBefore.includes(name));
  if (unknownMigration)
    throw new Refusal(
      `${file} was made by a newer version of the shop (it has ${unknownMigration}). Install that version, then restore again.`,
    );
  const present = await catalog.listMigrations(client);
  if (present.join() !== manifest.migrations.join()) {
    if (await isInUse(client))
      throw new Refusal(
        'The backup is of another version, and the shop is running. Stop the shop, then restore.',
      );
    const names = inOurNames(manifest.migrations, Object.keys(files));
    const statements = names.map((name) => files[name] as string);
    await rebuildSchema(
      client,
      isOfReleaseBefore(manifest.migrations) ? [...statements, lockOfReleaseBefore] : statements,
    );
  }
  const names = manifest.tables.map(({ name }) => escapeIdentifier(name));
  await client.query(`truncate ${names.join(', ')} restart identity`);
  await client.query(forgetJobs);
}

/** A table that only backups from before the baseline contain; migrating them drops it. */
const lockOfReleaseBefore =
  'create table kysely_migration_lock (id varchar(255) primary key, is_locked integer not null default 0)';

/** Makes the shop's processes rebuild their copies of the search data. */
const tellSearch = "insert into search_changes (product_id) values ('')";

/** Waiting jobs refer to rows that are gone. A shop adds those of the restored rows itself within a minute of its start. */
const forgetJobs = `do $$ begin
  if to_regclass('graphile_worker._private_jobs') is not null then delete from graphile_worker._private_jobs; end if;
end $$`;

/** Whether the shop is running. A shop that was just stopped keeps its connections for a moment. */
async function isInUse(client: Client): Promise<boolean> {
  for (let look = 0; look < 10; look += 1) {
    if ((await catalog.countOthers(client, operatorsName)) === 0) return false;
    await pause(200);
  }
  return true;
}

/** Recreates the tables of another version. The record of migrations is kept and filled from the backup. */
async function rebuildSchema(client: Client, migrations: string[]): Promise<void> {
  await client.query(`
    create schema kept;
    alter table kysely_migration set schema kept;
    drop schema public cascade;
    create schema public;
    alter table kept.kysely_migration set schema public;
    drop schema kept;`);
  for (const statements of migrations) await client.query(statements);
}

/** Copies the rows in the archive's order: a table comes after those that its foreign keys reference. */
async function fillTables(
  client: Client,
  manifest: Manifest,
  file: string,
  keepPicture: StagedPictures['add'],
): Promise<Map<string, number>> {
  const tables = new Map(manifest.tables.map((table) => [table.name, table]));
  const rows = new Map<string, number>();
  // The effects of triggers are already in the rows.
  for (const name of tables.keys())
    await client.query(`alter table ${escapeIdentifier(name)} disable trigger user`);
  for await (const entry of entriesOf(file)) {
    if (isPicture(entry.name)) await keepPicture(entry.name, entry.bytes);
    const table = entry.name.startsWith('tables/') && tables.get(entry.name.split('/')[1] ?? '');
    if (!table) continue;
    const copiedRows = await copyIn(client, `copy ${catalog.copyTarget(table)} from stdin`, entry.bytes);
    rows.set(table.name, (rows.get(table.name) ?? 0) + copiedRows);
  }
  // Run deferred checks now: a table with pending ones cannot be altered.
  await client.query('set constraints all immediate');
  for (const name of tables.keys())
    await client.query(`alter table ${escapeIdentifier(name)} enable trigger user`);
  for (const { name, last } of manifest.sequences)
    if (last !== null) await client.query(`select setval(${escapeLiteral(escapeIdentifier(name))}, ${last})`);
  return rows;
}

function checkRows(file: string, rows: Map<string, number>, contents: Contents): void {
  for (const [name, count] of Object.entries(contents.rows))
    if ((rows.get(name) ?? 0) !== count)
      throw new Refusal(
        `${file} is damaged: ${rows.get(name) ?? 0} rows of ${name} came in, it says ${count}. Nothing was changed.`,
      );
}

/** Rows, tables or sequences that this shop's schema refuses are the file's fault (PostgreSQL's manual, Appendix A). */
function asRefusal(error: unknown, file: string): unknown {
  if (!(error instanceof DatabaseError) || !/^(0A|22|23|42)/.test(error.code ?? '')) return error;
  return new Refusal(`${file} does not fit this shop’s tables: ${error.message}. Nothing was changed.`, {
    cause: error,
  });
}
