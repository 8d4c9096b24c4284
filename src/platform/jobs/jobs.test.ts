import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestDatabase } from '../../../test/support/database.ts';
import { minute, shift } from '../clock.ts';
import { poolOf, execute } from '../database.ts';
import { refuse } from '../refusal.ts';
import { createLog } from '../log.ts';
import { inTransaction } from '../transaction.ts';
import { jobsVersion } from './install-jobs.ts';
import { addJob, beat, countJobs, restartGivenUp } from './jobs.store.ts';
import { startJobs, type Task, type Try } from './start-jobs.ts';

const { db } = await createTestDatabase();
const log = createLog('silent');
const terms = (key: string, maxAttempts = 3) => ({ key, maxAttempts });

/** Stopped after each test, even a failed one; otherwise they would take the next test's jobs. */
const workers: Awaited<ReturnType<typeof startJobs>>[] = [];
const startWorker = async (
  tasks: Record<string, Task>,
  options: Pick<Parameters<typeof startJobs>[0], 'heartbeat' | 'patience'> = {},
) => workers.push(await startJobs({ db, log, tasks, regular: {}, ...options }));
afterEach(async () => {
  for (const worker of workers.splice(0)) await worker.stop();
});

beforeEach(async () => {
  await execute(db)`drop trigger if exists refuse_end on graphile_worker._private_jobs`;
  await execute(db)`drop trigger if exists slow_beat on job_workers`;
  await execute(db)`delete from graphile_worker._private_jobs`;
});

/** Makes the write of this job's completion fail. */
async function refuseEndOf(key: string): Promise<void> {
  await execute(db)`
    create or replace function refuse_end() returns trigger language plpgsql as
      'begin raise exception ''the end of % is not written'', old.key; end'`;
  await execute(db)`
    create or replace trigger refuse_end before delete on graphile_worker._private_jobs
    for each row when (old.key = ${sql.lit(key)}) execute function refuse_end()`;
}

/** Makes the library's first poll fail, until the returned function is called. */
async function refuseFirstLook(): Promise<() => Promise<unknown>> {
  await execute(db)`drop sequence if exists refused_looks`;
  await execute(db)`create sequence refused_looks`;
  await execute(db)`
    create or replace function refuse_look() returns trigger language plpgsql as
      'begin perform nextval(''refused_looks''); raise exception ''not now''; end'`;
  await execute(db)`
    create trigger refuse_look before insert on graphile_worker._private_tasks execute function refuse_look()`;
  return () => sql`drop trigger refuse_look on graphile_worker._private_tasks`.execute(db);
}

const firstLookFailed = () =>
  expect
    .poll(() => sql<{ is_called: boolean }>`select is_called from refused_looks`.execute(db))
    .toMatchObject({ rows: [{ is_called: true }] });

/** Makes a runner start slowly: its first heartbeat takes half a second, and its first job does not wait for it. */
async function slowBeats(): Promise<void> {
  await execute(db)`
    create or replace function slow_beat() returns trigger language plpgsql as
      'begin perform pg_sleep(0.5); return new; end'`;
  await execute(db)`
    create trigger slow_beat before insert on job_workers for each row execute function slow_beat()`;
}

/** Adds a job as soon as the database is reachable again. */
const addAfterBreak = (n: number) =>
  expect
    .poll(() =>
      addJob(db, 'count', { n }, terms(`after the break ${n}`)).then(
        () => true,
        () => false,
      ),
    )
    .toBe(true);

describe('the job queue', () => {
  it('has the schema of the installed library', () => {
    const folder = join(import.meta.dirname, '../../../node_modules/graphile-worker/sql');
    expect(readdirSync(folder)).toHaveLength(jobsVersion);
  });

  it('takes a job when its transaction commits, one per key', async () => {
    await inTransaction(db, async (trx) => {
      await addJob(trx, 'count', { n: 1 }, terms('undone'));
      return refuse('out_of_stock');
    });
    await Promise.all([1, 2, 3].map((n) => addJob(db, 'count', { n }, terms('same'))));
    expect(await countJobs(db)).toMatchObject([{ task: 'count', waiting: 1 }]);
  });

  it('runs a job, and retries it after a failure', async () => {
    const tries: [unknown, Try][] = [];
    const tasks = {
      count: async (payload: Readonly<Record<string, unknown>>, trial: Try) => {
        tries.push([payload.n, trial]);
        if (trial.attempt === 1) throw new Error('not yet');
      },
    };
    await startWorker(tasks);
    await addJob(db, 'count', { n: 7 }, terms('seven', 2));
    await expect.poll(() => tries.length).toBe(1);
    await expect.poll(() => countJobs(db)).toMatchObject([{ retrying: 1, lastError: 'not yet' }]);
    await execute(db)`update graphile_worker._private_jobs set run_at = now()`;
    await expect.poll(() => countJobs(db)).toEqual([]);
    expect(tries).toEqual([
      [7, { attempt: 1, last: false }],
      [7, { attempt: 2, last: true }],
    ]);
  });

  it('restarts what ran out of tries some time ago, which adding it again does not', async () => {
    await addJob(db, 'count', { n: 1 }, terms('old'));
    await addJob(db, 'count', { n: 2 }, terms('fresh'));
    await execute(db)`update graphile_worker._private_jobs set attempts = max_attempts`;
    const since = new Date();
    await execute(db)`
      update graphile_worker._private_jobs set updated_at = now() + interval '1 minute' where key = 'count:fresh'`;
    await addJob(db, 'count', { n: 1 }, terms('old'));
    expect(await countJobs(db)).toMatchObject([{ waiting: 0, givenUp: 2 }]);
    await restartGivenUp(db, ['count'], shift(since, minute / 2));
    expect(await countJobs(db)).toMatchObject([{ waiting: 1, givenUp: 1 }]);
  });

  it('recovers after all database connections were cut', async () => {
    const results: unknown[] = [];
    const tasks = {
      count: async ({ n }: Readonly<Record<string, unknown>>) => {
        // The first job's completion cannot be written.
        if (results.push(n) === 1)
          await execute(db)`select pg_terminate_backend(pid) from pg_stat_activity
                    where datname = current_database() and pid <> pg_backend_pid()`;
      },
    };
    await startWorker(tasks);
    await addJob(db, 'count', { n: 1 }, terms('one'));
    await expect.poll(() => results).toContain(1);
    await addAfterBreak(2);
    await expect.poll(() => results).toContain(2);
  });

  it('looks for jobs soon after PostgreSQL refused connections for as long as it recovered', async () => {
    const results: unknown[] = [];
    await startWorker({ count: async ({ n }) => void results.push(n) });
    const recovering = Object.assign(new Error('the database system is starting up'), { code: '57P03' });
    const connect = vi.spyOn(poolOf(db), 'connect').mockImplementation(() => Promise.reject(recovering));
    // Eight failures in each of four lanes take fifteen seconds; the library’s own backoff would take over a minute.
    await expect.poll(() => connect.mock.calls.length).toBeGreaterThanOrEqual(32);
    connect.mockRestore();
    await addJob(db, 'count', { n: 1 }, terms('after'));
    await expect.poll(() => results).toEqual([1]);
  });

  it('starts again when its first look for jobs failed', async () => {
    const results: unknown[] = [];
    const allow = await refuseFirstLook();
    await startWorker({ count: async ({ n }) => void results.push(n) });
    await firstLookFailed();
    await allow();
    await addJob(db, 'count', { n: 1 }, terms('after'));
    await expect.poll(() => results).toEqual([1]);
  });

  it('leaves no runner behind when it is stopped in the middle of starting again', async () => {
    const results: unknown[] = [];
    const allow = await refuseFirstLook();
    await startWorker({ count: async ({ n }) => void results.push(n) });
    await firstLookFailed();
    await allow();
    await slowBeats();
    await addJob(db, 'count', { n: 1 }, terms('at once'));
    await expect.poll(() => results, { interval: 10 }).toEqual([1]);
    for (const worker of workers.splice(0)) await worker.stop();
    const listening = sql`
      select from pg_stat_activity where datname = current_database() and query ilike 'listen%'`.execute(db);
    expect((await listening).rows).toEqual([]);
  });

  it('continues, and can stop, after one job’s completion could not be written but later ones could', async () => {
    const results: unknown[] = [];
    const slow = Array.from({ length: 3 }, () => Promise.withResolvers<void>());
    const tasks = {
      count: async ({ n }: Readonly<Record<string, unknown>>) => {
        results.push(n);
        await slow[n as number]?.promise;
      },
    };
    await refuseEndOf('count:refused');
    await startWorker(tasks, { patience: 500 });
    for (const n of slow.keys()) await addJob(db, 'count', { n }, terms(`slow ${n}`));
    await expect.poll(() => results).toHaveLength(3);
    await addJob(db, 'count', { n: 'refused' }, terms('refused'));
    await expect.poll(() => results).toContain('refused');
    for (const { resolve } of slow) {
      await pause(100);
      resolve();
    }
    await addJob(db, 'count', { n: 'next' }, terms('next'));
    await expect.poll(() => results).toContain('next');
  });

  it('hands a killed process’s jobs to others, and leaves a living one’s alone', async () => {
    await addJob(db, 'count', { n: 1 }, terms('of the dead'));
    await addJob(db, 'count', { n: 2 }, terms('of the living'));
    await execute(db)`
      update graphile_worker._private_jobs set locked_at = now() - interval '2 minutes',
        locked_by = case when key = 'count:of the dead' then 'killed' else 'slow' end`;
    await beat(db, 'slow', minute);
    expect(await countJobs(db)).toMatchObject([{ waiting: 1, running: 1 }]);
  });

  it('frees a job whose worker never learned that it has it, and leaves its long ones alone', async () => {
    const runs: unknown[] = [];
    const long = Promise.withResolvers<void>();
    const tasks = {
      count: async ({ n }: Readonly<Record<string, unknown>>) => {
        runs.push(n);
        if (n === 'long') await long.promise;
      },
    };
    await startWorker(tasks, { heartbeat: { every: 50, silence: 300 } });
    await addJob(db, 'count', { n: 'long' }, terms('long'));
    await expect.poll(() => runs).toEqual(['long']);
    await addJob(db, 'count', { n: 'lost' }, { ...terms('lost'), after: minute });
    // Simulates the library taking a job and losing the reply.
    await execute(db)`
      update graphile_worker._private_jobs set locked_at = now(), run_at = now(), attempts = 1,
        locked_by = (select locked_by from graphile_worker.jobs where key = 'count:long')
      where key = 'count:lost'`;
    await pause(600);
    long.resolve();
    await expect.poll(() => runs).toEqual(['long', 'lost']);
    await expect.poll(() => countJobs(db)).toEqual([]);
    expect(runs).toEqual(['long', 'lost']);
  });
});
