import { sql } from 'kysely';
import { type Database, listValues } from '../../platform/database.ts';
import { openBalances, postedKeys, postingsIn } from '../ledger/ledger.store.ts';
import { promotionUseRows } from '../promotions/readable.store.ts';
import { netTakenPaise } from './clawbacks/clawbacks.store.ts';
import { parcelState } from './parcels/parcels.store.ts';
import { isTakenOut } from './parcels/unsupplied.store.ts';

/** Orders with an amount still to be paid at the door: a parcel is on its way and costs something. */
const dueAtDoor = sql`
  select distinct l.order_id from orders o join order_lines l on l.order_id = o.id
  left join order_parcels p on p.order_id = l.order_id and p.seller_id = l.seller_id
  where o.pay_by = 'delivery' and o.payment_status <> 'paid' and l.unit_price > 0 and not ${isTakenOut}
    and ${parcelState} in ('to pack', 'packed', 'handed over', 'brought back')`;

/** Delivered parcels of orders paid at the door, as `order:seller`. */
const deliveredForCash = sql`
  select p.order_id || ':' || p.seller_id as parcel from order_parcels p join orders o on o.id = p.order_id
  where o.pay_by = 'delivery' and p.delivered_at is not null`;

/** Faults where orders and the ledger disagree, one sentence per row, at most 100 of each kind. */
export function listOrderFaults(db: Database): Promise<string[]> {
  return listValues(db)`
    (select 'order ' || id || ' is paid, or will be at the door, and has no sale in the books' as fault from orders
     where sold and 'sale:' || id not in (${postedKeys('sale')}) limit 100)
    union all
    (select sale.key || ' is in the books and its order is not paid, nor will be at the door' from (${postedKeys('sale')}) as sale
     where not exists (select from orders where sold and 'sale:' || id = sale.key) limit 100)
    union all
    (select 'order ' || coalesce(open.party, due.order_id, '') || ' is not covered: ' || coalesce(open.paise, 0) || ' paise are open'
            || case when due.order_id is null then '' else ', and parcels of it are still to be paid at the door' end
     from (${openBalances('receivable')}) as open
     full join (${dueAtDoor}) as due on due.order_id = open.party
     where due.order_id is null or coalesce(open.paise, 0) <= 0 limit 100)
    union all
    (select 'order ' || coalesce(owed.party, refund.order_id, '') || ' owes back ' || coalesce(-owed.paise, 0)
            || ' paise in the books and ' || coalesce(refund.paise, 0) || ' by its refunds'
     from (${openBalances('refunds_owed')}) as owed
     full join (select order_id, sum(amount_paise - taken_paise)::int8 as paise from refunds where state <> 'done' group by order_id) as refund
       on refund.order_id = owed.party
     where coalesce(-owed.paise, 0) <> coalesce(refund.paise, 0) limit 100)
    union all
    (select 'order ' || o.id || ': the parcel of ' || l.seller_id || case when coalesce(whole.key, part.key) is null
              then ' is ' || ${parcelState} || ' and still sold in the books' else ' is taken back in the books and not cancelled' end
     from orders o join (select distinct order_id, seller_id from order_lines) l on l.order_id = o.id
     left join order_parcels p on p.order_id = l.order_id and p.seller_id = l.seller_id
     left join (${postedKeys('sale_taken_back')}) as whole on whole.key = 'sale_taken_back:' || o.id || ':cancelled'
     left join (${postedKeys('sale_taken_back')}) as part on part.key = 'sale_taken_back:' || o.id || ':' || l.seller_id
     where o.sold and (${parcelState} in ('cancelled', 'refused', 'lost')) = (coalesce(whole.key, part.key) is null) limit 100)
    union all
    (select coalesce(taken.key, 'cash:' || due.parcel, '')
            || case when due.parcel is null then ' is in the books and its parcel was not delivered for cash' else ' is not in the books and its parcel was delivered' end
     from (${postedKeys('cash')}) as taken full join (${deliveredForCash}) as due on 'cash:' || due.parcel = taken.key
     where due.parcel is null or taken.key is null limit 100)
    union all
    (select 'refunds of ' || coalesce(r.payment_id, '') || ' are more than the cash that was taken'
     from refunds r left join (${postingsIn('cash')}) as taken on taken.key = 'cash:' || r.payment_id
     where r.provider = 'cash' group by r.payment_id, taken.paise having sum(r.amount_paise - r.taken_paise) > coalesce(taken.paise, 0) limit 100)
    union all
    (select 'order ' || c.order_id || ' was paid back by refund ' || r.id || ', sent after ' || c.kind || ' ' || c.reference
            || case c.state when 'open' then ' was opened, which is not decided' else ' had taken money that is not counted' end
     from clawbacks c join refunds r on r.order_id = c.order_id and r.sent_at > c.opened_at and r.taken_paise < r.amount_paise
     where (c.state = 'open' or c.state = 'taken' and c.counted_paise < c.amount_paise) limit 100)
    union all
    (select 'clawback ' || kind || ':' || reference || ' of order ' || order_id || ' waits, and refunds of it are due' from clawbacks c
     where order_id is not null and state = 'taken' and counted_paise < amount_paise and exists (
       select from refunds r where r.order_id = c.order_id and r.state in ('due', 'by_hand') and r.taken_paise < r.amount_paise) limit 100)
    union all
    (select 'order ' || r.order_id || ' is refunded ' || r.paise || ' paise less for what its customer got another way, and that is ' || coalesce(c.paise, 0)
     from (select order_id, ${netTakenPaise} as paise
           from refunds group by order_id) as r
     left join (select order_id, sum(counted_paise)::int8 as paise from clawbacks group by order_id) as c on c.order_id = r.order_id
     where r.paise <> coalesce(c.paise, 0) limit 100)
    union all
    (select 'order ' || o.id || ' has ' || o.discount || ' rupees off, its lines and delivery ' || o.delivery_off + off.paise / 100.0
            || ', its offers ' || coalesce(uses.rupees, 0)
     from orders o join (select order_id, sum(off_paise) as paise from order_lines group by order_id) as off on off.order_id = o.id
     left join (select order_id, sum(rupees) as rupees from ${promotionUseRows} u group by order_id) as uses on uses.order_id = o.id
     where (o.discount - o.delivery_off) * 100 <> off.paise or o.discount <> coalesce(uses.rupees, 0) limit 100)
    union all
    (select 'order ' || o.id || ' is ' || o.order_status || ' and its offers are ' || case when u.open then 'used' else 'given back' end
     from orders o join ${promotionUseRows} u on u.order_id = o.id where u.open = (o.order_status = 'cancelled') limit 100)
    union all
    (select 'the cash of ' || party || ' is less than nothing: ' || paise || ' paise'
     from (${openBalances('cash')}) as held where paise < 0 limit 100)
    union all
    (select 'order ' || id || ' is ' || order_status || case when holds_stock then ' and holds stock' else ' and holds none' end
     from orders where holds_stock = (order_status = 'cancelled') limit 100)`;
}
