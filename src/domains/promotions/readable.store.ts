import { type RawBuilder, sql } from 'kysely';

/** Orders' uses of offers, for other domains to read from. `open`: not given back. */
export const promotionUseRows = sql`(
  select promotion_id, order_id, customer_id, coupon, rupees, given_back_at is null as open from promotion_uses)`;

/** The goods from which an offer for everybody and everything made delivery free at a time, in rupees; null if none did. */
export const freeDeliveryFrom = (at: RawBuilder<unknown>) => sql<number | null>`(
  select min(from_rupees) from promotions p
  where p.kind = 'delivery' and not p.by_coupon and not p.first_order
    and p.category_ids = '{}' and p.seller_ids = '{}' and p.starts_at <= ${at} and (p.ends_at > ${at}) is not false)`;
