import { plainDigits } from '../../packages/typed-code/src/typed-code.ts';

/** The result of reading a number: the number, or 'mistyped' when its check digit is wrong. */
export type ReadNumber = { readonly number: number } | 'mistyped';

/** Digits of the shortest number, and of one that no shop will reach. */
const digits = { min: 4, max: 12 };

/** Numbers as people say them: prefix, number and check digit, such as CHK-4821-5. */
export interface SpokenNumbers {
  readonly say: (number: number) => string;
  /**
   * Reads a number in any usual spelling: with or without prefix, dashes and spaces. Null when it is not one. Digits
   * without the check digit's dash or a prefix do not count, since they may be anything.
   */
  readonly read: (text: string) => ReadNumber | null;
  /** Splits a text: each prefixed number in its spoken form, and the text in between (`number` null). */
  readonly find: (text: string) => { words: string; number: string | null }[];
}

/**
 * @param prefix letters only
 * @param row start of the check digit's sum, 0 to 9: with different rows, a number of one kind is invalid as one of
 * another
 */
export function spokenNumbers(prefix: string, row = 0): SpokenNumbers {
  const shape = new RegExp(
    `^#?\\s*(${prefix})?[\\s–-]*(\\d{${digits.min},${digits.max}})([\\s–-]*)(\\d)$`,
    'i',
  );
  const inText = new RegExp(`(${prefix}[\\s–-]?\\d{${digits.min},${digits.max}}[\\s–-]?\\d)\\b`, 'gi');
  const say = (number: number) => `${prefix}-${number}-${checkDigit(String(number), row)}`;
  function read(text: string): ReadNumber | null {
    const [, prefixText, number = '', gap, check] =
      shape.exec(
        plainDigits(text)
          .replace(/\p{Pd}/gu, '-')
          .trim(),
      ) ?? [];
    if (check === undefined || (prefixText === undefined && gap === '')) return null;
    return checkDigit(number, row) === Number(check) ? { number: Number(number) } : 'mistyped';
  }
  const find = (text: string) =>
    text.split(inText).map((words, index) => {
      const number = index % 2 === 1 ? read(words) : null;
      return { words, number: number && number !== 'mistyped' ? say(number.number) : null };
    });
  return { say, read, find };
}

/**
 * Damm's quasigroup of order 10: detects every single wrong digit and every swap of neighbours (Luhn does not detect 09
 * for 90).
 */
const quasigroup = [
  '0317598642',
  '7092154863',
  '4206871359',
  '1750983426',
  '6123045978',
  '3674209581',
  '5869720134',
  '8945362017',
  '9438617205',
  '2581436790',
];

function checkDigit(number: string, row: number): number {
  return Array.from(number, Number).reduce((at, digit) => Number(quasigroup[at]?.[digit]), row);
}
