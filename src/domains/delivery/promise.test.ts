import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Run } from './delivery.ts';
import { minuteOf } from '../../platform/india-time.ts';
import { horizon, packedBy } from './packing-time.ts';
import { arrivalsOf, type PromiseRequest, promise } from './promise.ts';

const everyDay = [1, 2, 3, 4, 5, 6, 7];
const tenToSix = everyDay.slice(0, 6).map((weekday) => ({ weekday, opens: '10:00', closes: '18:00' }));
const sameDay: Run = {
  id: 'same',
  weekdays: everyDay,
  readyBy: '13:00',
  daysLater: 0,
  from: '17:00',
  to: '21:00',
  capacity: null,
};
const nextDay: Run = { ...sameDay, id: 'next', readyBy: '18:00', daysLater: 1, from: '10:00', to: '14:00' };
const jaipur = { hours: tenToSix, holidays: [], packingMinutes: 60, runs: [sameDay, nextDay], daysOff: [] };
// 23 November 2026 is a Monday.
const at = (day: number, time: string) => new Date(`2026-11-${day}T${time}:00+05:30`);
const promiseOf = (request: PromiseRequest) => {
  const { day, from, orderBy } = promise(request) ?? {};
  return [day, from, orderBy?.toISOString()];
};

it('comes the same day when it is packed in time, and says until when', () => {
  const by = at(23, '12:00').toISOString();
  expect(promiseOf({ ...jaipur, now: at(23, '09:30') })).toEqual(['2026-11-23', '17:00', by]);
  expect(promiseOf({ ...jaipur, now: at(23, '12:00') })).toEqual(['2026-11-23', '17:00', by]);
});

it('comes the next day once the same day is over, also past a Sunday', () => {
  expect(promiseOf({ ...jaipur, now: at(23, '12:01') })).toEqual([
    '2026-11-24',
    '10:00',
    at(23, '17:00').toISOString(),
  ]);
  expect(promiseOf({ ...jaipur, now: at(28, '17:30') }).slice(0, 2)).toEqual(['2026-11-30', '17:00']);
});

it('leaves out holidays, days off and full runs', () => {
  const now = at(23, '09:30');
  const holidays = [{ first: '2026-11-23', last: '2026-11-24' }];
  expect(promiseOf({ ...jaipur, now, holidays })[0]).toBe('2026-11-25');
  expect(promiseOf({ ...jaipur, now, daysOff: ['2026-11-23', '2026-11-24'] })[0]).toBe('2026-11-25');
  const twoOff = ['2026-11-24', '2026-11-25'];
  expect(promiseOf({ ...jaipur, now, runs: [nextDay], daysOff: twoOff })[0]).toBe('2026-11-26');
  const full = (runId: string) => runId === 'same';
  expect(promiseOf({ ...jaipur, now, full }).slice(0, 2)).toEqual(['2026-11-24', '10:00']);
});

it('promises nothing without runs, or where the shop never opens', () => {
  const now = at(23, '09:30');
  expect(promise({ ...jaipur, now, runs: [] })).toBeNull();
  expect(promise({ ...jaipur, now, hours: [] })).toBeNull();
});

/** A naive model of the same rule: minute by minute, every run of every day, in the order of arrival. */
function allSlowly({ now, hours, holidays, packingMinutes, runs, daysOff, full }: PromiseRequest): string[] {
  const india = (minute: number) => new Date((minute + 330) * 60_000).toISOString();
  const weekday = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
  const isOpen = (text: string) => {
    const [day, time] = [text.slice(0, 10), text.slice(11, 16)];
    if (holidays.some(({ first, last }) => first <= day && day <= last)) return false;
    return hours.some((one) => one.weekday === weekday(day) && one.opens <= time && time < one.closes);
  };
  let minute = Math.ceil(now.getTime() / 60_000);
  for (let minutes = 0; minutes < packingMinutes; minute += 1) {
    if (minute > now.getTime() / 60_000 + 40 * 1_440) return [];
    if (isOpen(india(minute))) minutes += 1;
  }
  const ready = india(minute).slice(0, 16).replace('T', ' ');
  const days: string[] = [];
  for (let later = 0; later <= horizon; later += 1)
    for (const run of runs) {
      const setsOut = india(minute + later * 1_440).slice(0, 10);
      if (!run.weekdays.includes(weekday(setsOut)) || daysOff.includes(setsOut)) continue;
      if (`${setsOut} ${run.readyBy}` < ready) continue;
      let arrives = Date.parse(`${setsOut}T00:00:00Z`) + run.daysLater * 86_400_000;
      while (daysOff.includes(new Date(arrives).toISOString().slice(0, 10))) arrives += 86_400_000;
      const day = new Date(arrives).toISOString().slice(0, 10);
      if (!full?.(run.id, day)) days.push(`${day} ${run.to} ${run.from} ${run.id}`);
    }
  return days.toSorted();
}

const slowly = (request: PromiseRequest) => allSlowly(request)[0] ?? null;

const time = (from: number, to: number) =>
  fc.integer({ min: from * 4, max: to * 4 - 1 }).map((quarter) => {
    const [hour, rest] = [Math.floor(quarter / 4), (quarter % 4) * 15];
    return `${String(hour).padStart(2, '0')}:${String(rest).padStart(2, '0')}`;
  });
const day = fc.integer({ min: 23, max: 30 }).map((date) => `2026-11-${date}`);
const anyRun = (id: string): fc.Arbitrary<Run> =>
  fc.record({
    id: fc.constant(id),
    weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
    readyBy: time(8, 20),
    daysLater: fc.integer({ min: 0, max: 4 }),
    from: time(8, 14),
    to: time(14, 22),
    capacity: fc.constant(null),
  });
const asking: fc.Arbitrary<PromiseRequest> = fc
  .record({
    now: fc
      .integer({ min: 0, max: 7 * 86_400 })
      .map((seconds) => new Date(+at(23, '00:00') + seconds * 1_000)),
    hours: fc.uniqueArray(
      fc.record({ weekday: fc.integer({ min: 1, max: 7 }), opens: time(8, 12), closes: time(14, 21) }),
      { minLength: 4, selector: ({ weekday }) => weekday },
    ),
    holidays: fc.array(
      fc.tuple(day, day).map((days) => ({ first: days.toSorted()[0] ?? '', last: days.toSorted()[1] ?? '' })),
      { maxLength: 1 },
    ),
    packingMinutes: fc.integer({ min: 1, max: 480 }),
    runs: fc.tuple(anyRun('a'), anyRun('b')),
    daysOff: fc.array(day, { maxLength: 3 }),
    taken: fc.array(fc.tuple(fc.constantFrom('a', 'b'), day), { maxLength: 6 }),
  })
  .map(({ taken, ...request }) => ({
    ...request,
    full: (runId: string, of: string) => taken.some(([run, on]) => run === runId && on === of),
  }));

it('agrees with the slow model, and holds until its last minute and no longer', () => {
  fc.assert(
    fc.property(asking, (request) => {
      const fast = promise(request);
      expect(fast && `${fast.day} ${fast.to} ${fast.from} ${fast.runId}`).toBe(slowly(request));
      if (!fast) return;
      expect(+fast.orderBy).toBeGreaterThanOrEqual(+request.now);
      const text = `${fast.day} ${fast.to} ${fast.from} ${fast.runId}`;
      expect(slowly({ ...request, now: fast.orderBy })).toBe(text);
      expect(slowly({ ...request, now: new Date(+fast.orderBy + 1) })).not.toBe(text);
    }),
    { numRuns: 60 },
  );
});

it('offers the next slots of the slow model, each once, whichever run brings the parcel', () => {
  fc.assert(
    fc.property(asking, fc.integer({ min: 1, max: 8 }), (request, max) => {
      const ready = packedBy(minuteOf(request.now), request);
      const arrivals = ready === null ? [] : arrivalsOf(ready, request, max);
      const slots = allSlowly(request).map((one) => one.split(' ').slice(0, 3).join(' '));
      expect(arrivals.map(({ arrival: { day, to, from } }) => `${day} ${to} ${from}`)).toEqual(
        [...new Set(slots)].slice(0, max),
      );
      for (const { arrival } of arrivals) expect(request.full?.(arrival.runId, arrival.day)).toBe(false);
    }),
    { numRuns: 60 },
  );
});
