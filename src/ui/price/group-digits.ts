/**
 * A whole number as India writes it: 123456 → "1,23,456". By hand, because `Intl` reads its tables first, which takes a cheap phone as
 * long as taking over a whole page.
 */
export const groupDigits = (number: number): string =>
  String(Math.round(number)).replace(/\d(?=(\d\d)+\d$)/g, '$&,');
