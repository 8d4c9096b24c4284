import { type Database, listValues } from '../../platform/database.ts';
import { openBalances, payableByOrder, postedKeys } from '../ledger/ledger.store.ts';
import { notEarnedOrders } from '../orders/readable.store.ts';

/** Faults where sellers' earnings and the ledger disagree, one sentence per row, at most 100 of each kind. */
export function listPayoutFaults(db: Database): Promise<string[]> {
  // The sums are made once: with a limit the planner would make them anew for each earning.
  return listValues(db)`
    with owed as materialized (select * from ${payableByOrder} owed)
    (select coalesce(posted.key, 'earning:' || e.order_id || ':' || e.seller_id, '')
            || case when e.order_id is null then ' is in the books and nothing was earned' else ' is not in the books and was earned' end as fault
     from (${postedKeys('earning')}) as posted
     full join earnings e on posted.key = 'earning:' || e.order_id || ':' || e.seller_id
     where posted.key is null or e.order_id is null limit 100)
    union all
    (select 'order ' || e.order_id || ': ' || e.seller_id || ' earned ' || e.amount_paise || ' paise and is owed ' || coalesce(owed.paise, 0)
            || ' in the books'
     from earnings e left join owed on owed.order_id = e.order_id and owed.seller_id = e.seller_id
     where e.amount_paise <> coalesce(owed.paise, 0) limit 100)
    union all
    (select 'order ' || owed.order_id || ': ' || owed.seller_id || ' is owed ' || owed.paise || ' paise in the books, not earned and never to be'
     from owed
     where not exists (select from earnings e where e.order_id = owed.order_id and e.seller_id = owed.seller_id)
       and owed.order_id not in (${notEarnedOrders}) limit 100)
    union all
    (select 'order ' || coalesce(owed.order_id, h.order_id, '') || ': ' || coalesce(owed.seller_id, h.seller_id, '') || ' is owed ' || coalesce(owed.paise, 0)
            || ' paise in the books, and ' || coalesce(h.paise, 0) || ' are held'
     from (select * from owed where not exists (select from earnings e where e.order_id = owed.order_id and e.seller_id = owed.seller_id)) as owed
     full join held_shares h on h.order_id = owed.order_id and h.seller_id = owed.seller_id
     where coalesce(owed.paise, 0) <> coalesce(h.paise, 0) limit 100)
    union all
    (select 'order ' || e.order_id || ': the lines of ' || e.seller_id || ' earned ' || lines.paise || ' paise, and together ' || e.amount_paise
     from earnings e, lateral (select coalesce(sum((line ->> 'amountPaise')::int8), 0) as paise from jsonb_array_elements(e.lines) as line) as lines
     where lines.paise <> e.amount_paise limit 100)
    union all
    (select 'payout ' || p.id || ' is ' || p.state || ' over ' || p.earned_paise || ' paise, and pays earnings of ' || coalesce(e.paise, 0)
     from payouts p left join (select payout_id, sum(amount_paise) as paise from earnings group by payout_id) as e on e.payout_id = p.id
     where coalesce(e.paise, 0) <> case when p.state in ('failed', 'withdrawn') then 0 else p.earned_paise end limit 100)
    union all
    (select 'payout ' || coalesce(p.id, way.party, '') || ' is ' || coalesce(p.state, 'unknown') || ' and ' || coalesce(-way.paise, 0) || ' paise are on their way'
     from (${openBalances('payouts')}) as way full join (select * from payouts where state in ('proposed', 'agreed')) p on p.id = way.party
     where coalesce(-way.paise, 0) <> coalesce(p.amount_paise, 0) limit 100)
    union all
    (select 'payout ' || p.id || ' is paid and not in the books' from payouts p
     where p.state = 'paid' and 'payout_paid:' || p.id not in (${postedKeys('payout_paid')}) limit 100)`;
}
