import { expect, it } from 'vitest';
import { dyeOf } from './dyes.ts';

it.each([
  ['Rani Pink', '#d11f6c', 'a shade, by its whole name'],
  ['Dusty Pink', '#e98aa7', 'the plain colour in a longer name'],
  ['Red and Gold', '#c79a3b', 'the last plain colour of several'],
  ['Multicolour', undefined, 'a name without a colour'],
])('%s is shown as %s: %s', (name, dye, _why) => {
  expect(dyeOf(name)).toBe(dye);
});
