/** The shop against a small model of it, through thousands of random commands; a failure prints its seed, to reproduce it. */
import { walkModel } from '../../test/torture/walk-model.ts';
import { withTortureShop } from './in-process.ts';
import { prove } from './prove.ts';

await withTortureShop(async (shop) => {
  await prove('the shop and a model of it, random commands', async () => {
    const steps = await walkModel(shop, { runs: 80, max: 80 });
    if (steps < 2_000) throw new Error(`only ${steps} commands`);
    return `${steps} commands, no divergence`;
  });
});
