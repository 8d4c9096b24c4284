import { type Database, execute } from '../../../platform/database.ts';

/** Tells the change feed that this transaction changes what is shown of one product only. False when it is not for sale. */
export async function noteChangedProduct(trx: Database, productId: string): Promise<boolean> {
  const rows = await execute(trx)`
    select set_config('chowk.changed_product', id || ' ' || slug, true)
    from products where id = ${productId} and status = 'active'`;
  return rows.length === 1;
}
