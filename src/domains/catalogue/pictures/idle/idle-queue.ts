import { setTimeout as pause } from 'node:timers/promises';
import { second } from '../../../../platform/clock.ts';
import type { Log } from '../../../../platform/log.ts';

/** Milliseconds after which a machine that was not quiet is looked at again. */
const lookAgain = second;

/** Most that waits of each kind. What finds no place is left undone: it has to be work that can be done later as well. */
const maxWaiting = 2_000;

/** Work that nobody waits for, done one after the other while there is nothing else to do. */
export interface IdleQueue {
  /** Adds work under a name, once however often it is added. `wanted`: somebody asked for it, so it comes before all that is not. */
  readonly add: (name: string, work: () => Promise<void>, how?: { wanted: boolean }) => void;
  /** Whether work of this name waits or is being done. */
  readonly has: (name: string) => boolean;
  readonly waiting: () => number;
  /** Before this nothing is done. */
  readonly start: () => void;
  /** Leaves what waits undone, and waits for what is being done. */
  readonly stop: () => Promise<void>;
}

export function idleQueue({ isIdle, log }: { isIdle: () => boolean; log: Log }): IdleQueue {
  const wanted = new Map<string, () => Promise<void>>();
  const others = new Map<string, () => Promise<void>>();
  // Tried once: what fails would fail again at every request for it.
  const failed = new Set<string>();
  const stopping = new AbortController();
  let started = false;
  let running: Promise<void> | null = null;
  const next = () => wanted.entries().next().value ?? others.entries().next().value;

  async function run(): Promise<void> {
    for (let task = next(); task && !stopping.signal.aborted; task = next()) {
      if (isIdle()) await done(...task);
      else await pause(lookAgain, undefined, { ref: false, signal: stopping.signal }).catch(() => {});
    }
  }

  async function done(name: string, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (err) {
      if (stopping.signal.aborted) return;
      if (failed.size >= maxWaiting) failed.clear();
      failed.add(name);
      log.warn({ err, work: name }, 'Work in the background failed');
    } finally {
      wanted.delete(name);
      others.delete(name);
    }
  }

  function goOn(): void {
    if (!started || stopping.signal.aborted) return;
    running ??= run().finally(() => {
      running = null;
    });
  }

  return {
    add: (name, work, how) => {
      const line = how?.wanted ? wanted : others;
      if (stopping.signal.aborted || failed.has(name) || wanted.has(name)) return;
      if (line.has(name) || line.size >= maxWaiting) return;
      line.set(name, work);
      goOn();
    },
    has: (name) => wanted.has(name) || others.has(name),
    waiting: () => wanted.size + others.size,
    start: () => {
      started = true;
      goOn();
    },
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
}
