import { sql } from 'kysely';
import type { Database } from '../../../platform/database.ts';
import type { OrdersOfProducts } from '../orders-of-products.ts';
import type { ShopFacts } from '../../sellers/sellers.store.ts';
import { sellerRows } from '../../sellers/readable.store.ts';
import { staffRows } from '../../staff/readable.store.ts';

export interface DeskSeller extends ShopFacts {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
  readonly version: number;
  readonly closedAt: Date | null;
  readonly createdAt: Date;
  /** E-mail addresses of its logins. */
  readonly logins: string[];
  /** Products for sale, and orders that are not at their customers yet. */
  readonly products: number;
  readonly openOrders: number;
}

/** Shops by name, whose name holds `name` (and the one of `id`): up to `limit` after the `after`th. */
export async function listDeskSellers(
  db: Database,
  orders: OrdersOfProducts,
  { name, after, limit, id }: { name: string; after: number; limit: number; id?: string },
): Promise<DeskSeller[]> {
  const { rows } = await sql<DeskSeller>`
    select s.id, s.shop_name as name, s.slug, s.version, s.closed_at as "closedAt", s.created_at as "createdAt",
           s.address, s.city, s.state, s.state_code as "stateCode", s.pincode, s.gstin,
           array(select email from ${staffRows} staff where seller_id = s.id order by email) as logins,
           (select count(*) from products where seller_id = s.id and status = 'active') as products,
           (${orders.openOrders(sql`s.id`)}) as "openOrders"
    from ${sellerRows} s where s.shop_name ilike ${`%${name.replace(/[\\%_]/g, '\\$&')}%`}
      ${id === undefined ? sql`` : sql`and s.id = ${id}`}
    order by s.closed_at is not null, lower(s.shop_name), s.id offset ${after} limit ${limit}`.execute(db);
  return rows;
}

/** Takes a shop's products off the shelves, and remembers which. Gives their ids. */
export async function hideProductsOf(trx: Database, sellerId: string, now: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update products set status = 'hidden', closed_with_shop = true, version = version + 1, updated_at = ${now}
    where seller_id = ${sellerId} and status = 'active'
    returning id`.execute(trx);
  return rows.map(({ id }) => id);
}

/** Puts those products of a shop back that were hidden when it closed. Gives their ids. */
export async function showProductsOf(trx: Database, sellerId: string, now: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update products set status = 'active', closed_with_shop = false, version = version + 1, updated_at = ${now}
    where seller_id = ${sellerId} and closed_with_shop
    returning id`.execute(trx);
  return rows.map(({ id }) => id);
}

/** A shop's or a category's products can be many: the statements of this transaction may take a minute. */
export async function allowAMinute(trx: Database): Promise<void> {
  await sql`set local statement_timeout = '60s'`.execute(trx);
}
