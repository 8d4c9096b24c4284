import { type Database, execute, findValue } from '../../platform/database.ts';

/** The provider's id for our order; null when it has none yet. */
export function findReference(db: Database, provider: string, orderId: string): Promise<string | null> {
  return findValue(db)`
    select reference from provider_orders where provider = ${provider} and order_id = ${orderId}`;
}

/** Our order by the provider's id. */
export function findByReference(db: Database, provider: string, reference: string): Promise<string | null> {
  return findValue(db)`
    select order_id as "orderId" from provider_orders where provider = ${provider} and reference = ${reference}`;
}

/** Stores the provider's id for our order, unless a concurrent request did; returns the stored one. */
export async function keepReference(
  db: Database,
  { provider, reference, orderId, now }: { provider: string; reference: string; orderId: string; now: Date },
): Promise<string> {
  await execute(db)`
    insert into provider_orders (provider, reference, order_id, made_at)
    values (${provider}, ${reference}, ${orderId}, ${now}) on conflict do nothing`;
  return (await findReference(db, provider, orderId)) ?? reference;
}
