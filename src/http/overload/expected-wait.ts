/** Milliseconds over which answers are counted. */
const span = 1_000;

/** With fewer requests under way nobody waits for long, whatever the sums say: there is too little to count. */
const few = 40;

export interface ExpectedWait {
  /** A request began; call what is given back once, when it was answered or given up. */
  readonly begin: () => () => void;
  /** Milliseconds that a request which comes now will take, if things go on as they do. */
  readonly now: () => number;
}

/**
 * How long a new request will wait while the shop is `busy`, by Little's law: those under way, divided by those that are answered in a second. It needs no
 * limit that fits one machine and not another: a faster one answers more in a second.
 */
export function expectedWait(
  busy: () => boolean,
  clock: () => number = () => performance.now(),
): ExpectedWait {
  let underWay = 0;
  let answered = 0;
  let since = clock();
  let rate = Infinity;

  /** Answers a millisecond, over the last whole span or, when that brought none, since it began. */
  function look(): void {
    const passed = clock() - since;
    if (passed < span) return;
    rate = Math.max(answered, 1) / passed;
    answered = 0;
    since = clock();
  }

  return {
    begin: () => {
      // After a quiet time the span begins with the first request.
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
