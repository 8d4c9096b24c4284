import { type RawBuilder, sql } from 'kysely';
import { day, shift } from '../../../platform/clock.ts';
import { type Database, getRow, hasRow } from '../../../platform/database.ts';
import { shop } from '../../../shop.ts';
import { takesCash } from '../../delivery/takes-cash.store.ts';
import { parcelState } from '../parcels/parcels.store.ts';
import { isTakenOut } from '../parcels/unsupplied.store.ts';
import { pincodeOf } from '../readable.store.ts';
import type { Circumstances } from './why-not.ts';

type Standing = Pick<Circumstances, 'pincode' | 'zoneTakesCash' | 'open' | 'refusedLately'>;

/**
 * Counts what the order's customer has still to pay at the door and has lately refused there, and reads where the
 * order goes.
 */
export function readStanding(db: Database, orderId: string, now: Date): Promise<Standing> {
  return getRow(db)`
    select ${standing(sql`o.customer_id`, pincodeOf(sql`o`), now)} from orders o where o.id = ${orderId}`;
}

/** The same for an order to this PIN code that the customer has yet to place. */
export function readStandingBefore(
  db: Database,
  { customerId, pincode, now }: { customerId: string; pincode: string; now: Date },
): Promise<Standing> {
  return getRow(db)`
    select ${standing(sql`o.customer_id`, sql`o.pincode`, now)}
    from (select ${customerId}::text as customer_id, coalesce(${pincode}::text, '') as pincode) o`;
}

function standing(customerId: RawBuilder<unknown>, pincode: RawBuilder<unknown>, now: Date) {
  const since = shift(now, -shop.payOnDelivery.refusedWithinDays * day);
  return sql`
    ${pincode} as pincode, ${takesCash(pincode)} as "zoneTakesCash", (
      select count(*)::int from orders other
      where other.customer_id = ${customerId} and other.pay_by = 'delivery' and other.payment_status <> 'paid'
        and other.order_status <> 'cancelled') as open, (
      select count(*)::int from orders other join order_parcels p on p.order_id = other.id
      where other.customer_id = ${customerId} and other.pay_by = 'delivery' and p.refused_at > ${since}
        and (p.refusal_denied_at is null or p.refusal_stands)) as "refusedLately"`;
}

/** Whether the full amount of a sold order is still due: none of it was delivered, refused, lost, cancelled or taken out. */
export async function isOwedWhole(trx: Database, orderId: string): Promise<boolean> {
  return !(await hasRow(trx)`
    select from orders o left join order_parcels p on p.order_id = o.id
    where o.id = ${orderId} and (${parcelState} in ('delivered', 'refused', 'lost', 'cancelled')
      or exists (select from order_lines l where l.order_id = o.id and ${isTakenOut})) limit 1`);
}
