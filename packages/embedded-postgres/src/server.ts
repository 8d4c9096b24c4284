import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, renameSync, statSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from 'pg';
import { CannotStart } from './cannot-start.ts';
import { connectAsAdministrator } from './administration.ts';
import type { Binaries } from './binaries.ts';
import type { Home } from './home.ts';
import { inLaunchTurn } from './launch-turn.ts';
import { clearStale, isServerOf, readPidFile } from './pid-file.ts';
import { bareEnvironment, commandLine, isAlive } from './processes.ts';
import { asArguments, port, serverSettings } from './server-settings.ts';

/** Startup timeout in milliseconds: after a kill under load, up to a gigabyte of WAL must be replayed. */
const patience = 300_000;
const tick = 25;

/** Messages of a server that finds remains of its killed predecessor; the condition passes by itself. */
const passing = /lock file ".*" already exists|pre-existing shared memory block|lock file ".*" is empty/;

/** A connection that proves that the server is alive, and the server's socket folder. */
export interface Proof {
  client: Client;
  socket: string;
  port: number;
  adopted: boolean;
}

/**
 * Ensures that the home's server runs: adopts a running one (left by a killed process, or started by another process),
 * waits for one that is starting or stopping, else starts one.
 * @throws when it cannot start, with the last lines of its log
 */
export async function ensureServer(
  home: Home,
  binaries: Binaries,
  extra: Record<string, string>,
  say: (line: string) => void,
): Promise<Proof> {
  const giveUpAt = performance.now() + patience;
  let nextNotice = performance.now() + 3_000;
  while (performance.now() < giveUpAt) {
    const proof =
      (await adopt(home)) ?? (await inLaunchTurn(home, () => launch(home, binaries, extra, giveUpAt)));
    if (proof) return proof;
    if (performance.now() > nextNotice) {
      nextNotice = Number.POSITIVE_INFINITY;
      say('Waiting for PostgreSQL, which is still ending or recovering from its last run.');
    }
    await pause(tick);
  }
  throw new CannotStart(
    `PostgreSQL in ${home.location} did not come up in ${patience / 1000} s.${tailOf(home, 0)}`,
  );
}

async function adopt(home: Home): Promise<Proof | undefined> {
  const pidFile = readPidFile(home);
  if (!pidFile?.socket) return undefined;
  const client = await connectAsAdministrator(pidFile.socket, pidFile.port);
  return client && { client, socket: pidFile.socket, port: pidFile.port, adopted: true };
}

/** Starts a server if none is running. Undefined when there is one after all, which must be waited for. */
async function launch(
  home: Home,
  { postgres, libraries }: Binaries,
  extra: Record<string, string>,
  giveUpAt: number,
): Promise<Proof | undefined> {
  const pidFile = readPidFile(home);
  if (pidFile && (isServerOf(home, pidFile.pid) || !clearStale(home, pidFile))) return undefined;
  const logSize = turnLog(home);
  const settings = { ...serverSettings(home, libraries), ...extra };
  const child = spawnDetached(postgres, ['-D', home.data, ...asArguments(settings)], home);
  while (performance.now() < giveUpAt) {
    const client = await connectAsAdministrator(home.socket, port);
    if (client) return { client, socket: home.socket, port, adopted: false };
    if (child.exitCode !== null || child.signalCode !== null) {
      const words = tailOf(home, logSize);
      if (passing.test(words)) return undefined;
      throw new CannotStart(`PostgreSQL in ${home.location} could not start.${words}`);
    }
    await pause(tick);
  }
  return undefined;
}

/**
 * Detached, so that Ctrl-C stops the application before its database. Messages go to a file, because a pipe would break
 * when this process ends.
 */
function spawnDetached(program: string, args: string[], home: Home): ChildProcess {
  const log = openSync(home.log, 'a', 0o640);
  const child = spawn(program, args, {
    cwd: '/',
    env: bareEnvironment,
    detached: true,
    stdio: ['ignore', log, log],
    ...(home.account && { uid: home.account.uid, gid: home.account.gid }),
  });
  closeSync(log);
  child.on('error', () => {}); // reported by the exit code and the log
  child.unref();
  return child;
}

/**
 * Rotates the log at ten megabytes.
 * @returns the offset in bytes at which new lines begin
 */
function turnLog(home: Home): number {
  if (!existsSync(home.log)) return 0;
  const { size } = statSync(home.log);
  if (size < 10_000_000) return size;
  renameSync(home.log, `${home.log}.1`);
  return 0;
}

function tailOf(home: Home, from: number): string {
  if (!existsSync(home.log)) return '';
  const lines = readFileSync(home.log).subarray(from).toString('utf8').trim().split('\n').slice(-8);
  return ` Its log (${home.log}) ends with:\n${lines.join('\n')}`;
}

/** Milliseconds for a fast shutdown. One in the middle of a recovery on a full disk never ends. */
const fastFor = 30_000;

/**
 * Stops the home's server with a fast shutdown: open transactions are rolled back and everything is written. One that
 * takes too long becomes an immediate one, after which the next start replays the log. Waits until it has ended.
 */
export async function stopServer(home: Home, patient = fastFor): Promise<void> {
  const running = readPidFile(home);
  if (!running || !isServerOf(home, running.pid)) return;
  const { pid } = running;
  signal(pid, 'SIGINT');
  const startTime = performance.now();
  let immediate = false;
  // A process that is ending has lost its command line, and may exist for a moment longer.
  while (isAlive(pid) && (isServerOf(home, pid) || commandLine(pid).join('') === '')) {
    const duration = performance.now() - startTime;
    if (duration > patience)
      throw new CannotStart(
        `PostgreSQL (process ${pid}) did not stop in ${patience / 1000} s. See ${home.log}.`,
      );
    if (duration > patient && !immediate) {
      immediate = true;
      signal(pid, 'SIGQUIT');
    }
    await pause(tick);
  }
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error; // it had just stopped
  }
}
