import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { heic, pngTexts } from '../../../packages/picture-encoder/src/testing.ts';
import { testApp } from '../../../test/support/app.ts';
import { callsOf, countStatuses } from '../../../test/support/calls-as.ts';
import { createTestDatabase } from '../../../test/support/database.ts';
import { smallShop } from '../../../test/support/small-shop.ts';
import { newOperatorLogin } from '../../../test/support/staff.ts';
import { day, hour, shift, testClock } from '../../platform/clock.ts';
import { forgetPastRetention } from '../privacy/retention.ts';
import { hideReviewer } from './personal.store.ts';
import type { ReviewPhoto, WalkedPhoto } from './photo-shape.ts';
import { execute } from '../../platform/database.ts';

const { db } = await createTestDatabase();
const clock = testClock('2026-03-01T10:00:00Z');
const app = await testApp(db, { clock });
const call = callsOf(app);
const shop = await smallShop(db, clock.now());
let [kurta, meera] = [await shop.product(), await shop.customer()];

const photo = await sharp({ create: { width: 2_000, height: 1_000, channels: 3, background: '#7a1f3d' } })
  .withExif({ IFD0: { Copyright: 'secret place' } })
  .jpeg()
  .toBuffer();

beforeEach(async () => {
  clock.advance(2 * hour);
  [kurta, meera] = [await shop.product(), await shop.customer()];
});

const write = (by = meera, review = 'Just as in the picture') =>
  call(by, 'POST', '/home/customer/submit-review', { productId: kurta.id, rating: 5, review });
async function add(by: { cookie: string } | null = meera, bytes: Uint8Array = photo, key = '') {
  clock.advance(1_000);
  const answer = await app.inject({
    method: 'POST',
    url: `/api/home/customer/review-photo/${kurta.id}`,
    headers: {
      ...(by && { cookie: by.cookie }),
      ...(key && { 'idempotency-key': key }),
      'content-type': 'application/octet-stream',
    },
    payload: Buffer.from(bytes),
  });
  return {
    status: answer.statusCode,
    body: answer.json<{ photos: ReviewPhoto[]; code?: string; error?: string }>(),
  };
}
const open = (id: string, size = 'full') =>
  app.inject({ method: 'GET', url: `/api/home/review-photo/${id}?size=${size}` });
const listPhotosShown = async () => {
  const { body } = await call(null, 'GET', `/home/customer/get-reviews/${kurta.id}`);
  const { reviews, photos } = body as unknown as {
    reviews: { photos: ReviewPhoto[] }[];
    photos: { total: number; latest: ReviewPhoto[] };
  };
  return { ofReviews: reviews.map((review) => review.photos.length), ...photos };
};
const walkPhotos = async () =>
  ((await call(null, 'GET', `/home/review-photos/${kurta.id}`)).body as unknown as { photos: WalkedPhoto[] })
    .photos;

describe('a photo of a review', () => {
  it('is encoded anew without metadata, and seen by everybody beside its review', async () => {
    await write();
    const { status, body } = await add();
    const [{ _id: id }] = body.photos as [ReviewPhoto];
    expect([status, body.photos]).toEqual([201, [{ _id: id, width: 1_600, height: 800 }]]);
    const [full, small] = await Promise.all([open(id), open(id, 'thumbnail')]);
    expect([full.headers['content-type'], full.rawPayload.includes('secret place')]).toEqual([
      'image/webp',
      false,
    ]);
    const { format, width, exif } = await sharp(full.rawPayload).metadata();
    expect([format, width, exif]).toEqual(['webp', 1_600, undefined]);
    expect((await sharp(small.rawPayload).metadata()).width).toBe(320);
    expect(await listPhotosShown()).toEqual({ ofReviews: [1], total: 1, latest: body.photos });
    expect(await walkPhotos()).toEqual([
      {
        ...body.photos[0],
        name: 'Meera',
        rating: 5,
        review: 'Just as in the picture',
        date: expect.any(String),
      },
    ]);
  });

  it('needs a review of one’s own, and a picture', async () => {
    expect(await add()).toMatchObject({ status: 404 });
    await write();
    expect(await add(null)).toMatchObject({ status: 401 });
    expect(await add(await shop.customer())).toMatchObject({ status: 404 });
    expect(await add(meera, Buffer.from('<svg/>'))).toMatchObject({
      status: 415,
      body: { code: 'wrong_type' },
    });
    expect(await add(meera, photo.subarray(0, 400))).toMatchObject({ body: { code: 'not_a_picture' } });
    expect((await add(meera, Buffer.alloc(0))).body.error).toMatch(/^We can’t read a picture in this file/);
    expect((await add(meera, heic)).body.error).toMatch(
      /^We can’t read HEIC photos. Please send it as a JPEG/,
    );
    expect(await add(meera, await pngTexts())).toMatchObject({
      status: 422,
      body: {
        error: expect.stringMatching(/^This picture takes too much work to open. Please save it again/),
      },
    });
    expect((await listPhotosShown()).total).toBe(0);
  });

  it('is one of four, also when five come at the same time', async () => {
    await write();
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => add()));
    expect(countStatuses(answers)).toEqual({ 201: 4, 409: 1 });
    expect((await listPhotosShown()).ofReviews).toEqual([4]);
  });

  it('that is sent again after a lost answer is there once, also when the review is full', async () => {
    await write();
    for (const key of ['one', 'two', 'three', 'four', 'four', 'one'])
      expect((await add(meera, photo, key)).status).toBe(201);
    expect((await listPhotosShown()).ofReviews).toEqual([4]);
  });

  it('stays when the review is rewritten, and goes when its writer removes it', async () => {
    await write();
    const [{ _id: id }] = (await add()).body.photos as [ReviewPhoto];
    await add();
    await write(meera, 'After a month: still good');
    expect((await listPhotosShown()).ofReviews).toEqual([2]);
    const remove = (by: { cookie: string }) =>
      call(by, 'POST', `/home/customer/review-photos/${id}/remove`, {});
    expect((await remove(await shop.customer())).status).toBe(404);
    expect((await remove(meera)).body.photos).toHaveLength(1);
    expect((await open(id)).statusCode).toBe(404);
    const own = await call(meera, 'GET', `/home/customer/review-photos/${kurta.id}`);
    expect([own.body.photos, (await listPhotosShown()).ofReviews]).toEqual([[expect.any(Object)], [1]]);
  });

  it('is seen by nobody while its review is hidden, and is deleted half a year later', async () => {
    await write();
    const [{ _id: id }] = (await add()).body.photos as [ReviewPhoto];
    const rows = await execute<{ id: string }>(db)`select id from reviews where product_id = ${kurta.id}`;
    const operator = await newOperatorLogin(db, clock.now());
    const hide = (isHidden: boolean) =>
      call(operator, 'POST', `/desk/reviews/${rows[0]?.id}/hide`, { hidden: isHidden });
    await hide(true);
    expect([(await open(id)).statusCode, await walkPhotos(), (await listPhotosShown()).total]).toEqual([
      404,
      [],
      0,
    ]);
    await hide(false);
    expect([(await open(id)).statusCode, (await walkPhotos()).length]).toEqual([200, 1]);
    await hide(true);
    await forgetPastRetention(db, shift(clock.now(), 180 * day));
    expect(await countPhotos()).toBe(1);
    await forgetPastRetention(db, shift(clock.now(), 180 * day + 1));
    expect(await countPhotos()).toBe(0);
  });

  it('is in the export of its writer’s data, and goes with the account', async () => {
    await write();
    await add();
    await execute(db)`update sessions set proved_at = ${clock.now()} where customer_id = ${meera.id}`;
    const { body } = await call(meera, 'GET', '/customer/my-data');
    expect(body.reviews).toMatchObject([{ photos: 1, fit: null }]);
    await hideReviewer(db, meera.id);
    expect([await countPhotos(), (await listPhotosShown()).ofReviews]).toEqual([0, [0]]);
  });

  it('comes thirty times an hour and no oftener, readable or not', async () => {
    await write();
    const junk = Buffer.from('no picture');
    for (let time = 1; time <= 30; time++) expect((await add(meera, junk)).status).toBe(415);
    expect((await add(meera, junk)).status).toBe(429);
  });
});

const countPhotos = async () => {
  const rows = await execute(db)`
    select from review_photos where review_id in (select id from reviews where product_id = ${kurta.id})`;
  return rows.length;
};
