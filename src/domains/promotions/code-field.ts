import { line } from '../../platform/field.ts';

/** A coupon's code as typed, or `none` to keep all coupons for later. */
export const codeField = line(40);
