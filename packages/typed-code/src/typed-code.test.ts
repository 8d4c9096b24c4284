import { expect, it } from 'vitest';
import { compact, digitsOf, plainDigits } from './typed-code.ts';

it.each([
  ' 9877',
  '98 77\n',
  '98-77',
  '\u200e9877\u00ad',
  '（98）77',
  '९८७७',
  '９８７７',
  '৯৮৭৭',
  '۹۸۷۷',
  '௯௮௭௭',
])('reads %j as 9877', (text) => {
  expect(compact(text)).toBe('9877');
  expect(digitsOf(`OTP: ${text}`)).toBe('9877');
});

it('keeps letters, and figures that are no digits', () => {
  expect(compact('08aa bcd-1234 e1z5')).toBe('08aabcd1234e1z5');
  expect(plainDigits('² ① ⅷ 𝟗')).toBe('² ① ⅷ 𝟗');
});
