import { sql } from 'kysely';
import { type Database, execute, findRow, findValue, hasRow, listValues } from '../../platform/database.ts';
import { shop } from '../../shop.ts';

/** The details an operator enters for a new shop, beside its name. */
export interface ShopFacts {
  readonly address: string;
  readonly city: string;
  readonly state: string;
  /** The state's two-digit GST code. */
  readonly stateCode: string;
  readonly pincode: string;
  readonly gstin: string;
}

export interface SellerName {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
}

/** A shop with this name, ignoring case and punctuation. */
export function findSeller(db: Database, name: string, slug: string) {
  return findRow<SellerName & { closed: boolean }>(db)`
    select id, shop_name as name, slug, closed_at is not null as closed from sellers where shop_name = ${name} or slug = ${slug}
    order by shop_name = ${name} desc limit 1`;
}

/** Every seller's invoice code, the prefix of its invoice numbers. */
export function listInvoiceCodes(db: Database): Promise<string[]> {
  return listValues<string>(db)`select invoice_code as code from sellers`;
}

/**
 * Inserts a shop, with this marketplace's own town as its place of supply. It is not registered for GST until staff
 * enter a GSTIN.
 */
export async function insertSeller(
  db: Database,
  seller: SellerName & { invoiceCode: string; picture: string; now: Date; closedAt: Date | null },
): Promise<void> {
  await execute(db)`
    insert into sellers (id, shop_name, slug, city, state, state_code, invoice_code, picture, created_at, closed_at)
    values (${seller.id}, ${seller.name}, ${seller.slug}, ${shop.city}, ${shop.state}, ${shop.stateCode},
            ${seller.invoiceCode}, ${seller.picture}, ${seller.now}, ${seller.closedAt})`;
}

/** The state of a shop for closing and reopening it. */
export interface SellerState {
  readonly id: string;
  readonly name: string;
  readonly version: number;
  readonly closedAt: Date | null;
}

/** Locks a shop until the transaction ends and returns it. */
export function holdSeller(trx: Database, id: string): Promise<SellerState | null> {
  return findRow<SellerState>(trx)`
    select id, shop_name as name, version, closed_at as "closedAt" from sellers where id = ${id} for no key update`;
}

export function isShopTaken(trx: Database, name: string, slug: string): Promise<boolean> {
  return hasRow(trx)`
    select from sellers where lower(shop_name) = lower(${name}) or slug = ${slug}`;
}

export async function saveShopFacts(trx: Database, id: string, facts: ShopFacts): Promise<void> {
  await execute(trx)`
    update sellers set address = ${facts.address}, city = ${facts.city}, state = ${facts.state},
      state_code = ${facts.stateCode}, pincode = ${facts.pincode}, gstin = ${facts.gstin}
    where id = ${id}`;
}

export async function saveClosed(trx: Database, id: string, closedAt: Date | null): Promise<void> {
  await execute(trx)`update sellers set closed_at = ${closedAt}, version = version + 1 where id = ${id}`;
}

/** Locks shops FOR SHARE until the transaction ends, so that no import or closing changes them; returns the closed ones. */
export async function shareSellers(trx: Database, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await execute<{ id: string; closed: boolean }>(trx)`
    select id, closed_at is not null as closed from sellers where id = any(${ids}::text[]) order by id for share`;
  return new Set(rows.flatMap(({ id, closed }) => (closed ? id : [])));
}

/** Name and slug of an open shop; otherwise null. */
export function findOpenShop(db: Database, id: string) {
  return findRow<{ name: string; slug: string }>(db)`
    select shop_name as name, slug from sellers where id = ${id} and closed_at is null`;
}

/** Names of shops, in their order. */
export function listShopNames(db: Database, limit: number): Promise<string[]> {
  return listValues<string>(db)`select shop_name from sellers order by shop_name limit ${limit}`;
}

/** A shop's name, open or closed; null if there is none. */
export function findShopName(db: Database, id: string): Promise<string | null> {
  return findValue<string>(db)`select shop_name as name from sellers where id = ${id}`;
}

/** A condition: there is no shop at all. */
export const noSellers = sql`not exists (select from sellers)`;

/** Refreshes the planner's statistics after an import. */
export async function analyzeSellers(db: Database): Promise<void> {
  await execute(db)`analyze sellers`;
}

/** The state that a shop's GSTIN is of, with its two-digit code. */
export function findGstState(db: Database, id: string): Promise<{ state: string; code: string } | null> {
  return findRow(db)`select state, state_code as code from sellers where id = ${id}`;
}

export async function saveGstin(trx: Database, id: string, gstin: string): Promise<void> {
  await execute(trx)`update sellers set gstin = ${gstin} where id = ${id}`;
}

/** A shop as its tax papers name it; null if there is none. */
export function findTaxPayer(
  db: Database,
  id: string,
): Promise<{ id: string; name: string; gstin: string } | null> {
  return findRow(db)`select id, shop_name as name, gstin from sellers where id = ${id}`;
}
