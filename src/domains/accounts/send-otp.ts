import * as answers from '#messages/answers';
import * as forms from '#messages/forms';
import * as notices from '#messages/notices';
import * as refusals from '#messages/refusals';
import { hour, minute, second, shift } from '../../platform/clock.ts';
import { isRefusal, type Refusal, refuse } from '../../platform/refusal.ts';
import { smsBudgetFreeAt } from '../notices/outbox.store.ts';
import { sendMessage } from '../notices/send-message.ts';
import { networkOf, takeTurn } from '../../platform/rate-limit.ts';
import { inTransaction } from '../../platform/transaction.ts';
import type { Visit } from '../../platform/visit.ts';
import { shop } from '../../shop.ts';
import type { Accounts } from './accounts.ts';
import { findOwner } from './customers.store.ts';
import { readLoginBrowser } from './login-browser.ts';
import { hashOtp, newOtp, otpRules, otpSendsOfAddress } from './otp.ts';
import { putCode, readCode } from './otp.store.ts';

/** The purpose of a code that is not for logging in (R-OTP-4), and the text that carries it. */
export interface OtpPurpose {
  readonly purpose: string;
  readonly subject: string;
  text(otp: string): string;
  templateValues(otp: string): Record<string, string>;
}

/**
 * Sends a new one-time password to a number and voids the previous one that this browser, or strangers, asked for. A
 * text that fails is sent to the account's verified e-mail instead. The answer is the same with and without an account.
 * A refused send is not counted; a number that no text reaches is refused (R-PEOPLE-4).
 */
export async function sendOtp(
  { db, clock, sessionSecret, canText, publicUrl, smsPerHour, smsRefused, numberBrowsers }: Accounts,
  { mobile }: { mobile: string },
  visit: Visit,
  to: OtpPurpose = loggingIn,
): Promise<{ message: string; retryAfter: number } | Refusal<'invalid' | 'too_many'>> {
  if (!canText(mobile)) return noSuchMobile;
  const now = clock.now();
  const otp = newOtp();
  const asker = { mobile, browser: readLoginBrowser(numberBrowsers, mobile, visit) };
  const outcome = await inTransaction(db, async (trx) => {
    const refusal = await takeTurn(trx, otpSendsOfAddress, networkOf(visit.address), now);
    if (refusal) return refusal;
    const budgetFreeAt = await smsBudgetFreeAt(trx, smsPerHour, now);
    if (budgetFreeAt) {
      smsRefused();
      return usedUp(budgetFreeAt, now);
    }
    if (!(await putCode(trx, asker, hashOtp(sessionSecret, mobile, otp, to.purpose), now)))
      return tooSoon((await readCode(trx, asker))?.sentAt ?? [], now);
    const text = to.text(otp);
    const owner = await findOwner(trx, mobile);
    const email = owner?.verifiedEmail;
    const { subject } = to;
    await sendMessage(trx, {
      notice: 'otp',
      recipient: mobile,
      channel: 'sms',
      // Browsers fill in a code whose text ends so (W3C, Origin-bound one-time codes).
      text: `${text}\n\n@${new URL(publicUrl).hostname} #${otp}`,
      templateValues: to.templateValues(otp),
      customerId: owner?.id ?? null,
      ...(email && { fallback: { recipient: email, channel: 'email', subject, text } }),
      secretUntil: shift(now, otpRules.lifetime),
      now,
    });
    return true;
  });
  if (isRefusal(outcome)) return outcome;
  return { message: answers.otp_sent(), retryAfter: otpRules.betweenSends / second };
}

const noSuchMobile = refuse('invalid', {
  error: forms.enter_valid_mobile(),
  fields: { mobile: forms.enter_valid_mobile() },
});

const loggingIn: OtpPurpose = {
  purpose: 'otp',
  subject: notices.otp_subject({ shop: shop.name }),
  text: (otp) => notices.otp({ otp, shop: shop.name, minutes: otpRules.lifetime / minute }),
  templateValues: (otp) => ({ otp }),
};

/** The refusal when the shop has sent all texts of an hour. */
export function usedUp(freeAt: Date, now: Date): Refusal<'too_many'> {
  return refuse('too_many', {
    error: refusals.too_many_otps_of_shop(),
    retryAfter: Math.ceil((freeAt.getTime() - now.getTime()) / second),
  });
}

/** The refusal of a code that was asked for too soon after others. */
export function tooSoon(sentAt: Date[], now: Date): Refusal<'too_many'> {
  const withinHour = sentAt.filter((time) => shift(time, hour) > now);
  const last = withinHour.at(-1);
  const oldest = withinHour.at(-otpRules.sendsAnHour);
  const freeAt = Math.max(
    oldest ? shift(oldest, hour).getTime() : 0,
    last ? shift(last, otpRules.betweenSends).getTime() : 0,
  );
  const wait = Math.max(1, Math.ceil((freeAt - now.getTime()) / second));
  const error = oldest ? refusals.too_many_otps_sent() : refusals.wait_for_otp({ count: wait });
  return refuse('too_many', { error, retryAfter: wait });
}
