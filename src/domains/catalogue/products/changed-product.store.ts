import { sql } from 'kysely';
import type { Database } from '../../../platform/database.ts';

/** Tells the change feed that this transaction changes what is shown of one product only. False when it is not for sale. */
export async function noteChangedProduct(trx: Database, productId: string): Promise<boolean> {
  const { rows } = await sql`
    select set_config('chowk.changed_product', id || ' ' || slug, true)
    from products where id = ${productId} and status = 'active'`.execute(trx);
  return rows.length === 1;
}
