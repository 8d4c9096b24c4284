/**
 * A whole number as India writes it: 123456 → "1,23,456". By hand, because `Intl` reads its tables first, which takes a cheap phone as
 * long as taking over a whole page. Most numbers have nothing to group, and a listing shows two hundred.
 */
export const groupDigits = (number: number): string => {
  const digits = String(Math.round(number));
  return digits.length < 4 ? digits : digits.replace(/\d(?=(\d\d)+\d$)/g, '$&,');
};
