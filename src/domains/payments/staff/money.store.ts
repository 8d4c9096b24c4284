import type { CallAnswer } from '../../../platform/call.ts';
import { type Database, getRow } from '../../../platform/database.ts';
import type { moneyCalls } from './money.calls.ts';
import { openMessages } from '../../support/support.store.ts';
import { orderRows, refundRows } from '../../orders/readable.store.ts';

/** How many items wait for an operator. */
export function countWaiting(db: Database, now: Date): Promise<CallAnswer<typeof moneyCalls.counts>> {
  return getRow(db)`
    with claimed as (
      select o.expires_at from ${orderRows} o where o.payment_status = 'pending'
        and exists (select from payment_claims c where c.order_id = o.id and c.state = 'open')
    )
    select (select count(*) from claimed) as claims,
           (select count(*) from claimed where expires_at <= ${now}) as overdue,
           (select count(*) from ${refundRows} refunds where state in ('due', 'by_hand')) as refunds,
           (select count(*) from payment_events where resolved_at is null
              and (outcome like 'review:%' or outcome = 'unknown_order')) as reviews,
           ${openMessages} as messages`;
}
