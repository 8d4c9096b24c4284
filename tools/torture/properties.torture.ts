/** Runs every test of properties with ten fresh seeds: `npm test` always takes the same one. */
import { randomInt } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { bin, run } from '../bootstrap/processes.mjs';

const files = globSync('{src,test,db,bench,packages/*/src}/**/*.test.ts').filter((file) =>
  readFileSync(file, 'utf8').includes("from 'fast-check'"),
);
for (let round = 1; round <= 10; round++) {
  const seed = String(randomInt(2 ** 31));
  console.log(`\n${round} of 10: PROPERTY_SEED=${seed}, ${files.length} files`);
  const args = [bin('vitest'), 'run', '--reporter=dot', ...files];
  const { code } = await run(process.execPath, args, { show: true, env: { PROPERTY_SEED: seed } });
  if (code) process.exitCode = 1;
}
