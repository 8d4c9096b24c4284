import { sql } from 'kysely';
import { type Database, execute, listValues } from '../../../platform/database.ts';
import { likePart } from '../../../platform/like.store.ts';
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
  readonly logins: string[];
  /** Products on sale, undelivered orders, and what was not supplied, of so many lines: only counted where something was not. */
  readonly products: number;
  readonly openOrders: number;
  readonly shortages: number;
  readonly orderedLines: number;
}

/** Shops by name, filtered by `name` (plus the shop with `id`); at most `limit`, skipping `after`. */
export function listDeskSellers(
  db: Database,
  orders: OrdersOfProducts,
  { name, after, limit, id }: { name: string; after: number; limit: number; id?: string },
): Promise<DeskSeller[]> {
  return execute<DeskSeller>(db)`
    select s.id, s.shop_name as name, s.slug, s.version, s.closed_at as "closedAt", s.created_at as "createdAt",
           s.address, s.city, s.state, s.state_code as "stateCode", s.pincode, s.gstin,
           array(select email from ${staffRows} staff where seller_id = s.id and removed_at is null order by email) as logins,
           (select count(*) from products where seller_id = s.id and status = 'active') as products,
           (${orders.openOrders(sql`s.id`)}) as "openOrders",
           short.count as shortages, case when short.count > 0 then (${orders.orderedLines(sql`s.id`)}) else 0 end as "orderedLines"
    from ${sellerRows} s cross join lateral (${orders.shortages(sql`s.id`)}) short
    where s.shop_name ilike ${likePart(name)}
      ${id === undefined ? sql`` : sql`and s.id = ${id}`}
    order by s.closed_at is not null, lower(s.shop_name), s.id offset ${after} limit ${limit}`;
}

/** Hides a shop's products and marks them for reopening. Returns their ids. */
export function hideProductsOf(trx: Database, sellerId: string, now: Date): Promise<string[]> {
  return listValues<string>(trx)`
    update products set status = 'hidden', closed_with_shop = true, version = version + 1, updated_at = ${now}
    where seller_id = ${sellerId} and status = 'active'
    returning id`;
}

/** Shows the products that were hidden when the shop closed. Returns their ids. */
export function showProductsOf(trx: Database, sellerId: string, now: Date): Promise<string[]> {
  return listValues<string>(trx)`
    update products set status = 'active', closed_with_shop = false, version = version + 1, updated_at = ${now}
    where seller_id = ${sellerId} and closed_with_shop
    returning id`;
}

/** Raises the statement timeout to a minute: a shop or category may have many products. */
export async function allowAMinute(trx: Database): Promise<void> {
  await execute(trx)`set local statement_timeout = '60s'`;
}
