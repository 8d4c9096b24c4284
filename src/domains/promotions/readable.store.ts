import { sql } from 'kysely';

/** Orders' uses of offers, for other domains to read from. `open`: not given back. */
export const promotionUseRows = sql`(
  select promotion_id, order_id, customer_id, coupon, rupees, given_back_at is null as open from promotion_uses)`;
