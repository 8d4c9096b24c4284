import { type Database, execute } from '../../platform/database.ts';
import type { AnyGroup, AnyKind, Channel, Choice, ShopGroup } from './kinds.ts';

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

/** The choices that a shop saved. */
export function readShopChoices(db: Database, sellerId: string): Promise<Choice<ShopGroup>[]> {
  return execute<Choice<ShopGroup>>(db)`
    select notice_group as "group", channel, wanted from shop_notice_choices where seller_id = ${sellerId}`;
}

/** Saves a shop's choice. */
export async function putShopChoice(
  trx: Database,
  sellerId: string,
  { group, channel, wanted }: Choice<AnyGroup>,
): Promise<void> {
  await execute(trx)`
    insert into shop_notice_choices (seller_id, notice_group, channel, wanted)
    values (${sellerId}, ${group}, ${channel}, ${wanted})
    on conflict (seller_id, notice_group, channel) do update set wanted = excluded.wanted`;
}

/** Deletes waiting messages of these kinds on a channel, of a customer or a shop. */
export async function dropWaiting(
  trx: Database,
  whose: { readonly customerId?: string; readonly sellerId?: string },
  kinds: readonly AnyKind[],
  channel: Channel,
): Promise<void> {
  await execute(trx)`
    delete from outbox where state = 'waiting' and channel = ${channel} and notice_id in (
      select id from notices where kind = any(${kinds})
        and (customer_id = ${whose.customerId ?? null} or seller_id = ${whose.sellerId ?? null}))`;
}
