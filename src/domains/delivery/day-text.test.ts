import { expect, it } from 'vitest';
import { dayText, leftText } from './day-text.ts';

it('writes a day as weekday, day and month, whatever the time zone of the device', () => {
  expect(dayText('2026-11-24')).toBe('Tue 24 Nov');
  expect(dayText('2027-01-01')).toBe('Fri 1 Jan');
});

it('says how long there is to order in whole minutes, never none', () => {
  expect(leftText((2 * 60 + 14) * 60_000 + 59_000)).toBe('2 h 14 min');
  expect(leftText(14 * 60_000)).toBe('14 min');
  expect(leftText(500)).toBe('1 min');
  expect(leftText(27 * 3_600_000)).toBe('1 d 3 h');
});
