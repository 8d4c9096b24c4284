import { type RawBuilder, sql } from 'kysely';
import {
  type Database,
  execute,
  findRow,
  getRow,
  getValue,
  hasChanged,
  hasRow,
} from '../../platform/database.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { maxLines, maxPieces } from './cart.ts';
import { productRows, stockRows, variantRows, variantWords } from '../catalogue/readable.store.ts';

export interface LineRow {
  readonly id: string;
  readonly quantity: number;
  readonly variantId: string;
  readonly productId: string;
}

/** The lines of a cart, oldest first. */
export function listLines(db: Database, customerId: string): Promise<LineRow[]> {
  return execute(db)`
    select l.id, l.quantity, l.variant_id as "variantId", v.product_id as "productId"
    from cart_lines l join ${variantRows} v on v.id = l.variant_id
    where l.customer_id = ${customerId}
    order by l.added_at, l.id limit ${2 * maxLines}`;
}

/** A query for the number of pieces in a cart, of all lines, to embed in others. */
export function pieceCount(customerId: string): RawBuilder<{ count: number }> {
  return sql`select coalesce(sum(quantity), 0)::int from cart_lines where customer_id = ${customerId}`;
}

export function countPieces(db: Database, customerId: string): Promise<number> {
  return getValue(db)`select (${pieceCount(customerId)}) as pieces`;
}

/** Outcome of adding: `several` variants to choose from, `short` of stock, `full` of lines. */
export type AddOutcome = 'added' | 'unknown' | 'several' | 'short' | 'full';

interface NewPieces {
  readonly id: string;
  readonly productId: string;
  readonly variantId: string | null;
  readonly quantity: number;
  /** Adds fewer pieces when fewer are left. */
  readonly upTo: boolean;
  readonly now: Date;
}

interface Outcome {
  readonly outcome: AddOutcome;
  readonly added: number;
  readonly variant: string;
}

/**
 * Adds pieces and returns how many. With `upTo`, additions of one customer are serialised, so that the earlier
 * quantity is known.
 */
export function addPieces(db: Database, customerId: string, line: NewPieces): Promise<Outcome> {
  if (!line.upTo) return addInOneStatement(db, customerId, line);
  return inTransaction(db, async (trx) => {
    await execute(trx)`select ${inQueueOf(customerId)}`;
    return addInOneStatement(trx, customerId, line);
  });
}

/** Serialises a customer's additions. Otherwise pieces added after a statement's snapshot would count as its own. */
const inQueueOf = (customerId: string) =>
  sql`pg_advisory_xact_lock(hashtextextended(${`cart of ${customerId}`}, 0))`;

/** Concurrent requests cannot exceed the stock: ON CONFLICT locks the line's row and checks its current quantity. */
function addInOneStatement(db: Database, customerId: string, line: NewPieces): Promise<Outcome> {
  return getRow(db)`
    with queue as materialized (select ${inQueueOf(customerId)}), choices as (
      select v.id, least(${maxPieces}::int, stock.quantity) as max, ${variantWords(sql`v`)} as words
      from ${productRows} p
      join ${variantRows} v on v.product_id = p.id and v.id = coalesce(${line.variantId}, v.id)
      join ${stockRows} stock on stock.variant_id = v.id
      where p.id = ${line.productId} and p.status = 'active'
    ), chosen as (
      select * from choices where (select count(*) from choices) = 1
    ), room as (
      select count(*) < ${maxLines} or bool_or(variant_id = (select id from chosen)) as left
      from cart_lines where customer_id = ${customerId}
    ), held as (
      select quantity from cart_lines
      where customer_id = ${customerId} and variant_id = (select id from chosen) for update
    ), added as (
      insert into cart_lines (id, customer_id, variant_id, quantity, added_at)
      select ${line.id}, ${customerId}, chosen.id, least(${line.quantity}::int, chosen.max), ${line.now}
      from queue cross join chosen cross join room left join held on true
      where (${line.quantity}::int <= chosen.max or (${line.upTo}::boolean and chosen.max > 0)) and room.left
      on conflict (customer_id, variant_id) do update
        set quantity = least(cart_lines.quantity + excluded.quantity, (select max from chosen))
        where cart_lines.quantity + case when ${line.upTo}::boolean then 1 else excluded.quantity end <= (select max from chosen)
      returning case when ${line.upTo}::boolean
        then quantity - coalesce((select held.quantity from held), 0) else ${line.quantity}::int end as pieces
    )
    select case
      when exists (select from added) then 'added'
      when not exists (select from choices) then 'unknown'
      when not exists (select from chosen) then 'several'
      when not (select room.left from room) then 'full'
      else 'short'
    end as outcome, coalesce((select pieces from added), 0)::int as added,
    coalesce((select words from chosen), '') as variant`;
}

/**
 * Adds a piece (up to the stock) or removes one (down to one), in one statement. Returns false if the line does not
 * exist or is at its limit.
 */
export function changePieces(db: Database, customerId: string, lineId: string, by: 1 | -1): Promise<boolean> {
  return hasChanged(db)`
    update cart_lines l set quantity = l.quantity + ${by}::int
    from ${variantRows} v join ${stockRows} stock on stock.variant_id = v.id join ${productRows} p on p.id = v.product_id
    where l.id = ${lineId} and l.customer_id = ${customerId} and v.id = l.variant_id
      and case when ${by}::int > 0
        then p.status = 'active' and l.quantity < least(${maxPieces}::int, stock.quantity)
        else l.quantity > 1 end`;
}

export function hasLine(db: Database, customerId: string, lineId: string): Promise<boolean> {
  return hasRow(db)`
    select from cart_lines where id = ${lineId} and customer_id = ${customerId}`;
}

/** Returns false if the customer has no such line. */
export function deleteLine(db: Database, customerId: string, lineId: string): Promise<boolean> {
  return hasChanged(db)`
    delete from cart_lines where id = ${lineId} and customer_id = ${customerId}`;
}

/** Removes a line and returns its contents; null if the customer has no such line. */
export function takeLine(
  trx: Database,
  customerId: string,
  lineId: string,
): Promise<{ variantId: string; quantity: number } | null> {
  return findRow(trx)`
    delete from cart_lines where id = ${lineId} and customer_id = ${customerId}
    returning variant_id as "variantId", quantity`;
}

export function hasVariant(db: Database, customerId: string, variantId: string): Promise<boolean> {
  return hasRow(db)`
    select from cart_lines where customer_id = ${customerId} and variant_id = ${variantId}`;
}

export async function deleteLines(db: Database, customerId: string): Promise<void> {
  await execute(db)`delete from cart_lines where customer_id = ${customerId}`;
}

/**
 * Removes bought pieces from the cart: at most `lines` pieces of each variant, so that pieces added meanwhile stay.
 * Ignores variants that are not in the cart. Joins the caller's transaction.
 */
export async function takeFromCart(
  db: Database,
  customerId: string,
  lines: readonly { variantId: string; quantity: number }[],
): Promise<void> {
  await execute(db)`
    with bought as (
      select variant_id, sum(quantity)::int as quantity
      from unnest(${lines.map((line) => line.variantId)}::text[], ${lines.map((line) => line.quantity)}::int[])
        as line(variant_id, quantity)
      group by variant_id
    ), held as materialized (
      select l.id, l.quantity - bought.quantity as rest
      from cart_lines l join bought on bought.variant_id = l.variant_id
      where l.customer_id = ${customerId} order by l.id for update of l
    ), emptied as (
      delete from cart_lines using held where cart_lines.id = held.id and held.rest <= 0
    )
    update cart_lines set quantity = held.rest from held where cart_lines.id = held.id and held.rest > 0`;
}

/** A condition to embed: the cart holds some of `variants`, a query for variant ids. */
export function cartHoldsSome(customerId: string, variants: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql`exists (select from cart_lines where customer_id = ${customerId} and variant_id in (${variants}))`;
}
