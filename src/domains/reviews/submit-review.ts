import * as answers from '#messages/answers';
import * as news from '#messages/desk-news';
import * as refusals from '#messages/refusals';
import type { Database } from '../../platform/database.ts';
import { type Refusal, refuse } from '../../platform/refusal.ts';
import { newId } from '../../platform/ids.ts';
import { hour } from '../../platform/clock.ts';
import { type Limit, takeTurn } from '../../platform/rate-limit.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { readShopOfProduct } from '../catalogue/products/changed-product.store.ts';
import { addRating, lockForRating } from '../catalogue/products/rating.store.ts';
import { notify } from '../notices/notify.ts';
import { hasPaidFor } from '../orders/orders.store.ts';
import { listChanged } from '../catalogue/listed-products.store.ts';
import type { Fit } from './fit.ts';
import * as store from './reviews.store.ts';

/** Tells the product's shop of a first review. One that replaces it is not told again. */
async function tellShop(
  tx: Database,
  {
    productId,
    rating,
    review,
    customerId,
  }: { productId: string; rating: number; review: string; customerId: string },
  now: Date,
): Promise<void> {
  const { sellerId, name, picture } = await readShopOfProduct(tx, productId);
  await notify(tx, {
    to: { sellerId },
    ofCustomer: customerId,
    kind: 'new_review',
    key: `${productId}:${customerId}`,
    subject: news.review_subject({ count: rating, name }),
    text: review,
    link: '/desk/reviews',
    goods: [{ name, picture, detail: '' }],
    now,
  });
}

interface ReviewInput {
  readonly productId: string;
  readonly rating: number;
  readonly review: string;
  readonly fit?: Fit | null | undefined;
}

/** Hourly limits per customer, over all products and for one. Everybody sees a review at once. */
const sentence = refusals.too_many_reviews();
const reviewsOfCustomer: Limit = { name: 'review', max: 60, within: hour, sentence };
const reviewsOfProduct: Limit = { name: 'review-again', max: 10, within: hour, sentence };

/**
 * Saves a customer's review of a product, replacing an earlier one, and updates the product's rating in the same
 * transaction. Shows the customer's own name; verified means a paid order with the product. A review that an operator
 * hid stays hidden, and counts nowhere.
 */
export function submitReview(
  db: Database,
  customer: { readonly id: string; readonly name: string },
  { productId, rating, review, fit = null }: ReviewInput,
  now: Date,
): Promise<{ message: string } | Refusal<'not_found' | 'too_many'>> {
  return inTransaction(db, async (tx) => {
    const refusal =
      (await takeTurn(tx, reviewsOfCustomer, customer.id, now)) ??
      (await takeTurn(tx, reviewsOfProduct, `${customer.id}:${productId}`, now));
    if (refusal) return refusal;
    if (!(await lockForRating(tx, productId)))
      return refuse('not_found', { error: refusals.product_not_found() });
    const earlier = await store.findEarlier(tx, productId, customer.id);
    await store.saveReview(tx, {
      id: newId(now),
      productId,
      customerId: customer.id,
      name: customer.name,
      review,
      rating,
      fit,
      verified: await hasPaidFor(tx, customer.id, productId),
      now,
    });
    if (earlier === null) await tellShop(tx, { productId, rating, review, customerId: customer.id }, now);
    if (!earlier?.hidden) {
      await addRating(tx, productId, {
        sum: rating - (earlier?.rating ?? 0),
        count: earlier === null ? 1 : 0,
        now,
      });
      await listChanged(tx, [productId]);
    }
    return {
      message: earlier === null ? answers.review_added() : answers.review_changed(),
    };
  });
}
