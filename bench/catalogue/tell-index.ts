import { residentMemory } from '../browse/resident-memory.ts';
import { whole } from '../measure.ts';
import type { MeasuredShop } from '../open-shop.ts';

/** Reports how long the shop took to load its product index, from which source, and the memory it holds. */
export async function tellIndex(
  shop: MeasuredShop,
  from: string,
  tell: (line: string) => void,
): Promise<void> {
  const metrics = await (await fetch(`${shop.address}/metrics`)).text();
  const gauge = (name: string) => Number(new RegExp(`^chowk_${name} (\\S+)`, 'm').exec(metrics)?.[1] ?? 0);
  const usage = shop.processor();
  tell(
    `${whole(gauge('search_index_products'))} products read from ${from} in ${gauge('search_index_load_seconds').toFixed(1)} s, ready ${(shop.readyAfter / 1_000).toFixed(1)} s after the start; since then ${(usage.shop / 1_000).toFixed(0)} s of the shop's ` +
      `processor time, ${(usage.database / 1_000).toFixed(0)} s of the database's; ${await heldBy(shop)}`,
  );
}

/** Reports the memory that the shop's process holds now. */
export async function tellMemory(shop: MeasuredShop, tell: (line: string) => void): Promise<void> {
  tell(`after all that was asked ${await heldBy(shop)}`);
}

const heldBy = async ({ address }: MeasuredShop): Promise<string> =>
  `the process holds ${((await residentMemory(address)) / 1_048_576).toFixed(0)} MB`;
