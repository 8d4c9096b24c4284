import { describe, expect, it } from 'vitest';
import { readMobile, typedMobile } from './mobile-number.ts';

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
  ])('reads %j', (written) => {
    expect(readMobile(written)).toBe('9876543210');
  });

  it('reads a number that starts like the country code correctly', () => {
    expect(readMobile('9198765432')).toBe('9198765432');
  });

  it.each([
    ['5876543210', 'begins with no digit of a mobile'],
    ['0141 2345678', 'is a landline'],
    ['+1 987 654 3210', 'is of another country'],
    ['98765', 'is too short'],
    ['98765432101', 'is too long'],
    ['9876543210 or 9876543211', 'is two numbers'],
    ['98765432१0', 'holds a digit of another script'],
    ['', 'is empty'],
  ])('refuses %j, which %s', (written) => {
    expect(readMobile(written)).toBeNull();
  });
});

describe('a mobile number while it is typed', () => {
  it('shows a pasted number as its ten digits', () => {
    expect(typedMobile('+91-98765-43210')).toBe('9876543210');
  });

  it('keeps an incomplete number as typed, without letters', () => {
    expect(typedMobile('+91 98765 4a')).toBe('+91 98765 4');
  });
});
