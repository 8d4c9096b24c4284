import { sql } from 'kysely';

/** Shops, for other domains to read from. */
export const sellerRows = sql`(
  select id, shop_name, slug, picture, invoice_code, gstin, address, city, state, state_code, pincode, version, closed_at,
         created_at, country_of_origin, maker, phone, email, story, sign, since_year
  from sellers)`;
