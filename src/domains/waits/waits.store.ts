import { type RawBuilder, sql } from 'kysely';
import {
  type Database,
  execute,
  findRow,
  getValue,
  hasChanged,
  isoTime,
  listValues,
} from '../../platform/database.ts';
import { pictureOfColour, productRows, stockRows, variantRows } from '../catalogue/readable.store.ts';
import type { OpenWait } from './waits.calls.ts';

/** A waiting person: a customer, or a guest by proven e-mail address or mobile number. */
export type Person = { readonly customerId: string } | { readonly guest: string };

/** A size on sale, with its remaining stock. */
export interface AskedSize {
  readonly name: string;
  readonly slug: string;
  readonly size: string;
  readonly colour: string;
  readonly image: string;
  readonly stock: number;
}

const image = sql`coalesce(nullif(${pictureOfColour(sql`v.colour`)}, ''), p.images[1], '') as image`;

const shownSizes = sql`
  ${variantRows} v join ${productRows} p on p.id = v.product_id and p.status = 'active'
  join ${stockRows} s on s.variant_id = v.id`;

export function findSize(db: Database, variantId: string): Promise<AskedSize | null> {
  return findRow(db)`
    select p.name, p.slug, v.size, v.colour, s.quantity as stock, ${image} from ${shownSizes} where v.id = ${variantId}`;
}

const columnsOf = (person: Person) =>
  'guest' in person
    ? { customerId: null, guest: person.guest }
    : { customerId: person.customerId, guest: '' };

interface NewWait {
  readonly id: string;
  readonly variantId: string;
  readonly person: Person;
  /** The hash of the link's token; null if there is nothing to confirm. */
  readonly confirmHash: Buffer | null;
  readonly confirmUntil: Date | null;
  readonly now: Date;
}

/**
 * Inserts a wait. A person who is already waiting keeps their place; one who was notified before starts again. A new
 * link voids the earlier one, but an existing confirmation stays.
 */
export async function insertWait(trx: Database, wait: NewWait): Promise<void> {
  const { customerId, guest } = columnsOf(wait.person);
  const confirmedAt = wait.confirmHash ? null : wait.now;
  await execute(trx)`
    insert into stock_waits as w (id, variant_id, customer_id, guest, asked_at, confirm_hash, confirm_until, confirmed_at)
    values (${wait.id}, ${wait.variantId}, ${customerId}, ${guest}, ${wait.now}, ${wait.confirmHash}, ${wait.confirmUntil}, ${confirmedAt})
    on conflict (variant_id, customer_id, guest) do update set
      id = case when w.told_at is null then w.id else excluded.id end,
      asked_at = case when w.told_at is null then w.asked_at else excluded.asked_at end,
      confirm_hash = excluded.confirm_hash, confirm_until = excluded.confirm_until,
      confirmed_at = coalesce(w.confirmed_at, excluded.confirmed_at), told_at = null`;
}

/** Confirms a wait by its link's token; null for an unknown or expired link. */
export function confirmWait(
  trx: Database,
  hash: Buffer,
  now: Date,
): Promise<Pick<AskedSize, 'name' | 'slug'> | null> {
  return findRow(trx)`
    update stock_waits w set confirmed_at = coalesce(w.confirmed_at, ${now}), confirm_hash = null, confirm_until = null
    from ${variantRows} v join ${productRows} p on p.id = v.product_id
    where w.confirm_hash = ${hash} and w.confirm_until > ${now} and v.id = w.variant_id
    returning p.name, p.slug`;
}

/** A customer's open waits, oldest first, without hidden products. */
export function listWaits(db: Database, customerId: string, limit: number): Promise<OpenWait[]> {
  return execute(db)`
    select w.id as _id, p.name, p.slug, v.id as "variantId", v.size, v.colour, ${isoTime(sql`w.asked_at`)} as since,
           ${image}
    from stock_waits w join ${variantRows} v on v.id = w.variant_id
    join ${productRows} p on p.id = v.product_id and p.status = 'active'
    where w.customer_id = ${customerId} and w.told_at is null
    order by w.asked_at, w.id limit ${limit}`;
}

export function countWaits(db: Database, customerId: string): Promise<number> {
  return getValue(db)`
    select count(*)::int as waits from stock_waits where customer_id = ${customerId} and told_at is null`;
}

export function deleteWait(db: Database, customerId: string, id: string): Promise<boolean> {
  return hasChanged(db)`
    delete from stock_waits where id = ${id} and customer_id = ${customerId} and told_at is null`;
}

const isOpen = (wait: RawBuilder<unknown>) =>
  sql`${wait}.told_at is null and ${wait}.confirmed_at is not null`;

/** How many people wait for each size of a shop (null: all shops), most wanted first. */
export function countByVariant(
  db: Database,
  shopId: string | null,
  limit: number,
): Promise<{ variantId: string; people: number }[]> {
  return execute(db)`
    select w.variant_id as "variantId", count(*)::int as people
    from stock_waits w join ${variantRows} v on v.id = w.variant_id join ${productRows} p on p.id = v.product_id
    where ${isOpen(sql`w`)} and (${shopId}::text is null or p.seller_id = ${shopId})
    group by w.variant_id order by people desc, w.variant_id limit ${limit}`;
}

/** Sizes that are in stock and have people waiting. */
export function listBackInStock(db: Database): Promise<string[]> {
  return listValues(db)`
    select distinct w.variant_id as "variantId" from stock_waits w
    where ${isOpen(sql`w`)} and exists (select from ${shownSizes} where v.id = w.variant_id and s.quantity > 0)`;
}

export interface TakenWait extends AskedSize {
  readonly id: string;
  readonly customerId: string | null;
  readonly guest: string;
}

/**
 * Marks the next people as notified, in the order of their requests: `perPiece` for each piece in stock, less those
 * notified since `since`. Concurrent calls for the same size wait for this transaction, and then count again.
 */
export async function takeNext(
  trx: Database,
  variantId: string,
  { perPiece, since, now }: { perPiece: number; since: Date; now: Date },
): Promise<TakenWait[]> {
  await execute(
    trx,
  )`select from stock_waits w where w.variant_id = ${variantId} and ${isOpen(sql`w`)} order by id for update`;
  return execute(trx)`
    with sold as (
      select p.name, p.slug, v.size, v.colour, s.quantity as stock, ${image} from ${shownSizes} where v.id = ${variantId}
    ), next as (
      select id from stock_waits w where w.variant_id = ${variantId} and ${isOpen(sql`w`)}
      order by w.asked_at, w.id
      limit (select greatest(0, ${perPiece}::int * (select stock from sold)
               - (select count(*)::int from stock_waits t where t.variant_id = ${variantId} and t.told_at > ${since})))
    ), told as (
      update stock_waits set told_at = ${now} from next where stock_waits.id = next.id
      returning stock_waits.id, customer_id as "customerId", guest, asked_at
    )
    select told.id, told."customerId", told.guest, sold.* from told, sold order by told.asked_at, told.id`;
}
