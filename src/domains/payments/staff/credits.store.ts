import { sql } from 'kysely';
import { type Database, execute } from '../../../platform/database.ts';
import { rupeesToPaise } from '../../../platform/money.ts';
import { customerRows } from '../../accounts/readable.store.ts';
import { spokenNumber } from '../../orders/order-number.ts';
import type { PayWay } from '../../orders/order.ts';
import { orderRows } from '../../orders/readable.store.ts';
import { dayOf } from '../../staff/day-of.ts';
import type { ShownCredit } from './money.calls.ts';
import { type UnmatchedReason, whyUnmatched } from './why-unmatched.ts';

/** An order that a credit could be meant for. `price` in whole rupees. */
export interface CandidateOrder {
  readonly orderId: string;
  readonly number: string;
  readonly price: number;
  readonly placedAt: Date;
  readonly paymentStatus: string;
  readonly payBy: PayWay;
  readonly orderStatus: string;
  readonly customer: string;
  readonly utrs: string[];
  readonly bookedPaise: number | null;
  readonly why: UnmatchedReason;
}

/** How many possibilities are shown, and how many days around a credit's its order may have been placed. */
const [maxCandidates, daysBefore, daysAfter] = [5, 7, 1];

const creditColumns = sql`
  'bank-line:' || l.id as "eventId", l.account, coalesce(l.value_date::text, (l.read_at at time zone 'Asia/Kolkata')::date::text) as day,
  l.reference, l.text, l.payer, l.utr, l.amount_paise as "amountPaise"`;

/** Payments that no bank line shows yet, of an order; `extra` narrows them. */
const unshown = sql`
  from payments p where not exists (
    select from bank_lines shown where shown.provider = p.provider and shown.payment_id = p.payment_id)`;

type Row = Omit<CandidateOrder, 'why' | 'placedAt' | 'number'> & { placedAt: string; number: number };

/**
 * Credits by the ids of their events, each with the orders that it could be meant for: those that claim its UTR or are
 * booked under it, and unpaid ones of its amount and time.
 */
export async function listCreditsWithOrders(
  db: Database,
  eventIds: readonly string[],
): Promise<(ShownCredit & { orders: CandidateOrder[] })[]> {
  const rows = await execute<ShownCredit & { orders: Row[] }>(db)`
    select ${creditColumns}, (
      select coalesce(json_agg(candidate), '[]') from (
        select o.id as "orderId", o.number, o.price, o.placed_at as "placedAt", o.payment_status as "paymentStatus", o.pay_by as "payBy",
               o.order_status as "orderStatus", c.name as customer,
               array(select utr from payment_claims where order_id = o.id order by claimed_at desc) as utrs,
               (select p.amount_paise ${unshown} and p.order_id = o.id order by p.utr = l.utr desc limit 1) as "bookedPaise"
        from ${orderRows} o join ${customerRows} c on c.id = o.customer_id
        where o.id in (
          select order_id from payment_claims where utr = l.utr
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
    orders: orders.map((order) =>
      withReason(credit, {
        ...order,
        number: spokenNumber(order.number),
        placedAt: new Date(order.placedAt),
      }),
    ),
  }));
}

function withReason(credit: ShownCredit, order: Omit<CandidateOrder, 'why'>): CandidateOrder {
  const { price, placedAt, utrs, bookedPaise } = order;
  const sides = { pricePaise: rupeesToPaise(price), placedDay: dayOf(placedAt), utrs, bookedPaise };
  return { ...order, why: whyUnmatched({ credit, order: sides }) };
}

/** A waiting order of the desk's list of claims. */
interface Claimed {
  readonly orderId: string;
  readonly price: number;
  readonly placedAt: Date;
  readonly utrs: string[];
}

/** The credits without an order that could be a claimed order's: of its UTRs, or of its amount and time. */
export async function listCreditsOfClaims(
  db: Database,
  claims: readonly Claimed[],
): Promise<Map<string, (ShownCredit & { why: UnmatchedReason })[]>> {
  const asked = claims.map(({ orderId, price, placedAt, utrs }) => ({
    id: orderId,
    paise: rupeesToPaise(price),
    placed: dayOf(placedAt),
    utrs,
  }));
  const rows = await execute<ShownCredit & { orderId: string }>(db)`
    select asked.id as "orderId", credit.*
    from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as asked(id text, paise bigint, placed date, utrs text[])
    cross join lateral (
      select ${creditColumns} from bank_lines l
      where l.order_id is null and (l.utr = any(asked.utrs) or (
        l.amount_paise = asked.paise and coalesce(l.value_date, l.read_at::date) between asked.placed and asked.placed + ${daysBefore}::int))
        and exists (select from payment_events e where e.provider = 'upi-manual'
          and e.event_id = 'bank-line:' || l.id and e.resolved_at is null and e.outcome <> 'duplicate')
      order by l.utr = any(asked.utrs) desc nulls last, l.id desc limit ${maxCandidates}) as credit`;
  return Map.groupBy(
    rows.map(({ orderId, ...credit }) => {
      const claim = claims.find((one) => one.orderId === orderId) as Claimed;
      const order = {
        ...claim,
        pricePaise: rupeesToPaise(claim.price),
        placedDay: dayOf(claim.placedAt),
        bookedPaise: null,
      };
      return { orderId, ...credit, why: whyUnmatched({ credit, order }) };
    }),
    ({ orderId }) => orderId,
  );
}
