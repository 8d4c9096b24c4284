import { type RawBuilder, sql } from 'kysely';
import { type Database, execute, getValue, isoTime } from '../../platform/database.ts';
import type { AnyKind, NoticeKind, ShopNoticeKind } from './kinds.ts';

/** Whose list: a customer's in the account, or a shop's at its desks. */
type Reader = { readonly customerId: string } | { readonly sellerId: string };
type KindFor<R extends Reader> = R extends { customerId: string } ? NoticeKind : ShopNoticeKind;

interface ListedNotice<Kind extends AnyKind> {
  readonly number: number;
  readonly kind: Kind;
  readonly subject: string;
  readonly text: string;
  readonly link: string;
  readonly picture: string;
  readonly date: string;
  readonly unread: boolean;
}

const isFor = (reader: Reader): RawBuilder<boolean> =>
  'customerId' in reader
    ? sql<boolean>`customer_id = ${reader.customerId}`
    : sql<boolean>`seller_id = ${reader.sellerId}`;

/** A reader's notices, newest first: at most `limit`, numbered between `after` and `before`, both left out. */
export function listNotices<R extends Reader>(
  db: Database,
  reader: R,
  { after = 0, before, limit }: { after?: number | undefined; before?: number | undefined; limit: number },
): Promise<ListedNotice<KindFor<R>>[]> {
  return execute<ListedNotice<KindFor<R>>>(db)`
    select id as number, kind, subject, text, link, coalesce(goods -> 0 ->> 'picture', '') as picture, ${isoTime(sql`at`)} as date, read_at is null as unread
    from notices
    where ${isFor(reader)} and id > ${after} ${before === undefined ? sql`` : sql`and id < ${before}`}
    order by id desc limit ${limit}`;
}

const pageSize = 30;

/** A page of a reader's notices, older than the one numbered `before`; `next` is the `before` of the page after it. */
export async function readNoticePage<R extends Reader>(db: Database, reader: R, before: number | undefined) {
  const rows = await listNotices(db, reader, { before, limit: pageSize + 1 });
  const notices = rows.slice(0, pageSize);
  return { notices, next: rows.length > pageSize ? (notices.at(-1)?.number ?? null) : null };
}

/** An expression that counts a reader's unread notices. */
export const unreadNoticesOf = (reader: Reader): RawBuilder<number> => sql<number>`(
  select count(*)::int from notices where ${isFor(reader)} and read_at is null)`;

/** How many of a reader's notices are unread. */
export function countUnreadNotices(db: Database, reader: Reader): Promise<number> {
  return getValue<number>(db)`select ${unreadNoticesOf(reader)} as unread`;
}

/** Marks a reader's notices up to this number as read. Returns the remaining unread count. */
export async function markNoticesRead(
  db: Database,
  reader: Reader,
  { upTo, now }: { upTo: number; now: Date },
): Promise<number> {
  await execute(db)`
    update notices set read_at = ${now} where ${isFor(reader)} and read_at is null and id <= ${upTo}`;
  return countUnreadNotices(db, reader);
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
