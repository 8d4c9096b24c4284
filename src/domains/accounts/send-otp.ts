import * as answers from '#messages/answers';
import * as forms from '#messages/forms';
import * as notices from '#messages/notices';
import * as refusals from '#messages/refusals';
import { hour, minute, second, shift } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
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
  accounts: Accounts,
  { mobile }: { mobile: string },
  visit: Visit,
  to: OtpPurpose = loggingIn,
): Promise<{ message: string; retryAfter: number } | Refusal<'invalid' | 'too_many'>> {
  const { canText, publicUrl, numberBrowsers } = accounts;
  if (!canText(mobile)) return noSuchMobile;
  const otp = newOtp();
  const code = { to: mobile, otp, purpose: to.purpose, browsers: numberBrowsers };
  const retryAfter = await sendCode(accounts, code, visit, async (trx, now) => {
    const text = to.text(otp);
    const owner = await findOwner(trx, mobile);
    const email = owner?.verifiedEmail;
    const { subject } = to;
    await sendMessage(trx, {
      notice: 'otp',
      recipient: mobile,
      channel: 'sms',
      text: withOrigin(text, { publicUrl, otp }),
      templateValues: to.templateValues(otp),
      customerId: owner?.id ?? null,
      ...(email && { fallback: { recipient: email, channel: 'email', subject, text } }),
      secretUntil: shift(now, otpRules.lifetime),
      now,
    });
  });
  return isRefusal(retryAfter) ? retryAfter : { message: answers.otp_sent(), retryAfter };
}

/** A code's text, so that browsers fill it in (W3C, Origin-bound one-time codes). */
export const withOrigin = (text: string, { publicUrl, otp }: { publicUrl: string; otp: string }): string =>
  `${text}\n\n@${new URL(publicUrl).hostname} #${otp}`;

interface Code {
  /** The number, or the name under which the codes of a login are counted. */
  readonly to: string;
  readonly otp: string;
  readonly purpose: string;
  readonly browsers: Accounts['numberBrowsers'];
}

/**
 * Counts a code and stores it, and lets `queue` send it in the same transaction.
 * @returns the seconds until the next one may be sent
 */
export async function sendCode(
  {
    db,
    clock,
    sessionSecret,
    smsPerHour,
    smsRefused,
  }: Pick<Accounts, 'clock' | 'db' | 'sessionSecret' | 'smsPerHour' | 'smsRefused'>,
  { to, otp, purpose, browsers }: Code,
  visit: Visit,
  queue: (trx: Database, now: Date) => Promise<void>,
): Promise<number | Refusal<'too_many'>> {
  const now = clock.now();
  const asker = { mobile: to, browser: readLoginBrowser(browsers, to, visit) };
  return inTransaction(db, async (trx) => {
    const refusal = await takeTurn(trx, otpSendsOfAddress, networkOf(visit.address), now);
    if (refusal) return refusal;
    const budgetFreeAt = await smsBudgetFreeAt(trx, smsPerHour, now);
    if (budgetFreeAt) {
      smsRefused();
      return usedUp(budgetFreeAt, now);
    }
    if (!(await putCode(trx, asker, hashOtp(sessionSecret, to, otp, purpose), now)))
      return tooSoon((await readCode(trx, asker))?.sentAt ?? [], now);
    await queue(trx, now);
    return otpRules.betweenSends / second;
  });
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

function usedUp(freeAt: Date, now: Date): Refusal<'too_many'> {
  return refuse('too_many', {
    error: refusals.too_many_otps_of_shop(),
    retryAfter: Math.ceil((freeAt.getTime() - now.getTime()) / second),
  });
}

function tooSoon(sentAt: Date[], now: Date): Refusal<'too_many'> {
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
