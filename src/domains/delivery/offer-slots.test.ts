import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Run } from './delivery.ts';
import { offerSlots } from './offer-slots.ts';
import { type Schedule, usualPacking } from './schedule.ts';

const everyDay = [1, 2, 3, 4, 5, 6, 7];
const evening: Run = {
  id: 'evening',
  weekdays: everyDay,
  readyBy: '14:00',
  daysLater: 0,
  from: '17:00',
  to: '21:00',
  capacity: 2,
};
const morning: Run = {
  ...evening,
  id: 'morning',
  readyBy: '20:00',
  daysLater: 1,
  from: '10:00',
  to: '14:00',
};
const zone = { id: 'city', name: 'City', prefixes: ['3'], cash: true, runs: [evening, morning] };
const schedule = (packing: Schedule['packing'] = new Map()): Schedule => ({
  zones: [zone],
  daysOff: [],
  packing,
});
// Monday, 23 November 2026, 11:00 in India.
const now = new Date('2026-11-23T05:30:00Z');
const offer = (sellerIds: string[], over: Partial<Parameters<typeof offerSlots>[1]> = {}) =>
  offerSlots(schedule(), { zone, sellerIds, places: new Map(), now, ...over });
const words = (slots: readonly { day: string; from: string }[]) =>
  slots.map(({ day, from }) => `${day.slice(-2)} ${from}`);

it('offers the next slots of a zone with several runs, and the one there is of a zone with a single run', () => {
  expect(words(offer(['a']).parcels[0]?.slots ?? []).slice(0, 4)).toEqual([
    '23 17:00',
    '24 10:00',
    '24 17:00',
    '25 10:00',
  ]);
  const single = offer(['a'], { zone: { ...zone, runs: [morning] } });
  expect([words(single.parcels[0]?.slots ?? []), words(single.together)]).toEqual([
    ['24 10:00'],
    ['24 10:00'],
  ]);
  expect(offer(['a'], { zone: { ...zone, runs: [] } })).toEqual({
    parcels: [{ sellerId: 'a', slots: [] }],
    together: [],
  });
});

it('leaves out full slots: for the parcels beside it, and for all that come together', () => {
  const places = new Map([['evening 2026-11-23', 1]]);
  const { parcels, together } = offer(['a', 'b'], { places });
  expect(parcels.map(({ slots }) => words(slots)[0])).toEqual(['23 17:00', '24 10:00']);
  expect(words(together)[0]).toBe('24 10:00');
});

it('offers for all parcels together what every one of them is packed for', () => {
  const anyPacking = fc.record({
    hours: fc.constant(usualPacking.hours),
    holidays: fc.constantFrom([], [{ first: '2026-11-23', last: '2026-11-25' }]),
    packingMinutes: fc.integer({ min: 1, max: 1_500 }),
  });
  fc.assert(
    fc.property(anyPacking, anyPacking, fc.integer({ min: 0, max: 3 * 86_400 }), (a, b, later) => {
      const packing = new Map([
        ['a', a],
        ['b', b],
      ]);
      const at = new Date(+now + later * 1_000);
      const { parcels, together } = offerSlots(schedule(packing), {
        zone,
        sellerIds: ['a', 'b'],
        places: new Map(),
        now: at,
      });
      const [first, second] = parcels.map(({ slots }) => words(slots));
      // One of them is packed last: what it is offered alone, all are offered.
      expect([first, second]).toContainEqual(words(together));
      const earliest = [first?.[0] ?? '', second?.[0] ?? ''].toSorted()[1];
      expect((words(together)[0] ?? '') >= (earliest ?? '')).toBe(true);
    }),
    { numRuns: 100 },
  );
});
