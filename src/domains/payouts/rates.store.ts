import { type Database, execute } from '../../platform/database.ts';
import { shop } from '../../shop.ts';
import { backOffice } from '../../shop-back-office.ts';
import { listGstRates } from '../tax/rates.store.ts';
import type { Rates } from './earning.ts';
import type { PayoutRate } from './rates.ts';

/** All rates, past and present. */
export const listPayoutRates = (db: Database): Promise<PayoutRate[]> => execute(db)`
  select kind, seller_id as "sellerId", category_id as "categoryId", valid_from as "validFrom",
         basis_points as "basisPoints"
  from payout_rates`;

/** What `earningOf` computes with. */
export async function readRates(db: Database): Promise<Rates> {
  const [payout, gst] = await Promise.all([listPayoutRates(db), listGstRates(db)]);
  const { commissionPercent } = shop;
  const { commissionGstPercent } = backOffice;
  return { payout, gst, commissionPercent, commissionGstPercent };
}
