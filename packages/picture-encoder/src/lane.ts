/** A full lane took no more work. */
export class LaneFull extends Error {}

export interface LaneOptions {
  /** Works done at once. */
  readonly atOnce: number;
  /** Works that wait; further ones are refused. */
  readonly maxWaiting?: number;
}

/** Runs work as its turn comes. @throws LaneFull; the signal's reason where the work was given up while it waited */
export type Lane = <Result>(work: () => Promise<Result>, givenUp?: AbortSignal) => Promise<Result>;

/** Works in turn, a few at once, so that one kind of work cannot take every thread. */
export function lane({ atOnce, maxWaiting = Number.POSITIVE_INFINITY }: LaneOptions): Lane {
  let running = 0;
  const waiting: (() => void)[] = [];

  async function turn(): Promise<void> {
    if (running < atOnce) {
      running++;
      return;
    }
    if (waiting.length >= maxWaiting) throw new LaneFull('Too much work is waiting');
    // The place is handed over, so that nobody slips in between.
    await new Promise<void>((resolve) => waiting.push(resolve));
  }

  return async (work, givenUp) => {
    await turn();
    try {
      givenUp?.throwIfAborted();
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}
