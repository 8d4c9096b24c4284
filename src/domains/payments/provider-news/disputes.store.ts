import { sql } from 'kysely';
import { type Database, execute, getRow, isoTime } from '../../../platform/database.ts';
import type { DisputeNews } from '../payment-provider.ts';
import { orderLineRows, orderRows } from '../../orders/readable.store.ts';
import type { PageAsked } from '../../staff/paging.ts';
import type { Dispute } from '../staff/webhooks.calls.ts';
import { orderNumber, withSpokenNumber } from '../spoken-order.store.ts';

/** Inserts or updates a dispute, and returns it as it is now. One that has ended stays unchanged. */
export async function saveDispute(
  trx: Database,
  { provider, orderId, now, ...news }: DisputeNews & { provider: string; orderId: string | null; now: Date },
): Promise<Pick<DisputeNews, 'state' | 'amountPaise' | 'lostPaise'>> {
  await execute(trx)`
    insert into disputes as d (provider, reference, payment_id, order_id, amount_paise, lost_paise, state, phase, reason,
                               respond_by, opened_at, updated_at)
    values (${provider}, ${news.reference}, ${news.paymentId}, ${orderId}, ${news.amountPaise}, ${news.lostPaise},
            ${news.state}, ${news.phase}, ${news.reason}, ${news.respondBy}, ${now}, ${now})
    on conflict (provider, reference) do update
      set state = excluded.state, lost_paise = excluded.lost_paise, phase = excluded.phase, reason = excluded.reason,
          respond_by = excluded.respond_by, updated_at = excluded.updated_at
      where d.state in ('open', 'under_review')`;
  return getRow(trx)`
    select state, amount_paise as "amountPaise", lost_paise as "lostPaise" from disputes
    where provider = ${provider} and reference = ${news.reference}`;
}

/** The sellers of a disputed order, and its number. */
export function listDisputedParts(
  trx: Database,
  orderId: string,
): Promise<{ sellerId: string; number: number }[]> {
  return execute(trx)`
    select distinct l.seller_id as "sellerId", o.number from ${orderRows} o join ${orderLineRows} l on l.order_id = o.id
    where o.id = ${orderId} order by l.seller_id`;
}

/** Disputes: open ones first, by the nearest deadline for a response, then the newest. */
export async function listDisputes(db: Database, { after, limit }: PageAsked): Promise<Dispute[]> {
  const rows = await execute<Omit<Dispute, 'orderNumber'> & { orderNumber: number | null }>(db)`
    select provider, reference, payment_id as "paymentId", order_id as "orderId", ${orderNumber}, amount_paise as "amountPaise",
           lost_paise as "lostPaise", state, phase, reason, ${isoTime(sql`respond_by`)} as "respondBy", ${isoTime(sql`opened_at`)} as "openedAt"
    from disputes
    order by state in ('open', 'under_review') desc,
             case when state in ('open', 'under_review') then respond_by end, opened_at desc, reference
    offset ${after} limit ${limit}`;
  return rows.map(withSpokenNumber);
}
