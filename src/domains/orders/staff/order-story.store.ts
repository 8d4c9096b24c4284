import { sql } from 'kysely';
import { type Database, execute } from '../../../platform/database.ts';
import { staffRows } from '../../staff/readable.store.ts';
import type { KnownOfOrders } from '../known-of-orders.ts';

/** An entry in an order's history. `actor` is a kind and a name: `operator Asha`, `customer`, `provider gateway`. */
export interface Step {
  readonly at: Date;
  readonly about:
    | 'order'
    | 'parcel'
    | 'payment'
    | 'stock'
    | 'refund'
    | 'return'
    | 'claim'
    | 'event'
    | 'money'
    | 'decision'
    | 'invoice';
  /** State before and after, if it is a move. */
  readonly from: string;
  readonly to: string;
  readonly actor: string;
  readonly note: string;
  /** The raw event, if there is one. */
  readonly body: unknown;
}

const movesOf = (orderId: string) => sql`
  select at, id, lifecycle, from_state, to_state, actor, note, null::jsonb from order_moves where order_id = ${orderId}`;

/** Far more than any order has. */
const maxSteps = 500;

/**
 * An order's history, oldest first: moves (also of stock and refunds), UTRs from the customer, provider events,
 * booked payments, operators' decisions, invoices.
 */
export async function readStory(
  db: Database,
  orderId: string,
  { steps }: Pick<KnownOfOrders, 'steps'>,
): Promise<Step[]> {
  const parts = [movesOf, ...steps].map((stepsOf) => stepsOf(orderId));
  return execute(db)`
    select at, about, "from", "to", note, body,
           case when who.name is null then regexp_replace(replace(actor, ':', ' '), '^(customer|seller) .*$', '\\1')
                else split_part(actor, ':', 1) || ' ' || who.name end as actor
    from (${sql.join(parts, sql` union all `)}) step(at, place, about, "from", "to", actor, note, body)
    left join ${staffRows} who on actor in ('operator:' || who.id, 'seller:' || who.id)
    order by at, place, about limit ${maxSteps}`;
}
