import { afterAll, beforeEach, expect, it } from 'vitest';
import { testApp } from '../../../../test/support/app.ts';
import { callsOf } from '../../../../test/support/calls-as.ts';
import { createTestDatabase } from '../../../../test/support/database.ts';
import { smallShop } from '../../../../test/support/small-shop.ts';
import { newOperatorLogin, newSellerLogin } from '../../../../test/support/staff.ts';
import { testClock } from '../../../platform/clock.ts';
import type { Product } from '../../catalogue/product.ts';
import type { DeskReview } from './staff.calls.ts';

const { db } = await createTestDatabase();
const clock = testClock('2026-03-01T10:00:00Z');
const shop = await smallShop(db, clock.now());
const app = await testApp(db, { clock });
afterAll(() => app.close());
const call = callsOf(app);
const [kurta, saree] = [await shop.product(), await shop.product({ seller: 1 })];
const seller = await newSellerLogin(db, kurta.sellerId, clock.now());
const other = await newSellerLogin(db, saree.sellerId, clock.now());
const meera = await shop.customer();

const write = (review: string) =>
  call(meera, 'POST', '/home/customer/submit-review', { productId: kurta.id, rating: 4, review });
const list = async (by: { cookie: string }, query = '') =>
  (await call(by, 'GET', `/desk/reviews${query}`)).body.reviews as DeskReview[];
const reply = (by: { cookie: string }, words: string, seenReply = '') =>
  call(by, 'POST', `/desk/reviews/${review.id}/reply`, { reply: words, seen: seenReply });
const readReply = async () => {
  const { body } = await call(null, 'GET', `/home/customer/get-reviews/${kurta.id}`);
  return (body.reviews as { reply: unknown }[])[0]?.reply;
};
let review: DeskReview;
beforeEach(async () => {
  await write('Soft and true to size');
  [review] = (await list(seller)) as [DeskReview];
});

it('a reply is public under the review, and can be removed', async () => {
  expect(await list(seller, '?show=unanswered')).toMatchObject([{ id: review.id, rating: 4, reply: '' }]);
  expect((await reply(seller, 'Thank you, Meera')).status).toBe(200);
  expect(await readReply()).toEqual({ text: 'Thank you, Meera', date: clock.now().toISOString() });
  expect(await list(seller, '?show=unanswered')).toEqual([]);
  expect((await reply(seller, '', 'Thank you, Meera')).status).toBe(200);
  expect(await readReply()).toBeNull();
});

it('reviews are found by words of the product, of the customer’s name and of the review', async () => {
  const find = async (words: string) =>
    (await list(seller, `?search=${encodeURIComponent(words)}`)).map(({ id }) => id);
  for (const words of ['true TO', review.product, review.name.slice(0, 4)])
    expect(await find(words)).toEqual([review.id]);
  for (const words of ['scratchy', '%', 'So_t']) expect(await find(words)).toEqual([]);
});

it('the second of two concurrent replies is refused and overwrites nothing', async () => {
  await reply(seller, 'First');
  expect(await reply(seller, 'Second')).toMatchObject({
    status: 409,
    body: { code: 'changed_meanwhile', by: 'Kamla' },
  });
  expect(await readReply()).toMatchObject({ text: 'First' });
});

it('another shop can neither see the review nor reply', async () => {
  expect(await list(other)).toEqual([]);
  expect((await reply(other, 'Ours is better')).status).toBe(404);
});

it('a rewritten review loses the reply to its earlier text', async () => {
  await reply(seller, 'Thank you');
  await write('It lost its colour');
  expect(await readReply()).toBeNull();
});

it('a hidden review counts nowhere until an operator shows it again', async () => {
  const operator = await newOperatorLogin(db, clock.now());
  const hide = (by: { cookie: string }, isHidden: boolean) =>
    call(by, 'POST', `/desk/reviews/${review.id}/hide`, { hidden: isHidden });
  const readCounts = async () => {
    const { body } = await call(null, 'GET', `/home/customer/get-reviews/${kurta.id}`);
    const product = (await call(null, 'GET', `/home/get-product/${kurta.id}`)).body.product as Product;
    const { reviews, totalReview, fit } = body as unknown as {
      reviews: [];
      totalReview: number;
      fit: object;
    };
    return [reviews.length, totalReview, fit, product.rating, product.ratingCount];
  };
  const none = { small: 0, true: 0, large: 0 };
  const rate = (rating: number, fit: string) =>
    call(meera, 'POST', '/home/customer/submit-review', {
      productId: kurta.id,
      rating,
      review: 'Words',
      fit,
    });
  await rate(4, 'large');
  expect(await readCounts()).toEqual([1, 1, { ...none, large: 1 }, 4, 1]);
  expect((await hide(seller, true)).status).toBe(403);
  expect((await hide(operator, true)).status).toBe(200);
  expect((await hide(operator, true)).status).toBe(200);
  await expect.poll(readCounts).toEqual([0, 0, none, 0, 0]);
  expect(await list(seller)).toMatchObject([{ id: review.id, hidden: true }]);
  // A rewritten review stays hidden. When it is shown again, its new stars count.
  await rate(2, 'small');
  await expect.poll(readCounts).toEqual([0, 0, none, 0, 0]);
  await hide(operator, false);
  await expect.poll(readCounts).toEqual([1, 1, { ...none, small: 1 }, 2, 1]);
});
