import { formatClock } from './format-clock.ts';
import styles from './countdown-ring.module.css';

/** Time left, as a ring that empties around the figure. Both values in seconds; the page runs the clock. */
export function CountdownRing({ left, total, label }: { left: number; total: number; label: string }) {
  const share = Math.max(0, Math.min(1, left / total));
  return (
    <div
      className={styles.ring}
      role="timer"
      aria-label={`${label}: ${formatClock(left)}`}
      data-soon={left <= Math.min(60, total / 3)}
    >
      <svg viewBox="0 0 64 64" aria-hidden>
        <circle cx="32" cy="32" r="29" pathLength="1" />
        {share > 0 && <circle cx="32" cy="32" r="29" pathLength="1" strokeDasharray={`${share} 1`} />}
      </svg>
      <span>{formatClock(left)}</span>
    </div>
  );
}
