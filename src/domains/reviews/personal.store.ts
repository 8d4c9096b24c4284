import { type RawBuilder, sql } from 'kysely';
import { type Database, execute } from '../../platform/database.ts';
import { productRows } from '../catalogue/readable.store.ts';

/** The reviews' part of a personal data export, as JSON. */
export const reviewsOf = (customerId: string): RawBuilder<unknown> => sql`(
  select coalesce(json_agg(json_build_object('product', p.name, 'review', r.review, 'stars', r.rating, 'fit', r.fit,
    'photos', (select count(*) from review_photos ph where ph.review_id = r.id), 'at', r.created_at)), '[]')
  from reviews r join ${productRows} p on p.id = r.product_id where r.customer_id = ${customerId})`;

/**
 * Removes the name and the photos from a customer's reviews. The text stays because others rely on it (R-REVIEW-1).
 */
export async function hideReviewer(trx: Database, customerId: string): Promise<void> {
  await execute(trx)`
    delete from review_photos where review_id in (select id from reviews where customer_id = ${customerId})`;
  await execute(trx)`update reviews set name = 'A former customer' where customer_id = ${customerId}`;
}
