import { sql } from 'kysely';
import { type Database, execute, isoTime } from '../../../platform/database.ts';
import { staffRows } from '../../staff/readable.store.ts';
import type { KnownOfOrders } from '../known-of-orders.ts';
import type { Step } from './order-book.calls.ts';

/** `body`: the raw event, if there is one. */
type RawStep = Omit<Step, 'body'> & { readonly body: unknown };

const movesOf = (orderId: string) => sql`
  select at, id, lifecycle, from_state, to_state, actor, note, null::jsonb from order_moves where order_id = ${orderId}`;

/** Far more than any order has. */
const maxSteps = 500;

/**
 * An order's history, oldest first: moves (including stock and refunds), UTRs from the customer, provider events,
 * booked payments, operators' decisions, invoices.
 */
export async function readStory(
  db: Database,
  orderId: string,
  { steps }: Pick<KnownOfOrders, 'steps'>,
): Promise<RawStep[]> {
  const parts = [movesOf, ...steps].map((stepsOf) => stepsOf(orderId));
  return execute(db)`
    select ${isoTime(sql`step.at`)} as at, about, "from", "to", note, body,
           coalesce(split_part(actor, ':', 1) || ' ' || who.name,
                    regexp_replace(replace(actor, ':', ' '), '^(customer|seller) .*$', '\\1')) as actor
    from (${sql.join(parts, sql` union all `)}) step(at, place, about, "from", "to", actor, note, body)
    left join ${staffRows} who on actor in ('operator:' || who.id, 'seller:' || who.id)
    order by step.at, place, about limit ${maxSteps}`;
}
