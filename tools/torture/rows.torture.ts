/**
 * Misspells every column alias of every statement that the tests execute, one at a time, and has PostgreSQL describe the
 * result: it must refuse the statement, or the comparison with the row that the code declares must notice it.
 */
import { globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { misspeltFolder } from '../../test/support/rows/watch-rows.ts';
import { bin, run } from '../bootstrap/processes.mjs';

rmSync(misspeltFolder, { recursive: true, force: true });
const args = [bin('vitest'), 'run', '--reporter=dot', ...process.argv.slice(2)];
const { code } = await run(process.execPath, args, { show: true, env: { MISSPELL_ALIASES: '1' } });
if (code) process.exitCode = 1;

/** The worst outcome of each alias: a statement may be sent in several forms. */
const outcomes = new Map<string, string>();
const order = ['same rows', 'refused', 'noticed', 'missed'];
for (const file of globSync(join(misspeltFolder, '*')))
  for (const line of readFileSync(file, 'utf8').split('\n').filter(Boolean)) {
    const [place = '', alias = '', outcome = ''] = line.split('\t');
    const before = outcomes.get(`${place} ${alias}`) ?? '';
    if (order.indexOf(outcome) > order.indexOf(before)) outcomes.set(`${place} ${alias}`, outcome);
  }
const count = (outcome: string) => [...outcomes.values()].filter((one) => one === outcome).length;
console.log(
  `${outcomes.size} aliases misspelt: ${count('noticed')} noticed, ${count('refused')} refused by PostgreSQL, ` +
    `${count('same rows')} without effect on the rows that the code reads, ${count('missed')} missed`,
);
for (const [alias, outcome] of outcomes) if (outcome === 'missed') console.log(`missed: ${alias}`);
if (count('missed') > 0 || count('noticed') === 0) process.exitCode = 1;
