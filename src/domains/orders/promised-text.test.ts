import { expect, it } from 'vitest';
import { dayText } from '../delivery/day-text.ts';
import { daysLine, promiseLine, promiseText } from './promised-text.ts';

it('a promised day is read as people say it, wherever the reader is', () => {
  expect(dayText('2026-11-24')).toBe('Tue 24 Nov');
  expect(promiseText({ day: '2026-12-01', from: '10:00', to: '20:30' })).toBe(
    'Tue 1 Dec, 10\u00a0am\u00a0–\u00a08:30\u00a0pm',
  );
});

it('an order of several days names each once, earliest first', () => {
  expect(daysLine([])).toBe('');
  expect(daysLine(['2026-11-26', '2026-11-24', '2026-11-26'])).toBe('Promised for Tue 24 Nov and Thu 26 Nov');
});

it('what has come, was refused or was cancelled is promised no more', () => {
  const parcel = (state: string, day: string) => ({ state, promised: { day, from: '10:00', to: '20:00' } });
  const line = (...parcels: object[]) => promiseLine({ parcels } as never);
  expect(line(parcel('handed over', '2026-11-24'), parcel('cancelled', '2026-11-25'))).toBe(
    'Promised for Tue 24 Nov',
  );
  expect(
    line(parcel('delivered', '2026-11-24'), parcel('refused', '2026-11-25'), {
      state: 'packed',
      promised: null,
    }),
  ).toBe('');
});
