import { sql } from 'kysely';
import type { Database } from '../../../platform/database.ts';
import { customerRows } from '../../accounts/readable.store.ts';
import { orderRows } from '../../orders/readable.store.ts';

/** A payment that waits for an operator to look at the bank's statement. `price` in whole rupees. */
export interface WaitingClaim {
  readonly orderId: string;
  /** Every UTR that the customer sent for it and nobody has looked at, newest first. */
  readonly utrs: string[];
  readonly price: number;
  readonly claimedAt: Date;
  readonly placedAt: Date;
  readonly overdue: boolean;
  readonly cancelled: boolean;
  readonly customer: string;
  readonly mobile: string | null;
}

/** Orders whose UTR waits, the longest waiting first: up to `limit` after the `after`th. */
export async function listWaitingClaims(
  db: Database,
  { after, limit, now }: { after: number; limit: number; now: Date },
): Promise<WaitingClaim[]> {
  const { rows } = await sql<WaitingClaim>`
    select o.id as "orderId", claim.utrs, o.price, claim.at as "claimedAt", o.placed_at as "placedAt",
           coalesce(o.expires_at <= ${now}, false) as overdue, o.order_status = 'cancelled' as cancelled,
           c.name as customer, c.mobile
    from (select order_id, min(claimed_at) as at, array_agg(utr order by claimed_at desc) as utrs
          from payment_claims where state = 'open' group by order_id) claim
    join ${orderRows} o on o.id = claim.order_id and o.payment_status = 'pending'
    join ${customerRows} c on c.id = o.customer_id
    order by claim.at, o.id offset ${after} limit ${limit}`.execute(db);
  return rows;
}

/** The UTRs of an order that nobody has looked at, newest first. */
export async function listOpenUtrs(trx: Database, orderId: string): Promise<string[]> {
  const { rows } = await sql<{ utr: string }>`
    select utr from payment_claims where order_id = ${orderId} and state = 'open' order by claimed_at desc`.execute(
    trx,
  );
  return rows.map(({ utr }) => utr);
}
