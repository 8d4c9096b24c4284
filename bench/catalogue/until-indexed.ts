import { setTimeout as pause } from 'node:timers/promises';
import { residentMemory } from '../browse/resident-memory.ts';
import { whole } from '../measure.ts';
import type { MeasuredShop } from '../open-shop.ts';

/** How often it is looked, and how long at most. Milliseconds. */
const [every, atMost] = [500, 300_000];

/** Waits until the shop holds the words of its products in memory, which it reads in the background when somebody searches first; tells what that took. */
export async function untilIndexed(shop: MeasuredShop, tell: (line: string) => void): Promise<void> {
  const [began, before, used] = [performance.now(), await residentMemory(shop.address), shop.processor()];
  await fetch(`${shop.address}/api/home/query-products?searchValue=kurta`);
  for (;;) {
    const told = await (await fetch(`${shop.address}/metrics`)).text();
    const products = Number(/^chowk_search_index_products (\d+)/m.exec(told)?.[1] ?? 0);
    if (products > 0) {
      const now = shop.processor();
      const megabytes = ((await residentMemory(shop.address)) - before) / 1_048_576;
      tell(
        `the words of ${whole(products)} products read in ${((performance.now() - began) / 1_000).toFixed(0)} s: ` +
          `${((now.shop - used.shop) / 1_000).toFixed(0)} s of the shop's processor time, ${((now.database - used.database) / 1_000).toFixed(0)} s of the database's, ${megabytes.toFixed(0)} MB`,
      );
      return;
    }
    if (performance.now() - began > atMost)
      throw new Error('The words of the catalogue were not read in time');
    await pause(every);
  }
}
