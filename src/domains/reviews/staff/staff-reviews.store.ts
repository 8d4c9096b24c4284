import { sql } from 'kysely';
import { type Database, execute, findRow, findValue, isoTime } from '../../../platform/database.ts';
import { containsWords } from '../../../platform/like.store.ts';
import type { DeskReview } from './staff.calls.ts';
import { photosOfReview } from '../photos.store.ts';
import { productRows } from '../../catalogue/readable.store.ts';
import { sellerRows } from '../../sellers/readable.store.ts';

export const perPage = 20;

/** A page (from 1) of the reviews of a shop's products, or all shops' (null), newest first. */
export async function listShopReviews(
  db: Database,
  shopId: string | null,
  { unanswered, search, page }: { unanswered: boolean; search?: string | undefined; page: number },
): Promise<{ reviews: DeskReview[]; total: number }> {
  const rows = await execute<{ found: DeskReview; total: number }>(db)`
    select json_build_object(
             'id', r.id, 'productId', p.id, 'product', p.name, 'slug', p.slug, 'shopName', s.shop_name, 'name', r.name,
             'review', r.review, 'rating', r.rating, 'verified', r.verified, 'reply', r.reply, 'fit', r.fit, 'photos', ${photosOfReview(sql`r.id`)},
             'hidden', r.hidden_at is not null,
             'date', ${isoTime(sql`r.created_at`)}) as found,
           count(*) over () as total
    from reviews r join ${productRows} p on p.id = r.product_id join ${sellerRows} s on s.id = p.seller_id
    where (${shopId}::text is null or p.seller_id = ${shopId}) and (not ${unanswered}::boolean or r.reply = '')
      and ${containsWords(search, [sql`p.name`, sql`r.name`, sql`r.review`])}
    order by r.created_at desc, r.id desc limit ${perPage} offset ${(page - 1) * perPage}`;
  return { reviews: rows.map(({ found }) => found), total: rows[0]?.total ?? 0 };
}

interface HeldReview {
  readonly reply: string;
  readonly rating: number;
  readonly hidden: boolean;
  readonly sellerId: string;
}

/** Locks a review of the shop's products and returns it; null if the shop (null: any) has no such review. */
export function holdReview(trx: Database, shopId: string | null, id: string): Promise<HeldReview | null> {
  return findRow<HeldReview>(trx)`
    select r.reply, r.rating, r.hidden_at is not null as hidden, p.seller_id as "sellerId" from reviews r join ${productRows} p on p.id = r.product_id
    where r.id = ${id} and (${shopId}::text is null or p.seller_id = ${shopId}) for update of r`;
}

export async function saveReply(trx: Database, id: string, reply: string, now: Date): Promise<void> {
  await execute(trx)`
    update reviews set reply = ${reply}, replied_at = ${reply === '' ? null : now} where id = ${id}`;
}

export function findProductOf(db: Database, reviewId: string): Promise<string | null> {
  return findValue<string>(db)`select product_id as id from reviews where id = ${reviewId}`;
}
