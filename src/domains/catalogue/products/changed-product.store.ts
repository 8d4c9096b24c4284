import { type Database, getRow, hasRow } from '../../../platform/database.ts';

/** Tells the change feed that this transaction changes only one product. False when the product is not for sale. */
export function noteChangedProduct(trx: Database, productId: string): Promise<boolean> {
  return hasRow(trx)`
    select set_config('chowk.changed_product', id || ' ' || slug, true)
    from products where id = ${productId} and status = 'active'`;
}

/** A product's shop, name and first picture ('' for none), to tell the shop of it. */
export function readShopOfProduct(
  trx: Database,
  productId: string,
): Promise<{ sellerId: string; name: string; picture: string }> {
  return getRow(trx)`
    select seller_id as "sellerId", name, coalesce(images[1], '') as picture from products where id = ${productId}`;
}
