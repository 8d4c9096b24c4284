/** Seconds as minutes and seconds: 605 → "10:05". Never below 0:00. */
export function formatClock(seconds: number): string {
  const rest = Math.max(0, Math.ceil(seconds));
  return `${Math.floor(rest / 60)}:${String(rest % 60).padStart(2, '0')}`;
}
