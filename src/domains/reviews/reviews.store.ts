import { sql } from 'kysely';
import { type Database, execute, findRow, isoTime } from '../../platform/database.ts';
import type { Fit, FitVotes } from './fit.ts';
import { photosOfReview } from './photos.store.ts';
import { type OwnReview, type Review, reviewsPerPage, type Stars } from './review.ts';
import { orderLineRows, orderRows } from '../orders/readable.store.ts';
import { productRows } from '../catalogue/readable.store.ts';

/**
 * A product by slug or id, with its review count per star rating, five down to one, and per fit; null if it is not on
 * sale.
 */
export async function countVotes(
  db: Database,
  slugOrId: string,
): Promise<{ productId: string; stars: Stars[]; fit: FitVotes } | null> {
  const rows = await execute<Stars & FitVotes & { id: string }>(db)`
    select p.id, stars.rating, count(r.id) as sum, count(*) filter (where r.fit = 'small') as small,
           count(*) filter (where r.fit = 'true') as "true", count(*) filter (where r.fit = 'large') as large
    from ${productRows} p cross join generate_series(5, 1, -1) as stars(rating)
    left join reviews r on r.product_id = p.id and r.rating = stars.rating and r.hidden_at is null
    where p.status = 'active' and p.id = (
      select id from ${productRows} products where slug = ${slugOrId} union all select id from ${productRows} products where id = ${slugOrId} limit 1)
    group by p.id, stars.rating order by stars.rating desc`;
  const votes = (fit: Fit) => rows.reduce((sum, row) => sum + row[fit], 0);
  return rows[0]
    ? {
        productId: rows[0].id,
        stars: rows.map(({ rating, sum }) => ({ rating, sum })),
        fit: { small: votes('small'), true: votes('true'), large: votes('large') },
      }
    : null;
}

/** A page of reviews, newest first, skipping `before` of them. */
export function listReviews(db: Database, productId: string, before: number): Promise<Review[]> {
  return execute<Review>(db)`
    select id as _id, name, review, rating, verified, fit, ${isoTime(sql`created_at`)} as date,
           case when replied_at is not null then json_build_object('text', reply, 'date', ${isoTime(sql`replied_at`)}) end as reply,
           ${photosOfReview(sql`reviews.id`)} as photos
    from reviews where product_id = ${productId} and hidden_at is null
    order by created_at desc, id desc limit ${reviewsPerPage} offset ${before}`;
}

/** The products that a customer has reviewed, the latest first. */
export function listOwnReviews(db: Database, customerId: string, limit: number): Promise<OwnReview[]> {
  return execute<OwnReview>(db)`
    select product_id as "productId", rating from reviews where customer_id = ${customerId}
    order by created_at desc limit ${limit}`;
}

/**
 * The customer's earlier review of the product: its stars, and whether an operator has hidden it; null if there is
 * none.
 */
export function findEarlier(tx: Database, productId: string, customerId: string) {
  return findRow<{ rating: number; hidden: boolean }>(tx)`
    select rating, hidden_at is not null as hidden from reviews
    where product_id = ${productId} and customer_id = ${customerId}`;
}

/**
 * Saves a review, replacing the customer's earlier one of the product and the reply to it. A hidden review stays
 * hidden.
 */
export async function saveReview(
  tx: Database,
  review: {
    id: string;
    productId: string;
    customerId: string;
    name: string;
    review: string;
    rating: number;
    fit: Fit | null;
    verified: boolean;
    now: Date;
  },
): Promise<void> {
  await execute(tx)`
    insert into reviews (id, product_id, customer_id, name, review, rating, fit, verified, created_at)
    values (${review.id}, ${review.productId}, ${review.customerId}, ${review.name}, ${review.review}, ${review.rating},
            ${review.fit}, ${review.verified}, ${review.now})
    on conflict (product_id, customer_id) do update set
      name = excluded.name, review = excluded.review, rating = excluded.rating, fit = excluded.fit, verified = excluded.verified,
      created_at = excluded.created_at, reply = '', replied_at = null`;
}

/** Removes 'verified' from the reviews of cancelled goods, unless another paid parcel has the product too. */
export async function withdrawVerified(db: Database, orderId: string): Promise<void> {
  await execute(db)`
    update reviews r set verified = false
    from ${orderRows} o join ${orderLineRows} l on l.order_id = o.id
    where o.id = ${orderId} and l.cancelled
      and r.customer_id = o.customer_id and r.product_id = l.product_id and r.verified
      and not exists (
        select from ${orderRows} other join ${orderLineRows} line on line.order_id = other.id
        where other.customer_id = r.customer_id and line.product_id = r.product_id
          and line.paid and not line.cancelled)`;
}

/** Hides a review since a moment, or shows it (null). */
export async function setHidden(trx: Database, id: string, since: Date | null): Promise<void> {
  await execute(trx)`update reviews set hidden_at = ${since} where id = ${id}`;
}
