/**
 * `npm run torture [-- NAME ...]`: tests the promises about money and stock for minutes and prints figures. Each file
 * of tools/torture is one kind. `npm run torture -- faults` proves that each can fail. Exits with 1 if any did.
 */
import { readdirSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { answerHelp } from './bootstrap/help.mjs';
import { root, run } from './bootstrap/processes.mjs';
import { giveUp } from './bootstrap/steps.mjs';
import { build } from './build.mjs';
import { setUp } from './setup.mjs';

const known = readdirSync(join(root, 'tools/torture'))
  .filter((file) => file.endsWith('.torture.ts'))
  .map((file) => file.replace('.torture.ts', ''));
answerHelp(`npm run torture [-- NAME ...]: tests the promises about money and stock for minutes; all kinds, or those named
  ${known.join(', ')}
  "faults" plants each known mistake in a copy and expects its test to fail; FAULT='part of a name, or of a path' plants those alone.`);
const asked = process.argv.slice(2).filter((word) => !word.startsWith('-'));
const unknown = asked.filter((name) => !known.includes(name));
if (unknown.length)
  giveUp(`there is no torture named ${unknown.join(', ')}. There are: ${known.join(', ')}.`);

const node = await setUp();
if (!(await build(node))) giveUp('the build failed; what it said is above.');
console.log(`\n${availableParallelism()} cores, busy with ${loadavg()[0]?.toFixed(1)} before`);
for (const name of asked.length ? asked : known) {
  console.log(`\n== ${name}`);
  const { code } = await run(node, [`tools/torture/${name}.torture.ts`], { show: true });
  if (code) process.exitCode = 1;
}
