import { sql } from 'kysely';
import type { Database } from '../../platform/database.ts';
import type { GstRate } from './gst.ts';

/** All rates, past and present. */
export async function listGstRates(db: Database): Promise<GstRate[]> {
  const { rows } = await sql<GstRate>`
    select hsn_prefix as "hsnPrefix", valid_from as "validFrom", up_to_paise as "upToPaise",
           rate_percent as "ratePercent"
    from gst_rates`.execute(db);
  return rows;
}
