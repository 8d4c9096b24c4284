/** What is named instead of a code by who keeps their coupons for later. */
export const noCoupon = 'none';

/** A code as it is stored: in capitals, without blanks. */
export const writtenCode = (typed: string): string => typed.replace(/\s/g, '').toUpperCase();
