import { type RawBuilder, sql } from 'kysely';
import { type Database, execute } from '../../platform/database.ts';
import { sellerRows } from '../sellers/readable.store.ts';

/** The conversations' part of a personal data export, as JSON. */
export const chatsOf = (customerId: string): RawBuilder<unknown> => sql`(
  select coalesce(json_agg(json_build_object('shop', s.shop_name, 'from', m.sender, 'text', m.text, 'picture', m.picture_id,
                                             'at', m.created_at) order by m.sequence), '[]')
  from chat_messages m join ${sellerRows} s on s.id = m.seller_id where m.customer_id = ${customerId})`;

/** Deletes a customer's conversations, with their messages and pictures. */
export async function forgetConversations(trx: Database, customerId: string): Promise<void> {
  await execute(trx)`delete from conversations where customer_id = ${customerId}`;
}
