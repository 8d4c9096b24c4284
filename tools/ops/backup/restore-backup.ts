import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Client, escapeIdentifier, escapeLiteral } from 'pg';
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

interface Restore {
  readonly connection: Connection;
  readonly dataDir: string;
  /** Where the shop's pictures go. */
  readonly objects: Objects;
  readonly file: string;
  /** Puts the backup in place of a shop that holds something. */
  readonly replace: boolean;
}

/**
 * Makes the shop what it was when the backup was written. The file is read and checked whole before anything changes;
 * then one transaction puts back every row, so that the shop is as it was before or as the backup has it, and nothing
 * between. A backup of an older version gets its own tables, which the caller brings up to date.
 * @throws Refusal when the file is damaged or of a newer version, or the shop is not empty and `replace` is not set
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
  const pictures: string[] = [];
  let done = false;
  try {
    if (!replace && !(await catalog.isUntouched(client)))
      throw new Refusal(
        'This shop is not empty: it has sellers, products or customers. To put the backup in their place, add --replace.',
      );
    await client.query('begin');
    await emptyTables(client, manifest, file);
    const rows = await fillTables(client, manifest, file, async (entry) => {
      await objects.write(entry.name, entry.bytes);
      pictures.push(entry.name);
    });
    checkRows(rows, contents);
    await client.query(tellSearch);
    await client.query('commit');
    done = true;
    await client.query('analyze');
    const total = [...rows.values()].reduce((sum, count) => sum + count, 0);
    return {
      madeAt: manifest.madeAt,
      tables: manifest.tables.length,
      rows: total,
      pictures: pictures.length,
    };
  } finally {
    await client.end();
    // Only what this run put there (in a bucket it stays, named by nobody): the tables that name the pictures are as they were before.
    if (!done) for (const name of pictures) await rm(join(dataDir, name), { force: true });
  }
}

/** Empty tables as the backup's version had them: those that are there, or, for an older backup, its own. */
async function emptyTables(client: Client, manifest: Manifest, file: string): Promise<void> {
  const files = await readMigrationFiles();
  const unknown = manifest.migrations.find((name) => !files[name] && !releaseBefore.includes(name));
  if (unknown)
    throw new Refusal(
      `${file} was made by a newer version of the shop (it has ${unknown}). Install that version, then restore again.`,
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
  await client.query(`truncate ${names.join(', ')} restart identity cascade`);
  await client.query(forgetJobs);
}

/** A table that only backups of the release before the baseline hold; bringing them up to date drops it. */
const lockOfReleaseBefore =
  'create table kysely_migration_lock (id varchar(255) primary key, is_locked integer not null default 0)';

/** Whoever holds a copy of what is searched reads all of it anew. */
const tellSearch = "insert into search_changes (product_id) values ('')";

/** Waiting jobs are about rows that are gone. The shop adds those of the restored rows by itself, within a minute of its start. */
const forgetJobs = `do $$ begin
  if to_regclass('graphile_worker._private_jobs') is not null then delete from graphile_worker._private_jobs; end if;
end $$`;

/** Whether the shop runs. One that was just stopped leaves connections for a moment. */
async function isInUse(client: Client): Promise<boolean> {
  for (let look = 0; look < 10; look += 1) {
    if ((await catalog.countOthers(client, operatorsName)) === 0) return false;
    await pause(200);
  }
  return true;
}

/** The tables of another version: everything but the record of migrations, which is filled from the backup, is made anew. */
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

/** Copies the rows in the order they stand in the archive: a table comes after those that its foreign keys name. */
async function fillTables(
  client: Client,
  manifest: Manifest,
  file: string,
  keepPicture: (entry: { name: string; bytes: Buffer }) => Promise<void>,
): Promise<Map<string, number>> {
  const tables = new Map(manifest.tables.map((table) => [table.name, table]));
  const rows = new Map<string, number>();
  // What triggers would do was done when the rows were first written.
  for (const name of tables.keys())
    await client.query(`alter table ${escapeIdentifier(name)} disable trigger user`);
  for await (const entry of entriesOf(file)) {
    if (isPicture(entry.name)) await keepPicture(entry);
    const table = entry.name.startsWith('tables/') && tables.get(entry.name.split('/')[1] ?? '');
    if (!table) continue;
    const taken = await copyIn(client, `copy ${catalog.copyTarget(table)} from stdin`, entry.bytes);
    rows.set(table.name, (rows.get(table.name) ?? 0) + taken);
  }
  // What is checked at the end of a transaction is checked now: a table with checks to come cannot be altered.
  await client.query('set constraints all immediate');
  for (const name of tables.keys())
    await client.query(`alter table ${escapeIdentifier(name)} enable trigger user`);
  for (const { name, last } of manifest.sequences)
    if (last !== null) await client.query(`select setval(${escapeLiteral(escapeIdentifier(name))}, ${last})`);
  return rows;
}

function checkRows(rows: Map<string, number>, contents: Contents): void {
  for (const [name, count] of Object.entries(contents.rows))
    if ((rows.get(name) ?? 0) !== count)
      throw new Error(`${name}: ${rows.get(name) ?? 0} rows came in, the backup says ${count}`);
}
