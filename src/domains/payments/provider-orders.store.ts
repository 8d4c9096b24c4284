import { type Database, execute } from '../../platform/database.ts';

/** The provider's id for our order; null when it has none yet. */
export async function findReference(db: Database, provider: string, orderId: string): Promise<string | null> {
  const [row] = await execute<{ reference: string }>(db)`
    select reference from provider_orders where provider = ${provider} and order_id = ${orderId}`;
  return row?.reference ?? null;
}

/** Our order by the provider's id. */
export async function findByReference(
  db: Database,
  provider: string,
  reference: string,
): Promise<string | null> {
  const [row] = await execute<{ orderId: string }>(db)`
    select order_id as "orderId" from provider_orders where provider = ${provider} and reference = ${reference}`;
  return row?.orderId ?? null;
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
