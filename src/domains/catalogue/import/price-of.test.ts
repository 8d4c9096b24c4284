import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sellingPrice } from '../../../platform/money.ts';
import { exactPrice, priceOf, readRupees, smallestDiscount } from './price-of.ts';

const columns = { price: 'Variant Price', compareAt: 'Variant Compare At Price' };

describe('readRupees', () => {
  it.each([
    ['1299', 1299],
    ['1299/-', 1299],
    ['1299 INR', 1299],
    ['Rs. 1,299.00 only', 1299],
    ['₹ 1 299', 1299],
    ['1\u00a0299', 1299],
    ['1299.00', 1299],
    ['1,299.50', 1300],
    ['₹1,23,456.49', 123456],
    ['Rs. 499', 499],
    [' 0.5 ', 1],
    ['007', 7],
    ['1,234,567', 1234567],
    ['12,34,567', 1234567],
  ])('reads %j as %i rupees', (cell, rupees) => expect(readRupees(cell)).toBe(rupees));

  it.each([
    '',
    '-5',
    '4e3',
    '1.299,00',
    '12.5.0',
    'free',
    'NaN',
    'Infinity',
    '12,99',
    '12,99.00',
    '1,2,345',
    '1299,5',
    '०१२',
    '9'.repeat(13),
  ])('refuses %j', (cell) => expect(readRupees(cell)).toBeNull());
});

describe('smallestDiscount', () => {
  it('never sells above the asked price, which one percent less would', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10_000_000 }),
        fc.integer({ min: 1, max: 10_000_000 }),
        (mrp, price) => {
          const discount = smallestDiscount(mrp, price);
          expect(discount).toBeGreaterThanOrEqual(0);
          expect(discount).toBeLessThanOrEqual(100);
          expect(sellingPrice(mrp, discount)).toBeLessThanOrEqual(price);
          expect(discount === 0 || sellingPrice(mrp, discount - 1) > price).toBe(true);
        },
      ),
      { numRuns: 2_000 },
    );
  });
});

describe('exactPrice', () => {
  it('sells at the price to the rupee, from the highest MRP that is not above the file’s', () => {
    fc.assert(
      fc.property(
        fc
          .integer({ min: 1, max: 10_000_000 })
          .chain((mrp) => fc.tuple(fc.constant(mrp), fc.integer({ min: Math.ceil(mrp / 100), max: mrp }))),
        ([mrp, price]) => {
          const made = exactPrice(mrp, price);
          expect(sellingPrice(made.mrp, made.discount)).toBe(price);
          expect(made.mrp).toBeLessThanOrEqual(mrp);
          if (made.mrp === mrp) return;
          expect(made.discount * mrp).toBeLessThan(100 * (mrp - price));
          expect((made.discount + 1) * mrp).toBeGreaterThan(100 * (mrp - price));
          expect(sellingPrice(made.mrp + 1, made.discount)).toBeGreaterThan(price);
        },
      ),
      { numRuns: 2_000 },
    );
  });

  it('keeps the MRP wherever some whole percent makes the price', () => {
    for (let mrp = 1; mrp <= 150; mrp++)
      for (let discount = 0; discount < 100; discount++)
        expect(exactPrice(mrp, sellingPrice(mrp, discount)).mrp).toBe(mrp);
  });
});

describe('priceOf', () => {
  it('uses the price as MRP when none is given', () => {
    expect(priceOf('499.00', '', columns)).toEqual({ mrp: 499, discount: 0, asked: 499, fileMrp: 499 });
    expect(priceOf('499.00', '0.00', columns)).toEqual({ mrp: 499, discount: 0, asked: 499, fileMrp: 499 });
  });

  it('ignores an MRP below the price, since nothing is sold above its MRP', () => {
    expect(priceOf('600', '500', columns)).toEqual({
      mrp: 600,
      discount: 0,
      asked: 600,
      fileMrp: 600,
      refusedMrp: 500,
    });
  });

  it('lowers the MRP by the rupee that makes the price', () => {
    expect(priceOf('499', '999', columns)).toEqual({ mrp: 998, discount: 50, asked: 499, fileMrp: 999 });
  });

  it.each([
    ['', '500', 'There is no price in "Variant Price"'],
    ['0', '', '"0" in "Variant Price" is below ₹1'],
    ['0.49', '', '"0.49" in "Variant Price" is below ₹1'],
    ['abc', '', '"abc" in "Variant Price" is not an amount in rupees: write 1299 or 1299.00'],
    ['12,99', '', '"12,99" in "Variant Price" is not an amount in rupees: write ₹12.99 or ₹1,299'],
    ['₹ 1299,5', '', '"₹ 1299,5" in "Variant Price" is not an amount in rupees: write ₹1299.5 or ₹12,995'],
    ['1.299,00', '', '"1.299,00" in "Variant Price" is not an amount in rupees: write 1299 or 1299.00'],
    [
      `ask ${'x'.repeat(99)}`,
      '',
      `"ask ${'x'.repeat(36)}…" in "Variant Price" is not an amount in rupees: write 1299 or 1299.00`,
    ],
    ['500', 'abc', '"abc" in "Variant Compare At Price" is not an amount in rupees: write 1299 or 1299.00'],
    ['500', '5,99', '"5,99" in "Variant Compare At Price" is not an amount in rupees: write ₹5.99 or ₹599'],
    ['99999999', '', '"99999999" in "Variant Price" is above ₹1,00,00,000'],
    ['500', '99999999', '"99999999" in "Variant Compare At Price" is above ₹1,00,00,000'],
    ['1', '5000', 'No whole percentage off the MRP ₹5,000 gives ₹1, except giving the product away'],
  ])('refuses %j of %j', (price, compareAt, reason) =>
    expect(priceOf(price, compareAt, columns)).toEqual([reason]),
  );
});

it('reads a cell with a long run of blanks as quickly as any', { timeout: 10_000 }, () => {
  expect(readRupees(`1${' '.repeat(200)}x`)).toBeNull();
});
