/** Seconds as minutes and seconds: 605 → "10:05". Never below 0:00. */
export function formatClock(seconds: number): string {
  const left = Math.max(0, Math.ceil(seconds));
  return `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
}
