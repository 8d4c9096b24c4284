/** Plants each fault of machine-faults.ts in a copy, runs the loss of a machine that must expose it, and checks that it fails. */
import { machineFaults } from '../../test/torture/machines/machine-faults.ts';
import type { PlantedFault } from '../../test/torture/planted-fault.ts';
import { copySources } from './planting.ts';
import { prove } from './prove.ts';

const copy = copySources(['deploy', '.build']);

/** @throws if the loss passes, or fails for another reason */
async function plant(fault: PlantedFault): Promise<string> {
  const { test, named = '' } = fault;
  return copy.withFault(fault, async () => {
    const { green, printed } = await copy.run(['tools/torture/machines.torture.ts', test], 600_000);
    if (green) throw new Error(`nothing is noticed:\n${printed}`);
    const [, output = ''] = printed.split(`FAIL  ${test}`);
    if (!new RegExp(named).test(output))
      throw new Error(`fails for another reason:\n${printed.slice(-2_000)}`);
    return `'${test}' fails: ${/Error.*?: (.*)/.exec(output)?.[1]?.slice(0, 90)}`;
  });
}

const only = process.env.FAULT;
for (const fault of machineFaults.filter(({ name }) => !only || name.includes(only)))
  await prove(fault.name, () => plant(fault));
copy.remove();
