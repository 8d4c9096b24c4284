import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { installBinaries } from '../../packages/embedded-postgres/src/binaries.ts';
import { openHome } from '../../packages/embedded-postgres/src/home.ts';
import { ensureServer, stopServer } from '../../packages/embedded-postgres/src/server.ts';
import type { RunningPostgres } from '../../packages/embedded-postgres/src/start-postgres.ts';
import { databaseUrl, temporaryDataDir } from '../../packages/embedded-postgres/src/testing.ts';

/** A real streaming replica of an embedded server, on this machine. */
export interface Replica {
  /** In the form of `READ_DATABASE_URL`. */
  readonly url: string;
  /** Runs a statement as the server's owner, such as `select pg_wal_replay_pause()`. */
  ask<Row extends object>(statement: string): Promise<Row[]>;
  /** Stops its server, and waits. */
  stop(): Promise<void>;
  start(): Promise<void>;
  remove(): Promise<void>;
}

const administrator = 'postgres';

/**
 * Makes a replica in the way of PostgreSQL's manual ('Making a Base Backup Using the Low Level API'), since the
 * embedded server has no pg_basebackup: copies the files between the start and stop of a backup, and adds a signal file
 * and the primary's address.
 */
export async function startReplica(primary: RunningPostgres): Promise<Replica> {
  const { dataDir, remove } = temporaryDataDir();
  execFileSync('chmod', ['755', dataDir]); // for root: PostgreSQL runs as another user, who must be able to enter it
  const home = openHome(dataDir, () => {});
  const binaries = await installBinaries(home);
  const { host, port } = primary.connection;
  const owner = new Client({ host, port, user: administrator, database: 'postgres' });
  await owner.connect();
  await owner.query("select pg_backup_start('replica', true)");
  execFileSync('cp', ['-a', join(primary.location, 'data'), home.data]);
  const { rows } = await owner.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
  await owner.end();
  rmSync(join(home.data, 'postmaster.pid'), { force: true });
  for (const folder of ['pg_wal', 'pg_replslot']) {
    rmSync(join(home.data, folder), { recursive: true });
    mkdirSync(join(home.data, folder), { mode: 0o700 });
  }
  writeFileSync(join(home.data, 'backup_label'), rows[0]?.labelfile ?? '');
  writeFileSync(join(home.data, 'standby.signal'), '');
  if (home.account) execFileSync('chown', ['-R', `${home.account.uid}:${home.account.gid}`, home.data]);
  const settings = { primary_conninfo: `host=${host} port=${port} user=${administrator}` };
  const open = async () => {
    const { client } = await ensureServer(home, binaries, settings, () => {});
    await client.end();
  };
  await open();
  const connection = { ...primary.connection, host: home.socket };
  return {
    url: databaseUrl(connection),
    ask: async <Row extends object>(statement: string) => {
      const client = new Client({ ...connection, user: administrator });
      await client.connect();
      try {
        return (await client.query<Row>(statement)).rows;
      } finally {
        await client.end();
      }
    },
    stop: () => stopServer(home),
    start: open,
    remove: async () => {
      await stopServer(home);
      remove();
    },
  };
}
