import { sql } from 'kysely';
import type { Database } from '../../platform/database.ts';

/** What the provider calls our order; null when it does not know it yet. */
export async function findReference(db: Database, provider: string, orderId: string): Promise<string | null> {
  const { rows } = await sql<{ reference: string }>`
    select reference from provider_orders where provider = ${provider} and order_id = ${orderId}`.execute(db);
  return rows[0]?.reference ?? null;
}

/** Our order, by what the provider calls it. */
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

/** Keeps what the provider calls our order, unless another request was quicker; gives what is kept. */
export async function keepReference(
  db: Database,
  { provider, reference, orderId, now }: { provider: string; reference: string; orderId: string; now: Date },
): Promise<string> {
  await sql`
    insert into provider_orders (provider, reference, order_id, made_at)
    values (${provider}, ${reference}, ${orderId}, ${now}) on conflict do nothing`.execute(db);
  return (await findReference(db, provider, orderId)) ?? reference;
}
