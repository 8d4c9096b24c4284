import { expect, it } from 'vitest';
import { feetOf, readHeight } from './read-height.ts';

it.each([
  ['163', 163],
  [' 163 cm ', 163],
  ['१६३', 163],
  ['1.63', 163],
  ['1.63 m', 163],
  [`5'4"`, 163],
  ['5’4”', 163],
  ['5′4″', 163],
  [`5'4`, 163],
  ['5 ft 4 in', 163],
  ['5 feet 4 inches', 163],
  ["5'4''", 163],
  ['5.4', 163],
  ['5.11', 180],
  [`6'`, 183],
])('%s is a height of %i cm', (text, cm) => {
  expect(readHeight(text)).toBe(cm);
});

it.each(['', '16', '5', `5'12"`, '999', '4.5.6', 'tall', '2.50'])('%s is no height', (text) => {
  expect(readHeight(text)).toBeUndefined();
});

it('says a height in feet and inches', () => {
  expect([163, 152, 183, 215, 90].map(feetOf)).toEqual(['5′4″', '5′0″', '6′0″', '7′1″', '2′11″']);
});
