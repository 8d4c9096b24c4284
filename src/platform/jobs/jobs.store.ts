import { type RawBuilder, sql } from 'kysely';
import { type Database, execute, findRow, getValue, hasRow } from '../database.ts';

/** How a job runs: one job per `key` at a time, and a waiting one is not added twice. */
export interface JobTerms {
  readonly key: string;
  readonly maxAttempts: number;
  /** Milliseconds before it may run; none by default. */
  readonly after?: number;
  /** Jobs of one queue run one after another, in all processes. */
  readonly queue?: string;
  /** With a waiting job of this key: it stays (as without), is replaced, or keeps only its time. A running one is never touched. */
  readonly mode?: 'unsafe_dedupe' | 'replace' | 'preserve_run_at';
}

/**
 * The SQL that adds a job, for use in the caller's `select`: the job exists once that transaction commits. A waiting
 * job with the same key is left as it is.
 * @param payload a JSON expression
 * @param key a text expression
 */
export function addingJob(
  task: string,
  {
    payload,
    key,
    maxAttempts,
    after = 0,
    queue,
    mode = 'unsafe_dedupe',
  }: Omit<JobTerms, 'key'> & { payload: RawBuilder<unknown>; key: RawBuilder<unknown> },
): RawBuilder<unknown> {
  return sql`graphile_worker.add_job(
    identifier => ${task}, payload => ${payload}, queue_name => ${queue ?? null}, job_key => ${task} || ':' || ${key},
    run_at => now() + ${after} * interval '1 millisecond', job_key_mode => ${mode}, max_attempts => ${maxAttempts}::int)`;
}

/** Adds a job in the caller's transaction. */
export async function addJob(
  trx: Database,
  task: string,
  payload: Record<string, string | number>,
  { key, ...terms }: JobTerms,
): Promise<void> {
  await execute(trx)`select ${addingJob(task, {
    payload: sql`${JSON.stringify(payload)}::json`,
    key: sql`${key}::text`,
    ...terms,
  })}`;
}

/** Removes a job whose work is done, in the caller's transaction. A running job is not retried. */
export async function removeJob(trx: Database, task: string, key: string): Promise<void> {
  await execute(trx)`select graphile_worker.remove_job(${`${task}:${key}`})`;
}

/** The latest of the queue's own migrations in this database; 0 for none. */
export async function readJobsVersion(db: Database): Promise<number> {
  const isThere = await getValue<boolean>(db)`select to_regclass('graphile_worker.migrations') is not null`;
  return isThere ? getValue<number>(db)`select coalesce(max(id), 0) from graphile_worker.migrations` : 0;
}

/**
 * Heartbeat of worker `id`. Also releases jobs of workers without a heartbeat for `silence` milliseconds (killed
 * processes), for others to take over. Returns how many were released.
 */
export async function beat(db: Database, id: string, silence: number): Promise<number> {
  await execute(db)`
    insert into job_workers (id, seen_at) values (${id}, now())
    on conflict (id) do update set seen_at = excluded.seen_at`;
  await execute(db)`delete from job_workers where seen_at < now() - ${silence} * interval '1 millisecond'`;
  const rows = await execute<{ id: string; jobs: number }>(db)`
    select locked_by as id, count(*) as jobs from graphile_worker.jobs
    where locked_by is not null and locked_by not in (select id from job_workers)
      and locked_at < now() - ${silence} * interval '1 millisecond'
    group by locked_by`;
  if (rows.length > 0)
    await execute(db)`select graphile_worker.force_unlock_workers(${rows.map((row) => row.id)}::text[])`;
  return rows.reduce((sum, { jobs }) => sum + jobs, 0);
}

/** The ids of the jobs that worker `id` has held for longer than `age` milliseconds. */
export async function listHeld(db: Database, id: string, age: number): Promise<string[]> {
  const rows = await execute<{ id: string }>(db)`
    select id::text from graphile_worker.jobs
    where locked_by = ${id} and locked_at < now() - ${age} * interval '1 millisecond'`;
  return rows.map((row) => row.id);
}

/** Unregisters a worker that has finished its jobs. */
export async function sayGoodbye(db: Database, id: string): Promise<void> {
  await execute(db)`delete from job_workers where id = ${id}`;
}

/** Counts of one kind of job: waiting, retrying, given up. */
export interface JobCounts {
  readonly task: string;
  readonly waiting: number;
  readonly running: number;
  /** Failed, to be retried. */
  readonly retrying: number;
  readonly givenUp: number;
  readonly lastError: string;
}

export function countJobs(db: Database): Promise<JobCounts[]> {
  return execute<JobCounts>(db)`
    select task_identifier as task,
           count(*) filter (where locked_at is null and attempts = 0) as waiting,
           count(*) filter (where locked_at is not null) as running,
           count(*) filter (where locked_at is null and attempts between 1 and max_attempts - 1) as retrying,
           count(*) filter (where locked_at is null and attempts >= max_attempts) as "givenUp",
           coalesce((array_agg(split_part(last_error, E'\n', 1) order by updated_at desc)
                     filter (where last_error is not null))[1], '') as "lastError"
    from graphile_worker.jobs group by task_identifier order by task_identifier`;
}

/** A job without attempts left. */
export interface GivenUpJob {
  readonly id: string;
  readonly task: string;
  /** The job's key without its task: an order, a message, a refund. */
  readonly about: string;
  readonly tries: number;
  /** First line of the last error. */
  readonly error: string;
  readonly failedAt: Date;
}

const givenUp = sql`locked_at is null and attempts >= max_attempts`;
const givenUpColumns = sql`
  id::text, task_identifier as task, coalesce(substr(key, length(task_identifier) + 2), '') as about, attempts as tries,
  split_part(coalesce(last_error, ''), E'\n', 1) as error, updated_at as "failedAt"`;

/** Jobs without attempts left, the latest failure first; at most `limit`, skipping `after`. */
export function listGivenUp(
  db: Database,
  { after, limit }: { after: number; limit: number },
): Promise<GivenUpJob[]> {
  return execute<GivenUpJob>(db)`
    select ${givenUpColumns} from graphile_worker.jobs where ${givenUp}
    order by updated_at desc, id desc offset ${after} limit ${limit}`;
}

export function countGivenUp(db: Database): Promise<number> {
  return getValue<number>(db)`select count(*) from graphile_worker.jobs where ${givenUp}`;
}

/** Restores all attempts of a job that has none left, starting now. Returns its previous state; null when there is no such job. */
export async function restartJob(trx: Database, id: string): Promise<GivenUpJob | null> {
  if (!/^\d{1,18}$/.test(id)) return null;
  const job = await findRow<GivenUpJob>(trx)`
    select ${givenUpColumns} from graphile_worker.jobs where id = ${id}::bigint and ${givenUp}`;
  if (!job) return null;
  const isRestarted = await hasRow(trx)`
    select from graphile_worker.reschedule_jobs(array[${id}::bigint], run_at => now(), attempts => 0)`;
  return isRestarted ? job : null;
}

/** Restarts jobs of these tasks whose last attempt failed before `since`: their keys would block new jobs. */
export async function restartGivenUp(db: Database, tasks: readonly string[], since: Date): Promise<void> {
  await execute(db)`
    select count(*) from graphile_worker.reschedule_jobs(array(
      select id from graphile_worker.jobs
      where ${givenUp} and task_identifier = any(${tasks}::text[]) and updated_at < ${since}
      order by updated_at limit 500), run_at => now(), attempts => 0)`;
}
