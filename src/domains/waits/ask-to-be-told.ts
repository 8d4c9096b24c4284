import * as answers from '#messages/answers';
import * as notices from '#messages/notices';
import * as refusals from '#messages/refusals';
import { hour, shift } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { newId, newSecret } from '../../platform/ids.ts';
import { networkOf, takeTurn } from '../../platform/rate-limit.ts';
import { isRefusal, type Refusal, refuse } from '../../platform/refusal.ts';
import { inTransaction } from '../../platform/transaction.ts';
import type { Visit } from '../../platform/visit.ts';
import { shop } from '../../shop.ts';
import type { Accounts } from '../accounts/accounts.ts';
import { hashToken } from '../accounts/session.store.ts';
import { type OtpRefusal, tryOtp } from '../accounts/try-otp.ts';
import { variantText } from '../catalogue/variant-text.ts';
import { sendMessage } from '../notices/send-message.ts';
import { asksOfGuest, asksOfNetwork, confirmWithin, maxWaits } from './wait.ts';
import { type AskedSize, countWaits, findSize, insertWait, type Person } from './waits.store.ts';

export interface AlertRequest {
  readonly variantId: string;
  readonly email?: string | undefined;
  readonly mobile?: string | undefined;
  readonly otp?: string | undefined;
}

type Answer = { readonly message: string; readonly confirm: boolean };
type AlertRefusal = Refusal<
  'already_there' | 'invalid' | 'list_full' | 'not_found' | 'otp_expired' | 'too_many'
>;

/**
 * Stores a request to be notified when a sold-out size is back (R-WAIT-2). A logged-in customer needs no address. An
 * e-mail address counts once its link is clicked, a number needs its OTP. The answers are the same for known and
 * unknown addresses.
 * @returns `already_there` for a size that is in stock
 */
export async function askToBeTold(
  accounts: Accounts,
  request: AlertRequest,
  visit: Visit,
): Promise<Answer | AlertRefusal | OtpRefusal['counted']> {
  const outcome = await inTransaction(
    accounts.db,
    async (trx): Promise<Answer | AlertRefusal | OtpRefusal> => {
      const now = accounts.clock.now();
      const tooMany = await takeTurn(trx, asksOfNetwork, networkOf(visit.address), now);
      if (tooMany) return tooMany;
      const size = await findSize(trx, request.variantId);
      if (!size) return refuse('not_found', { error: refusals.product_not_found() });
      if (size.stock > 0) return refuse('already_there', { error: refusals.size_in_stock() });
      if (visit.customer) return ofCustomer(trx, request.variantId, size, visit.customer.id, now);
      if (request.mobile) return ofNumber(trx, accounts, { ...request, mobile: request.mobile }, size, visit);
      if (request.email) return ofEmail(trx, accounts, request.variantId, size, request.email.toLowerCase());
      const error = refusals.leave_an_address();
      return refuse('invalid', { error, fields: { email: error } });
    },
  );
  return !isRefusal(outcome) && 'counted' in outcome ? outcome.counted : outcome;
}

/** 'Cotton kurta, M · Blue', the name of a size in notices. */
export const nameOfSize = ({ name, ...variant }: Pick<AskedSize, 'name' | 'size' | 'colour'>): string =>
  [name, variantText(variant)].filter(Boolean).join(', ');

async function ofCustomer(
  trx: Database,
  variantId: string,
  size: AskedSize,
  customerId: string,
  now: Date,
): Promise<Answer | AlertRefusal> {
  if ((await countWaits(trx, customerId)) >= maxWaits)
    return refuse('list_full', { error: refusals.waits_full({ max: maxWaits }) });
  return keep(trx, { variantId, size, person: { customerId }, now });
}

async function ofNumber(
  trx: Database,
  accounts: Accounts,
  { variantId, mobile, otp = '' }: AlertRequest & { mobile: string },
  size: AskedSize,
  visit: Visit,
): Promise<Answer | AlertRefusal | OtpRefusal> {
  const now = accounts.clock.now();
  const tooMany = await takeTurn(trx, asksOfGuest, mobile, now);
  if (tooMany) return tooMany;
  const attempt = await tryOtp(trx, accounts, { mobile, otp }, visit);
  if (attempt !== 'right') return attempt;
  return keep(trx, { variantId, size, person: { guest: mobile }, now });
}

async function keep(
  trx: Database,
  { variantId, size, person, now }: { variantId: string; size: AskedSize; person: Person; now: Date },
): Promise<Answer> {
  await insertWait(trx, { id: newId(now), variantId, person, confirmHash: null, confirmUntil: null, now });
  return { message: answers.will_tell_of_size({ size: nameOfSize(size) }), confirm: false };
}

async function ofEmail(
  trx: Database,
  { clock, publicUrl }: Accounts,
  variantId: string,
  size: AskedSize,
  email: string,
): Promise<Answer | AlertRefusal> {
  const now = clock.now();
  const tooMany = await takeTurn(trx, asksOfGuest, email, now);
  if (tooMany) return tooMany;
  const token = newSecret();
  const until = shift(now, confirmWithin);
  await insertWait(trx, {
    id: newId(now),
    variantId,
    person: { guest: email },
    confirmHash: hashToken(token),
    confirmUntil: until,
    now,
  });
  const names = { size: nameOfSize(size), shop: shop.name };
  await sendMessage(trx, {
    notice: 'confirm_wait',
    recipient: email,
    channel: 'email',
    unverified: true,
    subject: notices.confirm_wait_subject(names),
    text: notices.confirm_wait({
      ...names,
      link: `${publicUrl}/tell-me?token=${token}`,
      hours: confirmWithin / hour,
    }),
    secretUntil: until,
    now,
  });
  return { message: answers.wait_link_sent({ email }), confirm: true };
}
