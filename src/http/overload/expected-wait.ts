/** Window for counting answers, in milliseconds. */
const span = 1_000;

/** Below this many requests in progress the estimate is zero: too few to measure. */
const few = 40;

export interface ExpectedWait {
  /** Registers a request; call the returned function once when it is answered or abandoned. */
  readonly begin: () => () => void;
  /** The estimated milliseconds that a new request will take. */
  readonly now: () => number;
}

/**
 * Estimates a new request's wait while the shop is `busy`, by Little's law: requests in progress divided by
 * throughput. Adapts to the machine, so there is no limit to tune.
 */
export function expectedWait(
  busy: () => boolean,
  clock: () => number = () => performance.now(),
): ExpectedWait {
  let underWay = 0;
  let answered = 0;
  let since = clock();
  let rate = Infinity;

  /** Updates the throughput (answers per millisecond) once the window is over. */
  function look(): void {
    const passed = clock() - since;
    if (passed < span) return;
    rate = Math.max(answered, 1) / passed;
    answered = 0;
    since = clock();
  }

  return {
    begin: () => {
      // After an idle time, the window starts with the first request.
      if (underWay++ === 0) {
        since = clock();
        answered = 0;
        rate = Infinity;
      }
      return () => {
        underWay--;
        answered++;
        look();
      };
    },
    now: () => {
      look();
      return underWay < few || !busy() ? 0 : underWay / rate;
    },
  };
}
