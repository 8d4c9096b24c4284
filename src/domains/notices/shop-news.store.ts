import { sql } from 'kysely';
import { type Database, execute, getValue, isoTime } from '../../platform/database.ts';
import type { ShopNoticeKind } from './kinds.ts';

/** A line of a shop's news. */
interface ShopNews {
  readonly number: number;
  readonly kind: ShopNoticeKind;
  readonly subject: string;
  readonly text: string;
  readonly link: string;
  readonly picture: string;
  readonly date: string;
  readonly unread: boolean;
}

const columns = sql`
  id as number, kind, subject, text, link, coalesce(goods -> 0 ->> 'picture', '') as picture, ${isoTime(sql`at`)} as date, read_at is null as unread`;

/** A shop's news, newest first: at most `limit`, numbered between `after` and `before`, both left out. */
export function listShopNews(
  db: Database,
  sellerId: string,
  { after = 0, before, limit }: { after?: number | undefined; before?: number | undefined; limit: number },
): Promise<ShopNews[]> {
  return execute<ShopNews>(db)`
    select ${columns} from notices
    where seller_id = ${sellerId} and id > ${after} and (${before ?? null}::int8 is null or id < ${before ?? null})
    order by id desc limit ${limit}`;
}

/** How many of a shop's news nobody has read. */
export function countShopNews(db: Database, sellerId: string): Promise<number> {
  return getValue<number>(db)`
    select count(*)::int as unread from notices where seller_id = ${sellerId} and read_at is null`;
}

/** Marks a shop's news up to this number as read. */
export async function markShopNewsRead(
  db: Database,
  sellerId: string,
  { upTo, now }: { upTo: number; now: Date },
): Promise<void> {
  await execute(db)`
    update notices set read_at = ${now} where seller_id = ${sellerId} and read_at is null and id <= ${upTo}`;
}
