import { randomInt } from 'node:crypto';
import * as answers from '#messages/answers';
import * as notices from '#messages/notices';
import { minute, second, shift } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import { networkOf, takeTurn } from '../../../platform/rate-limit.ts';
import { isRefusal, type Refusal } from '../../../platform/refusal.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import type { Visit } from '../../../platform/visit.ts';
import { shop } from '../../../shop.ts';
import { readLoginBrowser } from '../../accounts/login-browser.ts';
import { putCode, readCode } from '../../accounts/otp.store.ts';
import { hashOtp, otpRules, otpSendsOfAddress } from '../../accounts/otp.ts';
import { tooSoon, usedUp } from '../../accounts/send-otp.ts';
import { smsBudgetFreeAt } from '../../notices/outbox.store.ts';
import { sendMessage } from '../../notices/send-message.ts';
import type { StaffAccounts } from '../log-in-staff.ts';
import { findStaff } from '../staff.store.ts';

/** What codes of the desk are for: they open no customer's account, and a customer's code opens nothing here. */
export const deskPurpose = 'desk';

/** The name under which codes to this number or e-mail are counted, apart from a customer's with the same number. */
export const deskLogin = (to: string): string => `desk:${to.toLowerCase()}`;

/** Sends a code that logs in at the desk, if `to` is somebody's here; the answer is the same if not. */
export async function sendDeskCode(
  accounts: StaffAccounts,
  to: string,
  visit: Visit,
): Promise<{ message: string; retryAfter: number } | Refusal<'too_many'>> {
  const staff = await findStaff(accounts.db, to);
  return sendCode(accounts, to, visit, async (trx, code) => {
    if (!staff) return;
    const isMobile = to !== staff.email && /^\d{10}$/.test(to);
    await queueCode(trx, accounts, { code, email: staff.email, ...(isMobile && { mobile: to }) });
  });
}

/** Makes a code, counts it, and hands it over to be queued in the same transaction. */
export async function sendCode(
  { db, clock, sessionSecret, browsers, smsPerHour, smsRefused }: StaffAccounts,
  to: string,
  visit: Visit,
  queue: (trx: Database, code: string) => Promise<void>,
): Promise<{ message: string; retryAfter: number } | Refusal<'too_many'>> {
  const now = clock.now();
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const login = deskLogin(to);
  const asker = { mobile: login, browser: readLoginBrowser(browsers, login, visit) };
  const outcome = await inTransaction(db, async (trx) => {
    const refusal = await takeTurn(trx, otpSendsOfAddress, networkOf(visit.address), now);
    if (refusal) return refusal;
    const budgetFreeAt = await smsBudgetFreeAt(trx, smsPerHour, now);
    if (budgetFreeAt) {
      smsRefused();
      return usedUp(budgetFreeAt, now);
    }
    if (!(await putCode(trx, asker, hashOtp(sessionSecret, login, code, deskPurpose), now)))
      return tooSoon((await readCode(trx, asker))?.sentAt ?? [], now);
    await queue(trx, code);
    return true;
  });
  if (isRefusal(outcome)) return outcome;
  return { message: answers.desk_code_sent(), retryAfter: otpRules.betweenSends / second };
}

/** Queues a code as a text, with the e-mail as its fallback where there is one, or as an e-mail. */
export async function queueCode(
  trx: Database,
  { clock, canText, publicUrl }: Pick<StaffAccounts, 'canText' | 'clock' | 'publicUrl'>,
  { code, email, mobile }: { code: string; email?: string; mobile?: string },
): Promise<void> {
  const now = clock.now();
  const text = notices.desk_code({ code, shop: shop.name, minutes: otpRules.lifetime / minute });
  const subject = notices.desk_code_subject({ shop: shop.name });
  const mail = email === undefined ? null : ({ recipient: email, channel: 'email', subject, text } as const);
  const rest = { notice: 'otp', customerId: null, secretUntil: shift(now, otpRules.lifetime), now } as const;
  if (mobile && canText(mobile))
    await sendMessage(trx, {
      ...rest,
      recipient: mobile,
      channel: 'sms',
      // Browsers fill in a code whose text ends so (W3C, Origin-bound one-time codes).
      text: `${text}\n\n@${new URL(publicUrl).hostname} #${code}`,
      templateValues: { otp: code },
      ...(mail && { fallback: mail }),
    });
  else if (mail) await sendMessage(trx, { ...rest, ...mail });
}
