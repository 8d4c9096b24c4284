import { sql } from 'kysely';

/** What became earned, for other domains to read from. */
export const earningRows = sql`(
  select order_id, seller_id, sold_on, earned_at, lines, commission_paise, commission_gst_paise, taxable_paise, tcs_paise, tds_paise
  from earnings)`;
