import { sql } from 'kysely';
import type { Database } from '../../platform/database.ts';
import { openBalances, postedKeys } from '../ledger/ledger.store.ts';

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
    (select 'order ' || id || ' is ' || order_status || case when holds_stock then ' and holds stock' else ' and holds none' end
     from orders where holds_stock = (order_status = 'cancelled') limit 100)`.execute(db);
  return rows.map(({ fault }) => fault);
}
