import { performance } from 'node:perf_hooks';

/** Event-loop utilisation above which the process is busy. */
const mostlyWorking = 0.85;

/**
 * Whether the process is saturated, or statements queue for the database. Requests that wait for a slow client do not
 * count.
 * @param span how often to look, in milliseconds
 * @param longQueue statements waiting for a connection above which the database is busy
 */
export function isBusy(
  databaseQueue: () => number,
  { span = 500, longQueue = 30 }: { span?: number; longQueue?: number } = {},
): () => boolean {
  let last = performance.eventLoopUtilization();
  let lookedAt = performance.now();
  let working = false;
  return () => {
    if (performance.now() - lookedAt > span) {
      const now = performance.eventLoopUtilization();
      working = performance.eventLoopUtilization(now, last).utilization > mostlyWorking;
      last = now;
      lookedAt = performance.now();
    }
    return working || databaseQueue() > longQueue;
  };
}
