/** Window for counting answers, in milliseconds. */
const span = 1_000;

/** Below this many requests in progress the estimate is zero: too few to measure. */
const few = 40;

export interface ExpectedWait {
  /** Registers a request of a network; call the returned function once when it is answered or abandoned. */
  readonly begin: (network: string) => () => void;
  /** The estimated milliseconds that a new request of this network will take. */
  readonly now: (network: string) => number;
}

/**
 * Estimates a new request's wait while the shop is `busy`, by Little's law: requests in progress divided by
 * throughput. Adapts to the machine, so there is no limit to tune. Networks (`networkOf`) have equal shares: for each of a
 * network's own requests one of every other is waited for, and no more than there are. So who has most in progress is
 * turned away first, and a network of thousands only when the shop is full.
 */
export function expectedWait(
  busy: () => boolean,
  clock: () => number = () => performance.now(),
): ExpectedWait {
  let underWay = 0;
  const ofNetworks = new Map<string, number>();
  let answers = 0;
  let since = clock();
  let rate = Infinity;

  /** Updates the throughput (answers per millisecond) once the window is over. */
  function look(): void {
    const elapsedTime = clock() - since;
    if (elapsedTime < span) return;
    rate = Math.max(answers, 1) / elapsedTime;
    answers = 0;
    since = clock();
  }

  return {
    begin: (network) => {
      ofNetworks.set(network, (ofNetworks.get(network) ?? 0) + 1);
      // After an idle time, the window starts with the first request.
      if (underWay++ === 0) {
        since = clock();
        answers = 0;
        rate = Infinity;
      }
      return () => {
        underWay--;
        const count = (ofNetworks.get(network) ?? 1) - 1;
        if (count > 0) ofNetworks.set(network, count);
        else ofNetworks.delete(network);
        answers++;
        look();
      };
    },
    now: (network) => {
      look();
      if (underWay < few || !busy()) return 0;
      const own = ofNetworks.get(network) ?? 0;
      const networks = ofNetworks.size + (own === 0 ? 1 : 0);
      return Math.min(underWay, (own + 1) * networks) / rate;
    },
  };
}
