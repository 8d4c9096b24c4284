import { sql } from 'kysely';
import { type Database, execute } from '../../../platform/database.ts';

interface Batch {
  readonly before: Date;
  readonly limit: number;
}

const dayOf = (time: Date) => sql`${time.toISOString().slice(0, 10)}::date`;

/** Deletes a batch of search counts of days up to a given time. Returns the number of rows. */
export async function deleteOldQueries(db: Database, { before, limit }: Batch): Promise<number> {
  const rows = await execute(db)`
    delete from search_queries where ctid = any(array(
      select ctid from search_queries where day <= ${dayOf(before)} limit ${limit})) returning 1`;
  return rows.length;
}

/** Deletes a batch of outcome counts of days up to a given time. Returns the number of rows. */
export async function deleteOldOutcomes(db: Database, { before, limit }: Batch): Promise<number> {
  const rows = await execute(db)`
    delete from search_outcomes where ctid = any(array(
      select ctid from search_outcomes where day <= ${dayOf(before)} limit ${limit})) returning 1`;
  return rows.length;
}

/** Deletes a batch of dismissals from before a given time. Returns the number of rows. */
export async function deleteOldDismissals(db: Database, { before, limit }: Batch): Promise<number> {
  const rows = await execute(db)`
    delete from search_dismissed where ctid = any(array(
      select ctid from search_dismissed where dismissed_at < ${before} limit ${limit})) returning 1`;
  return rows.length;
}
