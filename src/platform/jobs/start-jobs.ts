import { EventEmitter } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type { Runner, WorkerEvents } from 'graphile-worker';
import type { Pool } from 'pg';
import { minute, second } from '../clock.ts';
import { type Database, poolOf } from '../database.ts';
import type { Log } from '../log.ts';
import { repeat } from '../repeat.ts';
import { jobs } from '../tracing/channels.ts';
import { beat, listHeld, sayGoodbye } from './jobs.store.ts';

/** An attempt at a job. */
export interface Try {
  /** Counted from 1. */
  readonly attempt: number;
  /** True for the last attempt. */
  readonly last: boolean;
}

/**
 * Runs a job. An error is logged by its message, and the job retried with growing delays (2.7 s, 7 s, 20 s … 6 h).
 */
export type Task = (payload: Readonly<Record<string, unknown>>, trial: Try) => Promise<void>;

/** Scheduled work: `at` in crontab syntax, UTC. One process runs it. */
export interface Regular {
  readonly at: string;
  readonly work: () => Promise<unknown>;
}

interface Options {
  readonly db: Database;
  readonly log: Log;
  readonly tasks: Record<string, Task>;
  readonly regular: Record<string, Regular>;
  /** Milliseconds between this process's heartbeats, and of silence after which its jobs are given to others. */
  readonly heartbeat?: { readonly every: number; readonly silence: number };
  /** Milliseconds that the library may take to stop, including running jobs. */
  readonly patience?: number;
}

/** The running library: the name under which it locks jobs, and the ids of those it runs. */
interface Open {
  readonly runner: Runner;
  /** Resolves when the library has ended for any reason, or has taken too long. */
  readonly ended: Promise<void>;
  readonly worker: string;
  readonly running: ReadonlySet<string>;
}

/** Jobs run in parallel by one process. */
const lanes = 4;
/** Poll interval for delayed jobs; new ones are notified at once. */
const lookEvery = 2 * second;
const usualHeartbeat = { every: 10 * second, silence: minute };
const usualPatience = 10 * second;

/** Delay before a failed queue is restarted, in milliseconds. */
const tryAgain = second;

/**
 * Works the queue (graphile-worker) in this process over the shop's pool, with one connection for LISTEN. A killed
 * process is detected after a minute and its jobs run again, so tasks must be idempotent. The library stops when it
 * cannot write a job's completion, for example while the database is unreachable; then it is restarted. It is also
 * restarted when it holds a job that it does not run, because the reply with the job was lost. `stop` waits for running
 * jobs.
 */
export async function startJobs(options: Options): Promise<{ stop: () => Promise<void> }> {
  const { db, log, heartbeat = usualHeartbeat } = options;
  const jobsLog = log.child({ part: 'jobs' });
  const stopping = new AbortController();
  let leaving = '';
  let open = await openRunner(options, jobsLog);
  const keeper = keepOpen();

  async function keepOpen(): Promise<void> {
    await open.ended;
    while (!stopping.signal.aborted) {
      jobsLog.warn('The queue of jobs broke off; it is taken up again');
      await sayGoodbye(db, open.worker).catch(() => {});
      await reopen();
      await open.ended;
    }
  }

  async function reopen(): Promise<void> {
    const { signal } = stopping;
    while (true) {
      await pause(tryAgain, undefined, { signal }).catch(() => {});
      if (signal.aborted) return;
      const runner = await openRunner(options, jobsLog).catch(() => null);
      if (!runner) continue;
      open = runner;
      if (signal.aborted) void open.runner.stop().catch(() => {}); // it may have ended by itself
      return;
    }
  }

  async function freeLost(): Promise<void> {
    const { runner, worker, running } = open;
    const lostJobs = (await listHeld(db, worker, heartbeat.silence)).filter((id) => !running.has(id));
    if (lostJobs.length === 0 || leaving === worker) return;
    leaving = worker;
    jobsLog.warn({ jobs: lostJobs }, 'Jobs were taken that do not run; the queue starts again to free them');
    // Not awaited: the heartbeat must continue while running jobs end.
    runner.stop().catch(() => {});
  }

  const pulse = async () => {
    await beatAndTell(db, open.worker, jobsLog, heartbeat.silence);
    await freeLost();
  };
  const heart = repeat(pulse, { every: heartbeat.every, task: 'heartbeat of the jobs', log });
  return {
    stop: async () => {
      stopping.abort();
      await heart.stop();
      open.runner.stop().catch(() => {}); // it may have failed by itself, or be stopping
      await keeper;
      await sayGoodbye(db, open.worker).catch(() => {});
    },
  };
}

async function openRunner(
  { db, tasks, regular, heartbeat = usualHeartbeat, patience = usualPatience }: Options,
  log: Log,
): Promise<Open> {
  const { Logger, parseCronItems, run } = await import('graphile-worker');
  const events: WorkerEvents = new EventEmitter();
  let worker = '';
  events.on('pool:create', ({ workerPool }) => {
    worker = workerPool.id;
  });
  const end = Promise.withResolvers<void>();
  let ending: NodeJS.Timeout | undefined;
  // Its batch of finished jobs can wait forever after a failed write (graphile/worker#636).
  events.once('pool:gracefulShutdown', () => {
    ending = setTimeout(end.resolve, patience);
  });
  const running = new Set<string>();
  events.on('job:start', ({ job }) => void running.add(job.id));
  events.on('job:complete', ({ job }) => void running.delete(job.id));
  let hasLooked = false;
  for (const look of ['worker:getJob:empty', 'job:start'] as const)
    events.once(look, () => {
      hasLooked = true;
    });
  const levels = { error: 'error', warning: 'warn', info: 'debug', debug: 'trace' } as const;
  const runner = await run({
    events,
    pgPool: withoutBackoff(poolOf(db)),
    concurrency: lanes,
    pollInterval: lookEvery,
    noHandleSignals: true,
    // With zero-delay batches, a failed write of a job's completion would be an unhandled rejection.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    logger: new Logger((scope) => (level, message, meta) => {
      const at = scope.taskIdentifier === undefined ? {} : { task: scope.taskIdentifier };
      log[levels[level]](
        { ...at, ...(meta?.error === undefined ? {} : { reason: reasonOf(meta.error) }) },
        message,
      );
    }),
    taskList: {
      ...Object.fromEntries(Object.entries(tasks).map(([name, task]) => [name, asTask(name, task)])),
      ...Object.fromEntries(
        Object.entries(regular).map(([name, { work }]) => [
          name,
          () => jobs.tracePromise(async () => void (await work()), { task: name, attempt: 1 }),
        ]),
      ),
    },
    parsedCronItems: parseCronItems(
      Object.entries(regular).map(([task, { at }]) => ({
        task,
        match: at,
        options: { backfillPeriod: 0, maxAttempts: 3, jobKey: task, jobKeyMode: 'replace' as const },
      })),
    ),
  });
  await beatAndTell(db, worker, log, heartbeat.silence).catch(() => {});
  // After a failed first poll the library keeps the failure and finds nothing, even when the database is back.
  events.on('worker:getJob:error', () => {
    if (!hasLooked) runner.stop().catch(() => {}); // it may be stopping
  });
  runner.promise.then(end.resolve, () => end.resolve());
  const runnerEnd = end.promise.finally(() => clearTimeout(ending));
  return { runner, ended: runnerEnd, worker, running };
}

/**
 * For some connection errors, such as those while PostgreSQL recovers, the library backs off for up to three minutes,
 * by error code. Without the code it retries at the next poll.
 */
function withoutBackoff(pool: Pool): Pool {
  const connect = (listen?: Parameters<Pool['connect']>[0]) =>
    listen
      ? pool.connect(listen)
      : pool.connect().catch((error: Error) => {
          throw new Error(error.message, { cause: error });
        });
  return new Proxy(pool, {
    get: (target, name, proxy) => (name === 'connect' ? connect : Reflect.get(target, name, proxy)),
  });
}

function asTask(name: string, task: Task) {
  return (payload: unknown, { job }: { job: { attempts: number; max_attempts: number } }) => {
    const trial = { attempt: job.attempts, last: job.attempts >= job.max_attempts };
    return jobs.tracePromise(() => task((payload ?? {}) as Record<string, unknown>, trial), {
      task: name,
      attempt: trial.attempt,
    });
  };
}

async function beatAndTell(db: Database, worker: string, log: Log, silence: number): Promise<void> {
  const freedCount = await beat(db, worker, silence);
  if (freedCount > 0) log.warn({ jobs: freedCount }, 'Retrying the jobs of a process that has stopped');
}

/** Only an Error's message is safe to log; of anything else, only the type. */
function reasonOf(error: unknown): string {
  return error instanceof Error ? String(error) : typeof error;
}
