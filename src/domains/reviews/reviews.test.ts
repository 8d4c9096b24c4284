import { beforeEach, expect, it } from 'vitest';
import { testApp } from '../../../test/support/app.ts';
import { callsOf, countStatuses } from '../../../test/support/calls-as.ts';
import { createTestDatabase } from '../../../test/support/database.ts';
import { orderBody, smallShop } from '../../../test/support/small-shop.ts';
import { minute, testClock } from '../../platform/clock.ts';
import type { Product } from '../catalogue/product.ts';
import type { FitVotes } from './fit.ts';
import type { Review, Stars } from './review.ts';
import { withdrawVerified } from './reviews.store.ts';
import { execute } from '../../platform/database.ts';

const { db } = await createTestDatabase();
const clock = testClock('2026-03-01T10:00:00Z');
const call = callsOf(await testApp(db, { clock }));
const shop = await smallShop(db, clock.now());
let kurta: Awaited<ReturnType<typeof shop.product>>;

beforeEach(async () => {
  kurta = await shop.product();
});

const submit = (by: { cookie: string } | null, body: object = {}) => {
  clock.advance(minute);
  return call(by, 'POST', '/home/customer/submit-review', {
    productId: kurta.id,
    rating: 4,
    review: 'Soft and true to size',
    ...body,
  });
};
interface Page {
  reviews: Review[];
  totalReview: number;
  rating_review: Stars[];
  fit: FitVotes;
}
const list = async (page = '', productId = kurta.id) => {
  const { status, body } = await call(null, 'GET', `/home/customer/get-reviews/${productId}?pageNo=${page}`);
  return { status, body: body as unknown as Page };
};
const readRating = async () => {
  const { body } = await call(null, 'GET', `/home/get-product/${kurta.id}`);
  const { rating, ratingCount } = body.product as Product;
  return [rating, ratingCount];
};

it('is published under the customer’s own name, trimmed', async () => {
  const meera = await shop.customer();
  expect(await submit(meera, { name: 'The seller', review: '  Lovely\nindigo ' })).toMatchObject({
    status: 201,
    body: { message: 'Thank you for your review' },
  });
  expect((await list()).body.reviews).toEqual([
    {
      _id: expect.any(String),
      name: 'Meera',
      review: 'Lovely\nindigo',
      rating: 4,
      date: clock.now().toISOString(),
      verified: false,
      fit: null,
      photos: [],
      reply: null,
    },
  ]);
  expect(await readRating()).toEqual([4, 1]);
});

it('is found by the product’s slug too, as the product is', async () => {
  await submit(await shop.customer());
  const { slug } = (await call(null, 'GET', `/home/get-product/${kurta.id}`)).body.product as Product;
  expect(await list('', slug)).toEqual(await list());
  expect((await list('', 'no-such-product')).status).toBe(404);
});

it('is replaced by the customer’s next one', async () => {
  const meera = await shop.customer();
  await submit(meera, { rating: 1 });
  await submit(await shop.customer(), { rating: 4 });
  await submit(meera, { rating: 5, review: 'Grew on me' });
  expect((await list()).body).toMatchObject({
    totalReview: 2,
    reviews: [{ review: 'Grew on me', rating: 5 }, { rating: 4 }],
  });
  expect(await readRating()).toEqual([4.5, 2]);
});

it('is verified when a paid order holds the product', async () => {
  const meera = await shop.customer();
  const order = await call(
    meera,
    'POST',
    '/home/order/palce-order',
    orderBody([{ product: kurta }], { price: 900, shipping_fee: 0 }),
  );
  expect(order.status).toBe(201);
  await submit(meera);
  expect((await list()).body.reviews[0]?.verified).toBe(false);
  await execute(db)`update orders set payment_status = 'paid' where id = ${order.body.orderId}`;
  await submit(meera);
  expect((await list()).body.reviews[0]?.verified).toBe(true);

  await execute(db)`update orders set order_status = 'cancelled' where id = ${order.body.orderId}`;
  await withdrawVerified(db, String(order.body.orderId));
  expect((await list()).body.reviews[0]?.verified).toBe(false);
});

it('is listed five a page, newest first, with a count per star rating', async () => {
  for (const rating of [5, 5, 4, 1, 3, 5, 2]) await submit(await shop.customer(), { rating });
  const first = (await list()).body;
  expect(first.reviews.map(({ rating }) => rating)).toEqual([2, 5, 3, 1, 4]);
  expect(first.totalReview).toBe(7);
  expect(first.rating_review).toEqual([
    { rating: 5, sum: 3 },
    { rating: 4, sum: 1 },
    { rating: 3, sum: 1 },
    { rating: 2, sum: 1 },
    { rating: 1, sum: 1 },
  ]);
  expect((await list('2')).body.reviews.map(({ rating }) => rating)).toEqual([5, 5]);
  expect((await list('3')).body).toMatchObject({ reviews: [], totalReview: 7 });
  expect(await readRating()).toEqual([3.6, 7]);
});

it('has its size verdict counted, and its earlier one removed', async () => {
  const meera = await shop.customer();
  await submit(meera, { fit: 'small' });
  await submit(await shop.customer(), { fit: 'small', rating: 1 });
  await submit(await shop.customer(), { fit: 'large' });
  await submit(await shop.customer());
  expect((await list()).body.fit).toEqual({ small: 2, true: 0, large: 1 });
  await submit(meera, { fit: 'true' });
  expect((await list()).body).toMatchObject({
    fit: { small: 1, true: 1, large: 1 },
    reviews: [{ fit: 'true' }, {}, {}, {}],
  });
  await submit(meera);
  expect((await list()).body).toMatchObject({
    fit: { small: 1, true: 0, large: 1 },
    reviews: [{ fit: null }, {}, {}, {}],
  });
  expect(await submit(meera, { fit: 'tiny' })).toMatchObject({
    status: 400,
    body: { fields: { fit: expect.any(String) } },
  });
});

it('keeps the average right under parallel reviews', async () => {
  const people = await Promise.all([1, 2, 3, 4, 5].map(() => shop.customer()));
  const answers = await Promise.all(
    people.flatMap((by, n) => [
      submit(by, { rating: 1 }),
      submit(by, { rating: n + 1 }),
      submit(by, { rating: 3 }),
    ]),
  );
  expect(countStatuses(answers)).toEqual({ 201: 15 });
  const rows = await execute<{ sum: number; count: number; real: number }>(db)`
    select rating_sum as sum, rating_count as count, (select sum(rating) from reviews where product_id = p.id) as real
    from products p where id = ${kurta.id}`;
  expect(rows[0]?.count).toBe(5);
  expect(rows[0]?.sum).toBe(rows[0]?.real);
});

it('is refused without a login, stars, text or a product', async () => {
  const meera = await shop.customer();
  expect(await submit(null)).toMatchObject({ status: 401 });
  for (const rating of [0, 6, 4.5, '5', null])
    expect(await submit(meera, { rating })).toMatchObject({ status: 400 });
  for (const review of ['', '   ', 'x'.repeat(2_001), 7])
    expect(await submit(meera, { review })).toMatchObject({
      status: 400,
      body: { fields: { review: expect.any(String) } },
    });
  expect(await submit(meera, { productId: 'nothing' })).toMatchObject({ status: 404 });
  expect(await list('', 'nothing')).toMatchObject({ status: 404 });
  expect(await list('-1')).toMatchObject({ status: 400, body: { fields: { pageNo: expect.any(String) } } });
});

it('can be rewritten ten times an hour, and no oftener', async () => {
  const meera = await shop.customer();
  for (let time = 1; time <= 10; time++) expect((await submit(meera)).status).toBe(201);
  expect(await submit(meera)).toMatchObject({ status: 429, body: { code: 'too_many' } });
  expect((await list()).body.totalReview).toBe(1);
  clock.advance(50 * minute);
  expect((await submit(meera)).status).toBe(201);
});
