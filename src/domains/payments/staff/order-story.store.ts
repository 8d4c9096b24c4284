import { sql } from 'kysely';
import type { Database } from '../../../platform/database.ts';

/** One step of what happened to an order. `actor` is a kind with a name: `operator Asha`, `customer`, `provider gateway`. */
export interface Step {
  readonly at: Date;
  readonly about:
    | 'order'
    | 'payment'
    | 'stock'
    | 'refund'
    | 'claim'
    | 'event'
    | 'money'
    | 'decision'
    | 'invoice';
  /** The state before and after, where the step is a move. */
  readonly from: string;
  readonly to: string;
  readonly actor: string;
  readonly note: string;
  /** The event as it came, where there is one. */
  readonly body: unknown;
}

/** Most steps that are shown: far more than an order has. */
const most = 500;

/**
 * What happened to an order, step by step, oldest first: its moves (also of stock and refunds), the UTRs its customer
 * sent, every event that a provider sent, the payments that were booked, what operators decided, its invoices.
 */
export async function readStory(db: Database, orderId: string): Promise<Step[]> {
  const { rows } = await sql<Step>`
    select at, about, "from", "to", note, body,
           case when who.name is null then regexp_replace(replace(actor, ':', ' '), '^(customer|seller) .*$', '\\1')
                else split_part(actor, ':', 1) || ' ' || who.name end as actor
    from (
      select at, id as place, lifecycle as about, from_state as "from", to_state as "to", actor, note, null::jsonb as body
      from order_moves where order_id = ${orderId}
      union all
      select claimed_at, 0, 'claim', '', state, 'customer', 'UTR ' || utr, null
      from payment_claims where order_id = ${orderId}
      union all
      select received_at, 0, 'event', '', outcome, 'provider:' || provider, type, body
      from payment_events where order_id = ${orderId}
      union all
      select received_at, 0, 'money', '', state, 'provider:' || provider,
             'Payment ' || payment_id || coalesce(', UTR ' || utr, '') || ', ₹' || to_char(amount_paise / 100.0, 'FM999999999990.00'), null
      from payments where order_id = ${orderId}
      union all
      select resolved_at, 0, 'decision', outcome, resolution, 'operator:' || resolved_by, resolved_reason, null
      from payment_events where order_id = ${orderId} and resolved_at is not null
      union all
      select issued_at, 0, 'invoice', '', 'issued', 'server', number, null from invoices where order_id = ${orderId}
      union all
      select issued_at, 0, 'invoice', 'issued', 'credited', 'server', number, null from credit_notes where order_id = ${orderId}
    ) step
    left join staff who on actor in ('operator:' || who.id, 'seller:' || who.id)
    order by at, place, about limit ${most}`.execute(db);
  return rows;
}
