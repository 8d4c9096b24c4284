/** Sent instead of a code when the customer keeps their coupons for later. */
export const noCoupon = 'none';

/** A code in its stored form: upper case, without spaces. */
export const writtenCode = (typed: string): string => typed.replace(/\s/g, '').toUpperCase();
