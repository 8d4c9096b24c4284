/**
 * `npm run bench [-- NAME ... [SIZE]]`: runs the named measurements of bench/, or all of them one after the other. SIZE
 * is the number of products for `catalogue` and `import`, of sockets for `sockets`. `--hold` makes a measurement with
 * budgets fail if it exceeds one: `npm run budgets` is `bench phone --hold`.
 */
import { existsSync, mkdtempSync, readdirSync, realpathSync, rmSync } from 'node:fs';
import os from 'node:os';
import { join } from 'node:path';
import { readWords } from './bootstrap/help.mjs';
import { root, run } from './bootstrap/processes.mjs';
import { giveUp } from './bootstrap/steps.mjs';
import { findBrowser } from './browser.mjs';
import { build } from './build.mjs';
import { setUp } from './setup.mjs';

const benchNames = readdirSync(join(root, 'bench'))
  .filter((file) => file.endsWith('.bench.ts'))
  .map((file) => file.replace('.bench.ts', ''));
const words = readWords(
  `npm run bench [-- NAME ... [SIZE]]: measures, all or what is named, each beside its baseline
  ${benchNames.join(', ')}
  SIZE     the number of products for catalogue and import, of sockets for sockets
  --hold   fails when a measurement exceeds its budget; npm run budgets is "bench phone --hold"
  BENCH_SECONDS=30 measures each for that long.`,
  { options: { '--hold': 'alone' }, takes: (word) => benchNames.includes(word) || /^\d+$/.test(word) },
);
const hold = words.includes('--hold');
const size = words.find((word) => /^\d+$/.test(word));
const names = words.filter((word) => benchNames.includes(word));

const node = await setUp();
if (!(await build(node))) giveUp('the build failed; what it said is above.');
const browser = findBrowser();
const dataDir = mkdtempSync(join(os.tmpdir(), 'chowk-bench-'));
console.log(
  `\n${os.availableParallelism()} cores, ${os.cpus()[0]?.model.trim() ?? 'unknown'}; busy with ${os.loadavg()[0]?.toFixed(1)} before`,
);
for (const name of names.length ? names : benchNames) {
  console.log(`\n== ${name}`);
  const { code } = await run(node, [`bench/${name}.bench.ts`], {
    show: true,
    env: {
      NODE_ENV: 'production',
      BENCH_DATA_DIR: dataDir,
      ...(size && { BENCH_SIZE: size }),
      ...(browser && { CHROMIUM_PATH: browser }),
      ...(hold && { BENCH_HOLD: '1' }),
    },
  });
  if (code) process.exitCode = 1;
}
// A measurement may have its own shop in a folder of its name. When run by root, a database's folder is a link.
for (const shop of [dataDir, ...benchNames.map((name) => join(dataDir, name))]) {
  const home = join(shop, 'postgres');
  if (existsSync(home)) rmSync(realpathSync(home), { recursive: true });
}
rmSync(dataDir, { recursive: true, force: true });
