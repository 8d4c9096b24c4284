import { type RawBuilder, sql } from 'kysely';
import { countChanged, type Database, execute } from '../../platform/database.ts';
import { productRows } from '../catalogue/readable.store.ts';

/** The questions' part of a personal data export, as JSON. */
export const questionsOf = (customerId: string): RawBuilder<unknown> => sql`(
  select coalesce(json_agg(json_build_object('product', p.name, 'question', q.question, 'at', q.asked_at, 'answer', q.answer)
                           order by q.asked_at desc), '[]')
  from product_questions q join ${productRows} p on p.id = q.product_id where q.customer_id = ${customerId})`;

/** Deletes a customer's unanswered questions. Answered ones stay for others, without the name. */
export async function forgetAsker(trx: Database, customerId: string): Promise<void> {
  await execute(trx)`delete from product_questions where customer_id = ${customerId} and answer = ''`;
  await execute(trx)`
    update product_questions set name = 'A former customer', customer_id = null where customer_id = ${customerId}`;
}

/** Deletes up to `limit` unanswered questions older than `before`. */
export function deleteOldQuestions(
  db: Database,
  { before, limit }: { before: Date; limit: number },
): Promise<number> {
  return countChanged(db)`
    delete from product_questions where id in (
      select id from product_questions where answer = '' and asked_at < ${before} order by asked_at limit ${limit})`;
}
