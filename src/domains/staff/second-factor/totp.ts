import { Secret, TOTP } from 'otpauth';
import { second } from '../../../platform/clock.ts';
import { shop } from '../../../shop.ts';

/** Bytes of a new secret, as RFC 4226 section 4 recommends (R6). */
const secretBytes = 20;
const period = 30;

const totpOf = (secret: Uint8Array, label = '') =>
  new TOTP({
    issuer: shop.name,
    label,
    algorithm: 'SHA1',
    digits: 6,
    period,
    secret: new Secret({ buffer: Uint8Array.from(secret).buffer }),
  });

/** A new random secret. */
export const newTotpSecret = (): Buffer => Buffer.from(new Secret({ size: secretBytes }).bytes);

/** The URI in the QR code for an authenticator app. */
export const totpUri = (secret: Uint8Array, label: string): string => totpOf(secret, label).toString();

/** The secret for typing: base 32 in groups of four. */
export const totpText = (secret: Uint8Array): string =>
  totpOf(secret)
    .secret.base32.match(/.{1,4}/g)
    ?.join(' ') ?? '';

/**
 * The time step of a correct code, allowing one step before or after now (RFC 6238 section 5.2); null for a wrong
 * one. The caller must refuse a step that was used before.
 */
export function stepOfCode(secret: Uint8Array, code: string, now: Date): number | null {
  if (!/^[0-9]{6}$/.test(code)) return null; // six characters may be more than six bytes, and the library throws then
  const timestamp = now.getTime();
  const delta = totpOf(secret).validate({ token: code, timestamp, window: 1 });
  return delta === null ? null : Math.floor(timestamp / (period * second)) + delta;
}
