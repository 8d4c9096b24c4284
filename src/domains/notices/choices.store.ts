import { sql } from 'kysely';
import type { Database } from '../../platform/database.ts';
import type { Channel, Choice, NoticeKind } from './kinds.ts';

/** What a customer chose. */
export async function readChoices(db: Database, customerId: string): Promise<Choice[]> {
  const { rows } = await sql<Choice>`
    select notice_group as "group", channel, wanted from notice_choices where customer_id = ${customerId}`.execute(
    db,
  );
  return rows;
}

/** Saves a choice of a customer that is there. */
export async function putChoice(
  trx: Database,
  customerId: string,
  { group, channel, wanted }: Choice,
): Promise<void> {
  await sql`
    insert into notice_choices (customer_id, notice_group, channel, wanted)
    values (${customerId}, ${group}, ${channel}, ${wanted})
    on conflict (customer_id, notice_group, channel) do update set wanted = excluded.wanted`.execute(trx);
}

/** Deletes a customer's messages of these kinds that wait on a channel. */
export async function dropWaiting(
  trx: Database,
  customerId: string,
  kinds: readonly NoticeKind[],
  channel: Channel,
): Promise<void> {
  await sql`
    delete from outbox where state = 'waiting' and channel = ${channel}
      and notice_id in (select id from notices where customer_id = ${customerId} and kind = any(${kinds}))`.execute(
    trx,
  );
}
