import pLimit from 'p-limit';

/** A full lane took no more work. */
export class LaneFull extends Error {}

export interface LaneOptions {
  /** Works done at once. */
  readonly atOnce: number;
  /** Works that wait; further ones are refused. */
  readonly maxWaiting?: number;
}

/** Runs work in its turn. @throws LaneFull; the signal's reason if the work was aborted while it waited */
export type Lane = <Result>(work: () => Promise<Result>, givenUp?: AbortSignal) => Promise<Result>;

/** Runs a few works at once, so that one kind of work cannot take every thread. */
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
