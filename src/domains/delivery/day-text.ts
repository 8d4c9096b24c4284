import * as m from '#messages/delivery-day';

const parts = new Intl.DateTimeFormat('en-IN', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});

/** A day as every page writes it: 'Tue 24 Nov' for '2026-11-24'; '' for none. */
export function dayText(day: string | undefined): string {
  return day ? parts.format(new Date(day)).replace(',', '') : '';
}

const clock = new Intl.DateTimeFormat('en-IN', { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });

/** A time of day (HH:MM) as every page writes it, in one line: 10 am, 8:30 pm. */
export const timeText = (time: string): string =>
  clock
    .format(new Date(`2026-01-01T${time}Z`))
    .replace(':00', '')
    .replace(/\s/, '\u00a0');

/** Hours of a day as every page writes them, in one line: 5–9 pm, 10 am – 8 pm. */
export function hoursText({ from, to }: { readonly from: string; readonly to: string }): string {
  const [opens = '', half = ''] = timeText(from).split('\u00a0');
  const until = timeText(to);
  return until.endsWith(half) ? `${opens}–${until}` : `${opens}\u00a0${half}\u00a0–\u00a0${until}`;
}

/** A delivery slot as every page writes it: 'Sat 28 Nov, 5–9 pm'. */
export const slotText = (slot: {
  readonly day: string;
  readonly from: string;
  readonly to: string;
}): string => `${dayText(slot.day)}, ${hoursText(slot)}`;

const hour = 60;

/** The time left to order, in whole minutes: '2 h 14 min'. */
export function leftText(milliseconds: number): string {
  const minutes = Math.max(1, Math.floor(milliseconds / 60_000));
  const hours = Math.floor(minutes / hour);
  if (hours >= 24) return m.days_hours({ days: Math.floor(hours / 24), hours: hours % 24 });
  return hours > 0 ? m.hours_minutes({ hours, minutes: minutes % hour }) : m.minutes({ minutes });
}
