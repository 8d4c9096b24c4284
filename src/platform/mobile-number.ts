/** Separators that people type, and direction marks that phones copy along. */
const between = /[\s().\-\u2010-\u2015\u200b-\u200f\u202a-\u202e\u2060-\u2069]/g;

/** Ten digits, the first 6 to 9, with or without +91, 0091 or 0 (R-PEOPLE-4). */
const indianMobile = /^(?:(?:\+|00)?91)?0?([6-9][0-9]{9})$/;

/** The ten digits of an Indian mobile number in any spelling; null when it is not one. */
export function readMobile(written: string): string | null {
  return indianMobile.exec(written.replace(between, ''))?.[1] ?? null;
}

/** What a phone field shows while typing: a complete number as its ten digits, an incomplete one as typed. */
export function typedMobile(typed: string): string {
  return readMobile(typed) ?? typed.replace(/[^0-9+\s().-]/g, '');
}
