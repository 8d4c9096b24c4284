import { readFile, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Database, execute } from '../../src/platform/database.ts';
import { backedUpShop } from '../../test/support/backed-up-shop.ts';

/** A restore that fails leaves rows and pictures as they were. */

const shop = await backedUpShop();
const { db, restore, objects } = shop;
let before: Record<string, string>;
beforeEach(async () => {
  before = await shop.change();
});

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
  await expect.poll(find).toHaveLength(1);
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
    expect(await shop.read()).toEqual(before);
  });

  it('because a row is refused changes nothing', async () => {
    await sql`alter table sellers add constraint refuses check (false) not valid`.execute(db);
    await expect(restore()).rejects.toThrow('refuses');
    await sql`alter table sellers drop constraint refuses`.execute(db);
    expect(await shop.read()).toEqual(before);
  });

  it('because the file is cut short changes nothing', async () => {
    const cut = join(shop.folder, 'cut.backup');
    await writeFile(cut, await readFile(shop.file));
    await truncate(cut, 2_000);
    await expect(restore({ file: cut })).rejects.toThrow('not a whole backup');
    expect(await shop.read()).toEqual(before);
  });

  it.each(['sellers', 'search_changes'])(
    'because its connection is lost at %s changes nothing',
    async (table) => {
      await withLocked(table, async (countWaiting) => {
        const failure = restore().catch((error: Error) => error.message);
        await execute(db)`select pg_terminate_backend(${await countWaiting()})`;
        expect(await failure).toMatch(/terminat/);
      });
      expect(await shop.read()).toEqual(before);
    },
  );
});
