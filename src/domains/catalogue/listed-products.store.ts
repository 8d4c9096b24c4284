import { type Database, execute } from '../../platform/database.ts';

/**
 * Refreshes the rows derived from these products: their listing rows and the counts. Call it after any change to
 * products, variants, stock rows or the category's name, in the same transaction and before search reads them. Orders
 * need not call it when they take stock: a trigger handles the last piece.
 */
export async function listChanged(trx: Database, productIds: readonly string[]): Promise<void> {
  if (productIds.length > 0) await execute(trx)`select list_products(${productIds}::text[])`;
}

/** The same for all products of a category. */
export async function listChangedCategory(trx: Database, categoryId: string): Promise<void> {
  await execute(trx)`
    select list_products(array(select id from products where category_id = ${categoryId}))`;
}
