import { createHmac, randomBytes } from 'node:crypto';

const codes = 10;
/** Crockford's base 32: no letter looks like a digit. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';
/** 24 letters of 5 bits: 120 bits, enough for a plain hash (OWASP ASVS 5.0, 6.5.2). */
const letters = 24;

/** Ten new codes, in groups of four letters. Each opens the desk once, without the app. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: codes }, () =>
    (
      [...randomBytes(letters)]
        .map((byte) => alphabet[byte % 32])
        .join('')
        .match(/.{4}/g) ?? []
    ).join('-'),
  );

/** The stored form of a code, however its letters and dashes were typed. */
export const hashRecoveryCode = (sessionSecret: string, staffId: string, code: string): Buffer =>
  createHmac('sha256', sessionSecret)
    .update(`recovery:${staffId}:${code.toLowerCase().replace(/[^a-z0-9]/g, '')}`)
    .digest();
