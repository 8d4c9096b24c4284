import { createHmac } from 'node:crypto';
import { second, shift } from '../../platform/clock.ts';
import { isSameSecret } from '../../platform/is-same-secret.ts';
import { readMobile } from '../../platform/mobile-number.ts';
import type { Visit } from '../../platform/visit.ts';
import type { Accounts } from './accounts.ts';
import { otpRules } from './otp.ts';
import { findVerifiedNumber } from './otp.store.ts';
import { hashToken } from './session.store.ts';

type Dependencies = Pick<Accounts, 'cookies' | 'sessionSecret' | 'clock' | 'db'>;

const sign = (secret: string, text: string): string =>
  createHmac('sha256', secret).update(`login-number:${text}`).digest('base64url');

/**
 * Remembers, in a signed cookie, to which number this browser had an OTP sent, so that a reload shows the same step.
 * `isSent` is false when the send was refused because one was sent before.
 */
export function keepLoginNumber(
  { cookies, sessionSecret, clock }: Dependencies,
  mobile: string,
  visit: Visit,
  { isSent }: { isSent: boolean },
): void {
  if (visit.customer) return;
  const text = `${mobile}.${isSent ? clock.now().getTime() : 0}`;
  visit.cookies.set(
    cookies.loginNumber,
    `${text}.${sign(sessionSecret, text)}`,
    otpRules.verifiedFor / second,
  );
}

/** Forgets how far the login got: it is done, or begins with another number. */
export function forgetLoginNumber({ cookies }: Dependencies, visit: Visit): void {
  visit.cookies.clear(cookies.loginNumber);
  visit.cookies.clear(cookies.verifiedNumber);
}

/**
 * How far this browser's login by OTP got, and with which number: what a reload shows again. A number that was verified
 * completes its profile; one that got an OTP enters it. `retryAfter` is in seconds.
 */
export async function readLoginStep(
  dependencies: Dependencies,
  visit: Visit,
): Promise<{ step: 'mobile' | 'otp' | 'profile'; mobile: string; retryAfter: number }> {
  const { cookies, sessionSecret, clock, db } = dependencies;
  const now = clock.now();
  const proof = visit.cookies.get(cookies.verifiedNumber);
  const provenMobile = proof ? await findVerifiedNumber(db, hashToken(proof), now) : null;
  if (provenMobile !== null) return { step: 'profile', mobile: provenMobile, retryAfter: 0 };
  const [number = '', sentAt = '', signature = ''] = (visit.cookies.get(cookies.loginNumber) ?? '').split(
    '.',
  );
  const mobile = readMobile(number);
  if (!mobile || !isSameSecret(signature, sign(sessionSecret, `${number}.${sentAt}`)))
    return { step: 'mobile', mobile: '', retryAfter: 0 };
  const next = shift(new Date(Number(sentAt)), otpRules.betweenSends).getTime() - now.getTime();
  return { step: 'otp', mobile, retryAfter: Math.max(0, Math.ceil(next / second)) };
}
