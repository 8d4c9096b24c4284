/**
 * `npm run torture [-- NAME ...]`: tests the promises about money and stock for minutes and prints figures. Each file
 * of tools/torture is one kind. `npm run torture -- faults` proves that each can fail. Exits with 1 if any did.
 */
import { readdirSync } from 'node:fs';
import os from 'node:os';
import { join } from 'node:path';
import { readWords } from './bootstrap/help.mjs';
import { root, run } from './bootstrap/processes.mjs';
import { giveUp } from './bootstrap/steps.mjs';
import { build } from './build.mjs';
import { setUp } from './setup.mjs';

const tortureNames = readdirSync(join(root, 'tools/torture'))
  .filter((file) => file.endsWith('.torture.ts'))
  .map((file) => file.replace('.torture.ts', ''));
const names = readWords(
  `npm run torture [-- NAME ...]: tests the promises about money and stock for minutes; all kinds, or those named
  ${tortureNames.join(', ')}
  "faults" plants each known mistake in a copy and expects its test to fail; FAULT='part of a name, or of a path' plants those alone.`,
  { takes: (word) => tortureNames.includes(word) },
);

const node = await setUp();
if (!(await build(node))) giveUp('the build failed; what it said is above.');
console.log(`\n${os.availableParallelism()} cores, busy with ${os.loadavg()[0]?.toFixed(1)} before`);
for (const name of names.length ? names : tortureNames) {
  console.log(`\n== ${name}`);
  const { code } = await run(node, [`tools/torture/${name}.torture.ts`], { show: true });
  if (code) process.exitCode = 1;
}
