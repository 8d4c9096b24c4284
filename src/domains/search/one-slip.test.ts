import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isOneSlip, isSlipFor, likeliest } from './one-slip.ts';

it.each([
  ['kurtaa', 'kurta'],
  ['krta', 'kurta'],
  ['kurda', 'kurta'],
  ['kutra', 'kurta'],
  ['ukrta', 'kurta'],
  ['kurat', 'kurta'],
  ['blu', 'blue'],
])('%s may mean %s', (word, candidate) => {
  expect(isOneSlip(word, candidate)).toBe(true);
  expect(isOneSlip(candidate, word)).toBe(true);
});

it.each([
  ['kurta', 'kurta'],
  ['atruk', 'kurta'],
  ['krt', 'kurta'],
  ['kortaa', 'kurta'],
  ['kutar', 'kurta'],
  ['rad', 'red'],
])('%s does not mean %s', (word, candidate) => {
  expect(isOneSlip(word, candidate)).toBe(false);
});

it('keeps the first letter, or one that sounds like it', () => {
  for (const [word, candidate] of [
    ['kotton', 'cotton'],
    ['vallet', 'wallet'],
    ['ukrta', 'kurta'],
    ['krta', 'kurta'],
  ] as const)
    expect([word, isSlipFor(word, candidate)]).toEqual([word, true]);
  for (const [word, candidate] of [
    ['sandle', 'handle'],
    ['achi', 'bachi'],
    ['saal', 'laal'],
  ] as const)
    expect([word, isSlipFor(word, candidate)]).toEqual([word, false]);
});

it('is likeliest a letter written twice', () => {
  const among = (word: string, ...words: string[]) => likeliest(word, words, (word) => word);
  expect(among('saari', 'sadri', 'sari')).toEqual(['sari']);
  expect(among('kurrta', 'kurta', 'kurita', 'kuurta')).toEqual(['kurta', 'kuurta']);
  expect(among('shrt', 'shirt', 'short')).toEqual(['shirt', 'short']);
});

it('agrees with the textbook edit distance', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 3, maxLength: 7 });
  fc.assert(
    fc.property(word, word, (a, b) => {
      const long = Math.max(a.length, b.length) >= 4;
      expect(isOneSlip(a, b)).toBe(long && distance(a, b) === 1);
    }),
    { numRuns: 2_000 },
  );
});

/** Damerau-Levenshtein distance (optimal string alignment) by the textbook's table. */
function distance(a: string, b: string): number {
  const rows = Array.from({ length: a.length + 1 }, (_, i) =>
    Array.from({ length: b.length + 1 }, (_, j) => (i === 0 ? j : j === 0 ? i : 0)),
  );
  const at = (i: number, j: number) => rows[i]?.[j] ?? Infinity;
  for (let i = 1; i <= a.length; i++)
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      (rows[i] as number[])[j] = Math.min(
        at(i - 1, j) + 1,
        at(i, j - 1) + 1,
        at(i - 1, j - 1) + same,
        isSwap ? at(i - 2, j - 2) + 1 : Infinity,
      );
    }
  return at(a.length, b.length);
}
