import { shop } from '../../shop.ts';

/**
 * An order's number as people say it: prefix, number, check digit, such as CHK-4821-5 (R-ORDER-8).
 * @param number the order's own, as the database keeps it
 */
export const spokenNumber = (number: number): string => `${shop.orderPrefix}-${number}-${checkDigit(number)}`;

/** What somebody meant by an order number: the order's own, or one whose digits cannot all be right. */
export type ReadNumber = { readonly number: number } | 'mistyped';

/** Digits of the shortest number, and of one that no shop reaches. */
const digits = { min: 4, max: 12 };
const shape = new RegExp(
  `^#?\\s*(${shop.orderPrefix})?[\\s–-]*(\\d{${digits.min},${digits.max}})([\\s–-]*)(\\d)$`,
  'i',
);

/**
 * Reads an order number in any usual spelling: with or without prefix, dashes and spaces. Null where it is none; digits
 * alone are none, since they may be anything.
 */
export function readOrderNumber(typed: string): ReadNumber | null {
  const [, prefix, number = '', gap, check] = shape.exec(typed.trim()) ?? [];
  if (check === undefined || (prefix === undefined && gap === '')) return null;
  return checkDigit(Number(number)) === Number(check) ? { number: Number(number) } : 'mistyped';
}

const inText = new RegExp(
  `(${shop.orderPrefix}[\\s–-]?\\d{${digits.min},${digits.max}}[\\s–-]?\\d)\\b`,
  'gi',
);

/** A text in parts: each order number with prefix in it as it is spoken, and what stands between them (`number` null). */
export function findOrderNumbers(text: string): { words: string; number: string | null }[] {
  return text.split(inText).map((words, index) => {
    const read = index % 2 === 1 ? readOrderNumber(words) : null;
    return { words, number: read && read !== 'mistyped' ? spokenNumber(read.number) : null };
  });
}

/** Damm's quasigroup of order 10: finds every single wrong digit and every swap of neighbours (Luhn misses 09 for 90). */
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

function checkDigit(number: number): number {
  return Array.from(String(number), Number).reduce((row, digit) => Number(quasigroup[row]?.[digit]), 0);
}
