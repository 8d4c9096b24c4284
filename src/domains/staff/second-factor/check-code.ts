import * as m from '#messages/refusals';
import { day } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import { giveBackTurn, type Limit, takeTurn } from '../../../platform/rate-limit.ts';
import { compact } from '../../../../packages/typed-code/src/typed-code.ts';
import { type Refusal, refuse } from '../../../platform/refusal.ts';
import { hashRecoveryCode } from './recovery-codes.ts';
import { unseal } from './sealed.ts';
import * as store from './second-factor.store.ts';
import { stepOfCode } from './totp.ts';

/** Wrong codes after a right password or within a session. At any time, 3 of a million codes are right. */
const wrongCodes: Limit = { name: 'desk-code', max: 20, within: day };

interface CodeAttempt {
  readonly staffId: string;
  readonly code: string;
  /** The counter for wrong codes: a known browser's, or the staff member's for all others. */
  readonly who: string;
  readonly sessionSecret: string;
}

/** Checks a code of the app, or a recovery code, and consumes it (R-LOGIN-2). Null if it is correct. */
export async function checkCode(
  db: Database,
  { staffId, code, who, sessionSecret }: CodeAttempt,
  now: Date,
): Promise<Refusal<'too_many' | 'wrong_code'> | null> {
  const refusal = await takeTurn(db, wrongCodes, who, now);
  if (refusal) return refusal;
  const digits = compact(code);
  const right = /^\d{6}$/.test(digits)
    ? await useCode(db, { staffId, code: digits, sessionSecret }, now)
    : await store.useRecoveryCode(db, staffId, hashRecoveryCode(sessionSecret, staffId, code), now);
  if (!right) return refuse('wrong_code', { fields: { code: m.wrong_code() } });
  await giveBackTurn(db, wrongCodes, who, now);
  return null;
}

async function useCode(
  db: Database,
  { staffId, code, sessionSecret }: Omit<CodeAttempt, 'who'>,
  now: Date,
): Promise<boolean> {
  const secrets = await store.readSecrets(db, staffId);
  const secret = secrets.secret && unseal(sessionSecret, staffId, secrets.secret);
  const step = secret && stepOfCode(secret, code, now);
  return typeof step === 'number' && store.useStep(db, staffId, step);
}
