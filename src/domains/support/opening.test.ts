import fc from 'fast-check';
import { expect, it } from 'vitest';
import { day, minute } from '../../platform/clock.ts';
import { shop } from '../../shop.ts';
import { openingAt } from './opening.ts';

const hours = { from: '10.00', to: '22.00' };
const at = (moment: string) => openingAt(Date.parse(moment), hours);

it('the shop answers from 10.00 until 22.00 of India’s clock, to the millisecond', () => {
  expect(at('2026-11-24T09:59:59.999+05:30')).toEqual({ is: 'opens today', changesIn: 1 });
  expect(at('2026-11-24T10:00:00.000+05:30')).toEqual({ is: 'open', changesIn: 12 * 60 * minute });
  expect(at('2026-11-24T21:59:59.999+05:30')).toEqual({ is: 'open', changesIn: 1 });
  expect(at('2026-11-24T22:00:00.000+05:30')).toEqual({ is: 'opens tomorrow', changesIn: 120 * minute });
  expect(at('2026-11-24T23:59:59.999+05:30')).toEqual({ is: 'opens tomorrow', changesIn: 1 });
  expect(at('2026-11-25T00:00:00.000+05:30')).toEqual({ is: 'opens today', changesIn: 600 * minute });
});

it('the day is India’s where UTC has another one', () => {
  expect(at('2026-11-24T18:29:59.999Z').is).toBe('opens tomorrow');
  expect(at('2026-11-24T18:30:00.000Z').is).toBe('opens today');
  expect(at('2026-12-31T20:00:00.000Z').is).toBe('opens today');
});

it('the answer holds until `changesIn`, and differs then', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 80 * 365 * day }), (now) => {
      const { is, changesIn } = openingAt(now, hours);
      expect(changesIn).toBeGreaterThan(0);
      expect(openingAt(now + changesIn - 1, hours)).toEqual({ is, changesIn: 1 });
      expect(openingAt(now + changesIn, hours).is).not.toBe(is);
    }),
  );
});

it('the shop’s own hours are valid times, the first before the second', () => {
  const { from, to } = shop.supportHours;
  for (const time of [from, to]) expect(time).toMatch(/^([01]\d|2[0-3])\.[0-5]\d$/);
  expect(from < to).toBe(true);
});
