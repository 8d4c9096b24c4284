import { type RawBuilder, sql } from 'kysely';
import { type Database, execute, findRow, getRow, hasRow } from '../../../platform/database.ts';

/** What identifies a clawback: the provider's id of the dispute or of the refund made there. */
export interface ClawbackName {
  readonly provider: string;
  readonly kind: 'dispute' | 'refund';
  readonly reference: string;
}

/** Money of an order that goes back by another way than the shop's own refunds. */
export interface Clawback extends ClawbackName {
  readonly paymentId: string;
  /** Null while its payment belongs to no order. */
  readonly orderId: string | null;
  readonly amountPaise: number;
  /** `open`: contested, or on its way. `taken`: the customer has it. `returned`: the shop has it after all. */
  readonly state: 'open' | 'taken' | 'returned';
}

/** Inserts a clawback or updates it. Returns what of it was counted towards refunds before. */
export async function saveClawback(
  trx: Database,
  { provider, kind, reference, paymentId, orderId, amountPaise, state }: Clawback,
  now: Date,
): Promise<{ countedPaise: number }> {
  const before = await findRow<{ countedPaise: number }>(trx)`
    select counted_paise as "countedPaise" from clawbacks
    where provider = ${provider} and kind = ${kind} and reference = ${reference} for update`;
  await execute(trx)`
    insert into clawbacks (provider, kind, reference, payment_id, order_id, amount_paise, state, opened_at)
    values (${provider}, ${kind}, ${reference}, ${paymentId}, ${orderId}, ${amountPaise}, ${state}, ${now})
    on conflict (provider, kind, reference) do update
      set order_id = coalesce(clawbacks.order_id, excluded.order_id), amount_paise = excluded.amount_paise, state = excluded.state,
          counted_paise = case excluded.state when 'returned' then 0 else least(clawbacks.counted_paise, excluded.amount_paise) end`;
  return before ?? { countedPaise: 0 };
}

/** Gives the clawbacks of a payment the order that it was found to belong to. */
export async function claimClawbacks(
  trx: Database,
  { provider, paymentId, orderId }: { provider: string; paymentId: string; orderId: string },
): Promise<void> {
  await execute(trx)`
    update clawbacks set order_id = ${orderId}
    where provider = ${provider} and payment_id = ${paymentId} and order_id is null`;
}

/** A condition: a part of this clawback was counted towards a refund. */
export const wasCounted = ({ provider, kind, reference }: ClawbackName): RawBuilder<unknown> => sql`exists (
  select from clawbacks
  where provider = ${provider} and kind = ${kind} and reference = ${reference} and counted_paise > 0)`;

/** Whether something of an order's money is contested, or on its way back from the provider. */
export function hasOpenClawback(trx: Database, orderId: string): Promise<boolean> {
  return hasRow(trx)`select from clawbacks where order_id = ${orderId} and state = 'open' limit 1`;
}

/** Whether something of an order's money is contested or on its way back, or was taken and is not counted. */
export function isContested(db: Database, orderId: string): Promise<boolean> {
  return hasRow(db)`
    select from clawbacks
    where order_id = ${orderId} and (state = 'open' or (state = 'taken' and counted_paise < amount_paise)) limit 1`;
}

/** Whether the bank or the provider decides about something of an order's money, or has taken it. */
export function hasClawback(trx: Database, orderId: string): Promise<boolean> {
  return hasRow(
    trx,
  )`select from clawbacks where order_id = ${orderId} and state in ('open', 'taken') limit 1`;
}

/** Whether a payment of an order is disputed. */
export function isDisputed(trx: Database, orderId: string): Promise<boolean> {
  return hasRow(trx)`select where ${dispute(sql`${orderId}`)}`;
}

/** Whether a payment of an order is disputed, and what of its refunds is still to be sent, in paise. */
export function readMoneyBack(
  trx: Database,
  orderId: string,
): Promise<{ isDisputed: boolean; duePaise: number }> {
  return getRow(trx)`
    select ${dispute(sql`${orderId}`)} as "isDisputed",
           coalesce(sum(amount_paise - taken_paise) filter (where state in ('due', 'by_hand')), 0)::int8 as "duePaise"
    from refunds where order_id = ${orderId}`;
}

/** A condition: a payment of the order is disputed. */
export const dispute = (orderId: RawBuilder<unknown>): RawBuilder<unknown> => sql`exists (
  select from clawbacks c where c.order_id = ${orderId} and c.state = 'open' and c.kind = 'dispute')`;

/** What of the order was taken and is not counted towards a refund, in paise. */
export const uncountedPaise = (orderId: RawBuilder<unknown>): RawBuilder<unknown> => sql`coalesce((
  select sum(c.amount_paise - c.counted_paise) from clawbacks c where c.order_id = ${orderId} and c.state = 'taken'), 0)`;

/** What of an order was taken and is not counted towards a refund yet, oldest first, locked. */
export function holdUncounted(
  trx: Database,
  orderId: string,
): Promise<(ClawbackName & { uncountedPaise: number })[]> {
  return execute(trx)`
    select provider, kind, reference, amount_paise - counted_paise as "uncountedPaise" from clawbacks
    where order_id = ${orderId} and state = 'taken' and counted_paise < amount_paise
    order by opened_at, reference for update`;
}

/** The refunds of an order that are still to be sent, with what is left of each, oldest first, locked. */
export function holdRefundsDue(
  trx: Database,
  orderId: string,
): Promise<{ id: string; state: 'due' | 'by_hand'; leftPaise: number }[]> {
  return execute(trx)`
    select id, state, amount_paise - taken_paise as "leftPaise" from refunds
    where order_id = ${orderId} and state in ('due', 'by_hand') and taken_paise < amount_paise
    order by created_at, id for update`;
}

/** A sum over refunds: what clawbacks have taken of them, without what was owed again for one that came back. */
export const netTakenPaise: RawBuilder<number> = sql<number>`
  sum(taken_paise - case when part like any(array['dispute:%', 'refund:%']) then amount_paise else 0 end)::int8`;

/** What clawbacks have taken of an order's refunds and was not owed again, by payment, the oldest refund first. */
export function listTaken(
  trx: Database,
  orderId: string,
): Promise<{ provider: string; paymentId: string; payTo: string; takenPaise: number }[]> {
  return execute(trx)`
    select provider, payment_id as "paymentId", pay_to as "payTo",
           ${netTakenPaise} as "takenPaise"
    from refunds where order_id = ${orderId}
    group by provider, payment_id, pay_to order by min(created_at), min(id)`;
}

/** Counts a part of a clawback towards a refund. */
export async function saveCounted(
  trx: Database,
  { provider, kind, reference }: ClawbackName,
  refundId: string,
  paise: number,
): Promise<void> {
  await execute(trx)`
    update clawbacks set counted_paise = counted_paise + ${paise}
    where provider = ${provider} and kind = ${kind} and reference = ${reference}`;
  await execute(trx)`update refunds set taken_paise = taken_paise + ${paise} where id = ${refundId}`;
}
