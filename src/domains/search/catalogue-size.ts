import { type Clock, minute } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { estimateProducts } from '../catalogue/catalogue.store.ts';

/**
 * From this many products on, a plan that serves all values can be a bad one for some, by tens of milliseconds; below it,
 * making a plan for each query takes longer than the worst plan costs.
 */
export const largeCatalogue = 10_000;

/** Tells whether the catalogue is large; looks again every five minutes. */
export function catalogueSize(db: Database, clock: Clock): () => Promise<boolean> {
  let known = Promise.resolve(0);
  let until = 0;
  return async () => {
    const now = clock.now().getTime();
    if (now >= until) {
      until = now + 5 * minute;
      known = estimateProducts(db);
      known.catch(() => (until = 0));
    }
    return (await known) >= largeCatalogue;
  };
}
