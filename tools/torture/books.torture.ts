/**
 * Random money movements against a model of the books, killed halfway, and thousands of days on which the demo's town
 * trades; a failure prints its seed, to reproduce it.
 */
import { randomInt } from 'node:crypto';
import { walkBooks } from '../../test/torture/walk-books.ts';
import { withPostgres, withTortureShop } from './in-process.ts';
import { prove } from './prove.ts';
import { tradeFor } from './trade.ts';

await withTortureShop(async (shop) => {
  await prove('the books and a model of them, random money', async () => {
    const steps = await walkBooks(shop, { runs: 200, max: 80 });
    if (steps < 3_000) throw new Error(`only ${steps} steps`);
    return `${steps} steps, every rupee booked once`;
  });
});

await withPostgres(async (postgres) => {
  const seed = randomInt(2 ** 31);
  await prove(`the books of a town that trades, seed ${seed}`, async () => {
    const { days, orders } = await tradeFor(postgres, 10_000, seed);
    return `${days} days, ${orders} orders, the books right after each sixty days`;
  });
});
