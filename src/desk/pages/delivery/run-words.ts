import * as m from '#messages/desk-delivery';
import type { DeskApi } from '../../../calls.ts';

export type DeskZone = Awaited<ReturnType<DeskApi['deskDelivery']['list']>>['zones'][number];
export type DeskRun = DeskZone['runs'][number];

// 22 November 2026 is a Sunday.
const sunday = Date.UTC(2026, 10, 22);
const format = new Intl.DateTimeFormat('en-IN', { weekday: 'short', timeZone: 'UTC' });

/** A weekday's short name, 1 for Monday. */
export const weekdayName = (weekday: number): string => format.format(sunday + weekday * 86_400_000);

/** The days of a run: 'every day', 'Mon–Sat', or their names. */
export function weekdaysOf(weekdays: readonly number[]): string {
  if (weekdays.length === 7) return m.every_day();
  const [first = 1, last = first] = [weekdays[0], weekdays.at(-1)];
  const isRow = weekdays.length > 2 && last - first === weekdays.length - 1;
  return isRow ? `${weekdayName(first)}–${weekdayName(last)}` : weekdays.map(weekdayName).join(', ');
}

/** When a run arrives: 'same day', 'next day', '5 days later'. */
export function arrivesAfter(daysLater: number): string {
  if (daysLater === 0) return m.same_day();
  return daysLater === 1 ? m.next_day() : m.days_later({ count: daysLater });
}
