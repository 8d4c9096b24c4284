import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { stateCode } from '../states.ts';
import { placesOf } from './pin-codes.ts';

it.each([
  ['302017', [{ city: 'Jaipur', state: 'Rajasthan' }]],
  ['560001', [{ city: 'Bengaluru', state: 'Karnataka' }]],
  ['110001', [{ city: 'Delhi', state: 'Delhi' }]],
  ['403001', [{ city: 'North Goa', state: 'Goa' }]],
  ['100000', []],
  ['constructor', []],
])('finds where %s lies', (pincode, places) => {
  expect(placesOf(pincode)).toEqual(places);
});

it('knows the state of every place, and each place of a PIN code once', () => {
  const lines = readFileSync(new URL('pin-codes.txt', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n');
  const states = new Set(lines.map((line) => line.split('|')[1] ?? ''));
  expect([...states].filter((state) => stateCode(state) === undefined)).toEqual([]);
  expect(states.size).toBe(36);
  const twice: string[] = [];
  for (let code = 110_000; code < 860_000; code += 1) {
    const places = placesOf(String(code)).map(({ city, state }) => `${city}, ${state}`);
    if (new Set(places).size < places.length) twice.push(String(code));
  }
  expect(twice).toEqual([]);
});
