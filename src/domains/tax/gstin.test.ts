import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isGstin } from './gstin.ts';

it('knows the check digits of published GSTINs', () => {
  // The examples of GST's own pages and of widely printed invoices.
  for (const gstin of ['27AAPFU0939F1ZV', '29AAGCB7383J1Z4', '24AAACC4175D1Z4'])
    expect([gstin, isGstin(gstin)]).toEqual([gstin, true]);
  expect(isGstin('27AAPFU0939F1ZW')).toBe(false);
  expect(['', '27AAPFU0939F1Z', '27aapfu0939f1zv', '27AAPFU0939F1ZVX'].some(isGstin)).toBe(false);
});

it('finds every single mistyped character', () => {
  const right = '27AAPFU0939F1ZV';
  const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
  fc.assert(
    fc.property(fc.nat(14), fc.constantFrom(...letters.split('')), (at, letter) => {
      fc.pre(right[at] !== letter);
      expect(isGstin(right.slice(0, at) + letter + right.slice(at + 1))).toBe(false);
    }),
  );
});
