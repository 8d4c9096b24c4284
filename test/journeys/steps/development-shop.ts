import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../support/shop-process.ts';

const checkout = resolve(import.meta.dirname, '../../..');

/** `npm run dev` in a copy of the sources, with an empty shop. */
export interface DevelopmentShop {
  readonly address: string;
  /** Replaces a text in a file of the copy. @throws if the file does not hold it */
  edit(file: string, from: string, to: string): void;
  /** Answers other than 200 to a page that is asked for all the time, and requests that failed. */
  readonly gaps: readonly string[];
  /** Stops it and deletes the copy. */
  close(): Promise<void>;
}

export async function startDevelopmentShop(): Promise<DevelopmentShop> {
  const copy = mkdtempSync(join(tmpdir(), 'chowk-development-'));
  chmodSync(copy, 0o755); // for root: PostgreSQL runs as another user, who must be able to enter it
  const sources = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate'];
  for (const file of execFileSync('git', sources, { cwd: checkout, encoding: 'utf8' }).split('\0'))
    if (file) cpSync(join(checkout, file), join(copy, file), { force: true });
  symlinkSync(join(checkout, 'node_modules'), join(copy, 'node_modules'));
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const child = spawn('npm', ['run', 'dev'], {
    cwd: copy,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      PORT: String(port),
      PUBLIC_URL: address,
      SEED: 'none',
      LOG_LEVEL: 'error',
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const childEnd = once(child, 'close');
  const status = () => fetch(`${address}/about`).then((answer) => answer.status, String);
  while ((await status()) !== 200) {
    if (child.exitCode !== null) throw new Error(output);
    await pause(100);
  }
  const gaps: string[] = [];
  const closing = new AbortController();
  const watching = (async () => {
    while (!closing.signal.aborted) {
      const code = await status();
      if (code !== 200) gaps.push(`${code}\n${output}`);
      await pause(100);
    }
  })();
  return {
    address,
    gaps,
    edit: (file, from, to) => {
      const text = readFileSync(join(copy, file), 'utf8');
      if (!text.includes(from)) throw new Error(`${file} does not hold ${from}`);
      writeFileSync(join(copy, file), text.replace(from, to));
    },
    close: async () => {
      closing.abort();
      await watching;
      child.kill('SIGTERM');
      await childEnd;
      rmSync(copy, { recursive: true, force: true });
    },
  };
}
