import { randomInt } from 'node:crypto';
import * as answers from '#messages/answers';
import * as notices from '#messages/notices';
import { minute, shift } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import { isRefusal, type Refusal } from '../../../platform/refusal.ts';
import type { Visit } from '../../../platform/visit.ts';
import { shop } from '../../../shop.ts';
import { otpRules } from '../../accounts/otp.ts';
import { sendCode, withOrigin } from '../../accounts/send-otp.ts';
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
  const isMobile = to !== staff?.email && /^\d{10}$/.test(to);
  const recipient = staff && { email: staff.email, ...(isMobile && { mobile: to }) };
  return sendCodeTo(accounts, to, visit, recipient);
}

/** Makes a code for a number or e-mail and sends it to a recipient; to nobody for null. */
export async function sendCodeTo(
  accounts: StaffAccounts,
  to: string,
  visit: Visit,
  recipient: Recipient | null,
): Promise<{ message: string; retryAfter: number } | Refusal<'too_many'>> {
  const otp = String(randomInt(1_000_000)).padStart(6, '0');
  const code = { to: deskLogin(to), otp, purpose: deskPurpose, browsers: accounts.browsers };
  const retryAfter = await sendCode(accounts, code, visit, async (trx, now) => {
    if (recipient) await queueCode(trx, accounts, { ...recipient, otp, now });
  });
  return isRefusal(retryAfter) ? retryAfter : { message: answers.desk_code_sent(), retryAfter };
}

interface Recipient {
  readonly email?: string;
  readonly mobile?: string;
}

/** Queues a code as a text, with the e-mail as its fallback where there is one, or as an e-mail. */
async function queueCode(
  trx: Database,
  { canText, publicUrl }: Pick<StaffAccounts, 'canText' | 'publicUrl'>,
  { otp, email, mobile, now }: Recipient & { otp: string; now: Date },
): Promise<void> {
  const text = notices.desk_code({ code: otp, shop: shop.name, minutes: otpRules.lifetime / minute });
  const subject = notices.desk_code_subject({ shop: shop.name });
  const mail = email === undefined ? null : ({ recipient: email, channel: 'email', subject, text } as const);
  const rest = { notice: 'otp', customerId: null, secretUntil: shift(now, otpRules.lifetime), now } as const;
  if (mobile && canText(mobile))
    await sendMessage(trx, {
      ...rest,
      recipient: mobile,
      channel: 'sms',
      text: withOrigin(text, { publicUrl, otp }),
      templateValues: { otp },
      ...(mail && { fallback: mail }),
    });
  else if (mail) await sendMessage(trx, { ...rest, ...mail });
}
