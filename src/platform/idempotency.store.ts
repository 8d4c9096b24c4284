import { sql } from 'kysely';
import type { Database } from './database.ts';

interface KeyId {
  readonly customerId: string;
  readonly call: string;
  readonly key: string;
}

/**
 * Writes the key's row, or takes over one made before `expired`. False when the key is in use; waits for a transaction
 * that is just writing it, and gives 'busy' (the transaction is broken then) when that takes longer than a statement may.
 */
export async function claimKey(
  trx: Database,
  { customerId, call, key }: KeyId,
  bodyHash: Buffer,
  now: Date,
  expired: Date,
): Promise<boolean | 'busy'> {
  try {
    const { rows } = await sql`
      insert into idempotency_keys as k (customer_id, call, key, body_hash, created_at)
      values (${customerId}, ${call}, ${key}, ${bodyHash}, ${now})
      on conflict (customer_id, call, key)
      do update set body_hash = excluded.body_hash, created_at = excluded.created_at, status = null, answer = null
      where k.created_at <= ${expired}
      returning 1`.execute(trx);
    return rows.length === 1;
  } catch (error) {
    if ((error as { code?: string }).code === '57014') return 'busy';
    throw error;
  }
}

/** The first answer under a key that `claimKey` found in use. */
export async function readKey(trx: Database, id: KeyId): Promise<{ bodyHash: Buffer; answer: unknown }> {
  const { rows } = await sql<{ body_hash: Buffer; answer: unknown }>`
    select body_hash, answer from idempotency_keys
    where customer_id = ${id.customerId} and call = ${id.call} and key = ${id.key}`.execute(trx);
  const row = rows[0];
  if (!row) throw new Error('An idempotency key went away while it was in use');
  return { bodyHash: row.body_hash, answer: row.answer };
}

export async function keepAnswer(trx: Database, id: KeyId, status: number, answer: unknown): Promise<void> {
  await sql`
    update idempotency_keys set status = ${status}, answer = ${JSON.stringify(answer)}
    where customer_id = ${id.customerId} and call = ${id.call} and key = ${id.key}`.execute(trx);
}

/** Where a refused request's writes are undone to: after the key's row, before the work. */
export async function markStart(trx: Database): Promise<void> {
  await sql`savepoint start_of_work`.execute(trx);
}

export async function undoToStart(trx: Database): Promise<void> {
  await sql`rollback to savepoint start_of_work`.execute(trx);
}

/** Forgets keys made before `expired`. */
export async function deleteOldKeys(db: Database, expired: Date): Promise<void> {
  await sql`delete from idempotency_keys where created_at <= ${expired}`.execute(db);
}
