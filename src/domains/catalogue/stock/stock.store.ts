import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../platform/database.ts';

/**
 * Common table expressions that look whether there is enough stock, for statements that begin with `with`.
 *
 * `wanted` is a query of (variant_id, quantity), each variant once. The rows are locked one by one in the order of their
 * ids, so that two orders for the same things never wait for each other in a circle; they are read once they are locked,
 * so that nothing was sold in between. `short` holds the variants that have too little.
 */
export function holdingStock(wanted: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    wanted as materialized (${wanted}),
    locked as materialized (
      select wanted.variant_id, wanted.quantity as taken, shelf.quantity
      from (select * from wanted order by variant_id) as wanted
      left join lateral (select quantity from stock where variant_id = wanted.variant_id for update) as shelf on true
    ),
    short as materialized (select variant_id from locked where quantity is null or quantity < taken)`;
}

/**
 * The common table expression that follows `holdingStock` and takes it, whole or (where `condition` does not hold) not at
 * all. It counts from what was locked: what the statement saw before may be less by now, or more, and the check that
 * there is never less than nothing would look at that first. The array says to the planner what it does not know of `locked`: that it is a handful of rows, to be found by key.
 */
export function takingStock(condition: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    taken as (
      update stock set quantity = locked.quantity - locked.taken from locked
      where stock.variant_id = any(array(select variant_id from wanted)) and stock.variant_id = locked.variant_id
        and ${condition}
    )`;
}

/** Takes the pieces of `wanted`, a query as for `holdingStock`, off the shelf. True when there are too few, and none were taken. */
export async function takeStock(trx: Database, wanted: RawBuilder<unknown>): Promise<boolean> {
  const { rows } = await sql`
    with ${holdingStock(wanted)}, ${takingStock(sql`not exists (select from short)`)}
    select from short`.execute(trx);
  return rows.length > 0;
}

/** Puts the pieces of a query of (variant_id, quantity) back on the shelf. A variant that is no longer in the shop is passed over. */
export async function giveBackStock(trx: Database, pieces: RawBuilder<unknown>): Promise<void> {
  await sql`
    with lines as materialized (${pieces}),
    locked as materialized (
      select stock.variant_id, lines.quantity as back
      from stock join lines on lines.variant_id = stock.variant_id
      order by stock.variant_id for update of stock
    )
    update stock set quantity = stock.quantity + locked.back from locked
    where stock.variant_id = locked.variant_id`.execute(trx);
}
