import { EventEmitter } from 'node:events';
import type { WorkerEvents } from 'graphile-worker';
import { minute, second } from '../clock.ts';
import { type Database, poolOf } from '../database.ts';
import type { Log } from '../log.ts';
import { repeat } from '../repeat.ts';
import { beat, sayGoodbye } from './jobs.store.ts';

/** One try of a job. */
export interface Try {
  /** Counted from 1. */
  readonly attempt: number;
  /** No other try comes after this one. */
  readonly last: boolean;
}

/** Does one job. What it throws is logged by its message and tried again, later each time (2.7 s, 7 s, 20 s … 6 h). */
export type Task = (payload: Readonly<Record<string, unknown>>, trial: Try) => Promise<void>;

/** Work that comes by the clock: `at` as crontab writes it, in UTC. One process of all does it. */
export interface Regular {
  readonly at: string;
  readonly work: () => Promise<unknown>;
}

interface Options {
  readonly db: Database;
  readonly log: Log;
  readonly tasks: Record<string, Task>;
  readonly regular: Record<string, Regular>;
}

/** Jobs done at once by one process. */
const lanes = 4;
/** How often the queue is looked at for jobs whose time has come; a new job is heard of at once. */
const lookEvery = 2 * second;
const beatEvery = 10 * second;
const silence = minute;

/**
 * Works on the queue (graphile-worker) in this process, over the shop's own pool: it listens for new jobs, and holds one
 * connection for that. `stop` waits for what is under way. A process that is killed is missed after a minute, and what
 * it was doing is done again: every task must bear that.
 */
export async function startJobs({
  db,
  log,
  tasks,
  regular,
}: Options): Promise<{ stop: () => Promise<void> }> {
  const { Logger, parseCronItems, run } = await import('graphile-worker');
  const jobsLog = log.child({ part: 'jobs' });
  const levels = { error: 'error', warning: 'warn', info: 'debug', debug: 'trace' } as const;
  const events: WorkerEvents = new EventEmitter();
  let worker = '';
  events.on('pool:create', ({ workerPool }) => {
    worker = workerPool.id;
  });
  const runner = await run({
    events,
    pgPool: poolOf(db),
    concurrency: lanes,
    pollInterval: lookEvery,
    noHandleSignals: true,
    logger: new Logger((scope) => (level, message, meta) => {
      const at = scope.taskIdentifier === undefined ? {} : { task: scope.taskIdentifier };
      jobsLog[levels[level]]({ ...at, ...(meta?.error ? { reason: String(meta.error) } : {}) }, message);
    }),
    taskList: {
      ...Object.fromEntries(Object.entries(tasks).map(([name, task]) => [name, asTask(task)])),
      ...Object.fromEntries(
        Object.entries(regular).map(([name, { work }]) => [name, async () => void (await work())]),
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
  const heart = repeat(() => beatAndTell(db, worker, jobsLog), {
    every: beatEvery,
    task: 'heartbeat of the jobs',
    log,
  });
  await beatAndTell(db, worker, jobsLog);
  runner.promise.catch((error: unknown) => jobsLog.error({ err: error }, 'The queue has stopped'));
  return {
    stop: async () => {
      await heart.stop();
      await runner.stop();
      await sayGoodbye(db, worker).catch(() => {});
    },
  };
}

function asTask(task: Task) {
  return (payload: unknown, { job }: { job: { attempts: number; max_attempts: number } }) =>
    task((payload ?? {}) as Record<string, unknown>, {
      attempt: job.attempts,
      last: job.attempts >= job.max_attempts,
    });
}

async function beatAndTell(db: Database, worker: string, log: Log): Promise<void> {
  const freed = await beat(db, worker, silence);
  if (freed > 0) log.warn({ jobs: freed }, 'Jobs of a process that is gone are done again');
}
