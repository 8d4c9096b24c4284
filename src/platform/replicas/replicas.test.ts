import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import { temporaryDataDir } from '../../../packages/embedded-postgres/src/testing.ts';
import { startReplica } from '../../../test/support/replica.ts';
import { type Database, openDatabase, execute } from '../database.ts';
import { createLog } from '../log.ts';
import { startPostgres } from '../../../packages/embedded-postgres/src/start-postgres.ts';
import { openReading, type Reading } from './open-reading.ts';

/** A real primary with a real streaming replica. */
const { dataDir, remove } = temporaryDataDir();
const postgres = await startPostgres({ dataDir });
const { db: primary } = openDatabase(postgres.connection, 2);
await execute(primary)`create table notes (text text not null)`;
const replica = await startReplica(postgres);
afterAll(async () => {
  await primary.destroy();
  await replica.remove();
  await postgres.stop();
  remove();
});

let reading: Reading;
beforeEach(async () => {
  reading = open([replica.url]);
  await until(async () => reading.asked() === 1);
});
afterEach(() => reading.stop());

const open = (replicas: string[]) =>
  openReading({
    connection: postgres.connection,
    replicas,
    size: 3,
    statementTimeout: 5_000,
    log: createLog('silent'),
  });
async function until(is: () => Promise<boolean>): Promise<void> {
  await expect.poll(is).toBe(true);
}
/** The server that answers. */
const who = async (db: Database = reading.db): Promise<string> => {
  const rows = await execute<{ replica: boolean }>(db)`select pg_is_in_recovery() as replica`;
  return rows[0]?.replica ? 'replica' : 'primary';
};
const countNotes = async () => {
  const rows = await execute<{ n: number }>(reading.db)`select count(*) as n from notes`;
  return rows[0]?.n ?? -1;
};

it('reads from the primary when no replica is set or reachable', async () => {
  const alone = open([]);
  expect(await who(alone.db)).toBe('primary');
  await alone.stop();
  const lonely = open(['postgresql://chowk@127.0.0.1:1/chowk']);
  expect(await who(lonely.db)).toBe('primary');
  await lonely.stop();
});

it('reads nothing stale once a change was reported', async () => {
  expect(await who()).toBe('replica');
  await replica.ask('select pg_wal_replay_pause()');
  await execute(primary)`insert into notes values ('new')`;
  reading.changed();
  expect([await who(), await countNotes()]).toEqual(['primary', 1]);
  await pause(300); // enough for a check
  expect([await who(), await countNotes()]).toEqual(['primary', 1]);
  await replica.ask('select pg_wal_replay_resume()');
  await until(async () => (await who()) === 'replica');
  expect(await countNotes()).toBe(1);
});

it('skips a replica that lags too far, even without a reported change', async () => {
  await replica.ask('select pg_wal_replay_pause()');
  await execute(primary)`insert into notes values ('unnoticed')`;
  expect(await who()).toBe('replica');
  await until(async () => (await who()) === 'primary');
  await replica.ask('select pg_wal_replay_resume()');
  await until(async () => (await who()) === 'replica');
});

it('falls back to the primary when a replica fails during a query, and uses it again when it is back', async () => {
  const slow = sql<{ replica: boolean }>`
    select pg_is_in_recovery() as replica from pg_sleep(0.5)`.execute(reading.db);
  await pause(200);
  await replica.stop();
  expect((await slow).rows).toEqual([{ replica: false }]);
  expect(await who()).toBe('primary');
  await replica.start();
  await until(async () => (await who()) === 'replica');
});

it('passes a statement’s own error on', async () => {
  await expect(sql`insert into notes values ('no')`.execute(reading.db)).rejects.toMatchObject({
    code: '25006',
  });
  await expect(sql`select 1 / 0`.execute(reading.db)).rejects.toMatchObject({ code: '22012' });
});

// Must be last: a promoted replica cannot go back.
it('ignores a replica that was promoted', async () => {
  await replica.ask('select pg_promote()');
  await until(async () => reading.asked() === 0);
  const again = open([replica.url]);
  await pause(300);
  expect([again.asked(), await who(again.db)]).toEqual([0, 'primary']);
  await again.stop();
});
