import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../test/support/database.ts';
import { findOrderNumbers, readOrderNumber, spokenNumber } from './order-number.ts';
import { execute } from '../../platform/database.ts';

const { db } = await createTestDatabase();
const number = fc.integer({ min: 1_000, max: 99_999_999 });
const digitsOf = (text: string) => text.replace(/\D/g, '');
const asTyped = (digits: string) => `CHK-${digits.slice(0, -1)}-${digits.slice(-1)}`;

describe('an order number', () => {
  it('is read as it is spoken, however it is typed', () => {
    expect(spokenNumber(5724)).toMatch(/^CHK-5724-\d$/);
    const check = spokenNumber(4821).slice(-1);
    for (const spelt of [
      `CHK-4821-${check}`,
      `chk 4821 ${check}`,
      `#CHK4821${check}`,
      ` 4821-${check} `,
      `CHK–4821–${check}`,
    ])
      expect([spelt, readOrderNumber(spelt)]).toEqual([spelt, { number: 4821 }]);
    for (const other of [
      '',
      '4821',
      `4821${check}`,
      '123456789012',
      '+91 98290 12345',
      'CHK-12-3',
      'Meera',
      '01k8x4821-5z',
    ])
      expect([other, readOrderNumber(other)]).toEqual([other, null]);
  });

  it('with one wrong digit, or two neighbours swapped, is mistyped', () => {
    fc.assert(
      fc.property(number, fc.nat(), fc.integer({ min: 1, max: 9 }), (right, place, by) => {
        const digits = digitsOf(spokenNumber(right));
        expect(readOrderNumber(asTyped(digits))).toEqual({ number: right });
        const at = place % digits.length;
        const wrong = digits.slice(0, at) + ((Number(digits[at]) + by) % 10) + digits.slice(at + 1);
        expect(readOrderNumber(asTyped(wrong))).toBe('mistyped');
        const next = at % (digits.length - 1);
        const swappedDigits =
          digits.slice(0, next) + digits[next + 1] + digits[next] + digits.slice(next + 2);
        const same = swappedDigits === digits;
        expect(readOrderNumber(asTyped(swappedDigits))).toEqual(same ? { number: right } : 'mistyped');
      }),
    );
  });
});

it('order numbers are found in what people write, mistyped ones not', () => {
  const right = spokenNumber(4821);
  const wrong = right.slice(0, -1) + ((Number(right.slice(-1)) + 1) % 10);
  expect(findOrderNumbers(`Where is ${right.toLowerCase()}? And ${wrong}, of 2026-11-24?`)).toEqual([
    { words: 'Where is ', number: null },
    { words: right.toLowerCase(), number: right },
    { words: '? And ', number: null },
    { words: wrong, number: null },
    { words: ', of 2026-11-24?', number: null },
  ]);
});

describe('the numbers that the database gives', () => {
  it('are all different, have four digits for the first 9,000 orders, and do not count upwards', async () => {
    const rows = await execute<{ number: number }>(db)`
      select order_number(n) as number from generate_series(0::int8, 19999) n order by n`;
    const numbers = rows.map((row) => row.number);
    expect(new Set(numbers).size).toBe(20_000);
    const early = numbers.slice(0, 9_000);
    expect([Math.min(...early), Math.max(...early)]).toEqual([1_000, 9_999]);
    expect(Math.min(...numbers.slice(9_000))).toBeGreaterThanOrEqual(10_000);
    expect(Math.max(...numbers.slice(9_000))).toBeLessThan(100_000);
    const steps = new Set(early.slice(1).map((one, at) => Math.abs(one - (early[at] ?? 0))));
    expect(Math.min(...steps)).toBeGreaterThan(1_000);
  });
});
