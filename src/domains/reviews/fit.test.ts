import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fitVerdict } from './fit.ts';

it.each([
  [
    { small: 5, true: 2, large: 1 },
    { runs: 'small', percent: 62, votes: 8 },
  ],
  [
    { small: 0, true: 5, large: 0 },
    { runs: 'true', percent: 100, votes: 5 },
  ],
  [
    { small: 1, true: 2, large: 4 },
    { runs: 'large', percent: 57, votes: 7 },
  ],
])('%j say %j', (votes, verdict) => {
  expect(fitVerdict(votes)).toEqual(verdict);
});

it.each([
  ['four votes', { small: 4, true: 0, large: 0 }],
  ['two that lead alike', { small: 3, true: 1, large: 3 }],
  ['none', { small: 0, true: 0, large: 0 }],
])('%s say nothing', (_what, votes) => {
  expect(fitVerdict(votes)).toBeNull();
});

it('the verdict has more votes than any other, and at most all of them', () => {
  const votes = fc.nat({ max: 1_000 });
  fc.assert(
    fc.property(votes, votes, votes, (small, asUsual, large) => {
      const counts = { small, true: asUsual, large };
      const verdict = fitVerdict(counts);
      if (!verdict) return;
      const others = Object.entries(counts).filter(([fit]) => fit !== verdict.runs);
      for (const [, other] of others) expect(counts[verdict.runs]).toBeGreaterThan(other);
      expect(verdict.percent).toBeLessThanOrEqual(100);
      expect(verdict.votes).toBe(small + asUsual + large);
    }),
  );
});
