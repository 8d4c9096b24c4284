import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayOf } from '../../platform/india-time.ts';
import { financialYear } from './financial-year.ts';
import { creditNoteNumber, invoiceNumber } from './invoice-number.ts';

test('has code, year and six digits in the sixteen characters of rule 46', () => {
  expect(invoiceNumber('ANK', '26-27', 12)).toBe('ANK/26-27/000012');
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 999_999 }), (n) =>
      /^[A-Z0-9/-]{16}$/.test(invoiceNumber('ANK', '26-27', n)),
    ),
  );
});

test('a longer code leaves fewer digits', () => {
  expect(invoiceNumber('JAIPUR', '26-27', 12)).toBe('JAIPUR/26-27/012');
  expect(() => invoiceNumber('JAIPUR', '26-27', 1000)).toThrow('rule 46');
});

test('marks a credit note with a C, within the same sixteen characters', () => {
  expect(creditNoteNumber('ANK', '26-27', 12)).toBe('ANK/26-27/C00012');
  expect(() => creditNoteNumber('ANK', '26-27', 100_000)).toThrow('rule 46');
});

test('refuses a number that the law does not allow', () => {
  expect(() => invoiceNumber('ANK', '26-27', 1_000_000)).toThrow('rule 46');
  expect(() => invoiceNumber('ANK', '26-27', 0)).toThrow(RangeError);
});

test.each([
  ['2026-03-31T18:29:59.999Z', '2026-03-31', '25-26'],
  ['2026-03-31T18:30:00.000Z', '2026-04-01', '26-27'],
  ['2026-12-31T23:00:00.000Z', '2027-01-01', '26-27'],
  ['2099-04-01T00:00:00.000Z', '2099-04-01', '99-00'],
])('%s is the Indian day %s of the financial year %s', (at, day, year) => {
  expect(dayOf(new Date(at))).toBe(day);
  expect(financialYear(new Date(at))).toBe(year);
});
