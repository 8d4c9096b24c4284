import { expect, it } from 'vitest';
import { duration, progressTeller } from './progress.ts';

it('reports progress, recent rate and time left', () => {
  const lines: string[] = [];
  const tell = progressTeller((line) => lines.push(line.replace(/, \d+ MB of memory/, '')), 0);
  tell(1_000, { products: 10, lines: 20, share: 0.01 });
  tell(10_000, { products: 1_000, lines: 5_000, share: 0.1 });
  tell(11_000, { products: 1_100, lines: 5_500, share: 0.11 });
  for (let at = 20; at <= 60; at += 10)
    tell(1_000 * at, { products: 1_000 + 10 * (at - 10), lines: 6_000, share: 0.1 + (at - 10) / 1_000 });
  expect(lines[0]).toBe('10 %: 1000 products on 5000 lines, 100 products a second, 2 min left');
  expect(lines.at(-1)).toBe('15 %: 1500 products on 6000 lines, 10 products a second, 14 min left');
  expect(lines).toHaveLength(6);
});

it.each([
  [0, '0 s'],
  [89.2, '90 s'],
  [90, '2 min'],
  [89 * 60, '89 min'],
  [5_000 * 60, '83 h 20 min'],
])('says %d seconds as %s', (seconds, said) => expect(duration(seconds)).toBe(said));

it('reports the end however soon it comes', () => {
  const lines: string[] = [];
  progressTeller((line) => lines.push(line), 0)(10, { products: 3, lines: 4, share: 1 });
  expect(lines).toEqual([expect.stringMatching(/^100 %: 3 products on 4 lines, .* 0 s left/)]);
});
