import { sql } from 'kysely';
import type { Database } from '../../platform/database.ts';
import { openBalances, postedKeys } from '../ledger/ledger.store.ts';
import { parcelState } from './parcels/parcels.store.ts';

/** Faults where orders and the ledger disagree: one sentence per row, at most 100 of each kind. */
export async function listOrderFaults(db: Database): Promise<string[]> {
  const { rows } = await sql<{ fault: string }>`
    (select 'order ' || id || ' is paid and has no sale in the books' as fault from orders
     where payment_status = 'paid' and 'sale:' || id not in (${postedKeys('sale')}) limit 100)
    union all
    (select sale.key || ' is in the books and its order is not paid' from (${postedKeys('sale')}) as sale
     where not exists (select from orders where payment_status = 'paid' and 'sale:' || id = sale.key) limit 100)
    union all
    (select 'order ' || party || ' is not covered: ' || paise || ' paise are open'
     from (${openBalances('receivable')}) as open limit 100)
    union all
    (select 'order ' || coalesce(owed.party, refund.order_id) || ' owes back ' || coalesce(-owed.paise, 0)
            || ' paise in the books and ' || coalesce(refund.paise, 0) || ' by its refunds'
     from (${openBalances('refunds_owed')}) as owed
     full join (select order_id, sum(amount_paise)::int8 as paise from refunds where state <> 'done' group by order_id) as refund
       on refund.order_id = owed.party
     where coalesce(-owed.paise, 0) <> coalesce(refund.paise, 0) limit 100)
    union all
    (select 'order ' || o.id || ': the parcel of ' || l.seller_id || case when coalesce(whole.key, part.key) is null
              then ' is cancelled and still sold in the books' else ' is taken back in the books and not cancelled' end
     from orders o join (select distinct order_id, seller_id from order_lines) l on l.order_id = o.id
     left join order_parcels p on p.order_id = l.order_id and p.seller_id = l.seller_id
     left join (${postedKeys('sale_taken_back')}) as whole on whole.key = 'sale_taken_back:' || o.id || ':cancelled'
     left join (${postedKeys('sale_taken_back')}) as part on part.key = 'sale_taken_back:' || o.id || ':' || l.seller_id
     where o.payment_status = 'paid' and (${parcelState} = 'cancelled') = (coalesce(whole.key, part.key) is null) limit 100)
    union all
    (select 'order ' || id || ' is ' || order_status || case when holds_stock then ' and holds stock' else ' and holds none' end
     from orders where holds_stock = (order_status = 'cancelled') limit 100)`.execute(db);
  return rows.map(({ fault }) => fault);
}
