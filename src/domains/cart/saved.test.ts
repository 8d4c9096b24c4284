import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { countStatuses } from '../../../test/support/calls-as.ts';
import { cartShop } from '../../../test/support/cart-shop.ts';
import { change } from '../../../test/support/listed.ts';
import { minute } from '../../platform/clock.ts';
import type { CartLine } from './cart.ts';
import { execute, hasRow } from '../../platform/database.ts';
import { addPieces } from './cart.store.ts';

const carts = await cartShop();
const { db, clock, call, shop } = carts;
let meera: Awaited<ReturnType<typeof shop.customer>>;

beforeEach(async () => {
  meera = await shop.customer();
  clock.advance(minute);
});

type Product = Awaited<ReturnType<typeof shop.product>>;
const path = (name: string) => `/home/product/${name}`;
const lines = async () => {
  const { card_products: groups, outOfStockProduct } = await carts.read(meera);
  return [...groups.flatMap(({ products }) => products), ...outOfStockProduct];
};
const savedLines = async () =>
  (await call(meera, 'GET', path('get-saved-for-later'))).body['saved'] as CartLine[];
const idOf = (all: readonly CartLine[], { variantIds }: Product) =>
  all.find(({ variantId }) => variantId === variantIds[0])?._id ?? 'nothing';
const move = (savedId: string, by = meera) => call(by, 'POST', path(`move-saved-to-cart/${savedId}`));
const setStock = (product: Product, quantity: number) =>
  sql`update stock set quantity = ${quantity} where variant_id = ${product.variantIds[0]}`.execute(db);
const inCart = (product: Product) => shop.inCart(meera.id, product.variantIds[0]);

/** Puts pieces into the cart, and saves that line for later. */
async function save(product: Product, quantity: number) {
  await shop.putInCart(meera.id, product.variantIds[0], quantity);
  return call(meera, 'POST', path(`save-for-later/${idOf(await lines(), product)}`));
}

describe('saving for later', () => {
  it('takes the line out of the cart and its total, and keeps its quantity', async () => {
    const [kurta, scarf] = [await shop.product({ price: 500, discount: 10 }), await shop.product()];
    await shop.putInCart(meera.id, scarf.variantIds[0], 1);
    expect(await save(kurta, 3)).toEqual({ status: 200, body: { message: 'Saved for later' } });
    expect(await carts.read(meera)).toMatchObject({ card_product_count: 1, buy_product_item: 1, price: 900 });
    expect(await savedLines()).toMatchObject([
      { quantity: 3, variantId: kurta.variantIds[0], productInfo: { finalPrice: 450, stock: 10 } },
    ]);
  });

  it('adds up with what is saved of that size, at most 999, the newest first', async () => {
    const [kurta, scarf] = [await shop.product({ stock: [2_000] }), await shop.product()];
    await save(kurta, 600);
    clock.advance(minute);
    await save(scarf, 1);
    clock.advance(minute);
    await save(kurta, 500);
    expect((await savedLines()).map(({ quantity }) => quantity)).toEqual([999, 1]);
  });

  it('keeps what is sold out or no longer sold, which then cannot be moved', async () => {
    const [soldOut, hiddenOne] = [await shop.product(), await shop.product()];
    await shop.putInCart(meera.id, soldOut.variantIds[0], 2);
    await shop.putInCart(meera.id, hiddenOne.variantIds[0], 1);
    await setStock(soldOut, 0);
    await change(db, sql`update products set status = 'hidden' where id = ${hiddenOne.id}`);
    for (const { _id } of await lines()) await call(meera, 'POST', path(`save-for-later/${_id}`));
    const rows = await savedLines();
    expect(rows.map(({ productInfo }) => productInfo.stock)).toEqual([0, 0]);
    for (const { _id } of rows)
      expect(await move(_id)).toMatchObject({ status: 409, body: { code: 'out_of_stock' } });
    expect(await savedLines()).toEqual(rows);
  });

  it('stops at a hundred lines, and leaves the line in the cart', async () => {
    const last = await shop.product();
    const scarf = await shop.product({ stock: Array.from({ length: 100 }, () => 1) });
    await execute(db)`
      insert into saved_lines (id, customer_id, variant_id, quantity, saved_at)
      select variant, ${meera.id}, variant, 1, now() from unnest(${scarf.variantIds.slice(1)}::text[]) variant`;
    expect((await save(scarf, 1)).status).toBe(200);
    expect(await save(last, 2)).toMatchObject({ status: 409, body: { code: 'list_full' } });
    expect([await inCart(last), await save(scarf, 1)]).toMatchObject([2, { status: 200 }]);
  });

  it('hides other customers’ lines', async () => {
    const [kurta, scarf] = [await shop.product(), await shop.product()];
    await save(kurta, 2);
    await shop.putInCart(meera.id, scarf.variantIds[0], 1);
    const [rows, thief] = [await savedLines(), await shop.customer()];
    const theirs = idOf(rows, kurta);
    const attempts = [
      await call(thief, 'POST', path(`save-for-later/${idOf(await lines(), scarf)}`)),
      await move(theirs, thief),
      await call(thief, 'DELETE', path(`delete-saved-for-later/${theirs}`)),
    ];
    expect(attempts.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect([await savedLines(), await inCart(scarf)]).toEqual([rows, 1]);
    expect((await call(meera, 'DELETE', path(`delete-saved-for-later/${theirs}`))).status).toBe(200);
    expect(await savedLines()).toEqual([]);
  });
});

describe('moving back to the cart', () => {
  it('joins with what is in the cart', async () => {
    const kurta = await shop.product();
    await save(kurta, 3);
    await shop.putInCart(meera.id, kurta.variantIds[0], 2);
    expect(await move(idOf(await savedLines(), kurta))).toEqual({
      status: 200,
      body: { message: 'Moved to your cart', added: 3, stay: 0 },
    });
    expect([await inCart(kurta), await savedLines()]).toEqual([5, []]);
  });

  it('goes as far as the stock, says so, and leaves the rest saved', async () => {
    const kurta = await shop.product({ stock: [10] });
    await save(kurta, 5);
    await setStock(kurta, 3);
    await shop.putInCart(meera.id, kurta.variantIds[0], 1);
    const savedId = idOf(await savedLines(), kurta);
    expect(await move(savedId)).toEqual({
      status: 200,
      body: {
        message: 'Only 2 of 5 could be moved to your cart. The rest stays saved',
        added: 2,
        stay: 3,
      },
    });
    expect([await inCart(kurta), (await savedLines())[0]?.quantity]).toEqual([3, 3]);
    expect(await move(savedId)).toMatchObject({
      status: 409,
      body: { code: 'out_of_stock', error: 'Your cart already has as many as you can buy now' },
    });
    expect((await savedLines())[0]?.quantity).toBe(3);
  });

  it('twice at once adds once', async () => {
    for (let round = 0; round < 5; round++) {
      const kurta = await shop.product({ stock: [100] });
      await save(kurta, 2);
      const savedId = idOf(await savedLines(), kurta);
      const answers = await Promise.all(Array.from({ length: 10 }, () => move(savedId)));
      expect(countStatuses(answers)).toEqual({ 200: 1, 404: 9 });
      expect([await inCart(kurta), await savedLines()]).toEqual([2, []]);
    }
  });

  it('loses and doubles nothing while the line is saved, moved and changed at once', async () => {
    const kurta = await shop.product({ stock: [500] });
    await save(kurta, 40);
    await shop.putInCart(meera.id, kurta.variantIds[0], 20);
    const [line, savedId] = [idOf(await lines(), kurta), idOf(await savedLines(), kurta)];
    const answers = await Promise.all([
      ...Array.from({ length: 4 }, () => move(savedId)),
      ...Array.from({ length: 4 }, () => call(meera, 'POST', path(`save-for-later/${line}`))),
      ...Array.from({ length: 4 }, () => carts.add(meera, { productId: kurta.id, quantity: 1 })),
    ]);
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    expect((await inCart(kurta)) + ((await savedLines())[0]?.quantity ?? 0)).toBe(64);
  });

  it('counts what it moved, whatever is added to the cart meanwhile', async () => {
    const kurta = await shop.product({ stock: [500] });
    await save(kurta, 1);
    const savedId = idOf(await savedLines(), kurta);
    const line = { id: 'added-meanwhile', productId: kurta.id, variantId: null, quantity: 7, upTo: false };
    const outcome = await db.transaction().execute(async (trx) => {
      await addPieces(trx, meera.id, { ...line, now: clock.now() });
      const moving = move(savedId);
      await expect.poll(isOneWaiting).toBe(true);
      return [moving];
    });
    expect((await outcome[0])?.body).toMatchObject({ added: 1, stay: 0 });
    expect([await inCart(kurta), await savedLines()]).toEqual([8, []]);
  });
});

const isOneWaiting = () =>
  hasRow(db)`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
