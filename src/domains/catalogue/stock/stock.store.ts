import { type RawBuilder, sql } from 'kysely';
import { type Database, execute, hasRow } from '../../../platform/database.ts';

/**
 * Common table expressions that lock stock and check it, for statements that begin with `with`.
 * `pieces` is a query of (variant_id, quantity), each variant once. Lock order: by variant id, so orders for the
 * same goods cannot deadlock. Rows are read after they are locked, so nothing is sold in between. `short` has the
 * variants with too little stock.
 */
export function holdingStock(pieces: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    wanted as materialized (${pieces}),
    locked as materialized (
      select wanted.variant_id, wanted.quantity as taken, shelf.quantity
      from (select * from wanted order by variant_id) as wanted
      left join lateral (select quantity from stock where variant_id = wanted.variant_id for update) as shelf on true
    ),
    short as materialized (select variant_id from locked where quantity is null or quantity < taken)`;
}

/**
 * The common table expression after `holdingStock` that takes the stock: all of it, or nothing unless `condition`
 * holds. It subtracts from the locked rows, because the statement's snapshot may be outdated and would fail the check
 * against negative stock. The array tells the planner that `locked` has only a handful of rows, to be found by key.
 */
export function takingStock(condition: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    taken as (
      update stock set quantity = locked.quantity - locked.taken from locked
      where stock.variant_id = any(array(select variant_id from wanted)) and stock.variant_id = locked.variant_id
        and ${condition}
    )`;
}

/** Takes the pieces of `pieces`, a query as for `holdingStock`. Returns true when stock is too low; then nothing is taken. */
export function takeStock(trx: Database, pieces: RawBuilder<unknown>): Promise<boolean> {
  return hasRow(trx)`
    with ${holdingStock(pieces)}, ${takingStock(sql`not exists (select from short)`)}
    select from short`;
}

/** Adds the pieces in a query of (variant_id, quantity) back to stock. Variants no longer in the shop are skipped. */
export async function giveBackStock(trx: Database, pieces: RawBuilder<unknown>): Promise<void> {
  await execute(trx)`
    with lines as materialized (${pieces}),
    locked as materialized (
      select stock.variant_id, lines.quantity as back
      from stock join lines on lines.variant_id = stock.variant_id
      order by stock.variant_id for update of stock
    )
    update stock set quantity = stock.quantity + locked.back from locked
    where stock.variant_id = locked.variant_id`;
}

/** Leaves no free pieces of these variants. */
export async function saveNoStock(trx: Database, variantIds: readonly string[]): Promise<void> {
  await execute(trx)`
    with locked as materialized (
      select variant_id from stock where variant_id = any(${variantIds}::text[]) order by variant_id for update
    )
    update stock set quantity = 0 from locked where stock.variant_id = locked.variant_id`;
}
