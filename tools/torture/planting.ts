import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { PlantedFault } from '../../test/torture/planted-fault.ts';

const root = join(import.meta.dirname, '../..');
const sources = [
  'src',
  'packages',
  'db',
  'test',
  'tools',
  'package.json',
  'vitest.config.ts',
  'tsconfig.base.json',
  'tsconfig.server.json',
];

/** A copy of the sources, with additional files and folders, to plant faults in. */
export function copySources(further: readonly string[] = []) {
  const copy = mkdtempSync(join(tmpdir(), 'chowk-faults-'));
  for (const path of [...sources, ...further])
    cpSync(join(root, path), join(copy, path), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));

  /**
   * Runs Node in the copy. Returns whether it succeeded, and its output.
   *
   * @throws if it takes longer than `timeout` milliseconds; what it has started is killed with it
   */
  async function run(
    args: readonly string[],
    timeout: number,
    env: Readonly<Record<string, string>> = {},
  ): Promise<{ green: boolean; printed: string }> {
    const child = spawn(process.execPath, args, {
      cwd: copy,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'ignore'],
      // The leader of a group of processes: a worker in an endless loop does not end with its parent.
      detached: true,
    });
    let hangs = false;
    const patience = setTimeout(() => {
      hangs = true;
      if (child.pid) process.kill(-child.pid, 'SIGKILL');
    }, timeout);
    const [output, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
    clearTimeout(patience);
    if (hangs) throw new Error(`it did not end:\n${output.slice(-2_000)}`);
    return { green: code === 0, printed: output };
  }

  /** Runs `work` while the fault is in the copy. @throws if the text to replace is not in the sources */
  async function withFault(
    { file, find, replace }: PlantedFault,
    work: () => Promise<string>,
  ): Promise<string> {
    const path = join(copy, file);
    const sound = readFileSync(path, 'utf8');
    if (sound.split(find).length !== 2) throw new Error('its place is not in the sources any more');
    writeFileSync(
      path,
      sound.replace(find, () => replace),
    );
    try {
      return await work();
    } finally {
      writeFileSync(path, sound);
    }
  }

  return { run, withFault, remove: () => rmSync(copy, { recursive: true, force: true }) };
}
