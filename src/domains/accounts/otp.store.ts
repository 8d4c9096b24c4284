import { type RawBuilder, sql } from 'kysely';
import { day, hour, shift } from '../../platform/clock.ts';
import { type Database, execute, findRow, findValue, hasChanged } from '../../platform/database.ts';
import { type OtpAsker, otpRules } from './otp.ts';

const after = (moments: RawBuilder<unknown>, since: Date) =>
  sql`array(select moment from unnest(${moments}) moment where moment > ${since} order by moment)`;

/** The key of an asker's row. */
const rowOf = ({ mobile, browser }: OtpAsker): string => (browser === null ? mobile : `${mobile}:${browser}`);

/**
 * Stores a new code. Returns false if the resend wait or the hourly limit forbids it. One statement, so that the row
 * lock makes the limits exact under concurrency.
 */
export function putCode(db: Database, asker: OtpAsker, codeHash: Buffer, now: Date): Promise<boolean> {
  const sentAt = after(sql`o.sent_at`, shift(now, -hour));
  return hasChanged(db)`
    insert into otps as o (mobile, code_hash, expires_at, tries, sent_at)
    values (${rowOf(asker)}, ${codeHash}, ${shift(now, otpRules.lifetime)}, 0, array[${now}::timestamptz])
    on conflict (mobile) do update
    set code_hash = excluded.code_hash, expires_at = excluded.expires_at, tries = 0, sent_at = ${sentAt} || ${now}::timestamptz
    where cardinality(${sentAt}) < ${otpRules.sendsAnHour}
      and o.sent_at[cardinality(o.sent_at)] <= ${shift(now, -otpRules.betweenSends)}`;
}

/**
 * Checks a guess: counts a wrong one, consumes the code for a right one. Checking and counting are one statement, so
 * that parallel guesses cannot exceed the limits. Null if there is no active code.
 */
export async function guessCode(
  db: Database,
  asker: OtpAsker,
  codeHash: Buffer,
  now: Date,
): Promise<'right' | 'wrong' | null> {
  const wrong = after(sql`o.wrong_at`, shift(now, -day));
  const isRight = await findValue<boolean>(db)`
    update otps as o
    set code_hash = nullif(o.code_hash, ${codeHash}),
        tries = o.tries + (o.code_hash <> ${codeHash})::int,
        wrong_at = case when o.code_hash = ${codeHash} then o.wrong_at else ${wrong} || ${now}::timestamptz end
    where mobile = ${rowOf(asker)} and code_hash is not null and expires_at > ${now}
      and tries < ${otpRules.triesOfCode} and cardinality(${wrong}) < ${otpRules.triesADay}
    returning code_hash is null as right`;
  return isRight === null ? null : isRight ? 'right' : 'wrong';
}

/** Voids the active code and any earlier correct one. */
export async function killCode(db: Database, asker: OtpAsker): Promise<void> {
  await execute(db)`update otps set code_hash = null, vouched_at = null where mobile = ${rowOf(asker)}`;
}

/** Records a correct first code when a second one is required. */
export async function vouchForNumber(db: Database, asker: OtpAsker, now: Date): Promise<void> {
  await execute(db)`update otps set vouched_at = ${now} where mobile = ${rowOf(asker)}`;
}

/** Consumes what `vouchForNumber` recorded after `since`. Returns false if there is nothing. */
export async function takeVouching(db: Database, asker: OtpAsker, since: Date): Promise<boolean> {
  const isFresh = await findValue<boolean>(db)`
    update otps o set vouched_at = null from otps before
    where o.mobile = ${rowOf(asker)} and before.mobile = o.mobile and before.vouched_at is not null
    returning before.vouched_at > ${since} as fresh`;
  return isFresh ?? false;
}

/** Reads an asker's row to explain a refusal; null if none was ever sent a code. */
export function readCode(db: Database, asker: OtpAsker) {
  return findRow<{
    inForce: boolean;
    tries: number;
    expiresAt: Date;
    sentAt: Date[];
    wrongAt: Date[];
  }>(db)`
    select code_hash is not null as "inForce", tries, expires_at as "expiresAt", sent_at as "sentAt", wrong_at as "wrongAt"
    from otps where mobile = ${rowOf(asker)}`;
}

/** Records that the holder of this cookie verified the number. */
export async function insertVerifiedNumber(
  db: Database,
  tokenHash: Buffer,
  mobile: string,
  expiresAt: Date,
): Promise<void> {
  await execute(db)`
    insert into verified_numbers (token_hash, mobile, expires_at) values (${tokenHash}, ${mobile}, ${expiresAt})`;
}

/** The number that the holder of this cookie verified; null when none, or too long ago. */
export function findVerifiedNumber(db: Database, tokenHash: Buffer, now: Date): Promise<string | null> {
  return findValue(db)`
    select mobile from verified_numbers where token_hash = ${tokenHash} and expires_at > ${now}`;
}

/** Consumes the proof that the holder of this cookie verified the number. Returns false if there is no valid one. */
export function takeVerifiedNumber(
  db: Database,
  tokenHash: Buffer,
  mobile: string,
  now: Date,
): Promise<boolean> {
  return hasChanged(db)`
    delete from verified_numbers where token_hash = ${tokenHash} and mobile = ${mobile} and expires_at > ${now}`;
}

/** Deletes numbers that no limit needs any more (the longest window is a day), and expired proofs. */
export async function deleteOldNumbers(db: Database, now: Date): Promise<void> {
  await execute(db)`delete from otps where expires_at <= ${shift(now, -day)}`;
  await execute(db)`delete from verified_numbers where expires_at <= ${now}`;
}
