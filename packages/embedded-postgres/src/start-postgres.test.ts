import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { query, startInProcess, temporaryDataDir } from './testing.ts';
import { administrator } from './cluster.ts';
import { openHome } from './home.ts';
import { isAlive } from './processes.ts';
import { stopServer } from './server.ts';
import { type RunningPostgres, startPostgres } from './start-postgres.ts';

const { dataDir, remove } = temporaryDataDir();
let location: string;

const serverOf = ({ location: home }: { location: string }) =>
  Number(readFileSync(join(home, 'data/postmaster.pid'), 'utf8').split('\n')[0]);

const timesTold = (what: string) => readFileSync(join(location, 'server.log'), 'utf8').split(what).length - 1;

beforeAll(async () => {
  const both = await Promise.all([startInProcess(dataDir), startInProcess(dataDir)]);
  location = both[0].location;
  await query(both[0].connection, 'create table kept (word text)');
  await Promise.all(both.map((one) => one.stop()));
});
afterAll(remove);

it('makes one whole database when two processes start at once, and stops it with the last', async () => {
  const server = await startPostgres({ dataDir });
  expect(await query(server.connection, 'select * from kept')).toEqual([]);
  await server.stop();
});

it('keeps rows over a stop and a start', async () => {
  const first = await startPostgres({ dataDir });
  await query(first.connection, `insert into kept values ('kept')`);
  await first.stop();
  const second = await startPostgres({ dataDir });
  expect(await query(second.connection, 'select word from kept')).toEqual([{ word: 'kept' }]);
  await second.stop();
});

it('has in its memory after a start what was there before the stop', async () => {
  const start = async () => {
    const earlierCount = timesTold('autoprewarm successfully');
    const server = await startPostgres({ dataDir });
    // A server that is stopped while still loading the last list does not write a new one.
    await expect.poll(() => timesTold('autoprewarm successfully')).toBe(earlierCount + 1);
    return server;
  };
  const first = await start();
  await query(first.connection, 'create table popular as select generate_series(1, 20_000) as n');
  await first.stop();
  const second = await start();
  const asOwner = { ...second.connection, user: administrator };
  await query(asOwner, 'create extension pg_buffercache');
  // Nothing has read the table since.
  const [inMemory] = await query(
    asOwner,
    `select count(*)::int as pages from pg_buffercache where relfilenode = pg_relation_filenode('popular')`,
  );
  expect(inMemory).toEqual({ pages: expect.toSatisfy((pages) => pages > 50) });
  await second.stop();
});

it('leaves nothing running and no pid file behind', async () => {
  const server = await startPostgres({ dataDir });
  const pid = serverOf(server);
  expect(isAlive(pid)).toBe(true);
  await server.stop();
  expect(isAlive(pid)).toBe(false);
  expect(() => serverOf(server)).toThrow(/ENOENT/);
});

it('is shared by processes with one data folder until the last one stops', async () => {
  const other = await startInProcess(dataDir);
  const server = await startPostgres({ dataDir });
  expect(server.connection).toEqual(other.connection);
  const pid = serverOf(server);
  await other.stop();
  expect(await query(server.connection, 'select 1 as one')).toEqual([{ one: 1 }]);
  await server.stop();
  expect(isAlive(pid)).toBe(false);
});

it('stops once however often it is told to', async () => {
  const server = await startPostgres({ dataDir });
  await Promise.all([server.stop(), server.stop()]);
  await expect(query(server.connection, 'select 1')).rejects.toThrow(/ENOENT/);
});

it('stops a server whose fast shutdown does not end, and keeps its rows', async () => {
  const server = await startPostgres({ dataDir });
  await query(server.connection, `insert into kept values ('kept again')`);
  const pid = serverOf(server);
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number);
  const writer = children.find((child) =>
    readFileSync(`/proc/${child}/cmdline`, 'utf8').includes('checkpointer'),
  );
  process.kill(writer as number, 'SIGSTOP');
  await Promise.all([
    stopServer(
      openHome(dataDir, () => {}),
      300,
    ),
    server.stop(),
  ]);
  expect(isAlive(pid)).toBe(false);
  const next = await startPostgres({ dataDir });
  expect(await query(next.connection, `select from kept where word = 'kept again'`)).toHaveLength(1);
  await next.stop();
});

it('speaks UTF-8, plans for the values at hand, loses nothing and opens no network port', async () => {
  const server = await startPostgres({ dataDir });
  const setting = (name: string) => query(server.connection, `select current_setting('${name}') as is`);
  expect(await setting('server_encoding')).toEqual([{ is: 'UTF8' }]);
  expect(await setting('plan_cache_mode')).toEqual([{ is: 'force_custom_plan' }]);
  expect(await setting('fsync')).toEqual([{ is: 'on' }]);
  expect(await setting('listen_addresses')).toEqual([{ is: '' }]);
  expect(await query(server.connection, `select lower('ÉCRU') as word`)).toEqual([{ word: 'écru' }]);
  await server.stop();
});

it("lets the application's role make the extensions it uses, and nothing that needs the server's owner", async () => {
  const server: RunningPostgres = await startPostgres({ dataDir });
  for (const extension of ['pg_trgm', 'unaccent', 'btree_gin'])
    await query(server.connection, `create extension if not exists ${extension}`);
  await expect(query(server.connection, `copy kept to program 'true'`)).rejects.toThrow(/permission denied/);
  await server.stop();
  expect(server.location).toBe(location);
});
