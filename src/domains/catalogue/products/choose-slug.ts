import type { Database } from '../../../platform/database.ts';
import { isSlugTaken } from './products.store.ts';

/**
 * The slug of a new product whose handle is taken: the handle plus the shop's name.
 * @param takenSlugs slugs assigned but not written yet
 */
export async function chooseSlug(
  db: Database,
  handle: string,
  shopSlug: string,
  takenSlugs: ReadonlySet<string>,
): Promise<string> {
  const isFree = async (slug: string) => !takenSlugs.has(slug) && !(await isSlugTaken(db, slug));
  for (let count = 1; ; count += 1) {
    const slug = `${handle}-${shopSlug}${count > 1 ? `-${count}` : ''}`;
    if (await isFree(slug)) return slug;
  }
}
