import { setTimeout as pause } from 'node:timers/promises';
import { ensureDatabase, lastToLeave, markInUse } from './administration.ts';
import { type Binaries, installBinaries } from './binaries.ts';
import { ensureCluster } from './cluster.ts';
import { endWhenAlone } from './end-when-alone.ts';
import { type Home, openHome } from './home.ts';
import { ownName } from './names.ts';
import { type Proof, ensureServer, stopServer } from './server.ts';

/** The running embedded database. */
export interface RunningPostgres {
  /** For `pg`: `host` is the folder of a Unix socket. Only this user can enter it, so there is no password. */
  connection: { host: string; port: number; user: string; database: string; password?: string };
  /** The folder with all its files. */
  location: string;
  /** Stops the server and waits until everything is written; leaves it running while another process uses it. */
  stop(): Promise<void>;
}

/** Options of a start. */
export interface StartOptions {
  /** The data folder; the database is in (or linked from) `postgres` in it. */
  dataDir: string;
  /** Receives sentences for the operator: where the files are, what takes long. */
  say?: (line: string) => void;
  /** PostgreSQL settings that override the launcher's, for a server that this call starts (not for an adopted one). */
  settings?: Record<string, string>;
  /** Seconds without a user after which the server stops itself, because all its users were killed. */
  endsAloneAfter?: number;
}

/**
 * Starts the embedded PostgreSQL, creates its files on the first start, and ensures that the database exists. It never
 * removes existing files. It adopts a server that a killed process left behind. Processes started with the same data
 * folder share one server; the last one to stop shuts it down.
 * While this process runs, a server that dies is restarted: connections break, but acknowledged rows are kept.
 * @throws a sentence with what to do: no binaries for this machine, a folder of another user or version, or the log's
 * last lines when the server cannot start
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

/** Holds a connection as long as the server is wanted; when it ends, the server has died. */
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
        // The server was being stopped or killed, so the connection is gone for good.
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
