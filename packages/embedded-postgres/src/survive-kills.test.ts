import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { query, startInProcess, temporaryDataDir } from './testing.ts';
import { isAlive } from './processes.ts';
import { type RunningPostgres, startPostgres } from './start-postgres.ts';
import { ownerOf } from './account.ts';

const { dataDir, remove } = temporaryDataDir();
let server: RunningPostgres;
let pidFile: string;

const serverPid = () => Number(readFileSync(pidFile, 'utf8').split('\n')[0]);
const words = (connection: RunningPostgres['connection']) =>
  query(connection, 'select word from kept order by word');

beforeAll(async () => {
  server = await startPostgres({ dataDir });
  pidFile = join(server.location, 'data/postmaster.pid');
  await query(server.connection, 'create table kept (word text)');
  await server.stop();
});
afterEach(() => server.stop());
afterAll(remove);

it('takes over the server that a killed Node process left behind', async () => {
  const first = await startInProcess(dataDir);
  await query(first.connection, `insert into kept values ('a')`);
  const orphan = serverPid();
  await first.kill();
  expect(isAlive(orphan)).toBe(true);
  server = await startPostgres({ dataDir });
  expect(serverPid()).toBe(orphan);
  expect(await words(server.connection)).toEqual([{ word: 'a' }]);
  await server.stop();
  expect(isAlive(orphan)).toBe(false);
});

it('ends by itself when all who used it were killed, and not while somebody does', async () => {
  const first = await startInProcess(dataDir, undefined, { endsAloneAfter: 1 });
  const second = await startInProcess(dataDir);
  const pid = serverPid();
  await first.kill();
  await new Promise((wake) => setTimeout(wake, 3_000));
  expect(isAlive(pid)).toBe(true);
  await second.kill();
  await expect.poll(() => isAlive(pid)).toBe(false);
});

it('starts a killed server again while its user runs', async () => {
  server = await startPostgres({ dataDir });
  await query(server.connection, `insert into kept values ('b')`);
  const pid = serverPid();
  process.kill(pid, 'SIGKILL');
  await expect.poll(() => words(server.connection).catch(() => [])).toHaveLength(2);
  expect(serverPid()).not.toBe(pid);
});

it('starts one server, not two, where several processes find it killed', async () => {
  const others = [await startInProcess(dataDir), await startInProcess(dataDir)];
  server = await startPostgres({ dataDir });
  for (let kills = 0; kills < 4; kills += 1) {
    const pid = serverPid();
    process.kill(pid, 'SIGKILL');
    await expect.poll(() => words(server.connection).catch(() => [])).toHaveLength(2);
    expect(isAlive(serverPid())).toBe(true);
    expect(serverPid()).not.toBe(pid);
  }
  await Promise.all(others.map((other) => other.stop()));
  // A second server would find the first one's lock, or delete it as a dead server's; then the first server would stop
  // a minute later.
  const log = readFileSync(join(server.location, 'server.log'), 'utf8');
  expect(log.match(/lock file ".*" already exists|pre-existing shared memory block/g)).toBeNull();
});

it('recovers when Node and the server were killed together', async () => {
  const first = await startInProcess(dataDir);
  await query(first.connection, `insert into kept values ('c')`);
  process.kill(serverPid(), 'SIGKILL');
  await first.kill();
  server = await startPostgres({ dataDir });
  expect(await words(server.connection)).toHaveLength(3);
});

it('is not held up by a stale pid file whose number belongs to another program now', async () => {
  const { uid, gid } = ownerOf(join(server.location, 'data'));
  const stranger = spawn('sleep', ['60'], { uid, gid, cwd: '/', stdio: 'ignore' });
  const leftovers = [
    stranger.pid,
    join(server.location, 'data'),
    1,
    5432,
    join(server.location, 'socket'),
    '',
    '',
    'ready',
  ];
  writeFileSync(pidFile, `${leftovers.join('\n')}\n`);
  server = await startPostgres({ dataDir });
  expect(await words(server.connection)).toHaveLength(3);
  expect(stranger.exitCode).toBeNull();
  stranger.kill();
});

it('waits for a server that is still stopping', async () => {
  const first = await startInProcess(dataDir);
  const open = query(first.connection, 'select pg_sleep(30)').catch(() => {});
  const asleep = `select 1 from pg_stat_activity where query like '%sleep(30)'`;
  await expect.poll(() => query(first.connection, asleep)).toHaveLength(1);
  const stopping = serverPid();
  process.kill(stopping, 'SIGTERM'); // a smart shutdown: refuses new sessions and waits for the open ones
  await first.kill();
  setTimeout(() => process.kill(stopping, 'SIGINT'), 500);
  server = await startPostgres({ dataDir });
  expect(serverPid()).not.toBe(stopping);
  expect(await words(server.connection)).toHaveLength(3);
  await open;
});
