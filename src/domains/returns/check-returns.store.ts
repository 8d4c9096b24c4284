import { type Database, listValues } from '../../platform/database.ts';
import { postedKeys } from '../ledger/ledger.store.ts';
import { orderLineRows } from '../orders/readable.store.ts';
import { refundedRows } from './readable.store.ts';

/** Faults where returns, orders and the ledger disagree, one sentence per row, at most 100 of each kind. */
export function listReturnFaults(db: Database): Promise<string[]> {
  return listValues(db)`
    (select 'return ' || id || ' is refunded and still sold in the books' as fault from ${refundedRows} r
     where 'sale_taken_back:' || order_id || ':' || id not in (${postedKeys('sale_taken_back')}) limit 100)
    union all
    (select posted.key || ' is in the books and nothing was returned or cancelled' from (${postedKeys('sale_taken_back')}) as posted
     where split_part(posted.key, ':', 3) <> 'cancelled' and not exists (
       select from ${refundedRows} r where 'sale_taken_back:' || order_id || ':' || id = posted.key)
       and not exists (
         select from ${orderLineRows} l where l.order_id = split_part(posted.key, ':', 2) and l.seller_id = split_part(posted.key, ':', 3))
     limit 100)
    union all
    (select 'order ' || l.order_id || ': ' || sum(r.quantity) || ' of ' || l.quantity || ' × ' || l.name || ' were asked back'
     from ${orderLineRows} l join returns r on r.order_id = l.order_id and r.position = l.position and r.of_return is null and r.state <> 'cancelled'
     group by l.order_id, l.position, l.quantity, l.name having sum(r.quantity) > l.quantity limit 100)
    union all
    (select 'return ' || e.id || ' is ' || e.state || ' with ' || e.quantity || ' pieces, of which ' || sum(r.quantity) || ' were asked back'
     from returns e join returns r on r.of_return = e.id and r.state <> 'cancelled'
     group by e.id having sum(r.quantity) > e.quantity or e.state <> 'exchanged' limit 100)`;
}
