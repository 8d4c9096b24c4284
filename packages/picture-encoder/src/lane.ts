/** Thrown when work is not done now: too much waits, or everything ends. */
export class Unavailable extends Error {}

/** Thrown by work that went beyond its bounds of time or memory. */
export class OutOfBounds extends Error {}

export interface LaneOptions<Worker> {
  /** Each does one task at a time. */
  readonly workers: readonly Worker[];
  /** Max waiting tasks of one person, and of all; further ones are refused. */
  readonly maxWaitingEach: number;
  readonly maxWaiting: number;
}

interface Task<Worker> {
  readonly by: string;
  readonly begin: (worker: Worker) => Promise<unknown>;
  readonly refuse: (reason: unknown) => void;
  readonly gone: AbortSignal | undefined;
}

export interface Lane<Worker> {
  /**
   * Runs a task when a worker is free and no other task of the same person runs.
   * @throws Unavailable when too much waits, or when another task of this person was out of bounds meanwhile; the signal's
   *   reason if the task was aborted while waiting; what the task throws
   */
  readonly run: <Result>(
    by: string,
    work: (worker: Worker) => Promise<Result>,
    gone?: AbortSignal,
  ) => Promise<Result>;
  /** Refuses everything that waits. */
  readonly clear: () => void;
}

/** Shares workers between people: one task of each runs at a time, so that nobody's tasks can take every worker. */
export function lane<Worker>({ workers, maxWaitingEach, maxWaiting }: LaneOptions<Worker>): Lane<Worker> {
  const free = [...workers];
  const busy = new Set<string>();
  let waiting: Task<Worker>[] = [];

  function refuseAll(which: (task: Task<Worker>) => boolean): void {
    const refused = waiting.filter(which);
    waiting = waiting.filter((task) => !refused.includes(task));
    for (const task of refused) task.refuse(new Unavailable('Not begun'));
  }

  async function begin(task: Task<Worker>, worker: Worker): Promise<void> {
    busy.add(task.by);
    try {
      task.gone?.throwIfAborted();
      await task.begin(worker);
    } catch (error) {
      task.refuse(error);
      if (error instanceof OutOfBounds) refuseAll(({ by }) => by === task.by);
    } finally {
      busy.delete(task.by);
      free.push(worker);
      next();
    }
  }

  function next(): void {
    const at = waiting.findIndex(({ by }) => !busy.has(by));
    const worker = at < 0 ? undefined : free.pop();
    if (worker === undefined) return;
    const [task] = waiting.splice(at, 1);
    if (task) void begin(task, worker);
    next();
  }

  return {
    run: (by, work, gone) =>
      new Promise((resolve, reject) => {
        const own = waiting.filter((task) => task.by === by).length;
        if (own >= maxWaitingEach || waiting.length >= maxWaiting)
          return reject(new Unavailable('Too much work is waiting'));
        waiting.push({ by, gone, refuse: reject, begin: async (worker) => resolve(await work(worker)) });
        next();
      }),
    clear: () => refuseAll(() => true),
  };
}
