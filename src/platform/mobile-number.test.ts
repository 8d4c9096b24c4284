import { describe, expect, it } from 'vitest';
import { isOfIndia, readMobile, typedMobile } from './mobile-number.ts';

describe('a mobile number as people write and paste it', () => {
  it.each([
    ['9876543210'],
    ['98765 43210'],
    ['+91 98765 43210'],
    ['+91-98765-43210'],
    ['+919876543210'],
    ['919876543210'],
    ['0091 98765 43210'],
    ['09876543210'],
    ['+91 (0)98765 43210'],
    [' 9876.543.210 '],
    ['\u202a+91 98765\u00a043210\u202c'],
    ['98765 43210\n'],
    ['[+91] 98765–43210'],
    ['९८७६५ ४३२१०'],
    ['＋９１　９８７６５－４３２１０'],
    ['98765432१0'],
  ])('reads %j', (text) => {
    expect(readMobile(text)).toBe('9876543210');
  });

  it('reads a number that starts like the country code correctly', () => {
    expect(readMobile('9198765432')).toBe('9198765432');
  });

  it.each([
    ['0123456789', '0123456789'],
    ['00 91 01234 56789', '0123456789'],
    ['5876543210', '5876543210'],
    ['0141 2345678', '1412345678'],
    ['0098765432', '0098765432'],
    ['+91 0012345678', '0012345678'],
  ])('reads %j, whatever digit it begins with', (text, mobile) => {
    expect(readMobile(text)).toBe(mobile);
  });

  it.each([
    ['+1 987 654 3210', 'is of another country'],
    ['98765', 'is too short'],
    ['98765432101', 'is too long'],
    ['9876543210 or 9876543211', 'is two numbers'],
    ['98765432²0', 'holds a figure that is no digit'],
    ['', 'is empty'],
  ])('refuses %j, which %s', (text) => {
    expect(readMobile(text)).toBeNull();
  });
});

it.each([
  ['9876543210', true],
  ['6000000000', true],
  ['5876543210', false],
  ['0123456789', false],
])('knows whether India has %s', (mobile, isIndian) => {
  expect(isOfIndia(mobile)).toBe(isIndian);
});

describe('a mobile number while it is typed', () => {
  it('shows a pasted number as its ten digits', () => {
    expect(typedMobile('+91-98765-43210')).toBe('9876543210');
  });

  it('keeps an incomplete number as typed, without letters', () => {
    expect(typedMobile('+91 98765 4a')).toBe('+91 98765 4');
  });

  it.each(['', '0', '91', '+91', '+91 ', '0091', '+91 (0)'])('comes to its digits after %j', (prefix) => {
    for (const mobile of ['9876543210', '0123456789', '9191919191', '0091910091']) {
      const field = Array.from(prefix + mobile).reduce((field, key) => typedMobile(field + key), '');
      expect(field).toBe(mobile);
    }
  });
});
