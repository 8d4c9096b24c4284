import { sql } from 'kysely';
import { lineCount } from './domains/cart/cart.store.ts';
import { itemCount } from './domains/wishlist/wishlist.store.ts';
import type { Database } from './platform/database.ts';

/** What the header of every page of a customer shows, from the two domains that own it, in one statement. */
export async function readHeaderCounts(
  db: Database,
  customerId: string,
): Promise<{ cartCount: number; wishlistCount: number }> {
  const { rows } = await sql<{ cartCount: number; wishlistCount: number }>`
    select (${lineCount(customerId)}) as "cartCount", (${itemCount(customerId)}) as "wishlistCount"`.execute(
    db,
  );
  return rows[0] ?? { cartCount: 0, wishlistCount: 0 };
}
