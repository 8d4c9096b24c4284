import { performance } from 'node:perf_hooks';

/** Milliseconds between two looks at how busy the process was. */
const span = 500;

/** Share of the time in which the process worked, above which it is busy. */
const mostlyWorking = 0.85;

/** Statements waiting for a connection to the database, above which that is what is busy. */
const longQueue = 30;

/**
 * Whether there is more to do than can be done: this process works nearly all the time, or a queue stands before the database.
 * Requests that wait for nothing but their own slow sender are no reason to turn others away.
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
