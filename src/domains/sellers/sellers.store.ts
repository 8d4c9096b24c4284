import { sql } from 'kysely';
import type { Database } from '../../platform/database.ts';
import { shop } from '../../shop.ts';

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

export interface SellerName {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
}

/** The shop of this name, or one whose name differs only in case and punctuation. */
export async function findSeller(
  db: Database,
  name: string,
  slug: string,
): Promise<(SellerName & { closed: boolean }) | null> {
  const { rows } = await sql<SellerName & { closed: boolean }>`
    select id, shop_name as name, slug, closed_at is not null as closed from sellers where shop_name = ${name} or slug = ${slug}
    order by shop_name = ${name} desc limit 1`.execute(db);
  return rows[0] ?? null;
}

/** Every seller's short code, with which its invoice numbers begin. */
export async function listInvoiceCodes(db: Database): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`select invoice_code as code from sellers`.execute(db);
  return rows.map(({ code }) => code);
}

/** Makes a shop in this shop's town, which is where it is taxed. Not registered for GST until a person says so. */
export async function insertSeller(
  db: Database,
  seller: SellerName & { invoiceCode: string; picture: string; now: Date; closedAt: Date | null },
): Promise<void> {
  await sql`
    insert into sellers (id, shop_name, slug, city, state, state_code, invoice_code, picture, created_at, closed_at)
    values (${seller.id}, ${seller.name}, ${seller.slug}, ${shop.city}, ${shop.state}, ${shop.stateCode},
            ${seller.invoiceCode}, ${seller.picture}, ${seller.now}, ${seller.closedAt})`.execute(db);
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

/** Shops that no import or closing may change until the transaction ends; many may hold them so. */
export async function shareSellers(trx: Database, ids: readonly string[]): Promise<void> {
  await sql`select from sellers where id = any(${ids}::text[]) order by id for share`.execute(trx);
}

/** Name and slug of a shop that is open; null for any other. */
export async function findOpenShop(db: Database, id: string): Promise<{ name: string; slug: string } | null> {
  const { rows } = await sql<{ name: string; slug: string }>`
    select shop_name as name, slug from sellers where id = ${id} and closed_at is null`.execute(db);
  return rows[0] ?? null;
}

/** The name of a shop, open or closed; null for none. */
export async function findShopName(db: Database, id: string): Promise<string | null> {
  const { rows } = await sql<{
    name: string;
  }>`select shop_name as name from sellers where id = ${id}`.execute(db);
  return rows[0]?.name ?? null;
}

/** Whether there is no shop at all. */
export const noSellers = sql`not exists (select from sellers)`;

/** Lets the planner know what came in. */
export async function analyzeSellers(db: Database): Promise<void> {
  await sql`analyze sellers`.execute(db);
}
