import { setTimeout as pause } from 'node:timers/promises';

/** Interval for checking a busy machine again, in milliseconds. */
const lookAgain = 1_000;

/** Queue limit per kind. Further work is dropped, so it must be possible to add it again later. */
const maxWaiting = 2_000;

/** Background work, run one by one while the machine is idle. */
export interface IdleQueue {
  /** Adds work under a unique name. `wanted`: a user has requested it, so it goes first. */
  readonly add: (name: string, work: () => Promise<void>, how?: { wanted: boolean }) => void;
  /** Whether work of this name is queued or running. */
  readonly has: (name: string) => boolean;
  readonly waiting: () => number;
  /** Nothing runs before this. */
  readonly start: () => void;
  /** Drops queued work and waits for the running task. */
  readonly stop: () => Promise<void>;
}

interface Options {
  readonly isIdle: () => boolean;
  readonly log: { warn(facts: { err: unknown; work: string }, sentence: string): void };
}

export function idleQueue({ isIdle, log }: Options): IdleQueue {
  const waiting = new Map<string, () => Promise<void>>();
  const others = new Map<string, () => Promise<void>>();
  // Failed work is never retried; otherwise each request for it would fail again.
  const failures = new Set<string>();
  const stopping = new AbortController();
  let isStarted = false;
  let running: Promise<void> | null = null;
  const next = () => waiting.entries().next().value ?? others.entries().next().value;

  async function run(): Promise<void> {
    for (let task = next(); task && !stopping.signal.aborted; task = next()) {
      if (isIdle()) await runTask(...task);
      else await pause(lookAgain, undefined, { ref: false, signal: stopping.signal }).catch(() => {});
    }
  }

  async function runTask(name: string, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (err) {
      if (stopping.signal.aborted) return;
      if (failures.size >= maxWaiting) failures.clear();
      failures.add(name);
      log.warn({ err, work: name }, 'A background task failed');
    } finally {
      waiting.delete(name);
      others.delete(name);
    }
  }

  function goOn(): void {
    if (!isStarted || stopping.signal.aborted) return;
    running ??= run().finally(() => {
      running = null;
    });
  }

  return {
    add: (name, work, how) => {
      const line = how?.wanted ? waiting : others;
      if (stopping.signal.aborted || failures.has(name) || waiting.has(name)) return;
      if (line.has(name) || line.size >= maxWaiting) return;
      line.set(name, work);
      goOn();
    },
    has: (name) => waiting.has(name) || others.has(name),
    waiting: () => waiting.size + others.size,
    start: () => {
      isStarted = true;
      goOn();
    },
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
}
