import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { amountInWords, numberInWords } from './amount-in-words.ts';

test.each([
  [0, 'Rupees Zero Only'],
  [5, 'Rupees Zero and Five Paise Only'],
  [104_250, 'Rupees One Thousand Forty-Two and Fifty Paise Only'],
  [12_345_600, 'Rupees One Lakh Twenty-Three Thousand Four Hundred Fifty-Six Only'],
  [1_000_000_000, 'Rupees One Crore Only'],
  [12_500_000_01, 'Rupees One Crore Twenty-Five Lakh and One Paise Only'],
])('%i paise', (paise, words) => {
  expect(amountInWords(paise)).toBe(words);
});

test('crores are themselves counted in thousands and lakhs', () => {
  expect(numberInWords(1_23_45_67_89_012)).toBe(
    'Twelve Thousand Three Hundred Forty-Five Crore Sixty-Seven Lakh Eighty-Nine Thousand Twelve',
  );
});

const values: Record<string, number> = {};
for (let n = 0; n < 100; n++) values[numberInWords(n)] = n;
const steps: Record<string, number> = { Hundred: 100, Thousand: 1000, Lakh: 100_000, Crore: 10_000_000 };

/** Parses words back independently of the code under test. */
function read(words: string): number {
  let [sum, part] = [0, 0];
  for (const word of words.split(' ')) {
    const step = steps[word];
    if (step === undefined) part += values[word] ?? Number.NaN;
    else if (step === 100) part *= 100;
    else if (step === steps.Crore) [sum, part] = [(sum + part) * step, 0];
    else [sum, part] = [sum + part * step, 0];
  }
  return sum + part;
}

test('no two numbers read the same', () => {
  fc.assert(
    fc.property(fc.maxSafeNat(), (n) => {
      expect(read(numberInWords(n))).toBe(n);
    }),
  );
});
