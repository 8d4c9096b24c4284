import { type Database, hasRow } from '../../../platform/database.ts';

/** Tells the change feed that this transaction changes only one product. False when the product is not for sale. */
export function noteChangedProduct(trx: Database, productId: string): Promise<boolean> {
  return hasRow(trx)`
    select set_config('chowk.changed_product', id || ' ' || slug, true)
    from products where id = ${productId} and status = 'active'`;
}
