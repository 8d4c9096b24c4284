/** `npm run bench [-- NAME ...]`: runs the named measurements of tools/bench, or all of them one after the other. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from './bootstrap/processes.mjs';
import { giveUp } from './bootstrap/steps.mjs';
import { build } from './build.mjs';
import { setUp } from './setup.mjs';

const known = readdirSync(join(root, 'tools/bench'))
  .filter((file) => file.endsWith('.bench.ts'))
  .map((file) => file.replace('.bench.ts', ''));
const asked = process.argv.slice(2).filter((word) => !word.startsWith('-'));
const unknown = asked.filter((name) => !known.includes(name));
if (unknown.length)
  giveUp(`there is no measurement named ${unknown.join(', ')}. There are: ${known.join(', ')}.`);

const node = await setUp();
if (!(await build(node))) giveUp('the build failed; what it said is above.');
for (const name of asked.length ? asked : known) {
  console.log(`\n== ${name}`);
  const { code } = await run(node, [`tools/bench/${name}.bench.ts`], {
    show: true,
    env: { NODE_ENV: 'production' },
  });
  if (code) process.exitCode = 1;
}
