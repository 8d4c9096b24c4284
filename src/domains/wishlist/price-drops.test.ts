import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { testApp } from '../../../test/support/app.ts';
import { callsOf } from '../../../test/support/calls-as.ts';
import { createTestDatabase } from '../../../test/support/database.ts';
import { change } from '../../../test/support/listed.ts';
import { smallShop } from '../../../test/support/small-shop.ts';
import { minute, testClock } from '../../platform/clock.ts';
import { tellPriceDrops } from './tell-price-drops.ts';
import type { WishlistItem } from './wishlist.ts';
import { execute } from '../../platform/database.ts';

const { db } = await createTestDatabase();
const clock = testClock('2026-11-23T05:30:00Z');
const call = callsOf(await testApp(db, { clock }));
const shop = await smallShop(db, clock.now());
const cost = (id: string, price: number) =>
  change(db, sql`update products set price = ${price}, discount = 0 where id = ${id}`);

/** A product on a wishlist, and a function that returns the notices about it. */
async function wishFor(price: number) {
  const meera = await shop.customer();
  const kurta = await shop.product({ price, discount: 0 });
  await call(meera, 'POST', '/home/product/add-to-wishlist', { productId: kurta.id });
  const listNotices = async () => {
    clock.advance(minute);
    await Promise.all([tellPriceDrops({ db, clock }), tellPriceDrops({ db, clock })]);
    const rows = await execute<{ subject: string }>(db)`
      select subject from notices where customer_id = ${meera.id} and kind = 'price_drop' order by id`;
    return rows.map(({ subject }) => subject);
  };
  const readDrop = async () =>
    ((await call(meera, 'GET', '/home/product/get-wishlist-products')).body['wishlists'] as WishlistItem[])[0]
      ?.dropped;
  return { meera, id: kurta.id, kurta, told: listNotices, dropped: readDrop };
}

it('tells once for each drop of five percent or fifty rupees, and again after the price was back', async () => {
  const { id, told, dropped } = await wishFor(1_000);
  expect(await told()).toEqual([]);
  await cost(id, 951);
  expect(await told()).toEqual([]);
  expect(await dropped()).toBe(49);
  await cost(id, 950);
  const first = 'Cotton kurta is ₹50 cheaper';
  expect(await told()).toEqual([first]);
  expect(await told()).toEqual([first]);
  await cost(id, 930);
  expect(await told()).toEqual([first]);
  await cost(id, 880);
  expect(await told()).toEqual([first, 'Cotton kurta is ₹120 cheaper']);
  expect(await dropped()).toBe(120);
  await cost(id, 1_100);
  expect(await told()).toHaveLength(2);
  expect(await dropped()).toBe(0);
  await cost(id, 950);
  expect(await told()).toEqual([first, 'Cotton kurta is ₹120 cheaper', first]);
});

it('takes five percent of what is cheap, and waits until what is sold out is back', async () => {
  const { id, kurta, told } = await wishFor(200);
  await cost(id, 191);
  expect(await told()).toEqual([]);
  await change(db, sql`update stock set quantity = 0 where variant_id = ${kurta.variantIds[0]}`);
  await cost(id, 190);
  expect(await told()).toEqual([]);
  await change(db, sql`update stock set quantity = 2 where variant_id = ${kurta.variantIds[0]}`);
  expect(await told()).toEqual(['Cotton kurta is ₹10 cheaper']);
});

it('learns the price of a wish from before prices were remembered', async () => {
  const { id, meera, told, dropped } = await wishFor(1_000);
  await execute(db)`update wishlist_items set added_price = null where customer_id = ${meera.id}`;
  expect(await dropped()).toBe(0);
  expect(await told()).toEqual([]);
  await cost(id, 900);
  expect(await told()).toHaveLength(1);
});
