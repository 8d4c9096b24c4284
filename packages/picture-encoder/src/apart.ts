import { type ChildProcess, fork } from 'node:child_process';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { OutOfBounds, Unavailable } from './lane.ts';

/** Idle milliseconds after which a process ends, to free its memory. */
const idleFor = 10_000;

/** What a process says when it can take orders. */
export const ready = 'ready';

/** Of glibc: what is freed goes back at once, so that one large picture does not make the next one look large. */
const frugal = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '262144' };

interface Options {
  /** As for `os.setPriority`. */
  readonly priority?: number;
  /**
   * Milliseconds for one order, however busy the machine is; then the process is killed. As long for its start, which
   * goes on for later orders. Unlimited by default.
   */
  readonly patience?: number;
}

/** A process of its own (`encoder-process.ts`), started by the first order. */
export interface Apart<Order, Answer> {
  /**
   * One order at a time.
   * @throws OutOfBounds when the process ended before it answered, at a bound of its own or in a crash
   * @throws Unavailable when it took longer than `patience`, and on `stop`
   * @throws Error when it could not start
   */
  readonly ask: (order: Order) => Promise<Answer>;
  /** Ends the process at once and abandons its order. */
  readonly stop: () => void;
}

interface Running {
  readonly child: ChildProcess;
  readonly started: PromiseWithResolvers<void>;
  answer: PromiseWithResolvers<unknown> | null;
}

/** Opens a process that can be killed in the middle of its work, and whose memory is freed when it ends. */
export function apart<Order extends object, Answer>({ priority, patience }: Options): Apart<Order, Answer> {
  let running: Running | null = null;
  let leaving: NodeJS.Timeout | undefined;

  function end(): void {
    clearTimeout(leaving);
    running?.child.kill('SIGKILL');
    running = null;
  }

  function leave(): void {
    clearTimeout(leaving);
    leaving = setTimeout(end, idleFor).unref();
  }

  function begin(): Running {
    const child = fork(join(import.meta.dirname, 'encoder-process.ts'), {
      execArgv: [],
      env: { ...process.env, ...frugal },
      serialization: 'advanced',
      // An open pipe would block callers that wait for this process's output to end.
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    const current: Running = { child, started: Promise.withResolvers(), answer: null };
    current.started.promise.catch(() => {});
    child.on('message', (message) => {
      if (message !== ready) return current.answer?.resolve(message);
      current.started.resolve();
      leave();
    });
    const onEnd = (cause?: unknown) => {
      if (running === current) running = null;
      current.started.reject(new Error('The process for pictures did not start', { cause }));
      current.answer?.reject(new OutOfBounds('The process for pictures ended'));
    };
    child.once('error', onEnd).once('exit', onEnd);
    if (child.pid && priority !== undefined) setPriority(child.pid, priority);
    return current;
  }

  return {
    ask: async (order) => {
      clearTimeout(leaving);
      running ??= begin();
      const { child, started } = running;
      const answer = Promise.withResolvers<unknown>();
      answer.promise.catch(() => {});
      running.answer = answer;
      child.ref();
      child.channel?.ref();
      const tooBusy = () => answer.reject(new Unavailable('The machine is too busy'));
      let late = patience === undefined ? undefined : setTimeout(tooBusy, patience);
      let hasStarted = false;
      try {
        await Promise.race([started.promise, answer.promise]);
        hasStarted = true;
        clearTimeout(late);
        clearTimeout(leaving);
        if (patience !== undefined)
          late = setTimeout(() => {
            tooBusy();
            end();
          }, patience);
        child.send(order, (error) => error && answer.reject(error));
        return (await answer.promise) as Answer;
      } finally {
        clearTimeout(late);
        child.unref();
        child.channel?.unref();
        if (hasStarted) leave();
      }
    },
    stop: () => {
      running?.answer?.reject(new Unavailable('Everything ends'));
      running?.started.reject(new Unavailable('Everything ends'));
      end();
    },
  };
}
