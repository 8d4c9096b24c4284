/** Plants each fault of planted-faults.ts in a copy of the sources, and checks that its test fails. */
import type { PlantedFault } from '../../test/torture/planted-fault.ts';
import { plantedFaults } from '../../test/torture/planted-faults.ts';
import { bin } from '../bootstrap/processes.mjs';
import { copySources } from './planting.ts';
import { prove } from './prove.ts';

const copy = copySources();

/** @throws if the test stays green, or fails for another reason than an assertion or an answer of the shop */
async function plant(fault: PlantedFault): Promise<string> {
  const { test, named } = fault;
  return copy.withFault(fault, async () => {
    const args = [bin('vitest'), 'run', test, ...(named ? ['-t', named] : [])];
    const { green, printed } = await copy.run(args, 240_000);
    if (green) throw new Error('the test stays green');
    if (!/\d+ failed/.test(printed) || /No test files found|SyntaxError|Transform failed/.test(printed))
      throw new Error(`red for another reason:\n${printed.slice(-2_000)}`);
    return `${test} turns red`;
  });
}

const only = process.env.FAULT;
for (const fault of plantedFaults.filter(({ name }) => !only || name.includes(only)))
  await prove(fault.name, () => plant(fault));
copy.remove();
