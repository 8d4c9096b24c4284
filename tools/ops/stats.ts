import { type Database, execute } from '../../src/platform/database.ts';
import { countJobs, type JobCounts } from '../../src/platform/jobs/jobs.store.ts';
import { type Command, type Outcome, readWords } from './command.ts';

/**
 * The state of the shop: orders by state, what waits for a person, pending messages and refunds, failed jobs with their
 * errors; then each table's estimated number of rows and its size on disk, the largest first.
 */
export const stats: Command = {
  words: 'stats',
  usage: '',
  summary: 'orders, refunds, messages and jobs by state; what the database holds and how large it is',
  prepare(args) {
    readWords(args, {}, 0);
    return async ({ db }) => countAll(db);
  },
};

async function countAll(db: Database): Promise<Outcome> {
  const counts = await execute<{ what: string; state: string; count: number }>(db)`
      select 'orders' as what, order_status || ', ' || payment_status as state, count(*) from orders group by 2
      union all select 'waiting for a person', attention, count(*) from orders where attention <> '' group by 2
      union all select 'UTRs to look at', state, count(*) from payment_claims where state = 'open' group by 2
      union all select 'money that fits no order', outcome, count(*) from payment_events
        where resolved_at is null and (outcome like 'review:%' or outcome = 'unknown_order') group by 2
      union all select 'refunds', state, count(*) from refunds group by 2
      union all select 'messages', state, count(*) from outbox group by 2
      order by 1, 2`;
  const jobs = await countJobs(db);
  const tables = await execute<{ table: string; rows: number; bytes: number }>(db)`
      select relname as table, greatest(reltuples, pg_stat_get_live_tuples(oid), 0)::int8 as rows, pg_total_relation_size(oid) as bytes
      from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
      order by bytes desc`;
  const whole = await execute<{ bytes: number }>(db)`
      select pg_database_size(current_database()) as bytes`;
  const bytes = whole[0]?.bytes ?? 0;
  return {
    lines: [
      ...counts.map(({ what, state, count }) => line(`${what}: ${state}`, count)),
      ...(jobs.length ? jobs.map(jobLine) : ['No job waits.']),
      '',
      ...tables.map((row) => line(row.table, row.rows, row.bytes)),
      line('the whole database', '', bytes),
    ],
    data: { counts, jobs, tables, bytes },
  };
}

function jobLine({ task, waiting, running, retrying, givenUp, lastError }: JobCounts): string {
  const states = `${waiting} waiting, ${running} running, ${retrying} to be tried again, ${givenUp} given up`;
  return `job ${task}: ${states}${lastError ? ` (last: ${lastError})` : ''}`;
}

function line(name: string, rows: number | string, bytes?: number): string {
  const size = bytes === undefined ? '' : ` ${`${(bytes / 1_000_000).toFixed(1)} MB`.padStart(12)}`;
  return `${name.padEnd(36)} ${String(rows).padStart(10)}${size}`;
}
