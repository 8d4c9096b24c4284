import { second } from '../clock.ts';
import type { Database } from '../database.ts';
import type { Log } from '../log.ts';
import { hasReached } from './replicas.store.ts';

/** Milliseconds that a replica may be behind and still be asked: as long as a page kept for guests may be. */
const maxBehind = 5 * second;

/** A place in the primary's log. */
export interface Mark {
  readonly position: string;
  /** Changes of what customers see that surely lie before it, counted from the start. */
  readonly changes: number;
  /** When the primary was there, on a clock that only runs forward (ms). */
  readonly at: number;
}

/** One replica, and what is known of it. */
export interface WatchedReplica {
  /** Whether it answers, is a replica, is not far behind, and has the first `changes` changes. */
  readonly mayBeAsked: (changes: number) => boolean;
  /** Asks it how far it is; `mark` is where the primary is now. */
  readonly look: (mark: Mark) => Promise<void>;
  /** A statement broke: it is not asked until it answers a look. */
  readonly broke: (error: unknown) => void;
}

/** Watches a replica; `name` is how the log calls it, never with a password. */
export function watchReplica(
  replica: Database,
  { name, log, now = () => performance.now() }: { name: string; log: Log; now?: () => number },
): WatchedReplica {
  let well = false;
  let changesReached = 0;
  /** The oldest mark that it has not reached yet. Kept until then: under load the newest is never reached. */
  let pending: Mark | null = null;

  function become(next: boolean, message: string, error?: unknown): void {
    if (next === well) return;
    well = next;
    log[next ? 'info' : 'warn']({ replica: name, ...(error === undefined ? {} : { err: error }) }, message);
  }

  return {
    mayBeAsked: (changes) => well && changesReached >= changes,
    broke: (error) => become(false, 'A replica does not answer: its share goes to the primary', error),
    look: async (mark) => {
      pending ??= mark;
      const { position, changes, at } = pending;
      try {
        const reached = await hasReached(replica, position);
        if (reached === null)
          return become(false, 'This is no replica of anything: what it says may be old for ever');
        if (reached) {
          pending = null;
          changesReached = changes;
          become(true, 'A replica is asked');
        } else if (now() - at > maxBehind)
          become(false, 'A replica is too far behind: its share goes to the primary');
      } catch (error) {
        become(false, 'A replica does not answer: its share goes to the primary', error);
      }
    },
  };
}
