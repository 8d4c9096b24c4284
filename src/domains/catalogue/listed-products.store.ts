import { sql } from 'kysely';
import type { Database } from '../../platform/database.ts';

/**
 * Writes all that is derived from these products anew: their slim rows, which lists are made from, and what is counted of
 * those. To be called after any change of products, their variants or stock rows, or their category's name, in the
 * transaction of the change and before search reads them. Orders take stock without it: a trigger lists a last piece.
 */
export async function listChanged(trx: Database, productIds: readonly string[]): Promise<void> {
  if (productIds.length > 0) await sql`select list_products(${productIds}::text[])`.execute(trx);
}

/** The same for all products of a category. */
export async function listChangedCategory(trx: Database, categoryId: string): Promise<void> {
  await sql`
    select list_products(array(select id from products where category_id = ${categoryId}))`.execute(trx);
}
