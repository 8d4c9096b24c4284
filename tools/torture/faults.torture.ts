/** Plants each fault of planted-faults.ts in a copy of the sources, and looks whether its test turns red. */
import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { PlantedFault } from '../../test/torture/planted-fault.ts';
import { plantedFaults } from '../../test/torture/planted-faults.ts';
import { prove } from './prove.ts';

const root = join(import.meta.dirname, '../..');
const copy = mkdtempSync(join(tmpdir(), 'chowk-faults-'));
for (const path of [
  'src',
  'packages',
  'db',
  'test',
  'tools',
  'package.json',
  'vitest.config.ts',
  'tsconfig.base.json',
])
  cpSync(join(root, path), join(copy, path), { recursive: true });
symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));

/** Runs a fault's test in the copy: whether it passed, and what was printed. */
async function runTest({ test, named }: PlantedFault): Promise<{ green: boolean; printed: string }> {
  const args = ['node_modules/vitest/vitest.mjs', 'run', test, ...(named ? ['-t', named] : [])];
  try {
    const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: copy, timeout: 240_000 });
    return { green: true, printed: stdout };
  } catch (error) {
    const { stdout = '', killed } = error as { stdout?: string; killed?: boolean };
    if (killed) throw new Error('the test did not end', { cause: error });
    return { green: false, printed: stdout };
  }
}

/** @throws when the test stays green, or is red for another reason than an assertion or an answer of the shop */
async function plant(fault: PlantedFault): Promise<string> {
  const file = join(copy, fault.file);
  const sound = readFileSync(file, 'utf8');
  if (sound.split(fault.find).length !== 2) throw new Error('its place is not in the sources any more');
  writeFileSync(
    file,
    sound.replace(fault.find, () => fault.replace),
  );
  try {
    const { green, printed } = await runTest(fault);
    if (green) throw new Error('the test stays green');
    if (!/\d+ failed/.test(printed) || /No test files found|SyntaxError|Transform failed/.test(printed))
      throw new Error(`red for another reason:\n${printed.slice(-2_000)}`);
    return `${fault.test} turns red`;
  } finally {
    writeFileSync(file, sound);
  }
}

const only = process.env.FAULT;
for (const fault of plantedFaults.filter(({ name }) => !only || name.includes(only)))
  await prove(fault.name, () => plant(fault));
rmSync(copy, { recursive: true, force: true });
