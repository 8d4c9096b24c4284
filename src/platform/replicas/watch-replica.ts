import { second } from '../clock.ts';
import type { Database } from '../database.ts';
import type { Log } from '../log.ts';
import { hasReached } from './replicas.store.ts';

/** Max lag in milliseconds of a replica in use: as old as a cached guest page may be. */
const maxBehind = 5 * second;

/** A WAL position of the primary. */
export interface Mark {
  readonly position: string;
  /** Number of changes since the start that are certainly before it. */
  readonly changes: number;
  /** When the primary was at this position, on a monotonic clock (ms). */
  readonly at: number;
}

/** A replica and its replication state. */
export interface WatchedReplica {
  /** Whether it is up, a standby, within the lag limit, and has the first `changes` changes. */
  readonly mayBeAsked: (changes: number) => boolean;
  /** Checks its position against `mark`, a position of the primary. */
  readonly look: (mark: Mark) => Promise<void>;
  /** Call it when a statement failed: the replica is skipped until it passes a check. */
  readonly broke: (error: unknown) => void;
}

/** Watches a replica; `name` is its name in the log, without the password. */
export function watchReplica(
  replica: Database,
  { name, log, now = () => performance.now() }: { name: string; log: Log; now?: () => number },
): WatchedReplica {
  let well = false;
  let changesReached = 0;
  /** The oldest mark not reached yet. It is kept until reached: under load the newest never would be. */
  let pending: Mark | null = null;

  function become(next: boolean, message: string, error?: unknown): void {
    if (next === well) return;
    well = next;
    log[next ? 'info' : 'warn']({ replica: name, ...(error === undefined ? {} : { err: error }) }, message);
  }

  return {
    mayBeAsked: (changes) => well && changesReached >= changes,
    broke: (error) => become(false, 'A replica does not answer: the primary takes its reads', error),
    look: async (mark) => {
      pending ??= mark;
      const { position, changes, at } = pending;
      try {
        const hasPosition = await hasReached(replica, position);
        if (hasPosition === null) return become(false, 'Not a standby, ignored');
        if (hasPosition) {
          pending = null;
          changesReached = changes;
          become(true, 'A replica is in use');
        } else if (now() - at > maxBehind)
          become(false, 'A replica is too far behind: the primary takes its reads');
      } catch (error) {
        become(false, 'A replica does not answer: the primary takes its reads', error);
      }
    },
  };
}
