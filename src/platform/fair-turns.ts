import { second } from './clock.ts';

/** Thrown when work is turned away because too much waits. */
export class LineFull extends Error {}

interface Task {
  readonly begin: () => void;
  readonly turnAway: (reason: LineFull) => void;
}

/** What one network has in progress. */
interface Share {
  readonly queue: Task[];
  running: number;
  /** Among whom it waits: the networks with as many running. */
  line: Set<Share> | undefined;
  /** The number of the latest work that must end before its next begins. */
  pauseUntil: number | undefined;
}

interface Bounds {
  /** Works that run at once; asked before each. */
  readonly atOnce: () => number;
  /** Works that wait, of all together. */
  readonly maxQueueLength?: number;
  readonly now?: () => number;
}

/** Milliseconds for which a network's share stays free for its next work. */
const reservation = second;

/** Who waits: those with the fewest works running are first, of equals who waits longest; who is paused is left out. */
function turnOrder() {
  /** By the number of works that they have running. */
  const lines: Set<Share>[] = [];
  /** The earliest first. */
  const pausedShares = new Set<Share>();

  /** Puts a share in the line it belongs in now, at its end. */
  function lineUp(share: Share): void {
    share.line?.delete(share);
    const waits = share.queue.length > 0 && share.pauseUntil === undefined;
    share.line = waits ? (lines[share.running] ??= new Set()) : undefined;
    share.line?.add(share);
  }

  return {
    lineUp,
    first(): Share | undefined {
      const line = lines.find((one) => one !== undefined && one.size > 0);
      return line?.values().next().value;
    },
    /** Leaves a share out until the work of this number, and all before it, have ended. */
    pause(share: Share, latest: number): void {
      share.pauseUntil ??= latest;
      pausedShares.add(share);
      lineUp(share);
    },
    /** Puts back in line whoever waited for works before the earliest in progress. */
    resume(earliest: number): void {
      for (const share of pausedShares) {
        if (share.pauseUntil !== undefined && share.pauseUntil >= earliest) return;
        pausedShares.delete(share);
        share.pauseUntil = undefined;
        lineUp(share);
      }
    },
    forget: (share: Share): void => void pausedShares.delete(share),
  };
}

/**
 * Shares a bounded lane fairly between networks (`networkOf`): in a lane that is half full none has more running than an
 * equal share, but one; next is who has the fewest running, of equals who waits longest; who has more waiting behind a
 * work of its own lets what others have in progress end first; when too many wait, the newest work of who has most
 * waiting is turned away. What a work costs here does not grow with the number of networks.
 * @returns a function that runs a network's work in its turn, and throws LineFull when the work is turned away
 */
export function fairTurns({
  atOnce,
  maxQueueLength = Infinity,
  now = () => performance.now(),
}: Bounds): <Result>(network: string, work: () => Promise<Result>) => Promise<Result> {
  const shares = new Map<string, Share>();
  /** When those with nothing in progress ended their last work, the earliest first. */
  const idle = new Map<string, number>();
  const order = turnOrder();
  /** The numbers of the works in progress, in the order in which they began. */
  const inProgress = new Set<number>();
  let [queueLength, latest] = [0, 0];

  function next(): void {
    for (const [network, endedAt] of idle) {
      if (now() - endedAt <= reservation) break;
      idle.delete(network);
    }
    const [earliest = Infinity] = inProgress;
    order.resume(earliest);
    const most = atOnce();
    const equal = Math.max(1, Math.floor(most / (shares.size + idle.size)));
    while (inProgress.size < most) {
      const share = order.first();
      if (!share || (share.running >= equal && inProgress.size >= Math.floor(most / 2))) return;
      const task = share.queue.shift();
      share.running += 1;
      inProgress.add(++latest);
      queueLength -= 1;
      order.lineUp(share);
      task?.begin();
    }
  }

  function forget(network: string, share: Share): void {
    order.forget(share);
    shares.delete(network);
  }

  function makeRoom(): void {
    const [most] = [...shares].toSorted(([, one], [, other]) => other.queue.length - one.queue.length);
    if (!most) return;
    const [network, share] = most;
    queueLength -= 1;
    share.queue.pop()?.turnAway(new LineFull('Too much work is waiting'));
    if (share.queue.length > 0) return;
    order.lineUp(share);
    if (share.running === 0) forget(network, share);
  }

  function end(network: string, share: Share, number: number): void {
    share.running -= 1;
    inProgress.delete(number);
    if (share.queue.length > 0 && inProgress.size > share.running) order.pause(share, latest);
    else order.lineUp(share);
    if (share.running + share.queue.length > 0) return;
    forget(network, share);
    idle.set(network, now());
  }

  return async (network, work) => {
    const share = shares.get(network) ?? newShare();
    shares.set(network, share);
    idle.delete(network);
    const number = await new Promise<number>((begin, turnAway) => {
      share.queue.push({ begin: () => begin(latest), turnAway });
      queueLength += 1;
      if (!share.line) order.lineUp(share);
      next();
      if (queueLength > maxQueueLength) makeRoom();
    });
    try {
      return await work();
    } finally {
      end(network, share, number);
      next();
    }
  };
}

const newShare = (): Share => ({ queue: [], running: 0, line: undefined, pauseUntil: undefined });
