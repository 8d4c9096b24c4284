import * as forms from '#messages/forms';
import * as refusals from '#messages/refusals';
import { minute } from '../../platform/clock.ts';
import { isRefusal, type Refusal, refuse } from '../../platform/refusal.ts';
import type { Limit } from '../../platform/rate-limit.ts';
import { inTransaction } from '../../platform/transaction.ts';
import type { CustomerVisit } from '../../platform/visit.ts';
import type { Accounts } from './accounts.ts';
import { readPasswordHash } from './customers.store.ts';
import { provePassword } from './prove-password.ts';
import { saveProof } from './sessions/sessions.store.ts';
import { tryOtp } from './try-otp.ts';

const wrongPasswords: Limit = { name: 'prove-owner', max: 10, within: 15 * minute };

/** What an owner may prove themselves with: the password, or an OTP sent to the account's number. */
export interface OwnerProof {
  readonly password?: string | undefined;
  readonly otp?: string | undefined;
}

/** The refusals of a wrong or missing proof. */
export type Unproven = Refusal<
  'invalid' | 'otp_expired' | 'second_otp' | 'too_many' | 'unavailable' | 'wrong_otp' | 'wrong_password'
>;

/**
 * Requires a fresh proof before something that whoever borrows an open session must not do (R-LOGIN-4): that they
 * logged in or proved themselves in the last minutes, or do so now. Null if they did.
 */
export async function proveLately(
  accounts: Accounts,
  { password, otp }: OwnerProof,
  visit: CustomerVisit,
): Promise<Unproven | Refusal<'prove_again'> | null> {
  const { customer } = visit;
  if (customer.provedLately) return null;
  if (!password && !otp) {
    if (customer.hasPassword) return proveAgain('password', refusals.prove_by_password());
    return customer.mobile
      ? proveAgain('otp', refusals.prove_by_otp())
      : refuse('prove_again', { error: refusals.prove_by_new_login() });
  }
  const unproven = await proveOwner(accounts, otp ? { otp } : { password }, visit);
  if (!unproven) await saveProof(accounts.db, customer.sessionId, accounts.clock.now());
  return unproven;
}

const proveAgain = (field: keyof OwnerProof, error: string) =>
  refuse('prove_again', { error, fields: { [field]: error } });

/**
 * Requires the password, or an OTP sent to the account's number, before an irreversible action. Null if it is
 * correct.
 */
export async function proveOwner(
  accounts: Accounts,
  { password, otp }: OwnerProof,
  visit: CustomerVisit,
): Promise<Unproven | null> {
  const { customer } = visit;
  if (otp !== undefined && customer.mobile) {
    const { mobile } = customer;
    const attempt = await inTransaction(accounts.db, (trx) => tryOtp(trx, accounts, { mobile, otp }, visit));
    if (attempt === 'right') return null;
    return isRefusal(attempt) ? attempt : attempt.counted;
  }
  const { db, clock } = accounts;
  if (password !== undefined && customer.hasPassword) {
    const hash = await readPasswordHash(db, customer.id);
    return provePassword(db, { limit: wrongPasswords, who: customer.id, password, hash }, clock.now());
  }
  const field = customer.hasPassword ? 'password' : 'otp';
  const error = customer.hasPassword ? forms.enter_password() : refusals.enter_sent_otp();
  return refuse('invalid', { error, fields: { [field]: error } });
}
