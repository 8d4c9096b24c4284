import { countChanged, type Database } from '../../platform/database.ts';

/** Deletes up to `limit` photos of finished returns. */
export function deleteOldPhotos(
  db: Database,
  { before, limit }: { before: Date; limit: number },
): Promise<number> {
  return countChanged(db)`
    delete from return_photos where id in (
      select p.id from return_photos p join returns r on r.id = p.return_id
      where p.created_at < ${before} and r.updated_at < ${before}
        and r.state in ('declined', 'closed', 'refunded', 'exchanged', 'sent back', 'cancelled')
      limit ${limit})`;
}
