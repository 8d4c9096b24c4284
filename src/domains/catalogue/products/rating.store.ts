import { type Database, execute, hasRow } from '../../../platform/database.ts';

/**
 * Locks a product until the transaction ends, so that its ratings change one after another, and tells the change feed
 * that this transaction changes only this product. False when it is not for sale.
 */
export function lockForRating(trx: Database, productId: string): Promise<boolean> {
  return hasRow(trx)`
    select set_config('chowk.changed_product', id || ' ' || slug, true)
    from products where id = ${productId} and status = 'active' for no key update`;
}

/** Adds to (or subtracts from) the product's sum and count of stars, and updates the average in tenths. */
export async function addRating(
  trx: Database,
  productId: string,
  by: { sum: number; count: number; now: Date },
): Promise<void> {
  await execute(trx)`
    update products set
      rating_sum = rating_sum + ${by.sum}::int,
      rating_count = rating_count + ${by.count}::int,
      rating_tenths = coalesce(
        round((rating_sum + ${by.sum}::int) * 10.0 / nullif(rating_count + ${by.count}::int, 0)), 0),
      updated_at = ${by.now}
    where id = ${productId}`;
}
