import { fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { DeclaredRows } from './declared-rows.ts';

const root = resolve(import.meta.dirname, '../../..');
const folder = join(root, '.build/rows');
/** Files of other states of the sources are kept for this long, in milliseconds: another run may be using them. */
const hour = 3_600_000;

/**
 * Starts reading the rows that the code declares, if its sources have changed since the last time. Takes some seconds of
 * a process of its own.
 *
 * @returns the file that will hold them, and what ends the reading
 */
export function startReading(): { file: string; stop: () => void } {
  const sources = ['tsconfig.*.json', '{src,tools,db}/**/*.{ts,tsx}', 'test/support/rows/*.ts'];
  const hash = createHash('sha256');
  for (const path of globSync(sources, { cwd: root }).toSorted()) {
    const { mtimeMs, size } = statSync(join(root, path));
    hash.update(`${path} ${mtimeMs} ${size}\n`);
  }
  const file = join(folder, `${hash.digest('hex').slice(0, 16)}.json`);
  if (existsSync(file)) return { file, stop: () => {} };
  mkdirSync(folder, { recursive: true });
  for (const other of globSync(join(folder, '*')))
    if (statSync(other).mtimeMs < Date.now() - hour) rmSync(other, { force: true });
  const child = fork(join(import.meta.dirname, 'read-declared-rows.ts'), [file]);
  return { file, stop: () => void child.kill() };
}

/** Waits until the file is there. */
export async function readDeclaredFile(file: string): Promise<DeclaredRows> {
  const deadline = Date.now() + 120_000;
  while (!existsSync(file)) {
    if (Date.now() > deadline)
      throw new Error(
        'The rows that the code declares could not be read: see node test/support/rows/read-declared-rows.ts',
      );
    await setTimeout(50);
  }
  return JSON.parse(readFileSync(file, 'utf8')) as DeclaredRows;
}
