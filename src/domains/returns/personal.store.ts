import { type RawBuilder, sql } from 'kysely';
import { type Database, execute, getValue } from '../../platform/database.ts';

/** The returns' part of a personal data export, as JSON. */
export const returnsOf = (customerId: string): RawBuilder<unknown> => sql`(
  select coalesce(json_agg(json_build_object(
    'order', order_id, 'pieces', quantity, 'reason', reason, 'note', note, 'dispute', dispute, 'answer', answer, 'state', state,
    'otherSize', new_size, 'pickUp', pickup_day, 'payTo', pay_to, 'askedAt', asked_at,
    'photos', (select count(*) from return_photos where return_id = returns.id and sent_by = 'customer')) order by asked_at), '[]')
  from returns where customer_id = ${customerId})`;

/** Counts the returns that are under way. */
export function countOpenReturns(db: Database, customerId: string): Promise<number> {
  return getValue(db)`
    select count(*)::int as count from returns where customer_id = ${customerId}
      and state in ('asked', 'unanswered', 'agreed', 'disputed', 'picked up', 'not good')`;
}

/** Erases a customer's texts and photos of returns. The returned pieces stay for the books. */
export async function forgetReturns(trx: Database, customerId: string): Promise<void> {
  await execute(trx)`
    delete from return_photos where return_id in (select id from returns where customer_id = ${customerId})`;
  await execute(trx)`
    update returns set note = '', dispute = '', answer = '', pay_to = '' where customer_id = ${customerId}`;
}
