import { renderSVG } from 'uqr';
import * as answers from '#messages/answers';
import * as m from '#messages/refusals';
import { compact } from '../../../../packages/typed-code/src/typed-code.ts';
import type { Database } from '../../../platform/database.ts';
import { isRefusal, type Refusal, refuse } from '../../../platform/refusal.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import type { Staff } from '../../../platform/visit.ts';
import { deleteSessionsOf } from '../../accounts/sessions/sessions.store.ts';
import { recordChange } from '../changes/record-change.ts';
import type { StaffAccounts } from '../log-in-staff.ts';
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes.ts';
import { seal, unseal } from './sealed.ts';
import * as store from './second-factor.store.ts';
import { newTotpSecret, stepOfCode, totpText, totpUri } from './totp.ts';

/** Starts the set-up: returns a new secret, as a QR code and for typing. It becomes active with its first code. */
export async function startSecondFactor(
  { db, sessionSecret }: StaffAccounts,
  { id, name }: Staff,
): Promise<{ secret: string; uri: string; qr: string }> {
  const secret = newTotpSecret();
  await store.savePendingSecret(db, id, seal(sessionSecret, id, secret));
  const uri = totpUri(secret, name);
  const svg = renderSVG(uri, { ecc: 'M', border: 4 });
  return {
    secret: totpText(secret),
    uri,
    qr: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`,
  };
}

/** Activates the second factor by its first code, and ends the staff member's other sessions. */
export async function confirmSecondFactor(
  { db, clock, sessionSecret, sessionsEnded }: StaffAccounts,
  code: string,
  staff: Staff,
): Promise<{ message: string; recoveryCodes: string[] } | Refusal<'changed_meanwhile' | 'wrong_code'>> {
  const now = clock.now();
  const { pending } = await store.readSecrets(db, staff.id);
  const secret = pending && unseal(sessionSecret, staff.id, pending);
  if (!secret) return refuse('changed_meanwhile', { error: m.start_set_up_again() });
  const step = stepOfCode(secret, compact(code), now);
  if (step === null) return refuse('wrong_code', { fields: { code: m.wrong_code() } });
  const outcome = await inTransaction(db, async (trx) => {
    if (!(await store.confirmSecret(trx, staff.id, pending, { step, now })))
      return refuse('changed_meanwhile', { error: m.start_set_up_again() });
    const recoveryCodes = await giveRecoveryCodes(trx, sessionSecret, staff.id);
    await noteFactor(trx, staff, 'second factor on', now);
    const sessionIds = await deleteSessionsOf(trx, { staffId: staff.id }, staff.sessionId);
    return { recoveryCodes, ended: sessionIds };
  });
  if (isRefusal(outcome)) return outcome;
  sessionsEnded(outcome.ended);
  return { message: answers.second_factor_on(), recoveryCodes: outcome.recoveryCodes };
}

/** Generates new recovery codes and replaces all earlier ones. */
export async function renewRecoveryCodes(
  { db, clock, sessionSecret }: StaffAccounts,
  staff: Staff,
): Promise<{ message: string; recoveryCodes: string[] } | Refusal<'wrong_status'>> {
  if (!staff.secondFactor) return refuse('wrong_status', { error: m.no_second_factor() });
  return inTransaction(db, async (trx) => {
    const recoveryCodes = await giveRecoveryCodes(trx, sessionSecret, staff.id);
    await noteFactor(trx, staff, 'recovery codes renewed', clock.now());
    return { message: answers.recovery_codes_renewed(), recoveryCodes };
  });
}

/** Removes the second factor; refused if the shop requires one. */
export async function removeSecondFactor(
  { db, clock, secondFactorRequired }: StaffAccounts,
  staff: Staff,
): Promise<{ message: string } | Refusal<'wrong_status'>> {
  if (secondFactorRequired && staff.role === 'operator')
    return refuse('wrong_status', { error: m.second_factor_required() });
  return inTransaction(db, async (trx) => {
    if (!(await store.deleteFactor(trx, staff.id)))
      return refuse('wrong_status', { error: m.no_second_factor() });
    await noteFactor(trx, staff, 'second factor off', clock.now());
    return { message: answers.second_factor_off() };
  });
}

async function giveRecoveryCodes(trx: Database, sessionSecret: string, staffId: string): Promise<string[]> {
  const codes = newRecoveryCodes();
  await store.replaceRecoveryCodes(
    trx,
    staffId,
    codes.map((code) => hashRecoveryCode(sessionSecret, staffId, code)),
  );
  return codes;
}

const noteFactor = (trx: Database, staff: Staff, did: string, at: Date): Promise<void> =>
  recordChange(trx, staff, {
    shopId: staff.sellerId,
    subject: 'login',
    subjectId: staff.id,
    did,
    before: null,
    after: null,
    at,
  });
