import { type RawBuilder, sql } from 'kysely';
import {
  countChanged,
  type Database,
  execute,
  findRow,
  findValue,
  isoTime,
  preparedStatement,
} from '../../platform/database.ts';
import { productRows } from '../catalogue/readable.store.ts';
import { maxLatest, maxWalked } from './photo.ts';
import type { ReviewPhoto, WalkedPhoto } from './photo-shape.ts';

/** A column: a review's photos, as JSON in the order of upload. */
export const photosOfReview = (reviewId: RawBuilder<unknown>): RawBuilder<ReviewPhoto[]> => sql<
  ReviewPhoto[]
>`(
  select coalesce(json_agg(json_build_object('_id', ph.id, 'width', ph.width, 'height', ph.height)
                           order by ph.created_at, ph.id), '[]')
  from review_photos ph where ph.review_id = ${reviewId})`;

/** The number of photos in all reviews of a product, and the newest ones. */
export async function readLatestPhotos(
  db: Database,
  productId: string,
): Promise<{ total: number; latest: ReviewPhoto[] }> {
  const rows = await execute<ReviewPhoto & { total: number }>(db)`${preparedStatement}
    select ph.id as _id, ph.width, ph.height, count(*) over () as total
    from review_photos ph join reviews r on r.id = ph.review_id
    where r.product_id = ${productId} and r.hidden_at is null
    order by ph.created_at desc, ph.id desc limit ${sql.lit(maxLatest)}`;
  return {
    total: rows[0]?.total ?? 0,
    latest: rows.map(({ _id, width, height }) => ({ _id, width, height })),
  };
}

/** The photos of all reviews of a product on sale, newest first. */
export function listPhotos(db: Database, productId: string): Promise<WalkedPhoto[]> {
  return execute<WalkedPhoto>(db)`
    select ph.id as _id, ph.width, ph.height, r.name, r.rating, r.review, ${isoTime(sql`r.created_at`)} as date
    from review_photos ph join reviews r on r.id = ph.review_id join ${productRows} p on p.id = r.product_id
    where r.product_id = ${productId} and r.hidden_at is null and p.status = 'active'
    order by ph.created_at desc, ph.id desc limit ${sql.lit(maxWalked)}`;
}

/** A photo's bytes while its review is visible; otherwise null. */
export function readPhoto(db: Database, photoId: string, size: 'full' | 'thumbnail'): Promise<Buffer | null> {
  return findValue<Buffer>(db)`${preparedStatement}
    select ${size === 'full' ? sql`ph.full_size` : sql`ph.thumbnail`} as bytes
    from review_photos ph join reviews r on r.id = ph.review_id where ph.id = ${photoId} and r.hidden_at is null`;
}

/** A customer's review of a product with its photos; null if there is none. */
export function findOwnPhotos(db: Database, customerId: string, productId: string) {
  return findRow<{ reviewId: string; photos: ReviewPhoto[] }>(db)`
    select r.id as "reviewId", ${photosOfReview(sql`r.id`)} as photos from reviews r
    where r.customer_id = ${customerId} and r.product_id = ${productId}`;
}

export async function insertPhoto(
  trx: Database,
  photo: ReviewPhoto & { reviewId: string; full: Buffer; thumbnail: Buffer; now: Date },
): Promise<void> {
  await execute(trx)`
    insert into review_photos (id, review_id, width, height, full_size, thumbnail, created_at)
    values (${photo._id}, ${photo.reviewId}, ${photo.width}, ${photo.height}, ${photo.full}, ${photo.thumbnail}, ${photo.now})`;
}

/** The product of a customer's own photo; null if it is not theirs. */
export function findProductOfPhoto(
  db: Database,
  customerId: string,
  photoId: string,
): Promise<string | null> {
  return findValue<string>(db)`
    select r.product_id as "productId" from review_photos ph join reviews r on r.id = ph.review_id
    where ph.id = ${photoId} and r.customer_id = ${customerId}`;
}

export async function deletePhoto(trx: Database, photoId: string): Promise<void> {
  await execute(trx)`delete from review_photos where id = ${photoId}`;
}

/** Deletes up to `limit` photos of reviews that were hidden before a time. */
export function deleteHiddenPhotos(
  db: Database,
  { before, limit }: { before: Date; limit: number },
): Promise<number> {
  return countChanged(db)`
    delete from review_photos where id in (
      select ph.id from review_photos ph join reviews r on r.id = ph.review_id
      where r.hidden_at < ${before} limit ${limit})`;
}
