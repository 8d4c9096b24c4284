import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { glob, mkdir, mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { databaseUrl } from '../../packages/embedded-postgres/src/testing.ts';
import { systemClock } from '../../src/platform/clock.ts';
import { type Database, execute } from '../../src/platform/database.ts';
import { diskObjects } from '../../src/platform/objects/disk-objects.ts';
import { testSettings } from '../../test/support/app.ts';
import { createTestDatabase } from '../../test/support/database.ts';
import { runCommand } from '../../test/support/run-command.ts';
import { smallShop } from '../../test/support/small-shop.ts';
import { backupCommand } from './backup.ts';
import { restoreBackup } from './backup/restore-backup.ts';

/** A restore that fails or is killed at any step leaves rows and pictures as they were; the next one is whole. */

const folder = await mkdtemp(join(tmpdir(), 'chowk-restore-whole-'));
afterAll(() => rm(folder, { recursive: true }));
const { db, connection } = await createTestDatabase();
const dataDir = join(folder, 'data');
const file = join(folder, 'shop.backup');
const objects = diskObjects(dataDir);
const [own, lostPhoto, alsoLost, damagedPhoto] = [
  'photos/ab/abowned',
  'photos/cd/cdlost',
  'photos/cd/cdother',
  'photos/ef/efdamaged',
] as const;
const keep = (name: string, text: string) => objects.write(name, Buffer.from(text));

const shop = await smallShop(db, systemClock.now());
await mkdir(dataDir);
for (const name of [own, lostPhoto, alsoLost, damagedPhoto]) await keep(name, name);
const settings = testSettings({ DATA_DIR: dataDir });
await runCommand(backupCommand, { db, connection, settings, clock: systemClock, say: () => {} }, [file]);
const backedUp = await shopNow();

/** All that a restore may change: customers stand for the rows. */
async function shopNow(): Promise<Record<string, string>> {
  const pictures: Record<string, string> = {};
  for await (const name of glob('**', { cwd: join(dataDir, 'photos') }))
    pictures[name] = await readFile(join(dataDir, 'photos', name), 'utf8').catch(() => '');
  // Empty folders do not count.
  for (const name of Object.keys(pictures)) if (pictures[name] === '') delete pictures[name];
  const rows = await execute<{ id: string }>(
    db,
  )`select id from customers union all select id from sellers order by id`;
  return { ...pictures, rows: rows.map(({ id }) => id).join() };
}

/** Since the backup: a customer more, two photos lost, one damaged, one new. */
let before: Record<string, string>;
beforeEach(async () => {
  await shop.customer();
  await rm(join(dataDir, 'photos/cd'), { recursive: true, force: true });
  await keep(damagedPhoto, 'half');
  await keep('photos/gh/ghnewer', 'newer');
  before = await shopNow();
});

const restore = (how: Partial<Parameters<typeof restoreBackup>[0]> = {}) =>
  restoreBackup({ connection, dataDir, objects, file, replace: true, ...how });

/** Locks a table while `work` runs. */
async function withLocked(table: string, work: (countWaiting: () => Promise<number>) => Promise<void>) {
  await db.transaction().execute(async (trx) => {
    await sql`lock table ${sql.table(table)} in access exclusive mode`.execute(trx);
    await work(() => pollBlocked(db, table));
  });
}

/** The process id of the connection that waits for the table. */
async function pollBlocked(of: Database, table: string): Promise<number> {
  const find = () =>
    execute<{ pid: number }>(of)`
      select pid from pg_locks where not granted and relation = ${table}::regclass`;
  await expect.poll(find, { timeout: 60_000 }).toHaveLength(1);
  return (await find())[0]?.pid ?? 0;
}

describe('a restore that fails', () => {
  it('because the disk is full changes nothing', async () => {
    const full = Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
    let room = 1;
    const write: typeof objects.write = (...one) =>
      room-- > 0 ? objects.write(...one) : Promise.reject(full);
    await expect(restore({ objects: { ...objects, write } })).rejects.toThrow('ENOSPC');
    expect(room).toBe(-1);
    expect(await shopNow()).toEqual(before);
  });

  it('because a row is refused changes nothing', async () => {
    await sql`alter table sellers add constraint refuses check (false) not valid`.execute(db);
    await expect(restore()).rejects.toThrow('refuses');
    await sql`alter table sellers drop constraint refuses`.execute(db);
    expect(await shopNow()).toEqual(before);
  });

  it('because the file is cut short changes nothing', async () => {
    const cut = join(folder, 'cut.backup');
    await writeFile(cut, await readFile(file));
    await truncate(cut, 2_000);
    await expect(restore({ file: cut })).rejects.toThrow('not a whole backup');
    expect(await shopNow()).toEqual(before);
  });

  it.each(['sellers', 'search_changes'])(
    'because its connection is lost at %s changes nothing',
    async (table) => {
      await withLocked(table, async (countWaiting) => {
        const failure = restore().catch((error: Error) => error.message);
        await execute(db)`select pg_terminate_backend(${await countWaiting()})`;
        expect(await failure).toMatch(/terminat/);
      });
      expect(await shopNow()).toEqual(before);
    },
  );

  it('because it is killed before its commit changes nothing, and the next one is whole', async () => {
    await withLocked('search_changes', async (countWaiting) => {
      const ops = startOps();
      await countWaiting();
      ops.kill('SIGKILL');
      await once(ops, 'exit');
    });
    expect(await shopNow()).toEqual(before);
    await restore();
    expect(await shopNow()).toEqual({ ...backedUp, 'gh/ghnewer': 'newer' });
    expect(existsSync(join(dataDir, 'restoring'))).toBe(false);
  });
});

function startOps(): ChildProcess {
  return spawn(process.execPath, ['tools/ops/main.ts', 'restore', file, '--replace'], {
    stdio: 'ignore',
    env: {
      PATH: process.env.PATH,
      DATABASE_URL: 'url' in connection ? connection.url : databaseUrl(connection),
      DATA_DIR: dataDir,
    },
  });
}
