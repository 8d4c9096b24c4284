import { type Database, execute } from '../../../platform/database.ts';

/** The kinds of things staff can change. */
export type Subject =
  | 'banner'
  | 'category'
  | 'customer'
  | 'delivery'
  | 'home group'
  | 'job'
  | 'login'
  | 'notice'
  | 'order'
  | 'packing'
  | 'payment'
  | 'product'
  | 'promotion'
  | 'question'
  | 'return'
  | 'review'
  | 'shop'
  | 'size table'
  | 'support message'
  | 'synonym';

export interface Change {
  readonly staffId: string;
  /** The shop concerned; null if it belongs to none. */
  readonly shopId: string | null;
  readonly subject: Subject;
  readonly subjectId: string;
  /** A verb or two: added, edited, hidden, packed. */
  readonly did: string;
  /** State before and after as plain values; null if there was, or is, none. */
  readonly before: unknown;
  readonly after: unknown;
  readonly at: Date;
}

export async function insertChange(trx: Database, change: Change): Promise<void> {
  const json = (value: unknown) => (value === null || value === undefined ? null : JSON.stringify(value));
  await execute(trx)`
    insert into desk_changes (at, staff_id, seller_id, subject, subject_id, did, before, after)
    values (${change.at}, ${change.staffId}, ${change.shopId}, ${change.subject}, ${change.subjectId}, ${change.did},
            ${json(change.before)}::jsonb, ${json(change.after)}::jsonb)`;
}

export interface RecordedChange {
  readonly id: number;
  readonly at: Date;
  readonly shopId: string | null;
  /** Name of the staff member. */
  readonly by: string;
  readonly did: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** A thing's change history, newest first. */
export function listChanges(
  db: Database,
  { subject, subjectId, limit }: { subject: Subject; subjectId: string; limit: number },
): Promise<RecordedChange[]> {
  return execute<RecordedChange>(db)`
    select c.id, c.at, c.seller_id as "shopId", s.name as by, c.did, c.before, c.after
    from desk_changes c join staff s on s.id = c.staff_id
    where c.subject = ${subject} and c.subject_id = ${subjectId} order by c.id desc limit ${limit}`;
}
