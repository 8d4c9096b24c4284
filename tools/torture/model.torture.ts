/** The shop against a small model of it, through thousands of random commands; a failure prints its seed, to reproduce it. */
import { walkModel } from '../../test/torture/walk-model.ts';
import { withTortureShop } from './in-process.ts';
import { prove } from './prove.ts';

await withTortureShop(async (shop) => {
  await prove('the shop and a model of it, random commands', async () => {
    const walked = await walkModel(shop, { runs: 80, max: 80 });
    if (walked < 2_000) throw new Error(`only ${walked} commands`);
    return `${walked} commands, no divergence`;
  });
});
