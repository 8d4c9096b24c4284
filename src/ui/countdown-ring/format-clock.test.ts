import { expect, test } from 'vitest';
import { formatClock } from './format-clock.ts';

test.each([
  [605, '10:05'],
  [59.2, '1:00'],
  [9, '0:09'],
  [-3, '0:00'],
])('%d seconds are %s', (seconds, text) => {
  expect(formatClock(seconds)).toBe(text);
});
