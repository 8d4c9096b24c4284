import { expect, it } from 'vitest';
import { deskShelf } from '../../../../test/support/desk-shelf.ts';
import { execute } from '../../../platform/database.ts';

const { db, call, seller, other, known, upload, photo } = await deskShelf();
const story = { sign: 'नील वर्क्स', story: 'Eleven vats behind the shop.', picture: '' };
const save = (by: typeof seller, change: object) =>
  call(by, 'PUT', '/desk/shop-page', { ...story, ...change });
const readShop = async () => (await call(null, 'GET', `/home/shop/${known.sellerId}`)).body.shop;

it('a seller writes the shop’s story, sign and picture, and it is recorded', async () => {
  const picture = (await upload(seller, await photo('#884422'))).body.picture as string;
  expect((await save(seller, { picture })).status).toBe(200);
  expect(await readShop()).toMatchObject({ ...story, picture });
  const { body } = await call(seller, 'GET', '/desk/shop-page');
  expect(body.told).toEqual({ ...story, picture, slug: known.sellerId });
  const rows = await execute(db)`
    select from desk_changes where did = 'page edited' and subject_id = ${known.sellerId}`;
  expect(rows).toHaveLength(1);
});

it('another shop’s seller changes only the own page', async () => {
  const before = await readShop();
  expect((await save(other, { story: 'Not mine.' })).status).toBe(200);
  expect(await readShop()).toEqual(before);
});

it('a picture that is none of the shop’s, and a story without end, are refused beside their fields', async () => {
  for (const picture of ['/pictures/nobodyhasthis.webp', 'https://elsewhere.example/a.webp']) {
    const { status, body } = await save(seller, { picture });
    expect([status, Object.keys(body.fields as object)]).toEqual([400, ['picture']]);
  }
  expect((await save(seller, { story: 'x'.repeat(601) })).body.fields).toHaveProperty('story');
});
