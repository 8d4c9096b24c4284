import { sql } from 'kysely';
import { type Database, execute, isoTime } from '../../../platform/database.ts';
import { rupeesToPaise } from '../../../platform/money.ts';
import { customerRows } from '../../accounts/readable.store.ts';
import { spokenNumber } from '../../orders/order-number.ts';
import { orderRows } from '../../orders/readable.store.ts';
import { dayOf } from '../../../platform/india-time.ts';
import type { CandidateOrder, ShownCredit, WaitingClaim } from './money.calls.ts';
import { carriesUtr, digitsTogether } from '../statement/bank-lines.store.ts';
import { type UnmatchedReason, whyUnmatched } from './why-unmatched.ts';

/** The number of candidates shown, and how many days before and after a credit its order may have been placed. */
const [maxCandidates, daysBefore, daysAfter] = [5, 7, 1];

const creditColumns = sql`
  'bank-line:' || l.id as "eventId", l.account, coalesce(l.value_date::text, (l.read_at at time zone 'Asia/Kolkata')::date::text) as day,
  l.reference, l.text, l.payer, l.utr, l.amount_paise as "amountPaise"`;

/** Payments of an order that no bank line shows yet; `extra` narrows them. */
const unshown = sql`
  from payments p where not exists (
    select from bank_lines shown where shown.provider = p.provider and shown.payment_id = p.payment_id)`;

type Row = Omit<CandidateOrder, 'why' | 'number'> & { number: number };

/**
 * Credits by the ids of their events, each with its candidate orders: those that claim its UTR or are booked under
 * it, and unpaid ones of its amount and time.
 */
export async function listCreditsWithOrders(
  db: Database,
  eventIds: readonly string[],
): Promise<(ShownCredit & { orders: CandidateOrder[] })[]> {
  const rows = await execute<ShownCredit & { orders: Row[] }>(db)`
    select ${creditColumns}, (
      select coalesce(json_agg(candidate), '[]') from (
        select o.id as "orderId", o.number, o.price, ${isoTime(sql`o.placed_at`)} as "placedAt", o.payment_status as "paymentStatus", o.pay_by as "payBy",
               o.order_status as "orderStatus", c.name as customer,
               array(select utr from payment_claims where order_id = o.id order by claimed_at desc) as utrs,
               (select p.amount_paise ${unshown} and p.order_id = o.id order by p.utr = l.utr desc limit 1) as "bookedPaise"
        from ${orderRows} o join ${customerRows} c on c.id = o.customer_id
        where o.id in (
          select order_id from payment_claims where utr in (l.utr, l.other_utr)
          union select order_id from payment_claims where state = 'open' and l.order_id is null and strpos(${digitsTogether(sql`l.text || '/' || l.reference`)}, utr) > 0
          union select order_id from payments where utr = l.utr
          union (select p.order_id ${unshown} and p.amount_paise = l.amount_paise
                 and p.received_at between l.read_at - interval '30 days' and l.read_at limit ${maxCandidates})
          union (select id from ${orderRows} o where payment_status in ('unpaid', 'pending', 'failed') and price * 100::int8 = l.amount_paise
                 and placed_at between coalesce(l.value_date, l.read_at) - ${daysBefore} * interval '1 day'
                   and coalesce(l.value_date, l.read_at) + ${daysAfter} * interval '1 day'
                 order by placed_at desc limit ${maxCandidates}))
        order by exists (select from payment_claims where order_id = o.id and utr = l.utr) desc, o.placed_at desc, o.id desc
        limit ${maxCandidates}) as candidate) as orders
    from bank_lines l where l.id = any(${eventIds.map((id) => Number(id.replace('bank-line:', '')))}::bigint[])`;
  return rows.map(({ orders, ...credit }) => ({
    ...credit,
    orders: orders.map((order) => ({
      ...order,
      number: spokenNumber(order.number),
      why: whyUnmatched({ credit, order: sideOf(order) }),
    })),
  }));
}

type OrderSide = Pick<Row, 'price' | 'placedAt' | 'utrs' | 'bookedPaise'>;

/** An order in the form in which it is compared with a credit. */
const sideOf = ({ price, placedAt, utrs, bookedPaise }: OrderSide) => ({
  pricePaise: rupeesToPaise(price),
  placedDay: dayOf(new Date(placedAt)),
  utrs,
  bookedPaise,
});

/** Whether a credit has the digits of a claimed UTR. */
const carries = sql`exists (
  select from unnest(asked.utrs) as claimed where ${carriesUtr(sql`claimed`, sql`asked.paise`)})`;

type ClaimedOrder = Pick<WaitingClaim, 'orderId' | 'price' | 'placedAt' | 'utrs'>;

/** Credits without an order that could belong to a claimed order: by its UTRs, or by its amount and time. */
export async function listCreditsOfClaims(
  db: Database,
  claims: readonly ClaimedOrder[],
): Promise<Map<string, (ShownCredit & { why: UnmatchedReason })[]>> {
  const sides = new Map(claims.map((claim) => [claim.orderId, sideOf({ ...claim, bookedPaise: null })]));
  const asked = [...sides].map(([id, { pricePaise, placedDay, utrs }]) => ({
    id,
    paise: pricePaise,
    placed: placedDay,
    utrs,
  }));
  const rows = await execute<ShownCredit & { orderId: string }>(db)`
    select asked.id as "orderId", credit.*
    from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as asked(id text, paise bigint, placed date, utrs text[])
    cross join lateral (
      select ${creditColumns} from bank_lines l
      where l.order_id is null and (l.utr = any(asked.utrs) or ${carries} or (
        l.amount_paise = asked.paise and coalesce(l.value_date, l.read_at::date) between asked.placed and asked.placed + ${daysBefore}::int))
        and exists (select from payment_events e where e.provider = 'upi-manual'
          and e.event_id = 'bank-line:' || l.id and e.resolved_at is null and e.outcome <> 'duplicate')
      order by l.utr = any(asked.utrs) desc nulls last, ${carries} desc, l.id desc limit ${maxCandidates}) as credit
    where asked.id is not null`;
  return Map.groupBy(
    rows.map((credit) => ({
      ...credit,
      why: whyUnmatched({ credit, order: sides.get(credit.orderId) as ReturnType<typeof sideOf> }),
    })),
    ({ orderId }) => orderId,
  );
}
