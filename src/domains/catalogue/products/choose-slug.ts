import type { Database } from '../../../platform/database.ts';
import { isSlugTaken } from './products.store.ts';

/**
 * The address of a new product whose handle is another's already: the handle with the shop's name.
 *
 * @param used addresses that are given away and not written yet
 */
export async function chooseSlug(
  db: Database,
  handle: string,
  shopSlug: string,
  used: ReadonlySet<string>,
): Promise<string> {
  const isFree = async (slug: string) => !used.has(slug) && !(await isSlugTaken(db, slug));
  for (let count = 1; ; count += 1) {
    const slug = `${handle}-${shopSlug}${count > 1 ? `-${count}` : ''}`;
    if (await isFree(slug)) return slug;
  }
}
