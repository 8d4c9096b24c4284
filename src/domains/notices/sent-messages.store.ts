import { sql } from 'kysely';
import { type Database, execute, findRow, getValue } from '../../platform/database.ts';
import { addingJob } from '../../platform/jobs/jobs.store.ts';
import type { Message, MessageKind } from './message.ts';
import { deliverMessage, terms } from './outbox.store.ts';

/** The state of a message. `retrying`: failed, and will be retried; `replaced`: sent on the other channel. */
export const deliveryStates = ['waiting', 'retrying', 'sent', 'failed', 'replaced'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** A message without its text, which may be a secret. */
export interface Delivery extends Pick<Message, 'recipient' | 'channel'> {
  readonly id: string;
  readonly notice: MessageKind | '';
  readonly about: string;
  readonly state: DeliveryState;
  readonly tries: number;
  readonly reason: string;
  /** False for an expired secret: there is nothing left to send. */
  readonly hasText: boolean;
  readonly createdAt: Date;
}

const columns = sql`
  id::text, notice, about, recipient, channel, attempts as tries, last_error as reason, text <> '' as "hasText",
  created_at as "createdAt", case when state = 'waiting' and attempts > 0 then 'retrying' else state end as state`;

const inState = (state: DeliveryState | undefined) => {
  if (state === undefined) return sql`true`;
  if (state === 'waiting') return sql`state = 'waiting' and attempts = 0`;
  return state === 'retrying' ? sql`state = 'waiting' and attempts > 0` : sql`state = ${state}`;
};

/** Messages, newest first: at most `limit`, skipping `after`. `to` is a complete number or address. */
export function listDeliveries(
  db: Database,
  {
    state,
    channel,
    to,
    after,
    limit,
  }: {
    state?: DeliveryState | undefined;
    channel?: Message['channel'] | undefined;
    to?: string | undefined;
    after: number;
    limit: number;
  },
): Promise<Delivery[]> {
  return execute<Delivery>(db)`
    select ${columns} from outbox
    where ${inState(state)} ${channel ? sql`and channel = ${channel}` : sql``}
      ${to === undefined ? sql`` : sql`and recipient = ${to}`}
    order by id desc offset ${after} limit ${limit}`;
}

export function countFailed(db: Database): Promise<number> {
  return getValue<number>(db)`
    select count(*) as count from outbox where state = 'failed'`;
}

/**
 * Queues a message that was given up once more, with all its attempts. Null if it was not given up, or its secret has
 * expired.
 */
export async function sendAgain(trx: Database, id: string): Promise<Delivery | null> {
  if (!/^\d{1,18}$/.test(id)) return null;
  return findRow<Delivery & { readonly jobs: number }>(trx)`
    with before as (
      select ${columns} from outbox where id = ${id}::bigint and state = 'failed' and text <> '' for update
    ), queued as (
      update outbox set state = 'waiting', attempts = 0, last_error = ''
      where id in (select id::bigint from before) returning id
    )
    select before.*, (select count(${addingJob(deliverMessage, terms)}) from queued) as jobs from before`;
}
