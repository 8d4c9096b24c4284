import * as m from '#messages/desk';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** How long ago a moment was, short enough for a table: 5 min, 3 h, 2 days. At least one minute. */
export function since(moment: string, now = Date.now()): string {
  return lasting(now - new Date(moment).getTime());
}

/** Formats a duration in milliseconds in the same way. */
export function lasting(time: number): string {
  const milliseconds = Math.max(0, time);
  if (milliseconds < hour) return m.since_minutes({ count: Math.max(1, Math.floor(milliseconds / minute)) });
  if (milliseconds < 2 * day) return m.since_hours({ count: Math.floor(milliseconds / hour) });
  return m.since_days({ count: Math.floor(milliseconds / day) });
}
