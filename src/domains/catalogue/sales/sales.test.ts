import { beforeEach, describe, expect, it } from 'vitest';
import { deskShelf } from '../../../../test/support/desk-shelf.ts';
import type { ShelfProduct } from '../../../../test/support/small-shop.ts';
import { day, hour, minute } from '../../../platform/clock.ts';
import { execute } from '../../../platform/database.ts';
import { indexProducts } from '../../search/search-index.store.ts';
import { runSales } from './run-sales.ts';

const { db, clock, call, shop, seller, other, upload, photo } = await deskShelf();
/** A product of ₹1,000 less 10 %, one of ₹999 less 30 %, and one whose second size has a price of its own. */
let goods: { plain: ShelfProduct; cheap: ShelfProduct; sized: ShelfProduct };

beforeEach(async () => {
  goods = {
    plain: await shop.product(),
    cheap: await shop.product({ price: 999, discount: 30 }),
    sized: await shop.product({ stock: [5, 5], own: [null, 1_500] }),
  };
});

const ids = (...products: ShelfProduct[]) => products.map(({ id }) => id);
/** Days from 1 March 2026 on, as the clock stands. */
const dayAhead = (days: number) => new Date(clock.now().getTime() + days * day).toISOString().slice(0, 10);
const plan = (over: object = {}, by = seller) =>
  call(by, 'POST', '/desk/sales', {
    products: ids(goods.plain, goods.cheap, goods.sized),
    percent: 20,
    firstDay: dayAhead(0),
    lastDay: dayAhead(2),
    ...over,
  });
const sweep = () => runSales(db, clock.now(), indexProducts);
async function prices() {
  const answers = await Promise.all(
    ids(goods.plain, goods.cheap, goods.sized).map((id) => call(null, 'GET', `/home/get-product/${id}`)),
  );
  return answers.map(({ body }) => {
    const { price, finalPrice, variants } = body.product as {
      price: number;
      finalPrice: number;
      variants: { finalPrice: number }[];
    };
    return [price, finalPrice, ...variants.slice(1).map((one) => one.finalPrice)];
  });
}
const before = [
  [1_000, 900],
  [999, 700],
  [1_000, 900, 1_500],
];
const during = [
  [1_000, 800],
  [999, 700],
  [1_000, 800, 1_200],
];

describe('a sale', () => {
  it('of today begins at once, is seen beside the price before, makes nothing dearer, and ends by itself', async () => {
    expect(await prices()).toEqual(before);
    expect(await plan()).toMatchObject({ status: 201, body: { message: '3 products go on sale' } });
    expect(await prices()).toEqual(during);
    clock.advance(3 * day - 16 * hour);
    await sweep();
    expect(await prices()).toEqual(during);
    clock.advance(hour);
    await sweep();
    await sweep();
    expect(await prices()).toEqual(before);
    clock.advance(-(3 * day - 15 * hour));
  });

  it('says its last day on the pages of the sizes whose price goes up again after it', async () => {
    const saleOf = async ({ id }: ShelfProduct) =>
      (await call(null, 'GET', `/home/get-product/${id}`)).body.sale as object | null;
    await execute(db)`
      update variants set discount = 20 where product_id = ${goods.sized.id} and price is not null`;
    await plan({ lastDay: dayAhead(2) });
    expect(await saleOf(goods.plain)).toEqual({ lastDay: dayAhead(2), variantIds: goods.plain.variantIds });
    // Its own discount is more, or as much already: nothing ends for it.
    expect(await saleOf(goods.cheap)).toBe(null);
    expect(await saleOf(goods.sized)).toEqual({
      lastDay: dayAhead(2),
      variantIds: goods.sized.variantIds.slice(0, 1),
    });
    clock.advance(3 * day);
    await sweep();
    expect(await saleOf(goods.plain)).toBe(null);
    clock.advance(-3 * day);
  });

  it('of later days begins on the first of them, in India', async () => {
    await plan({ firstDay: dayAhead(1), lastDay: dayAhead(1) });
    expect(await prices()).toEqual(before);
    // 10:00 in UTC is 15:30 in India: the next day begins after 8 ½ hours.
    clock.advance(8 * hour + 29 * minute);
    await sweep();
    expect(await prices()).toEqual(before);
    clock.advance(minute);
    await sweep();
    expect(await prices()).toEqual(during);
    clock.advance(day);
    await sweep();
    expect(await prices()).toEqual(before);
    clock.advance(-(day + 8 * hour + 30 * minute));
  });

  it('ends when its shop says so, and leaves what somebody changed meanwhile', async () => {
    const { body } = await plan();
    await execute(db)`update products set discount = 25 where id = ${goods.plain.id}`;
    expect((await call(other, 'POST', `/desk/sales/${String(body.saleId)}/end`, {})).status).toBe(404);
    expect((await call(seller, 'POST', `/desk/sales/${String(body.saleId)}/end`, {})).status).toBe(200);
    expect(await prices()).toEqual([[1_000, 750], ...before.slice(1)]);
    expect((await call(seller, 'POST', `/desk/sales/${String(body.saleId)}/end`, {})).status).toBe(404);
  });

  it('leaves what it did not lower and somebody gave its percentage meanwhile', async () => {
    await execute(db)`update variants set discount = 40 where id = ${goods.sized.variantIds[1]}`;
    const { body } = await plan();
    await execute(db)`update products set discount = 20 where id = ${goods.cheap.id}`;
    await execute(db)`update variants set discount = 20 where id = ${goods.sized.variantIds[1]}`;
    await call(seller, 'POST', `/desk/sales/${String(body.saleId)}/end`, {});
    expect(await prices()).toEqual([
      [1_000, 900],
      [999, 800],
      [1_000, 900, 1_200],
    ]);
  });

  it('that was planned and never began changes nothing', async () => {
    const { body } = await plan({ firstDay: dayAhead(3), lastDay: dayAhead(4) });
    await call(seller, 'POST', `/desk/sales/${String(body.saleId)}/end`, {});
    clock.advance(3 * day);
    await sweep();
    expect(await prices()).toEqual(before);
    clock.advance(-3 * day);
  });

  it('begins and ends once, also with two processes', async () => {
    await plan({ firstDay: dayAhead(1) });
    clock.advance(day);
    await Promise.all([sweep(), sweep()]);
    expect(await prices()).toEqual(during);
    clock.advance(2 * day);
    await Promise.all([sweep(), sweep()]);
    expect(await prices()).toEqual(before);
    clock.advance(-3 * day);
  });

  it('leaves out products that are in another sale then', async () => {
    await plan({ products: ids(goods.plain) });
    expect(await plan()).toMatchObject({ body: { message: '2 products go on sale' } });
    expect(await plan()).toMatchObject({ status: 400, body: { code: 'invalid' } });
    expect(await plan({ firstDay: dayAhead(5), lastDay: dayAhead(6) })).toMatchObject({
      body: { message: '3 products go on sale' },
    });
    const { sales } = (await call(seller, 'GET', '/desk/sales')).body as { sales: { state: string }[] };
    expect(sales.slice(-1)).toMatchObject([{ state: 'planned', percent: 20, products: 3 }]);
  });

  it('is refused when it is over before it begins, and for products of others', async () => {
    expect((await plan({ lastDay: dayAhead(-1) })).status).toBe(400);
    expect((await plan({ firstDay: dayAhead(-3), lastDay: dayAhead(-1) })).status).toBe(400);
    expect((await plan({}, other)).status).toBe(404);
    expect((await plan({ percent: 91 })).status).toBe(400);
  });
});

describe('many products', () => {
  beforeEach(async () => {
    const picture = String((await upload(seller, await photo('#224488'))).body.picture);
    await execute(db)`update products set images = ${[picture]}`;
  });

  const many = (change: object, over: object = {}, by = seller) =>
    call(by, 'POST', '/desk/products/many', { products: ids(goods.plain, goods.sized), change, ...over });

  it('are priced, hidden and shown at once; a size with a price of its own, too', async () => {
    expect(await many({ price: 2_000, discount: 50 })).toMatchObject({
      status: 200,
      body: { message: '2 products changed', failures: [] },
    });
    expect(await prices()).toEqual([[2_000, 1_000], [999, 700], [2_000, 1_000, 1_000].slice(0, 3)]);
    await many({ status: 'hidden' });
    expect((await call(null, 'GET', `/home/get-product/${goods.plain.id}`)).status).toBe(404);
    await many({ status: 'active' });
    expect((await call(null, 'GET', `/home/get-product/${goods.plain.id}`)).status).toBe(200);
  });

  it('are all that match a search, and never another shop’s', async () => {
    await execute(
      db,
    )`update products set name = 'Zari stole' where id = any(${ids(goods.plain, goods.cheap)}::text[])`;
    expect(await many({ discount: 5 }, { products: null, search: 'zari' })).toMatchObject({
      body: { message: '2 products changed' },
    });
    expect((await many({ discount: 5 }, {}, other)).status).toBe(404);
    expect((await many({ discount: 6 }, { products: null, search: 'nothing like it' })).status).toBe(404);
    expect((await many({})).status).toBe(400);
  });
});
