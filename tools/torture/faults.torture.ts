/** Plants each fault of planted-faults.ts in a copy of the sources, and checks that its test fails. */
import type { PlantedFault } from '../../test/torture/planted-fault.ts';
import { plantedFaults } from '../../test/torture/planted-faults.ts';
import { databaseUrl } from '../../packages/embedded-postgres/src/testing.ts';
import { bin } from '../bootstrap/processes.mjs';
import { withPostgres } from './in-process.ts';
import { copySources } from './planting.ts';
import { prove } from './prove.ts';

const copy = copySources();
/** In milliseconds: a test that waits for what its fault prevents is red before its run is killed. */
const deadlines = ['--testTimeout=60000', '--hookTimeout=60000'];

/** @throws if the test stays green, or fails for another reason than an assertion or an answer of the shop */
async function plant(fault: PlantedFault, server: string): Promise<string> {
  const { test, named } = fault;
  return copy.withFault(fault, async () => {
    const args = [bin('vitest'), 'run', test, ...deadlines, ...(named ? ['-t', named] : [])];
    const { green, printed } = await copy.run(args, 240_000, { TEST_DATABASE_URL: server });
    if (green) throw new Error('the test stays green');
    if (!/Tests\b.*\d failed/.test(printed) || /SyntaxError|Transform failed/.test(printed))
      throw new Error(`red for another reason:\n${printed.slice(-2_000)}`);
    return `${test} turns red`;
  });
}

const only = process.env.FAULT ?? '';
const faults = plantedFaults.filter(({ name, file, test }) =>
  [name, file, test].some((of) => of.includes(only)),
);
let red = 0;
// One database server for all runs: each would make its own, for a fifth of its time.
await withPostgres(async ({ connection }) => {
  for (const fault of faults)
    if (await prove(fault.name, () => plant(fault, databaseUrl(connection)))) red += 1;
});
copy.remove();
console.log(`${red} of ${faults.length} faults turn their test red`);
if (faults.length === 0) process.exitCode = 1;
