import { sql } from 'kysely';

/** What became earned, for other domains to read from. */
export const earningRows = sql`(
  select order_id, seller_id, sold_on, earned_at, lines, commission_paise, commission_gst_paise, taxable_paise, tcs_paise, tds_paise
  from earnings)`;

/** The keys of the ledger's entries of a seller's payouts. */
export const payoutKeys = (sellerId: string) => sql`
  select kind || ':' || p.id from payouts p, unnest(array['payout', 'payout_paid', 'payout_back']) as kind
  where p.seller_id = ${sellerId}`;
