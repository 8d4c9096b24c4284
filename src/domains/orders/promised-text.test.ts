import { expect, it } from 'vitest';
import { dayText, slotText } from '../delivery/day-text.ts';
import { promiseLine, slotsLine } from './promised-text.ts';

it('a promised day is read as people say it, wherever the reader is', () => {
  expect(dayText('2026-11-24')).toBe('Tue 24 Nov');
  expect(slotText({ day: '2026-12-01', from: '10:00', to: '20:30' })).toBe(
    'Tue 1 Dec, 10\u00a0am\u00a0–\u00a08:30\u00a0pm',
  );
  expect(slotText({ day: '2026-11-28', from: '17:00', to: '21:00' })).toBe('Sat 28 Nov, 5–9\u00a0pm');
});

it('an order of several slots names each once, earliest first', () => {
  const morning = (day: string) => ({ day, from: '09:00', to: '11:00' });
  expect(slotsLine([])).toBe('');
  const evening = { day: '2026-11-24', from: '17:00', to: '21:00' };
  expect(slotsLine([morning('2026-11-26'), evening, morning('2026-11-24'), morning('2026-11-26')])).toBe(
    'Promised for Tue 24 Nov, 9–11\u00a0am, Tue 24 Nov, 5–9\u00a0pm and Thu 26 Nov, 9–11\u00a0am',
  );
});

it('what has come, was refused or was cancelled is promised no more', () => {
  const parcel = (state: string, day: string) => ({ state, promised: { day, from: '10:00', to: '20:00' } });
  const line = (...parcels: object[]) => promiseLine({ parcels } as never);
  expect(line(parcel('handed over', '2026-11-24'), parcel('cancelled', '2026-11-25'))).toBe(
    'Promised for Tue 24 Nov, 10\u00a0am\u00a0–\u00a08\u00a0pm',
  );
  expect(
    line(parcel('delivered', '2026-11-24'), parcel('refused', '2026-11-25'), {
      state: 'packed',
      promised: null,
    }),
  ).toBe('');
});
