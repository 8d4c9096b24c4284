import { sql } from 'kysely';
import { type Database, execute, findRow, isoTime } from '../../../platform/database.ts';
import { containsWords } from '../../../platform/like.store.ts';
import { productRows } from '../../catalogue/readable.store.ts';
import { sellerRows } from '../../sellers/readable.store.ts';
import type { DeskQuestion } from './staff.calls.ts';

export const perPage = 20;

/** A page (from 1) of questions about a shop's products, or all shops' (null). */
export async function listShopQuestions(
  db: Database,
  shopId: string | null,
  { all, search, page }: { all: boolean; search?: string | undefined; page: number },
): Promise<{ questions: DeskQuestion[]; total: number }> {
  const rows = await execute<{ found: DeskQuestion; total: number }>(db)`
    select json_build_object(
             'id', q.id, 'productId', p.id, 'product', p.name, 'slug', p.slug, 'shopName', s.shop_name, 'name', q.name,
             'question', q.question, 'answer', q.answer, 'hidden', q.hidden,
             'date', ${isoTime(sql`q.asked_at`)}) as found,
           count(*) over () as total
    from product_questions q join ${productRows} p on p.id = q.product_id join ${sellerRows} s on s.id = p.seller_id
    where (${shopId}::text is null or p.seller_id = ${shopId}) and (${all}::boolean or (q.answer = '' and not q.hidden))
      and ${containsWords(search, [sql`p.name`, sql`q.name`, sql`q.question`])}
    order by ${all ? sql`q.asked_at desc, q.id desc` : sql`q.asked_at, q.id`}
    limit ${perPage} offset ${(page - 1) * perPage}`;
  return { questions: rows.map(({ found }) => found), total: rows[0]?.total ?? 0 };
}

/** A question whose row is locked until the transaction ends. */
export interface HeldQuestion {
  readonly answer: string;
  readonly hidden: boolean;
  readonly customerId: string | null;
  readonly productId: string;
  readonly product: string;
  readonly slug: string;
  readonly sellerId: string;
}

/** Locks a question about the shop's products; null if the shop (null: any) has no such question. */
export function holdQuestion(trx: Database, shopId: string | null, id: string): Promise<HeldQuestion | null> {
  return findRow<HeldQuestion>(trx)`
    select q.answer, q.hidden, q.customer_id as "customerId", p.id as "productId", p.name as product, p.slug, p.seller_id as "sellerId"
    from product_questions q join ${productRows} p on p.id = q.product_id
    where q.id = ${id} and (${shopId}::text is null or p.seller_id = ${shopId}) for update of q`;
}

export async function saveAnswer(trx: Database, id: string, answer: string, now: Date): Promise<void> {
  await execute(trx)`
    update product_questions set answer = ${answer}, answered_at = ${answer === '' ? null : now} where id = ${id}`;
}

export async function saveHidden(trx: Database, id: string, isHidden: boolean): Promise<void> {
  await execute(trx)`update product_questions set hidden = ${isHidden} where id = ${id}`;
}
