/** Thrown when work is not done now: too much waits, or everything ends. */
export class Unavailable extends Error {}

/** Thrown by work that went beyond its bounds of time or memory. */
export class OutOfBounds extends Error {}

export interface LaneOptions<Worker> {
  /** Each does one task at a time. */
  readonly workers: readonly Worker[];
  /** Max waiting tasks of one person; further ones are refused. Of all: then the newest of who has most is refused. */
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
   * Runs a task when a worker is free and no other task of the same person runs. People take turns.
   * @throws Unavailable when too much waits, or when another task of this person was out of bounds meanwhile; the signal's
   *   reason if the task was aborted while waiting; what the task throws
   */
  readonly run: <Result>(
    by: string,
    work: (worker: Worker) => Promise<Result>,
    signal?: AbortSignal,
  ) => Promise<Result>;
  /** Refuses everything that waits. */
  readonly clear: () => void;
}

const tooMuch = () => new Unavailable('Too much work is waiting');

/** Shares workers between people: one task of each runs at a time, so that nobody's tasks can take every worker. */
export function lane<Worker>({ workers, maxWaitingEach, maxWaiting }: LaneOptions<Worker>): Lane<Worker> {
  const free = [...workers];
  const busy = new Set<string>();
  let waiting: Task<Worker>[] = [];

  function refuseAll(which: (task: Task<Worker>) => boolean): void {
    const refusals = waiting.filter(which);
    waiting = waiting.filter((task) => !refusals.includes(task));
    for (const task of refusals) task.refuse(new Unavailable('Not begun'));
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
    if (!task) return;
    // What else this person has comes after everybody's who waits.
    const others = waiting.filter(({ by }) => by !== task.by);
    waiting = [...others, ...waiting.filter(({ by }) => by === task.by)];
    void begin(task, worker);
    next();
  }

  /** Refuses the newest task of who has most waiting. */
  function makeRoom(): void {
    const sizes = new Map<string, number>();
    for (const { by } of waiting) sizes.set(by, (sizes.get(by) ?? 0) + 1);
    const most = Math.max(...sizes.values());
    const at = waiting.findLastIndex(({ by }) => sizes.get(by) === most);
    for (const task of waiting.splice(at, 1)) task.refuse(tooMuch());
  }

  return {
    run: (by, work, signal) =>
      new Promise((resolve, reject) => {
        if (waiting.filter((task) => task.by === by).length >= maxWaitingEach) return reject(tooMuch());
        waiting.push({
          by,
          gone: signal,
          refuse: reject,
          begin: async (worker) => resolve(await work(worker)),
        });
        next();
        if (waiting.length > maxWaiting) makeRoom();
      }),
    clear: () => refuseAll(() => true),
  };
}
