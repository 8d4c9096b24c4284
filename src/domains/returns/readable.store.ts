import { type RawBuilder, sql } from 'kysely';
import { takenOutRows } from '../orders/readable.store.ts';

/** Returns and exchanges, in every state. */
export const returnRows = sql`(select id, order_id, seller_id, reason, state, asked_at from returns)`;

/**
 * Goods of sold parcels that went back for a refund: returns, and lines that were taken out before (`not supplied`).
 * `delivery`: the delivery fee is refunded too.
 */
export const refundedRows = sql`(
  select id, order_id, seller_id, position, quantity, reason, goods_paise, off_paise, off_seller_paise, fee_paise, fee_paise > 0 as delivery, updated_at from returns
  where state = 'refunded'
  union all
  select id, order_id, seller_id, position, quantity, 'not supplied', goods_paise, off_paise, off_seller_paise, 0, false, updated_at from ${takenOutRows} t)`;

/** A condition: goods of the seller's part of an order went back for a refund. */
export const isReturned = (
  orderId: RawBuilder<unknown>,
  sellerId: RawBuilder<unknown>,
): RawBuilder<unknown> => sql`exists (
  select from ${refundedRows} r where r.order_id = ${orderId} and r.seller_id = ${sellerId})`;

/** An expression: the paise of a seller's goods in the order that went back, less the seller's own discounts. */
export const returnedPaise = (
  orderId: RawBuilder<unknown>,
  sellerId: RawBuilder<unknown>,
): RawBuilder<unknown> => sql`coalesce((
  select sum(r.goods_paise - r.off_seller_paise) from ${refundedRows} r
  where r.order_id = ${orderId} and r.seller_id = ${sellerId}), 0)`;

/**
 * A condition: a return of the seller's part of an order is open or can still be disputed, or what came in exchange can
 * still come back. The dates are those from which the days of `deadlines.ts` still run.
 */
export const mayComeBack = (
  orderId: RawBuilder<unknown>,
  sellerId: RawBuilder<unknown>,
  { returnable, disputable }: { returnable: Date; disputable: Date },
): RawBuilder<unknown> => sql`exists (
  select from returns where order_id = ${orderId} and seller_id = ${sellerId} and (
    state not in ('declined', 'closed', 'refunded', 'exchanged', 'sent back', 'cancelled')
    or (state = 'declined' and updated_at >= ${disputable}) or (state = 'exchanged' and updated_at >= ${returnable})))`;

/** A condition: the refund's `part` is a return's id. */
export const ofReturn = (part: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`exists (select from returns where id = ${part})`;
