import { type Database, execute } from '../../platform/database.ts';
import type { Channel, Choice, NoticeKind } from './kinds.ts';

/** The choices that a customer saved. */
export function readChoices(db: Database, customerId: string): Promise<Choice[]> {
  return execute<Choice>(db)`
    select notice_group as "group", channel, wanted from notice_choices where customer_id = ${customerId}`;
}

/** Saves a choice, if the customer exists. */
export async function putChoice(
  trx: Database,
  customerId: string,
  { group, channel, wanted }: Choice,
): Promise<void> {
  await execute(trx)`
    insert into notice_choices (customer_id, notice_group, channel, wanted)
    values (${customerId}, ${group}, ${channel}, ${wanted})
    on conflict (customer_id, notice_group, channel) do update set wanted = excluded.wanted`;
}

/** Deletes a customer's waiting messages of these kinds on a channel. */
export async function dropWaiting(
  trx: Database,
  customerId: string,
  kinds: readonly NoticeKind[],
  channel: Channel,
): Promise<void> {
  await execute(trx)`
    delete from outbox where state = 'waiting' and channel = ${channel}
      and notice_id in (select id from notices where customer_id = ${customerId} and kind = any(${kinds}))`;
}
