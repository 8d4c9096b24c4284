import {
  type Database,
  execute,
  findRow,
  findValue,
  getRow,
  hasChanged,
} from '../../../platform/database.ts';

/** A staff member's second factor as the account page shows it; `since` is null if none is active. */
export interface FactorState {
  readonly since: Date | null;
  readonly recoveryCodesLeft: number;
}

export function readFactor(db: Database, staffId: string): Promise<FactorState> {
  return getRow<FactorState>(db)`
    select f.confirmed_at as since,
           (select count(*)::int from staff_recovery_codes c where c.staff_id = s.id and c.used_at is null) as "recoveryCodesLeft"
    from staff s left join staff_second_factors f on f.staff_id = s.id where s.id = ${staffId}`;
}

/** Stores a new secret until its first code is confirmed. The active one stays active meanwhile. */
export async function savePendingSecret(db: Database, staffId: string, ciphertext: Buffer): Promise<void> {
  await execute(db)`
    insert into staff_second_factors (staff_id, pending_secret) values (${staffId}, ${ciphertext})
    on conflict (staff_id) do update set pending_secret = excluded.pending_secret`;
}

/** A staff member's sealed secrets: the active one, and the pending one. */
export async function readSecrets(
  db: Database,
  staffId: string,
): Promise<{ readonly secret: Buffer | null; readonly pending: Buffer | null }> {
  const row = await findRow<{ secret: Buffer | null; pending: Buffer | null }>(db)`
    select secret, pending_secret as pending from staff_second_factors where staff_id = ${staffId}`;
  return row ?? { secret: null, pending: null };
}

/** Activates this pending secret. Returns false if another one replaced it meanwhile. */
export function confirmSecret(
  trx: Database,
  staffId: string,
  pending: Buffer,
  { step, now }: { step: number; now: Date },
): Promise<boolean> {
  return hasChanged(trx)`
    update staff_second_factors
    set secret = pending_secret, pending_secret = null, last_step = ${step}, confirmed_at = ${now}
    where staff_id = ${staffId} and pending_secret = ${pending}`;
}

/** Consumes a time step and all before it, so that a code works once. Returns false if it was used. */
export function useStep(db: Database, staffId: string, step: number): Promise<boolean> {
  return hasChanged(db)`
    update staff_second_factors set last_step = ${step}
    where staff_id = ${staffId} and last_step < ${step}`;
}

/** Consumes a recovery code. Returns false for an unknown or used one. */
export function useRecoveryCode(db: Database, staffId: string, hash: Buffer, now: Date): Promise<boolean> {
  return hasChanged(db)`
    update staff_recovery_codes set used_at = ${now}
    where staff_id = ${staffId} and code_hash = ${hash} and used_at is null`;
}

/** Replaces all recovery codes of a staff member. */
export async function replaceRecoveryCodes(
  trx: Database,
  staffId: string,
  hashes: readonly Buffer[],
): Promise<void> {
  await execute(trx)`delete from staff_recovery_codes where staff_id = ${staffId}`;
  await execute(trx)`
    insert into staff_recovery_codes (staff_id, code_hash)
    select ${staffId}, unnest(${hashes}::bytea[])`;
}

/** Removes second factor and recovery codes. Returns false if there was none. */
export async function deleteFactor(trx: Database, staffId: string): Promise<boolean> {
  await execute(trx)`delete from staff_recovery_codes where staff_id = ${staffId}`;
  const was = await findValue<boolean>(trx)`
    delete from staff_second_factors where staff_id = ${staffId} returning secret is not null as was`;
  return was ?? false;
}
