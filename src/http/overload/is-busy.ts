import { performance } from 'node:perf_hooks';

/** Sampling interval in milliseconds. */
const span = 500;

/** Event-loop utilisation above which the process is busy. */
const mostlyWorking = 0.85;

/** Statements waiting for a connection above which the database is busy. */
const longQueue = 30;

/**
 * Whether the process is saturated, or statements queue for the database. Requests that wait for a slow client do not
 * count.
 */
export function isBusy(databaseQueue: () => number): () => boolean {
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
