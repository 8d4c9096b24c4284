import { second } from './clock.ts';

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
  /** The number of its last turn, and when its last work ended. */
  lastTurn: number;
  endedAt: number;
}

interface Bounds {
  /** Works that run at once; asked before each. */
  readonly atOnce: () => number;
  /** Works that wait, of all together. */
  readonly maxWaiting?: number;
  readonly now?: () => number;
}

/** Milliseconds for which a network's share stays free for its next work. */
const keptFree = second;

/**
 * Shares a bounded lane fairly between networks (`networkOf`): none has more running than an equal share, but one; next
 * is who has the fewest running, of equals the one whose last turn is longest ago; when too many wait, the newest work
 * of who has most waiting is turned away.
 * @returns a function that runs a network's work in its turn, and throws LineFull when the work is turned away
 */
export function fairTurns({ atOnce, maxWaiting = Infinity, now = () => performance.now() }: Bounds) {
  const shares = new Map<string, Share>();
  let [running, waiting, turns] = [0, 0, 0];

  function next(): void {
    for (const [network, share] of shares)
      if (share.running + share.queue.length === 0 && now() - share.endedAt > keptFree)
        shares.delete(network);
    const most = atOnce();
    const equal = Math.max(1, Math.floor(most / shares.size));
    for (; running < most && waiting > 0; running += 1, waiting -= 1) {
      const [share] = [...shares.values()]
        .filter((one) => one.queue.length > 0 && one.running < equal)
        .toSorted((one, other) => one.running - other.running || one.lastTurn - other.lastTurn);
      if (!share) return;
      share.running += 1;
      share.lastTurn = ++turns;
      share.queue.shift()?.begin();
    }
  }

  function makeRoom(): void {
    const [most] = [...shares.values()].toSorted((one, other) => other.queue.length - one.queue.length);
    waiting -= 1;
    most?.queue.pop()?.turnAway(new LineFull('Too much work is waiting'));
  }

  return async <Result>(network: string, work: () => Promise<Result>): Promise<Result> => {
    const share = shares.get(network) ?? { queue: [], running: 0, lastTurn: 0, endedAt: now() };
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
      share.endedAt = now();
      running -= 1;
      next();
    }
  };
}
