import { sql } from 'kysely';
import type { Database } from '../../platform/database.ts';

/** The provider's id for our order; null when it has none yet. */
export async function findReference(db: Database, provider: string, orderId: string): Promise<string | null> {
  const { rows } = await sql<{ reference: string }>`
    select reference from provider_orders where provider = ${provider} and order_id = ${orderId}`.execute(db);
  return rows[0]?.reference ?? null;
}

/** Our order by the provider's id. */
export async function findByReference(
  db: Database,
  provider: string,
  reference: string,
): Promise<string | null> {
  const { rows } = await sql<{ orderId: string }>`
    select order_id as "orderId" from provider_orders where provider = ${provider} and reference = ${reference}`.execute(
    db,
  );
  return rows[0]?.orderId ?? null;
}

/** Stores the provider's id for our order, unless a concurrent request did; returns the stored one. */
export async function keepReference(
  db: Database,
  { provider, reference, orderId, now }: { provider: string; reference: string; orderId: string; now: Date },
): Promise<string> {
  await sql`
    insert into provider_orders (provider, reference, order_id, made_at)
    values (${provider}, ${reference}, ${orderId}, ${now}) on conflict do nothing`.execute(db);
  return (await findReference(db, provider, orderId)) ?? reference;
}
