import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { surroundings } from '../../tools/bootstrap/processes.mjs';
import { serverArguments, serverFlags } from '../../tools/build.mjs';

const root = join(import.meta.dirname, '../..');

/** What is served: the server's one file or, while the sources are newer, the sources; found out once. */
let command: string[] | undefined;

/** What serves a built copy of the sources elsewhere. */
const builtServer = [...serverFlags, '.build/server/main.js'];

/** The shop as customers meet it: the real server in a process of its own, over the embedded database. */
export interface ShopProcess {
  readonly address: string;
  /** Of the process itself; its database has its own. */
  readonly pid: number;
  /** What it has printed so far, its log among it. */
  printed(): string;
  /** Milliseconds from its start until it was ready. */
  readonly readyAfter: number;
  /** Ends it with no chance to tidy up (SIGKILL), and waits. */
  kill(): Promise<void>;
  /** Ends it the orderly way, its database with it, and waits. */
  stop(): Promise<void>;
}

/**
 * Starts the shop on a free port and waits until it is ready; builds the pages where there is no build.
 * @param env settings over those of a quiet demo shop
 * @param release the folder of another, built release of the shop instead of this one
 * @throws what the process printed, where it ended instead
 */
export async function startShopProcess(
  dataDir: string,
  env: Record<string, string> = {},
  release?: string,
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
      ...surroundings, // as npm start has it
      NODE_COMPILE_CACHE: join(folder, '.build/compile-cache'),
      PORT: String(port),
      PUBLIC_URL: address,
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      ...env,
    },
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (printed += chunk));
  const ended = once(child, 'close');
  while (!(await answers(`${address}/readyz`))) {
    if (child.exitCode !== null) throw new Error(printed);
    await pause(25);
  }
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await ended;
  };
  return {
    address,
    pid: child.pid ?? 0,
    printed: () => printed,
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

/** A port that nobody listens on now. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}
