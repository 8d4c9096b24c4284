import { sql } from 'kysely';
import { type Database, execute } from '../../../platform/database.ts';

interface Batch {
  readonly before: Date;
  readonly limit: number;
}

const dayOf = (time: Date) => sql`${time.toISOString().slice(0, 10)}::date`;

/** Deletes some counts of searches of the days up to a time. Gives how many rows went. */
export async function deleteOldQueries(db: Database, { before, limit }: Batch): Promise<number> {
  const rows = await execute(db)`
    delete from search_queries where ctid = any(array(
      select ctid from search_queries where day <= ${dayOf(before)} limit ${limit})) returning 1`;
  return rows.length;
}

/** Deletes some counts of what followed searches, of the days up to a time. Gives how many rows went. */
export async function deleteOldOutcomes(db: Database, { before, limit }: Batch): Promise<number> {
  const rows = await execute(db)`
    delete from search_outcomes where ctid = any(array(
      select ctid from search_outcomes where day <= ${dayOf(before)} limit ${limit})) returning 1`;
  return rows.length;
}

/** Deletes some dismissals from before a time. Gives how many went. */
export async function deleteOldDismissals(db: Database, { before, limit }: Batch): Promise<number> {
  const rows = await execute(db)`
    delete from search_dismissed where ctid = any(array(
      select ctid from search_dismissed where dismissed_at < ${before} limit ${limit})) returning 1`;
  return rows.length;
}
