import * as forms from '#messages/forms';
import * as refusals from '#messages/refusals';
import { minute } from '../../platform/clock.ts';
import { isRefusal, type Refusal, refuse } from '../../platform/refusal.ts';
import type { Limit } from '../../platform/rate-limit.ts';
import { inTransaction } from '../../platform/transaction.ts';
import type { CustomerVisit } from '../../platform/visit.ts';
import type { Accounts } from './accounts.ts';
import { readPasswordHash } from './customers.store.ts';
import { tryOtp } from './try-otp.ts';
import { provePassword } from './prove-password.ts';

const wrongPasswords: Limit = { name: 'prove-owner', max: 10, within: 15 * minute };

/**
 * Requires the password, or an OTP sent to the account's number, before an irreversible action. Null if it is
 * correct.
 */
export async function proveOwner(
  accounts: Accounts,
  { password, otp }: { password?: string | undefined; otp?: string | undefined },
  visit: CustomerVisit,
): Promise<Refusal<
  'invalid' | 'otp_expired' | 'second_otp' | 'too_many' | 'unavailable' | 'wrong_otp' | 'wrong_password'
> | null> {
  const { customer } = visit;
  if (otp !== undefined && customer.mobile) {
    const { mobile } = customer;
    const tried = await inTransaction(accounts.db, (trx) => tryOtp(trx, accounts, { mobile, otp }, visit));
    if (tried === 'right') return null;
    return isRefusal(tried) ? tried : tried.counted;
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
