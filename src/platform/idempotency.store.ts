import { type RawBuilder, sql } from 'kysely';
import { type Database, execute, findRow, hasChanged, preparedStatement } from './database.ts';

/** The key's owner and call. */
export interface KeyId {
  readonly customerId: string;
  readonly call: string;
  readonly key: string;
}

/**
 * Inserts the key's row, or takes over one older than `expiry`. False when the key is in use. Waits for a
 * transaction that is writing it; 'busy' when that exceeds the statement timeout (the transaction is then aborted).
 */
export async function claimKey(
  trx: Database,
  { customerId, call, key }: KeyId,
  bodyHash: Buffer,
  now: Date,
  expiry: Date,
): Promise<boolean | 'busy'> {
  try {
    return await hasChanged(trx)`
      insert into idempotency_keys as k (customer_id, call, key, body_hash, created_at)
      values (${customerId}, ${call}, ${key}, ${bodyHash}, ${now})
      on conflict (customer_id, call, key)
      do update set body_hash = excluded.body_hash, created_at = excluded.created_at, status = null, answer = null
      where k.created_at <= ${expiry}`;
  } catch (error) {
    if ((error as { code?: string }).code === '57014') return 'busy';
    throw error;
  }
}

/** A key to be claimed by the same statement that does the work. */
export interface KeyClaim extends KeyId {
  readonly bodyHash: Buffer;
  readonly now: Date;
  /** A key created before this is taken over. */
  readonly expired: Date;
  /** A key with this answer is taken over too, because the answer no longer holds. */
  readonly fallen?: unknown;
}

/**
 * An insert that claims a key together with its answer, for a statement whose other parts depend on it. Returns the
 * answer, or no row when the key is in use. `outcome` is a query of (status, answer) with at most one row.
 */
export function claimingKey(claim: KeyClaim, outcome: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    insert into idempotency_keys as k (customer_id, call, key, body_hash, created_at, status, answer)
    select ${claim.customerId}, ${claim.call}, ${claim.key}, ${claim.bodyHash}::bytea, ${claim.now}::timestamptz,
           outcome.status, outcome.answer
    from (${outcome}) outcome
    on conflict (customer_id, call, key) do update set
      body_hash = excluded.body_hash, created_at = excluded.created_at, status = excluded.status, answer = excluded.answer
    where k.created_at <= ${claim.expired} or k.answer = ${JSON.stringify(claim.fallen ?? null)}::jsonb
    returning answer`;
}

/** A key's use and answer; null when it is unused. */
export function findKey(db: Database, id: KeyId) {
  return findRow<{ bodyHash: Buffer; answer: unknown; createdAt: Date }>(db)`${preparedStatement}
    select body_hash as "bodyHash", answer, created_at as "createdAt" from idempotency_keys
    where customer_id = ${id.customerId} and call = ${id.call} and key = ${id.key}`;
}

/** The first answer of a key that `claimKey` found in use. */
export async function readKey(trx: Database, id: KeyId): Promise<{ bodyHash: Buffer; answer: unknown }> {
  const row = await findKey(trx, id);
  if (!row) throw new Error('An idempotency key went away while it was in use');
  return row;
}

export async function keepAnswer(trx: Database, id: KeyId, status: number, answer: unknown): Promise<void> {
  await execute(trx)`
    update idempotency_keys set status = ${status}, answer = ${JSON.stringify(answer)}
    where customer_id = ${id.customerId} and call = ${id.call} and key = ${id.key}`;
}

/** Savepoint to undo a refused request's writes: set after the key's row, before the work. */
export async function markStart(trx: Database): Promise<void> {
  await execute(trx)`savepoint start_of_work`;
}

export async function undoToStart(trx: Database): Promise<void> {
  await execute(trx)`rollback to savepoint start_of_work`;
}

/** Deletes keys created before `expiry`. */
export async function deleteOldKeys(db: Database, expiry: Date): Promise<void> {
  await execute(db)`delete from idempotency_keys where created_at <= ${expiry}`;
}

/** Deletes a customer's keys. */
export async function deleteKeysOf(trx: Database, customerId: string): Promise<void> {
  await execute(trx)`delete from idempotency_keys where customer_id = ${customerId}`;
}
