import type { Database } from '../../platform/database.ts';
import { type Caches, createCaches } from '../../platform/caches.ts';
import { second } from '../../platform/clock.ts';
import { listCategories } from '../catalogue/catalogue.store.ts';

/**
 * Finds the id of a category by its id, slug or name, without asking the database each time: a plan made for that very id is a
 * better one. Undefined for one that is not known here; the database may know it already.
 *
 * @param shopVersion goes up when what customers see was changed: categories read before that are read again
 */
export function knownCategories(
  db: Database,
  shopVersion: () => number | null = () => 0,
  caches: Caches = createCaches(),
): (named: string | undefined) => Promise<string | undefined> {
  const categories = caches.create<Awaited<ReturnType<typeof listCategories>>>({
    name: 'search categories',
    holds: 'all categories, to know a category by its id, slug or name',
    key: 'one entry',
    droppedBy: 'any change of what customers see',
    version: shopVersion,
    max: 1,
    ttl: second,
  });
  return async (named) => {
    if (named === undefined) return undefined;
    const known = await categories.read('all', () => listCategories(db));
    const called = named.toLowerCase();
    const found =
      known.find(({ _id }) => _id === named) ??
      known.find(({ slug }) => slug === named) ??
      known.find(({ name }) => name.toLowerCase() === called);
    return found?._id;
  };
}
