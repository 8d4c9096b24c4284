import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { surroundings } from '../../tools/bootstrap/processes.mjs';
import { serverArguments, serverFlags } from '../../tools/build.mjs';

const root = join(import.meta.dirname, '../..');

/** What to run: the bundled server or, if the sources are newer, the sources. Determined once. */
let command: string[] | undefined;

/** Runs a built copy of the sources in another folder. */
const builtServer = [...serverFlags, '.build/server/main.js'];

/** The real server in a separate process, with the embedded database. */
export interface ShopProcess {
  readonly address: string;
  /** The process id of the server, without its database. */
  readonly pid: number;
  /** Its output so far, including the log. */
  output(): string;
  /** Milliseconds from start to ready. */
  readonly readyAfter: number;
  /** Kills it with SIGKILL, and waits. */
  kill(): Promise<void>;
  /** Stops it gracefully together with its database, and waits. */
  stop(): Promise<void>;
}

/**
 * Starts the shop on a free port and waits until it is ready. Builds the pages if there is no build.
 * @param env settings that override a demo shop's without background noise
 * @param release the folder of another, built release of the shop instead of this one
 * @param signal kills it with SIGKILL, also before it is ready
 * @throws the process's output, if it ended
 */
export async function startShopProcess(
  dataDir: string,
  env: Record<string, string> = {},
  release?: string,
  signal?: AbortSignal,
): Promise<ShopProcess> {
  if (!release && !existsSync(join(root, '.build/made-from')))
    execFileSync(process.execPath, ['tools/build.mjs'], { cwd: root });
  command ??= serverArguments();
  const port = Number(env.PORT ?? (await freePort()));
  const address = `http://127.0.0.1:${port}`;
  const began = performance.now();
  const folder = release ?? root;
  const child = spawn(process.execPath, release ? builtServer : command, {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      NODE_ENV: 'production',
      ...surroundings, // the same as for npm start
      NODE_COMPILE_CACHE: join(folder, '.build/compile-cache'),
      PORT: String(port),
      PUBLIC_URL: address,
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      SEED: 'quiet',
      ...env,
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const closing = once(child, 'close');
  signal?.addEventListener('abort', () => child.kill('SIGKILL'));
  while (!(await answers(`${address}/readyz`))) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error(output);
    await pause(25);
  }
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await closing;
  };
  return {
    address,
    pid: child.pid ?? 0,
    output: () => output,
    readyAfter: performance.now() - began,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  };
}

async function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    (answer) => answer.ok,
    () => false,
  );
}

/** A free port. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}
