import { setTimeout as pause } from 'node:timers/promises';
import { ensureDatabase, lastToLeave, markInUse } from './administration.ts';
import { type Binaries, installBinaries } from './binaries.ts';
import { ensureCluster } from './cluster.ts';
import { endWhenAlone } from './end-when-alone.ts';
import { type Home, openHome } from './home.ts';
import { ownName } from './names.ts';
import { type Proof, ensureServer, stopServer } from './server.ts';

/** The embedded database, running. */
export interface RunningPostgres {
  /** For `pg`: `host` is the folder of a Unix socket that only this user can enter, so there is no password. */
  connection: { host: string; port: number; user: string; database: string; password?: string };
  /** The folder with all its files. */
  location: string;
  /** Stops it and waits until all is written; leaves it running while another process uses it. */
  stop(): Promise<void>;
}

/** What a start needs. */
export interface StartOptions {
  /** The data folder; the database is in (or linked from) `postgres` in it. */
  dataDir: string;
  /** Told, in sentences, what a person should know: where the files are, what takes long. */
  say?: (line: string) => void;
  /** PostgreSQL settings over the launcher's own, for a server that this start launches (not one it adopts). */
  settings?: Record<string, string>;
  /** After so many seconds without a user a server ends by itself: all who used it were killed. */
  endsAloneAfter?: number;
}

/**
 * Starts the embedded PostgreSQL, makes its files on the first start, and makes sure that the database is there.
 * Never removes anything that is. A server that a killed process left behind is taken over. Processes
 * that start with the same data folder share one server, which the last one to stop takes down.
 *
 * While this process runs, a server that dies is started again: connections break, acknowledged rows do not.
 *
 * @throws a sentence with what to do: no binaries for this machine, a folder of another user or version, a log's
 *   last lines where the server cannot start
 */
export async function startPostgres({
  dataDir,
  say = () => {},
  settings = {},
  endsAloneAfter = 60,
}: StartOptions): Promise<RunningPostgres> {
  const home = openHome(dataDir, say);
  const binaries = await installBinaries(home);
  await ensureCluster(home, binaries, say);
  const keeper = keepRunning(home, binaries, { settings, endsAloneAfter }, say);
  const { socket, port } = await keeper.ready;
  return {
    connection: { host: socket, port, user: ownName, database: ownName },
    location: home.location,
    stop: keeper.stop,
  };
}

/** Holds one connection for as long as the server is wanted; its end means that the server died. */
function keepRunning(
  home: Home,
  binaries: Binaries,
  { settings, endsAloneAfter }: Required<Pick<StartOptions, 'settings' | 'endsAloneAfter'>>,
  say: (line: string) => void,
) {
  let stopping: Promise<void> | undefined;
  let current = hold();
  const ready = current;

  async function hold(): Promise<Proof> {
    for (;;) {
      const proof = await ensureServer(home, binaries, settings, say);
      try {
        await markInUse(proof.client);
        await ensureDatabase(proof.client);
        if (!proof.adopted) await endWhenAlone(proof.socket, endsAloneAfter);
      } catch (error) {
        // It was just being stopped, or killed: the connection is gone, not merely in trouble.
        await proof.client.end().catch(() => {});
        if ((error as { code?: string }).code && (error as { code?: string }).code !== '57P01') throw error;
        continue;
      }
      proof.client.once('end', () => {
        if (!stopping) revive();
      });
      return proof;
    }
  }

  function revive(): void {
    say('PostgreSQL ended unexpectedly. Starting it again.');
    current = hold();
    current.catch(async (error: Error) => {
      say(error.message);
      await pause(5_000);
      if (!stopping) revive();
    });
  }

  async function leave(): Promise<void> {
    const proof = await current.catch(() => undefined);
    if (!proof) return;
    const last = await lastToLeave(proof.client).catch(() => true);
    if (last) await stopServer(home);
    await proof.client.end().catch(() => {});
  }

  return { ready, stop: () => (stopping ??= leave()) };
}
