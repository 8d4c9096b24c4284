import { compact } from '../../packages/typed-code/src/typed-code.ts';

/** Whether it is an OTP of four digits, in any spelling. */
export const isOtp = (text: string): boolean => /^\d{4}$/.test(compact(text));

/** A PIN code: six digits, the first not 0. */
export const pinCodeShape = /^[1-9]\d{5}$/;
