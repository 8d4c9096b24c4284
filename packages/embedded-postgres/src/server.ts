import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, renameSync, statSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from 'pg';
import { connectAsAdministrator } from './administration.ts';
import type { Binaries } from './binaries.ts';
import type { Home } from './home.ts';
import { inLaunchTurn } from './launch-turn.ts';
import { clearStale, isServerOf, readPidFile } from './pid-file.ts';
import { bareEnvironment, commandLine, isAlive } from './processes.ts';
import { asArguments, port, serverSettings } from './server-settings.ts';

/** How long a start may take, in milliseconds: a kill under load leaves up to a gigabyte of log to replay. */
const patience = 300_000;
const tick = 25;

/** What a server says that finds the remains of its killed predecessor: they go away by themselves. */
const passing = /lock file ".*" already exists|pre-existing shared memory block|lock file ".*" is empty/;

/** A connection that proves the server is alive, and where that server listens. */
export interface Proof {
  client: Client;
  socket: string;
  port: number;
  adopted: boolean;
}

/**
 * Makes sure that the home's server runs: takes over one that does (left by a killed process, or another
 * process's), waits for one that is starting or stopping, starts one otherwise.
 *
 * @throws when it cannot start, with the last lines of its log
 */
export async function ensureServer(
  home: Home,
  binaries: Binaries,
  extra: Record<string, string>,
  say: (line: string) => void,
): Promise<Proof> {
  const giveUpAt = performance.now() + patience;
  let told = performance.now() + 3_000;
  while (performance.now() < giveUpAt) {
    const proof =
      (await adopt(home)) ?? (await inLaunchTurn(home, () => launch(home, binaries, extra, giveUpAt)));
    if (proof) return proof;
    if (performance.now() > told) {
      told = Number.POSITIVE_INFINITY;
      say('Waiting for PostgreSQL, which is still ending or recovering from its last run.');
    }
    await pause(tick);
  }
  throw new Error(
    `PostgreSQL in ${home.location} did not come up in ${patience / 1000} s.${tailOf(home, 0)}`,
  );
}

async function adopt(home: Home): Promise<Proof | undefined> {
  const left = readPidFile(home);
  if (!left?.socket) return undefined;
  const client = await connectAsAdministrator(left.socket, left.port);
  return client && { client, socket: left.socket, port: left.port, adopted: true };
}

/** Starts a server where none is. Undefined when one is there after all, and has to be waited for. */
async function launch(
  home: Home,
  { postgres, libraries }: Binaries,
  extra: Record<string, string>,
  giveUpAt: number,
): Promise<Proof | undefined> {
  const left = readPidFile(home);
  if (left && (isServerOf(home, left.pid) || !clearStale(home, left))) return undefined;
  const logged = turnLog(home);
  const settings = { ...serverSettings(home, libraries), ...extra };
  const child = spawnDetached(postgres, ['-D', home.data, ...asArguments(settings)], home);
  while (performance.now() < giveUpAt) {
    const client = await connectAsAdministrator(home.socket, port);
    if (client) return { client, socket: home.socket, port, adopted: false };
    if (child.exitCode !== null || child.signalCode !== null) {
      const words = tailOf(home, logged);
      if (passing.test(words)) return undefined;
      throw new Error(`PostgreSQL in ${home.location} could not start.${words}`);
    }
    await pause(tick);
  }
  return undefined;
}

/**
 * Detached, so that Ctrl-C ends the application before its database. Messages go to a file, since a pipe breaks
 * with this process.
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
  child.on('error', () => {}); // told by the exit code and the log
  child.unref();
  return child;
}

/** Keeps the log under ten megabytes and its predecessor. @returns where new lines begin, in bytes */
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

/**
 * Stops the home's server at once but in order: open transactions are rolled back, everything is written.
 * Waits until it is gone.
 */
export async function stopServer(home: Home): Promise<void> {
  const running = readPidFile(home);
  if (!running || !isServerOf(home, running.pid)) return;
  try {
    process.kill(running.pid, 'SIGINT');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error; // it had just ended by itself
  }
  const giveUpAt = performance.now() + patience;
  // A process that is ending has lost the words it was started with, and may still be there for a moment.
  const { pid } = running;
  while (isAlive(pid) && (isServerOf(home, pid) || commandLine(pid).join('') === '')) {
    if (performance.now() > giveUpAt)
      throw new Error(
        `PostgreSQL (process ${running.pid}) did not stop in ${patience / 1000} s. See ${home.log}.`,
      );
    await pause(tick);
  }
}
