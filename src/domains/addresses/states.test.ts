import { expect, it } from 'vitest';
import { normaliseState, stateCode, stateNames } from './states.ts';

it('knows the 28 states and 8 union territories, each with its own code', () => {
  expect(stateNames).toHaveLength(36);
  expect(new Set(stateNames.map(stateCode)).size).toBe(36);
});

it.each([
  ['rajasthan', 'Rajasthan', '08'],
  ['  TAMILNADU ', 'Tamil Nadu', '33'],
  ['Jammu & Kashmir', 'Jammu and Kashmir', '01'],
  ['Orissa', 'Odisha', '21'],
  ['New Delhi', 'Delhi', '07'],
  ['Atlantis', 'Atlantis', undefined],
  ['valueOf', 'valueOf', undefined],
])('reads %j as %s', (written, name, code) => {
  expect(normaliseState(written)).toBe(name);
  expect(stateCode(written)).toBe(code);
});
