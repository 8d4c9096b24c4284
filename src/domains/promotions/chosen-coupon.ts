import { plainDigits } from '../../../packages/typed-code/src/typed-code.ts';

/** Sent instead of a code when the customer keeps their coupons for later. */
export const noCoupon = 'none';

/** A code in its stored form: upper case, without spaces; a gift's dash is part of it. */
export const writtenCode = (input: string): string =>
  plainDigits(input)
    .replace(/\p{Pd}/gu, '-')
    .replace(/[\s\p{Cf}]/gu, '')
    .toUpperCase();
