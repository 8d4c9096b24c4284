import { sql } from 'kysely';
import { type Database, execute, listValues } from '../../../platform/database.ts';

/** A public page; `changed` is a date such as 2026-04-01. */
export interface SitemapEntry {
  readonly slug: string;
  readonly changed: string;
}

/** The first ids of the product sitemap's parts, `size` products each, in order. */
export function listPartStarts(db: Database, size: number): Promise<string[]> {
  return listValues<string>(db)`
    select id from (
      select id, row_number() over (order by id) - 1 as place from products where status = 'active'
    ) numbered where place % ${size} = 0 order by id`;
}

/** Up to `limit` products by id, from this id (after it, with `after`). */
export function listProductPages(
  db: Database,
  { from, after, limit }: { from: string; after: boolean; limit: number },
): Promise<(SitemapEntry & { id: string })[]> {
  return execute<SitemapEntry & { id: string }>(db)`
    select id, slug, to_char(updated_at at time zone 'UTC', 'YYYY-MM-DD') as changed from products
    where status = 'active' and ${after ? sql`id > ${from}` : sql`id >= ${from}`} order by id limit ${limit}`;
}
