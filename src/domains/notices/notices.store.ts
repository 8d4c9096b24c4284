import { sql } from 'kysely';
import { type Database, execute, findRow } from '../../platform/database.ts';
import { addingJob } from '../../platform/jobs/jobs.store.ts';
import type { AnyKind } from './kinds.ts';
import type { Goods, NoticeEvent, HappenedToShop } from './notice.ts';

/** The job that sends one notice on its recipient's channels. */
export const sendNoticeJob = 'send_notice';
export const terms = { payload: sql`json_build_object('id', id)`, key: sql`id`, maxAttempts: 12 };

/** A stored notice. */
export interface Notice {
  readonly id: number;
  /** Null for a shop, and for a recipient without an account. */
  readonly customerId: string | null;
  /** The shop that is told; null for others. */
  readonly sellerId: string | null;
  /** A guest's e-mail address or mobile number; '' for others. */
  readonly guest: string;
  readonly kind: AnyKind;
  readonly subject: string;
  readonly text: string;
  readonly short: string;
  readonly link: string;
  /** The order's id and its number as people say it; '' if there is none. */
  readonly about: string;
  readonly orderNumber: string;
  readonly goods: readonly Goods[];
  readonly urgent: boolean;
  readonly at: Date;
}

const columns = sql`
  n.id, n.customer_id as "customerId", n.seller_id as "sellerId", n.guest, n.kind, n.subject, n.text, n.short, n.link, n.about,
  n.order_number as "orderNumber", n.goods, n.urgent, n.at`;

type NewNotice = (NoticeEvent | HappenedToShop) & Required<Pick<NoticeEvent, 'goods' | 'short' | 'urgent'>>;

/**
 * Inserts a notice together with the job that sends it, unless the recipient already has one with this kind and key.
 */
export async function insertNotice(trx: Database, notice: NewNotice): Promise<void> {
  const { to, kind, key, subject, text, short, link, order, goods, urgent, now } = notice;
  const customerId = 'customerId' in to ? to.customerId : null;
  const sellerId = 'sellerId' in to ? to.sellerId : null;
  const guest = 'email' in to ? to.email : 'mobile' in to ? to.mobile : '';
  await execute(trx)`
    with notice as (
      insert into notices (customer_id, seller_id, of_customer, guest, kind, key, subject, text, short, link, about, order_number, goods, urgent, at)
      values (${customerId}, ${sellerId}, ${'ofCustomer' in notice ? notice.ofCustomer : null}, ${guest}, ${kind}, ${sellerId === null ? key : `${sellerId}:${key}`}, ${subject}, ${text}, ${short}, ${link}, ${order?.id ?? ''},
              ${order?.number ?? ''}, ${JSON.stringify(goods)}, ${urgent}, ${now})
      on conflict do nothing
      returning id)
    select ${addingJob(sendNoticeJob, terms)} from notice`;
}

/** Locks an unsent notice; null when it was sent or deleted. */
export function holdUnsent(trx: Database, id: number): Promise<Notice | null> {
  return findRow<Notice>(trx)`
    select ${columns} from notices n where id = ${id} and sent_at is null for update`;
}

export async function markNoticeSent(trx: Database, id: number, now: Date): Promise<void> {
  await execute(trx)`update notices set sent_at = ${now} where id = ${id}`;
}

/** A notice; null when it was deleted. */
export function findNotice(db: Database, id: number): Promise<Notice | null> {
  return findRow<Notice>(db)`select ${columns} from notices n where id = ${id}`;
}

/** Adds missing jobs for notices unsent since before `since`, as after a restored backup. */
export async function adoptNotices(db: Database, since: Date): Promise<void> {
  await execute(db)`
    select ${addingJob(sendNoticeJob, terms)} from notices where sent_at is null and at < ${since}`;
}
