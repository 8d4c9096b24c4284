const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** How long ago a moment was, as short as a table wants it: 5 min, 3 h, 2 days. */
export function since(moment: string, now = Date.now()): string {
  const passed = Math.max(0, now - new Date(moment).getTime());
  if (passed < hour) return `${Math.floor(passed / minute)} min`;
  if (passed < 2 * day) return `${Math.floor(passed / hour)} h`;
  return `${Math.floor(passed / day)} days`;
}
