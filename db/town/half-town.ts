import { type Database, execute, getValue } from '../../src/platform/database.ts';
import { withSessionLock } from '../../src/platform/session-lock.store.ts';

/** The lock's number: one process at a time makes the demo's town. */
const lockNumber = '3853314791062309108';

/** Runs `work` when no other process makes the town; a killed one makes it no longer. */
export const inTurn = <T>(db: Database, work: () => Promise<T>): Promise<T> =>
  withSessionLock(db, lockNumber, work);

/** Marks a shop as a town that is not made to the end, in a place that no table of the shop has. */
export async function markHalfMade(db: Database): Promise<void> {
  await execute(db)`comment on table sellers is 'a town in the making'`;
}

/** Takes the mark away: the town is there, or somebody trades in what there is. */
export async function markMade(db: Database): Promise<void> {
  await execute(db)`comment on table sellers is null`;
}

/** Whether making the town was broken off. False without a shop. */
export function isHalfMade(db: Database): Promise<boolean> {
  return getValue<boolean>(db)`
    select coalesce(obj_description(to_regclass('sellers'), 'pg_class') = 'a town in the making', false)`;
}

/** Removes everything from the database, its schema and the queue's too. */
export async function removeAll(db: Database): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await execute(trx)`set local statement_timeout = 0`;
    await execute(trx)`drop schema if exists graphile_worker cascade`;
    await execute(trx)`drop schema public cascade`;
    await execute(trx)`create schema public`;
  });
}
