/** GSTINs: fifteen characters, of which the first two are the state's code, the next ten the PAN, the last a check digit. */

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The shape of a GSTIN in capitals. Its check digit is a matter of `isGstin`. */
const shape = /^\d{2}[A-Z]{5}\d{4}[A-Z][0-9A-Z]Z[0-9A-Z]$/;

/**
 * The check digit of a GSTIN's first fourteen characters: digits of base 36, weighted 1 and 2 in turn from the left, the
 * digits of each product added, and what their sum lacks of a multiple of 36 (Luhn's algorithm in base 36). Source: GST
 * Network, GSTIN format.
 */
function checkDigit(first14: string): string {
  const sum = first14.split('').reduce((total, digit, at) => {
    const product = digits.indexOf(digit) * (at % 2 === 0 ? 1 : 2);
    return total + Math.floor(product / 36) + (product % 36);
  }, 0);
  return digits[(36 - (sum % 36)) % 36] ?? '';
}

/** Whether a text in capitals is a GSTIN with the right check digit. */
export const isGstin = (text: string): boolean =>
  shape.test(text) && checkDigit(text.slice(0, 14)) === text[14];

/** A GSTIN of these fourteen characters, for examples. */
export const withCheckDigit = (first14: string): string => first14 + checkDigit(first14);
