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
  /** Among whom it waits: the networks with as many running. */
  line: Set<Share> | undefined;
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
 * Shares a bounded lane fairly between networks (`networkOf`): in a lane that is half full none has more running than an
 * equal share, but one; next is who has the fewest running, of equals who waits longest; when too many wait, the newest
 * work of who has most waiting is turned away. What a work costs here does not grow with the number of networks.
 * @returns a function that runs a network's work in its turn, and throws LineFull when the work is turned away
 */
export function fairTurns({ atOnce, maxWaiting = Infinity, now = () => performance.now() }: Bounds) {
  const shares = new Map<string, Share>();
  /** When those with nothing in progress ended their last work, the earliest first. */
  const idle = new Map<string, number>();
  /** Who waits, by the number of works that they have running. */
  const lines: Set<Share>[] = [];
  let [running, waiting] = [0, 0];

  /** Puts a share in the line it belongs in now, at its end. */
  function lineUp(share: Share): void {
    share.line?.delete(share);
    share.line = share.queue.length > 0 ? (lines[share.running] ??= new Set()) : undefined;
    share.line?.add(share);
  }

  function next(): void {
    for (const [network, endedAt] of idle) {
      if (now() - endedAt <= keptFree) break;
      idle.delete(network);
    }
    const most = atOnce();
    const equal = Math.max(1, Math.floor(most / (shares.size + idle.size)));
    while (running < most && waiting > 0) {
      const fewest = lines.findIndex((line) => line !== undefined && line.size > 0);
      const [share] = lines[fewest] ?? [];
      if (!share || (fewest >= equal && running >= Math.floor(most / 2))) return;
      const work = share.queue.shift();
      share.running += 1;
      running += 1;
      waiting -= 1;
      lineUp(share);
      work?.begin();
    }
  }

  function makeRoom(): void {
    const [most] = [...shares.values()].toSorted((one, other) => other.queue.length - one.queue.length);
    if (!most) return;
    waiting -= 1;
    most.queue.pop()?.turnAway(new LineFull('Too much work is waiting'));
    if (most.queue.length === 0) lineUp(most);
  }

  function end(network: string, share: Share): void {
    share.running -= 1;
    running -= 1;
    lineUp(share);
    if (share.running + share.queue.length > 0) return;
    shares.delete(network);
    idle.set(network, now());
  }

  return async <Result>(network: string, work: () => Promise<Result>): Promise<Result> => {
    const share = shares.get(network) ?? { queue: [], running: 0, line: undefined };
    shares.set(network, share);
    idle.delete(network);
    await new Promise<void>((begin, turnAway) => {
      share.queue.push({ begin, turnAway });
      waiting += 1;
      if (!share.line) lineUp(share);
      next();
      if (waiting > maxWaiting) makeRoom();
    });
    try {
      return await work();
    } finally {
      end(network, share);
      next();
    }
  };
}
