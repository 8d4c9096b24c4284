import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
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
];

/** A copy of the sources, with additional files and folders, to plant faults in. */
export function copySources(further: readonly string[] = []) {
  const copy = mkdtempSync(join(tmpdir(), 'chowk-faults-'));
  for (const path of [...sources, ...further])
    cpSync(join(root, path), join(copy, path), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));

  /** Runs Node in the copy. Returns whether it succeeded, and its output. */
  async function run(args: readonly string[], timeout: number): Promise<{ green: boolean; printed: string }> {
    try {
      const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: copy, timeout });
      return { green: true, printed: stdout };
    } catch (error) {
      const { stdout = '', killed } = error as { stdout?: string; killed?: boolean };
      if (killed) throw new Error('it did not end', { cause: error });
      return { green: false, printed: stdout };
    }
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
