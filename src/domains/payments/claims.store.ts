import { sql } from 'kysely';
import type { Database } from '../../platform/database.ts';
import type { PaymentEvent } from './payment-provider.ts';

/** A UTR that the shop knows. `price` in whole rupees. */
export interface UtrFound {
  readonly utr: string;
  readonly orderId: string;
  readonly price: number;
  /** What came under it, in paise, where money was noted already. */
  readonly receivedPaise: number | null;
}

/** Those of `utrs` that a customer sent or that money came under, in their order. */
export async function findUtrs(db: Database, utrs: readonly string[]): Promise<UtrFound[]> {
  if (utrs.length === 0) return [];
  const { rows } = await sql<UtrFound>`
    select asked.utr, o.id as "orderId", o.price, p.amount_paise as "receivedPaise"
    from unnest(${utrs}::text[]) with ordinality as asked(utr, place)
    left join lateral (select order_id, amount_paise from payments where utr = asked.utr order by state limit 1) p on true
    left join payment_claims c on c.utr = asked.utr
    join orders o on o.id = coalesce(p.order_id, c.order_id)
    order by asked.place`.execute(db);
  return rows;
}

/** UTRs that wait for somebody to look, the oldest first, at most 1,000. */
export async function listOpenClaims(db: Database): Promise<{ utr: string; orderId: string }[]> {
  const { rows } = await sql<{ utr: string; orderId: string }>`
    select utr, order_id as "orderId" from payment_claims where state = 'open' order by claimed_at limit 1000`.execute(
    db,
  );
  return rows;
}

/** Money of this UTR that a bank's statement showed before any order claimed it, with who read that statement; null when none did. */
export async function findUnclaimed(
  trx: Database,
  utr: string,
): Promise<(PaymentEvent & { operator: string }) | null> {
  const { rows } = await sql<PaymentEvent & { operator: string }>`
    select provider, event_id as "eventId", type, body, evidence, body ->> 'operator' as operator from payment_events
    where evidence ->> 'utr' = ${utr} and outcome = 'unknown_order' and resolved_at is null
      and type = 'statement.credit' limit 1`.execute(trx);
  return rows[0] ?? null;
}
