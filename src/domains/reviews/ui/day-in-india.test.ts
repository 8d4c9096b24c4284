import { expect, test } from 'vitest';
import { dayInIndia } from './day-in-india.ts';

test.each(['2026-03-03T04:00:00Z', '2025-12-31T18:29:59Z', '2025-12-31T18:30:00Z', '2024-02-29T00:00:00Z'])(
  'the day of %s is written as the platform writes it for India',
  (moment) => {
    const platform = new Intl.DateTimeFormat('en-IN', {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: 'Asia/Kolkata',
    });
    expect(dayInIndia(moment)).toBe(platform.format(new Date(moment)));
  },
);
