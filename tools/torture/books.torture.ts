/** Random money movements against a model of the books, killed halfway; a failure prints its seed, to reproduce it. */
import { walkBooks } from '../../test/torture/walk-books.ts';
import { withTortureShop } from './in-process.ts';
import { prove } from './prove.ts';

await withTortureShop(async (shop) => {
  await prove('the books and a model of them, random money', async () => {
    const steps = await walkBooks(shop, { runs: 200, max: 80 });
    if (steps < 3_000) throw new Error(`only ${steps} steps`);
    return `${steps} steps, every rupee booked once`;
  });
});
