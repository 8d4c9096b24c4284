import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { placeOrder } from '../../src/domains/orders/place-order.ts';
import { minute, systemClock } from '../../src/platform/clock.ts';
import { type Database, openDatabase, operatorsName, execute } from '../../src/platform/database.ts';
import { readMigrationFiles } from '../../src/platform/migrations/migration-files.ts';
import { isRefusal } from '../../src/platform/refusal.ts';
import { testApp, testSettings } from '../../test/support/app.ts';
import { callsOf } from '../../test/support/calls-as.ts';
import { createTestDatabase, type TestDatabase } from '../../test/support/database.ts';
import { runCommand } from '../../test/support/run-command.ts';
import { schemaOf } from '../../test/support/describe.ts';
import { asReleaseBefore } from '../../test/support/release-before.ts';
import { home, orderBody, smallShop } from '../../test/support/small-shop.ts';
import { backupCommand, restoreCommand } from './backup.ts';
import { schedulesOf } from '../../test/support/schedules.ts';

const folder = await mkdtemp(join(tmpdir(), 'chowk-backup-'));
afterAll(() => rm(folder, { recursive: true }));
const [here, there] = [await createTestDatabase(), await createTestDatabase()];
const clock = systemClock;
const shop = await smallShop(here.db, clock.now());
const kurta = await shop.product({ stock: [500] });
const photo = join('photos', 'ab', 'abcdefghij');

const opsOf = (of: TestDatabase, dataDir: string) => ({
  ...of,
  settings: testSettings({ DATA_DIR: join(folder, dataDir) }),
  clock,
  say: () => {},
});
const [opsHere, opsThere] = [opsOf(here, 'here'), opsOf(there, 'there')];
const fileNamed = (name: string) => join(folder, name);

/** All rows of every table as text. `search_changes` is transient, and no backup contains it. */
async function everything(db: Database): Promise<Record<string, string[]>> {
  const rows = await execute<{ name: string }>(db)`
    select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and relname <> 'search_changes' order by 1`;
  const tables: Record<string, string[]> = {};
  for (const { name } of rows) {
    const all = await sql<{ row: string }>`
      select t::text as row from ${sql.table(name)} t order by t::text collate "C"`.execute(db);
    tables[name] = all.rows.map(({ row }) => row);
  }
  return tables;
}

/** The schema as it was before the newest migration. Returns that migration's name. */
async function withoutNewestMigration(db: Database): Promise<string> {
  await sql.raw('drop schema public cascade; create schema public').execute(db);
  const files = Object.entries(await readMigrationFiles());
  const [newest] = files.pop() as [string, string];
  await sql
    .raw(`create table kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null)`)
    .execute(db);
  for (const [name, statements] of files) {
    await sql.raw(statements).execute(db);
    await execute(db)`insert into kysely_migration values (${name}, '2026-01-01T00:00:00.000Z')`;
  }
  return newest;
}

async function buyOne(db: Database): Promise<void> {
  const { id } = await shop.customer();
  const order = await placeOrder(
    { db, schedules: schedulesOf(db, clock) },
    {
      customerId: id,
      wanted: [{ productId: kurta.id, quantity: 1 }],
      shipTo: home,
      seen: { goodsTotal: 900, shippingFee: 0 },
      key: undefined,
      now: clock.now(),
      unpaidOrderTtl: 30 * minute,
    },
  );
  if (isRefusal(order)) throw new Error(order.error);
}

const connectionsOfShop = async (db: Database) =>
  (
    await execute(
      db,
    )`select from pg_stat_activity where datname = current_database() and application_name = 'chowk'`
  ).length;

describe('a backup', () => {
  it('made while the shop sells holds one moment: every piece is on the shelf or in an order', async () => {
    const sales = { open: true, sold: 0 };
    const selling = (async () => {
      for (; sales.open; sales.sold += 1) await buyOne(here.db);
    })();
    await expect.poll(() => sales.sold).toBeGreaterThanOrEqual(5);
    const before = sales.sold;
    const { data } = await runCommand(backupCommand, opsHere, [fileNamed('selling.backup')]);
    const after = sales.sold;
    sales.open = false;
    await selling;
    expect(data).toMatchObject({ pictures: 0, rows: expect.any(Number) as number });

    await runCommand(restoreCommand, opsThere, [fileNamed('selling.backup')]);
    const rows = await execute<{ left: number; ordered: number }>(there.db)`
      select (select quantity from stock where variant_id = ${kurta.variantIds[0]}) as left,
             (select sum(quantity) from order_lines) as ordered`;
    const { left, ordered } = rows[0] as { left: number; ordered: number };
    expect(left + ordered).toBe(500);
    expect(ordered).toBeGreaterThanOrEqual(before);
    expect(ordered).toBeLessThanOrEqual(after + 1);
  });

  it('restored elsewhere is the same shop to the last row and picture, and sells on', async () => {
    await mkdir(join(opsHere.settings.dataDir, 'photos/ab'), { recursive: true });
    await writeFile(join(opsHere.settings.dataDir, photo), 'the bytes of a photo');
    // What else lies there must not make a backup that nobody can restore.
    for (const stray of ['.DS_Store', 'ab/a copy.jpg', `ab/${'ab'.repeat(60)}`])
      await writeFile(join(opsHere.settings.dataDir, 'photos', stray), 'stray');
    // More than fits into any buffer on the way, with rows of every length.
    await execute(here.db)`
      insert into outbox (recipient, channel, text, next_at, created_at)
      select '9876543210', 'sms', repeat(chr(33 + i % 90), i % 700) || E'\\ \t \n ₹', now(), now()
      from generate_series(1, 2000) i`;
    const { lines } = await runCommand(backupCommand, opsHere, [fileNamed('quiet.backup')]);
    expect(lines[0]).toMatch(/\d+ rows of \d+ tables and 1 picture,/);
    expect((await stat(fileNamed('quiet.backup'))).mode & 0o777).toBe(0o600);
    expect((await readdir(folder)).filter((name) => name.endsWith('.part'))).toEqual([]);

    const { data } = await runCommand(restoreCommand, opsThere, [fileNamed('quiet.backup'), '--replace']);
    expect(data).toMatchObject({ pictures: 1, migrated: [] });
    expect(await everything(there.db)).toEqual(await everything(here.db));
    expect(await readFile(join(opsThere.settings.dataDir, photo), 'utf8')).toBe('the bytes of a photo');

    const customer = await shop.customer();
    await runCommand(backupCommand, opsHere, [fileNamed('again.backup')]);
    await runCommand(restoreCommand, opsThere, [fileNamed('again.backup'), '--replace']);
    const call = callsOf(await testApp(there.db));
    const order = orderBody([{ product: kurta }], { price: 900, shipping_fee: 0 });
    expect(await call(customer, 'POST', '/home/order/palce-order', order)).toMatchObject({ status: 201 });
    await execute(there.db)`
      insert into outbox (recipient, channel, text, next_at, created_at)
      values ('9876543210', 'sms', 'numbered after the ones that came', now(), now())`;
  });

  it('goes into an empty shop only, unless it is told to replace', async () => {
    const before = await everything(there.db);
    await expect(runCommand(restoreCommand, opsThere, [fileNamed('quiet.backup')])).rejects.toThrow(
      '--replace',
    );
    expect(await everything(there.db)).toEqual(before);
  });

  it('that is cut short, damaged, or something else changes nothing', async () => {
    const whole = await readFile(fileNamed('quiet.backup'));
    const middle = whole.length >> 1;
    const damagedBytes = Buffer.from(whole);
    damagedBytes.set(
      damagedBytes.subarray(middle, middle + 16).map((byte) => byte ^ 0xff),
      middle,
    );
    const brokenFiles = {
      'cut.backup': whole.subarray(0, whole.length - 40),
      'half.backup': whole.subarray(0, whole.length >> 1),
      'damaged.backup': damagedBytes,
      'letter.backup': Buffer.from('Dear shop'),
    };
    const before = await everything(there.db);
    for (const [name, bytes] of Object.entries(brokenFiles)) {
      await writeFile(fileNamed(name), bytes);
      await expect(
        runCommand(restoreCommand, opsThere, [fileNamed(name), '--replace']),
        `${name} is refused`,
      ).rejects.toThrow(/not a whole backup|cut short|damaged/);
    }
    await expect(runCommand(restoreCommand, opsThere, [fileNamed('none.backup')])).rejects.toThrow(
      'There is no',
    );
    await expect(runCommand(backupCommand, opsHere, [join(folder, 'no', 'where')])).rejects.toThrow(
      'cannot be written',
    );
    expect(await everything(there.db)).toEqual(before);
  });

  it('of an older version is brought up to date; one of a newer version is refused', async () => {
    const [old, fresh] = [await createTestDatabase(), await createTestDatabase()];
    const newest = await withoutNewestMigration(old.db);
    await smallShop(old.db, clock.now());
    await runCommand(backupCommand, opsOf(old, 'old'), [fileNamed('old.backup')]);

    await execute(fresh.db)`select 1`;
    const restore = (db: Database) =>
      runCommand(restoreCommand, { ...opsOf(fresh, 'fresh'), db }, [fileNamed('old.backup')]);
    await expect(restore(fresh.db)).rejects.toThrow('the shop is running');
    await fresh.db.destroy();
    const { db } = openDatabase(fresh.connection, 1, 0, operatorsName);
    // The server drops a closed connection a moment later.
    await expect.poll(() => connectionsOfShop(db)).toBe(0);
    expect((await restore(db)).data).toMatchObject({ migrated: [newest] });
    const rows = await execute(db)`select id from sellers`;
    await db.destroy();
    expect(rows).toHaveLength(2);

    await execute(old.db)`insert into kysely_migration (name, timestamp) values ('9999-later', '')`;
    await runCommand(backupCommand, opsOf(old, 'old'), [fileNamed('newer.backup')]);
    await expect(
      runCommand(restoreCommand, opsThere, [fileNamed('newer.backup'), '--replace']),
    ).rejects.toThrow('newer version of the shop (it has 9999-later)');
  });

  it('of the release before the baseline is brought up to date', async () => {
    const [old, fresh] = [await createTestDatabase(), await createTestDatabase()];
    await asReleaseBefore(old.db);
    await runCommand(backupCommand, opsOf(old, 'before'), [fileNamed('before.backup')]);
    await fresh.db.destroy();
    const { db } = openDatabase(fresh.connection, 1, 0, operatorsName);
    await runCommand(restoreCommand, { ...opsOf(fresh, 'fresh'), db }, [fileNamed('before.backup')]);
    const rows = await execute(db)`select id from products order by id`;
    const record = await sql`select name from kysely_migration order by name`.execute(db);
    await db.destroy();
    expect(rows).toEqual([{ id: 'p1' }, { id: 'p2' }, { id: 'p3' }]);
    const migrations = Object.keys(await readMigrationFiles());
    expect(record.rows).toEqual(migrations.map((name) => ({ name })));
    expect(await schemaOf(fresh.connection)).toBe(await schemaOf(there.connection));
  });
});
