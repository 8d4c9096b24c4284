import { sql } from 'kysely';
import {
  type Database,
  execute,
  findRow,
  findValue,
  getRow,
  hasChanged,
  hasRow,
  isUniqueViolation,
} from '../../../platform/database.ts';
import { staffRows } from '../../staff/readable.store.ts';
import { mailboxOf } from '../mailbox.store.ts';

/** What one operator moves by hand. `refundId` of a refund; otherwise `subject` names what is decided. */
export interface ByHand {
  readonly kind: 'refund' | 'write_off' | 'confirmation' | 'payout';
  readonly refundId?: string;
  readonly subject?: string;
  readonly orderId: string | null;
  readonly amountPaise: number;
  readonly reason: string;
  readonly operatorId: string;
  readonly now: Date;
}

/**
 * Inserts a move of money by hand: `alone` within what one person may move, else as a request for a second one.
 * Returns false if a request for it is open, or an approval unused. Must come last in a transaction.
 */
export async function insertApproval(
  trx: Database,
  {
    id,
    kind,
    refundId,
    subject,
    orderId,
    amountPaise,
    reason,
    operatorId,
    person,
    alone,
    used,
    now,
  }: ByHand & {
    id: string;
    person: string;
    alone: boolean;
    used?: boolean;
  },
): Promise<boolean> {
  try {
    await execute(trx)`
      insert into refund_approvals (id, kind, refund_id, subject, order_id, amount_paise, reason, asked_by, asked_at, person, alone, used_at)
      values (${id}, ${kind}, ${refundId ?? null}, ${subject ?? null}, ${orderId}, ${amountPaise}, ${reason}, ${operatorId}, ${now},
              ${person}, ${alone}, ${used ? now : null})`;
    return true;
  } catch (error) {
    if (isUniqueViolation(error, 'refund_approvals_open')) return false;
    throw error;
  }
}

/**
 * The person behind a login: the mailbox of the operator who added it at the desk, or its own. So a second login is no second person. A user of the command line is one.
 */
export async function findPerson(db: Database, operatorId: string): Promise<string> {
  const person = await findValue<string>(db)`
    select ${mailboxOf(sql`email`)} from ${staffRows} staff
    where id = coalesce((select added_by from ${staffRows} own where own.id = ${operatorId}), ${operatorId})`;
  return person ?? operatorId;
}

/** Serialises what a person, and what anybody for an order, moves by hand. Until the transaction ends. */
export async function lockByHand(
  trx: Database,
  { orderId, person }: { orderId: string | null; person: string },
) {
  if (orderId !== null)
    await execute(trx)`select pg_advisory_xact_lock(hashtextextended(${`by hand of ${orderId}`}, 0))`;
  await execute(trx)`select pg_advisory_xact_lock(hashtextextended(${`by hand by ${person}`}, 0))`;
}

/** What was moved by one person alone, in paise: for an order, and by this person on this day in India. */
export function readAlone(
  db: Database,
  {
    orderId,
    person,
    refundId = '',
    now,
  }: { orderId: string | null; person: string; refundId?: string; now: Date },
): Promise<{ ofOrder: number; ofDay: number }> {
  return getRow(db)`
    select coalesce(sum(amount_paise) filter (where order_id = ${orderId}), 0)::int8 as "ofOrder",
           coalesce(sum(amount_paise) filter (where person = ${person} and asked_at >= ${startOfDay(now)}), 0)::int8 as "ofDay"
    from refund_approvals
    where alone and (order_id = ${orderId} or person = ${person}) and (used_at is not null or refund_id is distinct from ${refundId})`;
}

const startOfDay = (now: Date) =>
  sql`(date_trunc('day', ${now}::timestamptz at time zone 'Asia/Kolkata') at time zone 'Asia/Kolkata')`;

export interface OpenApproval {
  readonly id: string;
  readonly askedBy: string;
  readonly reason: string;
  readonly amountPaise: number;
}

const open = sql`select id, asked_by as "askedBy", reason, amount_paise as "amountPaise" from refund_approvals`;

/** Locks a refund's undecided request; null when there is none. */
export function holdApproval(trx: Database, refundId: string): Promise<OpenApproval | null> {
  return findRow(trx)`
    ${open} where refund_id = ${refundId} and decided_at is null and not alone for update`;
}

/** Locks the undecided request for something else than a refund; null when there is none. */
export function holdRequest(trx: Database, { kind, subject = '' }: ByHand): Promise<OpenApproval | null> {
  return findRow(trx)`
    ${open} where kind = ${kind} and subject = ${subject} and decided_at is null and not alone for update`;
}

/** Ends the undecided requests for something else than a refund. Returns whether there was one. */
export function endRequests(
  trx: Database,
  {
    kind,
    subject,
    operatorId,
    now,
  }: Pick<ByHand, 'kind' | 'operatorId' | 'now'> & { readonly subject: string },
): Promise<boolean> {
  return hasChanged(trx)`
    update refund_approvals set approved = false, decided_by = ${operatorId}, decided_at = ${now}
    where kind = ${kind} and subject = ${subject} and decided_at is null and not alone`;
}

/** Whether an operator ever decided about a refund. */
export function wasAskedFor(trx: Database, refundId: string): Promise<boolean> {
  return hasRow(trx)`select from refund_approvals where refund_id = ${refundId} limit 1`;
}

export async function saveDecision(
  trx: Database,
  id: string,
  decision: { approved: boolean; operatorId: string; used?: boolean; now: Date },
): Promise<void> {
  await execute(trx)`
    update refund_approvals
    set approved = ${decision.approved}, decided_by = ${decision.operatorId}, decided_at = ${decision.now},
        used_at = ${decision.used ? decision.now : null}
    where id = ${id}`;
}

/**
 * Consumes a refund's approval, or what one operator decided alone. Returns false if there is none: no second
 * operator has approved this sending.
 */
export function useApproval(trx: Database, refundId: string, now: Date): Promise<boolean> {
  return hasChanged(trx)`
    update refund_approvals set used_at = ${now}
    where refund_id = ${refundId} and (approved or alone) and used_at is null`;
}
