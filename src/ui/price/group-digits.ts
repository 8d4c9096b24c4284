/**
 * A whole number in Indian grouping: 123456 → "1,23,456". By hand, because loading `Intl`'s tables takes a cheap phone
 * as long as hydrating a page. Most numbers are too short to group, and a listing shows two hundred.
 */
export const groupDigits = (number: number): string => {
  const digits = String(Math.round(number));
  return digits.length < 4 ? digits : digits.replace(/\d(?=(\d\d)+\d$)/g, '$&,');
};
