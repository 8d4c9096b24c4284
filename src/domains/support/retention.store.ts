import { countChanged, type Database } from '../../platform/database.ts';

/** Deletes up to `limit` answered or closed tickets without a message since `before`, with their answers. */
export function deleteOldContactMessages(
  db: Database,
  { before, limit }: { before: Date; limit: number },
): Promise<number> {
  return countChanged(db)`
    delete from contact_messages where id in (
      select id from contact_messages where state <> 'open' and coalesce(written_at, created_at) < ${before} order by created_at limit ${limit})`;
}
