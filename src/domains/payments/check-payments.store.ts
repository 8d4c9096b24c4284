import { sql } from 'kysely';
import { type Database, listValues } from '../../platform/database.ts';
import { openBalances, postedKeys, postingsIn } from '../ledger/ledger.store.ts';
import { refundRows } from '../orders/readable.store.ts';
import { rupeesText } from './rupees-text.store.ts';
import { isFree } from './statement/bank-lines.store.ts';
import { holdingProviders } from '../../settings/payment-providers.ts';

/** Days after which the bank’s statement shows a deposit of cash. */
const daysToBank = 3;

/** Faults where payments, bank lines and the ledger disagree, one sentence per row, at most 100 of each kind. */
export function listPaymentFaults(db: Database): Promise<string[]> {
  return listValues(db)`
    (select 'payment ' || provider || ':' || payment_id || ' is not in the books' as fault from payments
     where 'payment:' || provider || ':' || payment_id not in (${postedKeys('payment')}) limit 100)
    union all
    (select 'bank line ' || id || ' is not in the books' from bank_lines
     where ${isFree} and 'payment:upi-manual:line-' || id not in (${postedKeys('payment')}) limit 100)
    union all
    (select 'bank line ' || line.id || ' belongs to order ' || line.order_id || ', which has no such payment'
     from bank_lines line
     where line.order_id is not null and not exists (
       select from payments p where p.order_id = line.order_id
         and p.provider = line.provider and p.payment_id = line.payment_id) limit 100)
    union all
    (select 'the bank has ' || booked.paise || ' paise of payments in the books, and statements and reports say ' || told.paise
     from (select coalesce(sum(paise), 0) as paise from (${postingsIn('bank')}) as posting where kind in ('payment', 'allocation', 'settlement')) as booked, (
       select coalesce((select sum(amount_paise) from bank_lines where order_id is not null or taken_back_at is null), 0) + coalesce((
         select sum(amount_paise) from payments p
         where provider <> all(${holdingProviders}::text[]) and not (provider = 'upi-manual' and payment_id like 'line-%') and not exists (
           select from bank_lines line where line.provider = p.provider and line.payment_id = p.payment_id)), 0) + coalesce((
         select sum(amount_paise) from settlements where bank_line_id is null), 0) + coalesce((
         select sum(paise) from (${postingsIn('bank')}) as posting
         where kind = 'payment' and key not like 'payment:upi-manual:line-%'
           and key not in (select 'payment:' || provider || ':' || payment_id from payments)), 0) as paise) as told
     where booked.paise <> told.paise)
    union all
    (select 'bank lines ' || l.id || ' and ' || again.id || ' are one credit twice: UTR ' || l.utr || ', ' || ${rupeesText(sql`l.amount_paise`)}
     from bank_lines l join bank_lines again on again.utr = l.utr and again.amount_paise = l.amount_paise and again.id > l.id
       and coalesce(abs(again.value_date - l.value_date) <= 3, true) limit 100)
    union all
    (select 'bank line ' || id || ' of ' || ${rupeesText(sql`amount_paise`)} || ' on ' || coalesce(value_date::text, '') || ', read by ' || read_by
       || ', is not on a later statement of that day'
     from bank_lines where contradicted_at is not null order by id limit 100)
    union all
    (select 'order ' || p.order_id || ' was confirmed by hand on ' || (p.received_at at time zone 'Asia/Kolkata')::date || ' with ' || ${rupeesText(sql`p.amount_paise`)}
       || ', and later statements do not show it'
     from payments p where p.provider = 'upi-manual' and p.payment_id not like 'line-%'
       and not exists (select from bank_lines l where l.provider = p.provider and l.payment_id = p.payment_id)
       and exists (select from bank_lines l where l.value_date > (p.received_at at time zone 'Asia/Kolkata')::date and l.read_at > p.received_at)
     order by p.received_at limit 100)
    union all
    (select 'settlement ' || reference || ' is not in the books' from settlements
     where 'settlement:' || provider || ':' || reference not in (${postedKeys('settlement')}) limit 100)
    union all
    (select 'settlement ' || s.reference || ' of ' || ${rupeesText(sql`s.amount_paise`)}
       || ' is on no statement, and a later one is'
     from settlements s where s.bank_line_id is null and exists (
       select from settlements later where later.bank_line_id is not null and later.settled_at > s.settled_at + interval '1 day')
     order by s.settled_at limit 100)
    union all
    (select 'cash of ' || ${rupeesText(sql`s.amount_paise`)} || ' handed in as ' || s.reference || ' is on no statement, and later days are'
     from settlements s where s.provider = 'cash' and s.bank_line_id is null and exists (
       select from bank_lines l where l.value_date > (s.settled_at at time zone 'Asia/Kolkata')::date + ${daysToBank}::int and l.read_at > s.seen_at)
     order by s.settled_at limit 100)
    union all
    (select 'dispute ' || coalesce(d.name, held.party, '') || ' is ' || coalesce(d.state, 'over') || ' and '
       || ${rupeesText(sql`coalesce(held.paise, 0)`)} || ' are contested in the books'
     from (${openBalances('disputed')}) as held full join (
       select provider || ':' || reference as name, state, amount_paise from disputes where state in ('open', 'under_review')) as d on d.name = held.party
     where coalesce(held.paise, 0) <> coalesce(d.amount_paise, 0) limit 100)
    union all
    (select 'refunds of ' || p.provider || ':' || p.payment_id || ' are more than was paid'
     from payments p join ${refundRows} r on r.provider = p.provider and r.payment_id = p.payment_id
     group by p.provider, p.payment_id, p.amount_paise having sum(r.amount_paise - r.taken_paise) > p.amount_paise limit 100)
    union all
    (select 'UTR ' || c.utr || ' of order ' || c.order_id || ' is ' || c.state || ', and its money is in the books'
     from payment_claims c join payments p on p.utr = c.utr and p.order_id = c.order_id
     where c.state <> 'confirmed' limit 100)
    union all
    (select 'UTR ' || utr || ' paid ' || count(*) || ' orders' from payments
     where state = 'accepted' and utr is not null group by utr having count(*) > 1 limit 100)`;
}
