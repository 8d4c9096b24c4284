import { describe, expect, it } from 'vitest';
import { nightEnds, waitsUntil } from './quiet-hours.ts';

const india = (text: string) => new Date(`${text}+05:30`);

describe('the night of India’s clock', () => {
  it.each([
    ['2026-11-23T20:59:59.999', null],
    ['2026-11-23T21:00:00.000', '2026-11-24T08:00:00'],
    ['2026-11-23T23:59:59.999', '2026-11-24T08:00:00'],
    ['2026-11-24T00:00:00.000', '2026-11-24T08:00:00'],
    ['2026-11-24T05:30:00.000', '2026-11-24T08:00:00'],
    ['2026-11-24T07:59:59.999', '2026-11-24T08:00:00'],
    ['2026-11-24T08:00:00.000', null],
    ['2026-12-31T21:00:00.000', '2027-01-01T08:00:00'],
  ])('at %s ends at %s', (at, end) => {
    expect(nightEnds(india(at))).toEqual(end === null ? null : india(end));
  });
});

describe('at eleven in the night', () => {
  const now = india('2026-11-23T23:00:00');
  const morning = india('2026-11-24T08:00:00');
  it.each([
    ['paid', 'sms', null],
    ['packed', 'email', null],
    ['packed', 'sms', morning],
    ['on_its_way', 'sms', morning],
    ['delivered', 'sms', null],
    ['message', 'email', morning],
    ['back_in_stock', 'email', morning],
    ['price_drop', 'sms', morning],
  ] as const)('%s by %s waits until %s', (kind, channel, until) => {
    expect(waitsUntil({ kind, urgent: false }, channel, now)).toEqual(until);
  });

  it('nothing urgent waits', () => {
    expect(waitsUntil({ kind: 'on_its_way', urgent: true }, 'sms', now)).toBeNull();
  });

  it('nothing waits in the daytime', () => {
    expect(waitsUntil({ kind: 'price_drop', urgent: false }, 'sms', morning)).toBeNull();
  });
});
