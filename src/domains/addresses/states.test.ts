import { expect, it } from 'vitest';
import { readState } from './read-state.ts';
import { stateCode, stateNames } from './states.ts';

it('knows the 28 states and 8 union territories, each with its own code', () => {
  expect(stateNames).toHaveLength(36);
  expect(new Set(stateNames.map(stateCode)).size).toBe(36);
  expect(stateNames.map(readState)).toEqual(stateNames);
});

it.each([
  ['rajasthan', 'Rajasthan'],
  ['RJ', 'Rajasthan'],
  ['Raj.', 'Rajasthan'],
  ['राजस्थान', 'Rajasthan'],
  ['State of Rajasthan, India', 'Rajasthan'],
  ['  TAMILNADU ', 'Tamil Nadu'],
  ['தமிழ்நாடு', 'Tamil Nadu'],
  ['U.P.', 'Uttar Pradesh'],
  ['Jammu & Kashmir', 'Jammu and Kashmir'],
  ['J&K', 'Jammu and Kashmir'],
  ['Orissa', 'Odisha'],
  ['ओड़िशा', undefined],
  ['छत्तीसगढ़', 'Chhattisgarh'],
  ['New Delhi', 'Delhi'],
  ['Atlantis', undefined],
  ['India', undefined],
  ['valueOf', undefined],
  ['', undefined],
])('reads %j as %s', (text, name) => {
  expect(readState(text)).toBe(name);
});
