import { sql } from 'kysely';
import type { Database } from '../../platform/database.ts';
import { postedKeys } from '../ledger/ledger.store.ts';

/** Faults where payments, bank lines and the ledger disagree: one sentence per row, at most 100 of each kind. */
export async function listPaymentFaults(db: Database): Promise<string[]> {
  const { rows } = await sql<{ fault: string }>`
    (select 'payment ' || provider || ':' || payment_id || ' is not in the books' as fault from payments
     where 'payment:' || provider || ':' || payment_id not in (${postedKeys('payment')}) limit 100)
    union all
    (select 'bank line ' || id || ' is not in the books' from bank_lines
     where order_id is null and 'payment:upi-manual:line-' || id not in (${postedKeys('payment')})
       and not exists (select from payments where payments.utr = bank_lines.utr) limit 100)
    union all
    (select 'bank line ' || line.id || ' belongs to order ' || line.order_id || ', which has no such payment'
     from bank_lines line
     where line.order_id is not null and not exists (
       select from payments p where p.order_id = line.order_id and p.amount_paise = line.amount_paise
         and (p.payment_id = 'line-' || line.id or p.utr = line.utr)) limit 100)
    union all
    (select 'UTR ' || utr || ' paid ' || count(*) || ' orders' from payments
     where state = 'accepted' and utr is not null group by utr having count(*) > 1 limit 100)`.execute(db);
  return rows.map(({ fault }) => fault);
}
