import type { Database } from '../../platform/database.ts';
import { keepBriefly } from '../../platform/keep-briefly.ts';
import { listCategories } from '../catalogue/catalogue.store.ts';

/** Milliseconds for which a category may go by the name it had. */
const briefly = 1_000;

/**
 * Finds the id of a category by its id, slug or name, without asking the database each time: a plan made for that very id is a
 * better one. Undefined for one that is not known here; the database may know it already.
 *
 * @param shopVersion goes up when what customers see was changed: categories read before that are read again
 */
export function knownCategories(
  db: Database,
  shopVersion: () => number | null = () => null,
): (named: string | undefined) => Promise<string | undefined> {
  const categories = keepBriefly(briefly, () => listCategories(db), shopVersion);
  return async (named) => {
    if (named === undefined) return undefined;
    const known = await categories();
    const called = named.toLowerCase();
    const found =
      known.find(({ _id }) => _id === named) ??
      known.find(({ slug }) => slug === named) ??
      known.find(({ name }) => name.toLowerCase() === called);
    return found?._id;
  };
}
