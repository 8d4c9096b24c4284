import { type RawBuilder, sql } from 'kysely';
import { type Database, execute, getValue, isoTime } from '../../platform/database.ts';
import type { NoticeKind } from './kinds.ts';

interface ListedNotice {
  readonly number: number;
  readonly kind: NoticeKind;
  readonly subject: string;
  readonly text: string;
  readonly link: string;
  readonly picture: string;
  readonly date: string;
  readonly unread: boolean;
}

/** A customer's notices, newest first: at most `limit`, older than the one with this number. */
export function listNotices(
  db: Database,
  customerId: string,
  { before, limit }: { before: number | undefined; limit: number },
): Promise<ListedNotice[]> {
  return execute<ListedNotice>(db)`
    select id as number, kind, subject, text, link, coalesce(goods -> 0 ->> 'picture', '') as picture, ${isoTime(sql`at`)} as date, read_at is null as unread
    from notices
    where customer_id = ${customerId} ${before === undefined ? sql`` : sql`and id < ${before}`}
    order by id desc limit ${limit}`;
}

/** An expression that counts a customer's unread notices. */
export const unreadNoticesOf = (customerId: string): RawBuilder<number> => sql<number>`(
  select count(*)::int from notices where customer_id = ${customerId} and read_at is null)`;

/** Marks a customer's notices up to this number as read. Returns the remaining unread count. */
export async function markNoticesRead(
  db: Database,
  customerId: string,
  { upTo, now }: { upTo: number; now: Date },
): Promise<number> {
  await execute(db)`
    update notices set read_at = ${now} where customer_id = ${customerId} and read_at is null and id <= ${upTo}`;
  return getValue<number>(db)`select ${unreadNoticesOf(customerId)} as unread`;
}

/** Marks those of a customer's notices as read that link to this page, because the customer has now seen it. */
export async function markPageRead(
  db: Database,
  customerId: string,
  { kind, link, now }: { kind: NoticeKind; link: string; now: Date },
): Promise<void> {
  await execute(db)`
    update notices set read_at = ${now}
    where customer_id = ${customerId} and read_at is null and kind = ${kind} and link = ${link}`;
}
