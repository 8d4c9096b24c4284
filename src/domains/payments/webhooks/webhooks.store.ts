import { sql } from 'kysely';
import { type Database, execute, findRow, findValue, getRow, isoTime } from '../../../platform/database.ts';
import type { PageAsked } from '../../staff/paging.ts';
import type { ListedWebhook } from '../staff/webhooks.calls.ts';
import { orderNumber, withSpokenNumber } from '../spoken-order.store.ts';

/** `outcome`: the result, as in payment_events; '' until processed. */
export interface StoredWebhook
  extends Omit<ListedWebhook, 'orderId' | 'orderNumber' | 'error' | 'receivedAt' | 'body'> {
  /** Null once it is no longer kept. */
  readonly body: unknown;
}

const columns = sql`id, provider, event_id as "eventId", type, body, state, tries, outcome`;

/** Stores a webhook once. Returns its id, also when it was delivered before. */
export async function insertWebhook(
  trx: Database,
  given: { provider: string; eventId: string; type: string; body: unknown; digest: string; now: Date },
): Promise<number> {
  const { provider, eventId, type, body, digest, now } = given;
  const id = await findValue(trx)<number>`
    with stored as (
      insert into webhooks (provider, event_id, type, body, digest, received_at)
      values (${provider}, ${eventId}, ${type}, ${JSON.stringify(body)}::jsonb, ${digest}, ${now})
      on conflict (provider, event_id) do nothing returning id
    )
    select id from stored
    union all select id from webhooks where provider = ${provider} and event_id = ${eventId} limit 1`;
  // Null: inserted concurrently, and not visible to this statement.
  return id ?? insertWebhook(trx, given);
}

/** Locks a webhook until the transaction ends. */
export function holdWebhook(trx: Database, id: number): Promise<StoredWebhook | null> {
  return findRow(trx)`
    select ${columns} from webhooks where id = ${id} for update`;
}

export async function settleWebhook(
  trx: Database,
  id: number,
  { outcome, orderId, now }: { outcome: string; orderId: string | null; now: Date },
): Promise<void> {
  await execute(trx)`
    update webhooks set state = 'done', tries = tries + 1, outcome = ${outcome}, order_id = ${orderId}, error = '', worked_at = ${now}
    where id = ${id}`;
}

/** Records a failed attempt. After the last one the webhook waits for an operator. */
export async function noteFailure(
  db: Database,
  id: number,
  { error, last, now }: { error: string; last: boolean; now: Date },
): Promise<void> {
  await execute(db)`
    update webhooks set tries = tries + 1, error = ${error}, worked_at = ${now},
      state = case when ${last} then 'failed' else state end
    where id = ${id} and state <> 'done'`;
}

/** For /metrics: how many are waiting, and how many are out of retries. */
export function countOpenWebhooks(db: Database): Promise<{ waiting: number; failed: number }> {
  return getRow(db)`
    select count(*) filter (where state = 'waiting')::int as waiting, count(*) filter (where state = 'failed')::int as failed
    from webhooks where state <> 'done'`;
}

/** Stored webhooks: unfinished ones, oldest first, or all of them, newest first. */
export async function listWebhooks(
  db: Database,
  { which, after, limit }: PageAsked & { which: 'open' | 'all' },
): Promise<ListedWebhook[]> {
  const filter = which === 'open' ? sql`where state <> 'done' order by` : sql`order by`;
  const order = which === 'open' ? sql`received_at, id` : sql`received_at desc, id desc`;
  const rows = await execute<Omit<ListedWebhook, 'orderNumber'> & { orderNumber: number | null }>(db)`
    select id, provider, event_id as "eventId", type, order_id as "orderId", ${orderNumber}, state, tries, outcome, error,
           ${isoTime(sql`received_at`)} as "receivedAt", jsonb_pretty(body) as body
    from webhooks ${filter} ${order} offset ${after} limit ${limit}`;
  return rows.map(withSpokenNumber);
}
