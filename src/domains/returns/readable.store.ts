import { type RawBuilder, sql } from 'kysely';

/** Refunded returns, for other domains to read from. `delivery`: the delivery fee is refunded too. */
export const refundedRows = sql`(
  select id, order_id, seller_id, position, quantity, reason, goods_paise, off_paise, off_seller_paise, fee_paise > 0 as delivery, updated_at from returns
  where state = 'refunded')`;

/** A condition: pieces of the seller's part of an order were returned for a refund. */
export const isReturned = (
  orderId: RawBuilder<unknown>,
  sellerId: RawBuilder<unknown>,
): RawBuilder<unknown> => sql`exists (
  select from returns where order_id = ${orderId} and seller_id = ${sellerId} and state = 'refunded')`;

/** An expression: the paise of a seller's goods in the order that were returned, less the seller's own discounts. */
export const returnedPaise = (
  orderId: RawBuilder<unknown>,
  sellerId: RawBuilder<unknown>,
): RawBuilder<unknown> => sql`coalesce((
  select sum(goods_paise - off_seller_paise) from returns
  where order_id = ${orderId} and seller_id = ${sellerId} and state = 'refunded'), 0)`;

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
