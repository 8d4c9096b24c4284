import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  decimalRupees,
  formatPaise,
  formatRupees,
  rupeesText,
  rupeesToPaise,
  sellerShare,
  sellingPrice,
} from './money.ts';

const rupees = fc.integer({ min: 0, max: 90_000_000_000_000 });
const percent = fc.integer({ min: 0, max: 100 });
const exactFloor = (amount: number, percentage: number) =>
  Number((BigInt(amount) * BigInt(percentage)) / 100n);

describe('sellingPrice', () => {
  test.each([
    [1499, 50, 750],
    [999, 33, 670],
    [799, 0, 799],
    [1, 99, 1],
    [500, 100, 0],
  ])('%i less %i percent is %i', (price, discount, result) => {
    expect(sellingPrice(price, discount)).toBe(result);
  });

  test('subtracts exactly the whole rupees of the discount', () => {
    fc.assert(
      fc.property(rupees, percent, (price, discount) => {
        expect(sellingPrice(price, discount)).toBe(price - exactFloor(price, discount));
      }),
    );
  });

  test('refuses an amount that is not whole', () => {
    expect(() => sellingPrice(99.5, 10)).toThrow(RangeError);
    expect(() => sellingPrice(999, 12.5)).toThrow(RangeError);
    expect(() => sellingPrice(Number.NaN, 10)).toThrow(RangeError);
  });
});

test('sellerShare rounds down what the commission leaves', () => {
  expect(sellerShare(999, 5)).toBe(949);
  fc.assert(
    fc.property(rupees, percent, (amount, commission) => {
      expect(sellerShare(amount, commission)).toBe(exactFloor(amount, 100 - commission));
    }),
  );
});

test('rupeesToPaise refuses fractions of a rupee', () => {
  expect(rupeesToPaise(85)).toBe(8500);
  expect(() => rupeesToPaise(84.5)).toThrow(RangeError);
});

describe('formatting', () => {
  const format = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });

  test.each([
    [0, '₹0'],
    [799, '₹799'],
    [1000, '₹1,000'],
    [123456, '₹1,23,456'],
    [12345678, '₹1,23,45,678'],
    [-1500, '-₹1,500'],
  ])('formatRupees(%i)', (amount, text) => {
    expect(formatRupees(amount)).toBe(text);
  });

  test('groups as the Indian locale does', () => {
    fc.assert(
      fc.property(rupees, (amount) => {
        expect(formatRupees(amount)).toBe(`₹${format.format(amount)}`);
      }),
    );
  });

  test('decimalRupees has two decimals, a sign and no groups', () => {
    expect([0, 5, 12345605, -150, -5].map(decimalRupees)).toEqual([
      '0.00',
      '0.05',
      '123456.05',
      '-1.50',
      '-0.05',
    ]);
    expect(() => decimalRupees(0.5)).toThrow(RangeError);
  });

  test('formatPaise keeps both decimals', () => {
    expect([0, 5, 12345605, -150].map(formatPaise)).toEqual(['0.00', '0.05', '1,23,456.05', '-1.50']);
  });

  test('rupeesText has them where there are any', () => {
    expect([0, 58500, 58550, 12345600].map(rupeesText)).toEqual(['₹0', '₹585', '₹585.50', '₹1,23,456']);
  });
});
