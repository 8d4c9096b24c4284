import { type RawBuilder, sql } from 'kysely';
import { countChanged, type Database } from '../../platform/database.ts';

/** Deletes up to `limit` messages older than `before`; with `known`, only those whose recipient is not in it. */
export function deleteOldMessages(
  db: Database,
  { before, limit, known }: { before: Date; limit: number; known?: RawBuilder<unknown> },
): Promise<number> {
  return countChanged(db)`
    delete from outbox where id in (
      select id from outbox o
      where created_at < ${before} and state <> 'waiting'
        ${known ? sql`and not exists (select from ${known} k where k.recipient = o.recipient)` : sql``}
      order by id limit ${limit})`;
}

/** Deletes up to `limit` notices older than `before`, with their messages; with `guests`, only those of guests. */
export function deleteOldNotices(
  db: Database,
  { before, limit, guests = false }: { before: Date; limit: number; guests?: boolean },
): Promise<number> {
  return countChanged(db)`
    delete from notices where id in (
      select id from notices where at < ${before} and sent_at is not null ${guests ? sql`and guest <> ''` : sql``} order by at limit ${limit})`;
}
