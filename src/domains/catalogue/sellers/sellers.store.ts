import { sql } from 'kysely';
import type { Database } from '../../../platform/database.ts';

/** What an operator says of a shop when it opens, beside its name. */
export interface ShopFacts {
  readonly address: string;
  readonly city: string;
  readonly state: string;
  /** The two digits that GST knows the state by. */
  readonly stateCode: string;
  readonly pincode: string;
  readonly gstin: string;
}

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
  { name, after, limit, id }: { name: string; after: number; limit: number; id?: string },
): Promise<DeskSeller[]> {
  const { rows } = await sql<DeskSeller>`
    select s.id, s.shop_name as name, s.slug, s.version, s.closed_at as "closedAt", s.created_at as "createdAt",
           s.address, s.city, s.state, s.state_code as "stateCode", s.pincode, s.gstin,
           array(select email from staff where seller_id = s.id order by email) as logins,
           (select count(*) from products where seller_id = s.id and status = 'active') as products,
           (select count(distinct o.id) from orders o join order_lines l on l.order_id = o.id
            where o.order_status in ('placed', 'warehouse') and l.seller_id = s.id) as "openOrders"
    from sellers s where s.shop_name ilike ${`%${name.replace(/[\\%_]/g, '\\$&')}%`}
      ${id === undefined ? sql`` : sql`and s.id = ${id}`}
    order by s.closed_at is not null, lower(s.shop_name), s.id offset ${after} limit ${limit}`.execute(db);
  return rows;
}

/** What closing and opening a shop looks at. */
export interface SellerState {
  readonly id: string;
  readonly name: string;
  readonly version: number;
  readonly closedAt: Date | null;
}

/** A shop, its row locked until the transaction ends. */
export async function holdSeller(trx: Database, id: string): Promise<SellerState | null> {
  const { rows } = await sql<SellerState>`
    select id, shop_name as name, version, closed_at as "closedAt" from sellers where id = ${id} for no key update`.execute(
    trx,
  );
  return rows[0] ?? null;
}

export async function isShopTaken(trx: Database, name: string, slug: string): Promise<boolean> {
  const { rows } = await sql`
    select from sellers where lower(shop_name) = lower(${name}) or slug = ${slug}`.execute(trx);
  return rows.length > 0;
}

export async function saveShopFacts(trx: Database, id: string, facts: ShopFacts): Promise<void> {
  await sql`
    update sellers set address = ${facts.address}, city = ${facts.city}, state = ${facts.state},
      state_code = ${facts.stateCode}, pincode = ${facts.pincode}, gstin = ${facts.gstin}
    where id = ${id}`.execute(trx);
}

export async function saveClosed(trx: Database, id: string, closedAt: Date | null): Promise<void> {
  await sql`update sellers set closed_at = ${closedAt}, version = version + 1 where id = ${id}`.execute(trx);
}

/** Takes a shop's products off the shelves, and remembers which. Gives how many. */
export async function hideProductsOf(trx: Database, sellerId: string, now: Date): Promise<number> {
  const { numAffectedRows } = await sql`
    update products set status = 'hidden', closed_with_shop = true, version = version + 1, updated_at = ${now}
    where seller_id = ${sellerId} and status = 'active'`.execute(trx);
  return Number(numAffectedRows);
}

/** Puts those products of a shop back that were hidden when it closed. Gives how many. */
export async function showProductsOf(trx: Database, sellerId: string, now: Date): Promise<number> {
  const { numAffectedRows } = await sql`
    update products set status = 'active', closed_with_shop = false, version = version + 1, updated_at = ${now}
    where seller_id = ${sellerId} and closed_with_shop`.execute(trx);
  return Number(numAffectedRows);
}

/** A shop's or a category's products can be many: the statements of this transaction may take a minute. */
export async function allowAMinute(trx: Database): Promise<void> {
  await sql`set local statement_timeout = '60s'`.execute(trx);
}
