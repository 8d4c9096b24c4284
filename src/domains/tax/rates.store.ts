import { type Database, execute } from '../../platform/database.ts';
import type { GstRate } from './gst.ts';

/** All rates, past and present. */
export function listGstRates(db: Database): Promise<GstRate[]> {
  return execute(db)`
    select hsn_prefix as "hsnPrefix", valid_from as "validFrom", up_to_paise as "upToPaise",
           rate_percent as "ratePercent"
    from gst_rates`;
}
