import { glob, mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { systemClock } from '../../src/platform/clock.ts';
import { execute, listValues } from '../../src/platform/database.ts';
import { diskObjects } from '../../src/platform/objects/disk-objects.ts';
import { databaseUrl } from '../../packages/embedded-postgres/src/testing.ts';
import { backupCommand } from '../../tools/ops/backup.ts';
import { restoreBackup } from '../../tools/ops/backup/restore-backup.ts';
import { testSettings } from './app.ts';
import { createTestDatabase } from './database.ts';
import { runCommand } from './run-command.ts';
import { smallShop } from './small-shop.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** A shop with four photos and its backup, which `change` then makes another shop than the backup's. */
export async function backedUpShop() {
  const folder = temporaryFolder('chowk-restore');
  const { db, connection } = await createTestDatabase();
  const dataDir = join(folder, 'data');
  const file = join(folder, 'shop.backup');
  const objects = diskObjects(dataDir);
  const shop = await smallShop(db, systemClock.now());
  await mkdir(dataDir);
  const keep = (name: string, text: string) => objects.write(name, Buffer.from(text));
  const [lostPhoto, damagedPhoto] = ['photos/cd/cdlost', 'photos/ef/efdamaged'];
  for (const name of ['photos/ab/abowned', lostPhoto, 'photos/cd/cdother', damagedPhoto])
    await keep(name, name);
  const settings = testSettings({ DATA_DIR: dataDir });
  await runCommand(backupCommand, { db, connection, settings, clock: systemClock, say: () => {} }, [file]);

  /** The shop's photos by name, and what a restore may change of its rows. */
  async function read(): Promise<Record<string, string>> {
    const photos: Record<string, string> = {};
    for await (const name of glob('**', { cwd: join(dataDir, 'photos') })) {
      if (name.endsWith('.part')) continue; // what a killed process had begun, under no photo's name
      const text = await readFile(join(dataDir, 'photos', name), 'utf8').catch(() => ''); // a folder
      if (text !== '') photos[name] = text;
    }
    return { ...photos, rows: await digestOfRows() };
  }

  /** Of all rows of all tables, but those that only notify. */
  async function digestOfRows(): Promise<string> {
    const tables = await listValues<string>(db)`
      select c.relname from pg_class c where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
        and c.relname <> 'search_changes' order by 1`;
    const digests = tables.map(
      (table) =>
        sql`select ${table}::text as table, md5(string_agg(t::text, ' ' order by t::text)) as digest from ${sql.table(table)} t`,
    );
    const rows = await execute<{ table: string; digest: string | null }>(db)`
      ${sql.join(digests, sql` union all `)} order by 1`;
    return rows.map(({ table, digest }) => (digest ? `${table} ${digest.slice(0, 8)}` : '')).join('\n');
  }

  return {
    db,
    connection,
    folder,
    dataDir,
    file,
    objects,
    damagedPhoto,
    read,
    /** A customer more; two photos lost, one damaged, one new. */
    change: async () => {
      await shop.customer();
      await rm(join(dataDir, 'photos/cd'), { recursive: true, force: true });
      await keep(damagedPhoto, 'half');
      await keep('photos/gh/ghnewer', 'newer');
      return read();
    },
    restore: (how: Partial<Parameters<typeof restoreBackup>[0]> = {}) =>
      restoreBackup({ connection, dataDir, objects, file, replace: true, ...how }),
    /** For `tools/ops/main.ts` in a process of its own. */
    env: {
      PATH: process.env.PATH,
      DATABASE_URL: 'url' in connection ? connection.url : databaseUrl(connection),
      DATA_DIR: dataDir,
    },
    /** The shop's content when it was backed up. */
    backup: await read(),
  };
}
