import { sql } from 'kysely';
import { type Database, execute, findValue, getValue, isoTime } from '../../platform/database.ts';
import { productRows } from '../catalogue/readable.store.ts';
import { maxShown, type Question } from './question.ts';

/** The questions on a product's page (by slug or id): the reader's own unanswered ones first, then answered ones. */
export function listQuestions(
  db: Database,
  slugOrId: string,
  customerId: string | null,
): Promise<Question[]> {
  return execute<Question>(db)`
    select q.id as _id, q.name, q.question, ${isoTime(sql`q.asked_at`)} as date,
           case when q.answered_at is not null then json_build_object('text', q.answer, 'date', ${isoTime(sql`q.answered_at`)}) end as answer,
           coalesce(q.customer_id = ${customerId}, false) as mine
    from product_questions q join ${productRows} p on p.id = q.product_id
    where p.status = 'active' and (p.slug = ${slugOrId} or p.id = ${slugOrId}) and not q.hidden
      and (q.answer <> '' or q.customer_id = ${customerId})
    order by q.answered_at desc nulls first, q.id desc limit ${maxShown}`;
}

/** The number of a customer's unanswered questions about a product. */
export function countWaiting(
  trx: Database,
  { productId, customerId }: { productId: string; customerId: string },
): Promise<number> {
  return getValue<number>(trx)`
    select count(*)::int as count from product_questions
    where product_id = ${productId} and customer_id = ${customerId} and answer = ''`;
}

export async function insertQuestion(
  trx: Database,
  row: { id: string; productId: string; customerId: string; name: string; question: string; now: Date },
): Promise<void> {
  await execute(trx)`
    insert into product_questions (id, product_id, customer_id, name, question, asked_at)
    values (${row.id}, ${row.productId}, ${row.customerId}, ${row.name}, ${row.question}, ${row.now})`;
}

/** The product of a customer's own question; null if there is none. */
export function findOwnQuestion(
  trx: Database,
  { id, customerId }: { id: string; customerId: string },
): Promise<string | null> {
  return findValue<string>(trx)`
    select product_id as product from product_questions where id = ${id} and customer_id = ${customerId}`;
}

export async function deleteQuestion(trx: Database, id: string): Promise<void> {
  await execute(trx)`delete from product_questions where id = ${id}`;
}

/** How many questions wait for a shop, or for all shops (null). */
export function countForShop(db: Database, shopId: string | null): Promise<number> {
  return getValue<number>(db)`
    select count(*)::int as count from product_questions q join ${productRows} p on p.id = q.product_id
    where q.answer = '' and not q.hidden and p.status = 'active'
      and (${shopId}::text is null or p.seller_id = ${shopId})`;
}
