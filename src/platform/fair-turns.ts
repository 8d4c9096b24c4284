/** Thrown when work is turned away because too much waits. */
export class LineFull extends Error {}

interface Waiting {
  readonly begin: () => void;
  readonly turnAway: (reason: LineFull) => void;
}

/** What one network has in progress. */
interface Share {
  readonly queue: Waiting[];
  running: number;
  /** The number of its last turn. */
  lastTurn: number;
}

/**
 * Shares a bounded lane fairly between networks (`networkOf`): next is who has the fewest works running, of equals the
 * one whose last turn is longest ago; when too many wait, the newest work of who has most waiting is turned away.
 * @param atOnce works that run at once
 * @param maxWaiting works that wait, of all together
 * @returns a function that runs a network's work in its turn, and throws LineFull when the work is turned away
 */
export function fairTurns({ atOnce, maxWaiting }: { atOnce: number; maxWaiting: number }) {
  const shares = new Map<string, Share>();
  let [free, waiting, turns] = [atOnce, 0, 0];

  function next(): void {
    for (; free > 0 && waiting > 0; free -= 1, waiting -= 1) {
      const [share] = [...shares.values()]
        .filter(({ queue }) => queue.length > 0)
        .toSorted((one, other) => one.running - other.running || one.lastTurn - other.lastTurn);
      if (!share) return;
      share.running += 1;
      share.lastTurn = ++turns;
      share.queue.shift()?.begin();
    }
  }

  function makeRoom(): void {
    const [most] = [...shares].toSorted(([, one], [, other]) => other.queue.length - one.queue.length);
    waiting -= 1;
    most?.[1].queue.pop()?.turnAway(new LineFull('Too much work is waiting'));
    forgetIdle(most?.[0] ?? '');
  }

  function forgetIdle(network: string): void {
    const share = shares.get(network);
    if (share?.running === 0 && share.queue.length === 0) shares.delete(network);
  }

  return async <Result>(network: string, work: () => Promise<Result>): Promise<Result> => {
    const share = shares.get(network) ?? { queue: [], running: 0, lastTurn: 0 };
    shares.set(network, share);
    await new Promise<void>((begin, turnAway) => {
      share.queue.push({ begin, turnAway });
      waiting += 1;
      next();
      if (waiting > maxWaiting) makeRoom();
    });
    try {
      return await work();
    } finally {
      share.running -= 1;
      free += 1;
      forgetIdle(network);
      next();
    }
  };
}
