import { expect, test } from 'vitest';
import { printable, runsOf } from './runs.ts';

test('a line is split where the font changes, never inside a syllable', () => {
  expect(runsOf('कुर्ता Ghaghrā ₹5')).toEqual([
    { script: 'devanagari', text: 'कुर्ता' },
    { script: 'latin', text: ' Ghaghr' },
    { script: 'latin-ext', text: 'ā' },
    { script: 'latin', text: ' ' },
    { script: 'devanagari', text: '₹' },
    { script: 'latin', text: '5' },
  ]);
  expect(runsOf('क्\u200Dष')).toHaveLength(1);
});

test('invisible characters are removed, joiners are kept', () => {
  expect(printable(' a\u202E\u0000\n b ')).toBe('a b');
  expect(printable('क्\u200Dष')).toBe('क्\u200Dष');
});
