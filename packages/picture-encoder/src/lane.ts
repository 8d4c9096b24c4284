import pLimit from 'p-limit';

/** Thrown when a full lane refuses work. */
export class LaneFull extends Error {}

export interface LaneOptions {
  /** Max concurrent tasks. */
  readonly atOnce: number;
  /** Max waiting tasks; further ones are refused. */
  readonly maxWaiting?: number;
}

/**
 * Runs a task when its turn comes.
 * @throws LaneFull; the signal's reason if the task was aborted while waiting
 */
export type Lane = <Result>(work: () => Promise<Result>, givenUp?: AbortSignal) => Promise<Result>;

/** Limits concurrency, so that one kind of work cannot take every thread. */
export function lane({ atOnce, maxWaiting = Number.POSITIVE_INFINITY }: LaneOptions): Lane {
  const limit = pLimit(atOnce);
  return async (work, givenUp) => {
    if (limit.activeCount + limit.pendingCount >= atOnce + maxWaiting)
      throw new LaneFull('Too much work is waiting');
    return limit(() => {
      givenUp?.throwIfAborted();
      return work();
    });
  };
}
