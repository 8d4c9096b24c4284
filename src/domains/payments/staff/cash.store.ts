import { type Database, execute } from '../../../platform/database.ts';
import { openBalances } from '../../ledger/ledger.store.ts';
import { sellerRows } from '../../sellers/readable.store.ts';

/** Cash taken at the door and not handed in yet, by the seller whose courier holds it, largest first. */
export function listCashHeld(db: Database): Promise<{ sellerId: string; shopName: string; paise: number }[]> {
  return execute(db)`
    select held.party as "sellerId", coalesce(s.shop_name, held.party) as "shopName", held.paise
    from (${openBalances('cash')}) as held left join ${sellerRows} s on s.id = held.party
    order by held.paise desc, held.party limit 500`;
}
