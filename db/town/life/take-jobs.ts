import { type Database, execute } from '../../../src/platform/database.ts';

interface Job {
  readonly task: string;
  readonly payload: Readonly<Record<string, unknown>>;
}

/**
 * Takes the waiting jobs of some tasks out of the queue, the oldest first, for a caller that runs them itself: the
 * queue's own runner knows no clock but the machine's.
 */
export function takeJobs(db: Database, tasks: readonly string[]): Promise<Job[]> {
  return execute<Job>(db)`
    with jobs as (
      delete from graphile_worker._private_jobs job using graphile_worker._private_tasks task
      where task.id = job.task_id and task.identifier = any(${tasks}::text[]) and job.locked_at is null
      returning job.id, task.identifier as task, job.payload)
    select task, payload from jobs order by id`;
}
