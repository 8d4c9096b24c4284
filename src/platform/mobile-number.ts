import { compact, plainDigits } from '../../packages/typed-code/src/typed-code.ts';

/** Any ten digits, with or without +91, 0091, 91 or 0 before them (R-PEOPLE-4). */
const tenDigits = /^(?:(?:[+＋]|00)?91)?0?([0-9]{10})$/;

/** The ten digits of a mobile number in any spelling; null when it is not one. */
export function readMobile(text: string): string | null {
  return tenDigits.exec(compact(text))?.[1] ?? null;
}

/** Whether India has such a mobile number: its first digit is 6 to 9 (National Numbering Plan 2003). */
export const isOfIndia = (mobile: string): boolean => /^[6-9]/.test(mobile);

/** What a phone field shows while typing: a complete number as its ten digits, an incomplete one as typed. */
export function typedMobile(text: string): string {
  return readMobile(text) ?? plainDigits(text).replace(/[^0-9+\s().-]/g, '');
}
