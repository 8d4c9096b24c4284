import { beforeEach, describe, expect, it } from 'vitest';
import { countStatuses } from '../../../test/support/calls-as.ts';
import { cartShop } from '../../../test/support/cart-shop.ts';
import { minute } from '../../platform/clock.ts';
import { takeFromCart } from './cart.store.ts';

const carts = await cartShop();
const { db, clock, call, shop } = carts;
let meera: Awaited<ReturnType<typeof shop.customer>>;

beforeEach(async () => {
  meera = await shop.customer();
  clock.advance(minute);
});

const add = (body: object, headers?: Record<string, string>, by = meera) => carts.add(by, body, headers);
const read = (by = meera) => carts.read(by);
const firstLine = () => carts.firstLine(meera);
const step = (way: 'inc' | 'dec', line: string, by = meera) => carts.step(way, line, by);

describe('changing the cart', () => {
  it('keeps a quantity between one and the stock', async () => {
    const { id } = await shop.product({ stock: [2] });
    await add({ productId: id, quantity: 1 });
    const line = await firstLine();
    expect(await step('dec', line)).toMatchObject({ status: 409, body: { code: 'below_one' } });
    expect(await step('inc', line)).toMatchObject({ status: 200, body: { message: 'Quantity changed' } });
    expect(await step('inc', line)).toMatchObject({ status: 409, body: { error: 'Out of stock' } });
    expect(await step('dec', line)).toMatchObject({ status: 200 });
  });

  it('stops twenty parallel changes at the stock', async () => {
    const { id, variantIds } = await shop.product({ stock: [6] });
    await add({ productId: id, quantity: 1 });
    const line = await firstLine();
    const answers = await Promise.all(Array.from({ length: 20 }, () => step('inc', line)));
    expect(countStatuses(answers)).toEqual({ 200: 5, 409: 15 });
    expect(await shop.inCart(meera.id, variantIds[0])).toBe(6);
  });

  it('removes one line, or all', async () => {
    for (const { id } of [await shop.product(), await shop.product()])
      await add({ productId: id, quantity: 1 });
    const remove = `/home/product/delete-card-product/${await firstLine()}`;
    expect(await call(meera, 'DELETE', remove)).toMatchObject({ status: 200 });
    expect(await call(meera, 'DELETE', remove)).toMatchObject({ status: 404 });
    expect((await read()).card_product_count).toBe(1);
    expect(await call(meera, 'DELETE', `/home/product/delete-all-cart-product/${meera.id}`)).toMatchObject({
      status: 200,
    });
    expect((await read()).card_product_count).toBe(0);
  });

  it('hides other customers’ lines', async () => {
    const { id, variantIds } = await shop.product();
    await add({ productId: id, quantity: 2 });
    const [line, thief] = [await firstLine(), await shop.customer()];
    expect(await step('inc', line, thief)).toMatchObject({ status: 404 });
    expect(await step('dec', line, thief)).toMatchObject({ status: 404 });
    for (const path of [`delete-card-product/${line}`, `delete-all-cart-product/${meera.id}`])
      expect(await call(thief, 'DELETE', `/home/product/${path}`)).toMatchObject({ status: 404 });
    expect(await shop.inCart(meera.id, variantIds[0])).toBe(2);
    expect(await call(null, 'GET', '/home/product/get-card-product')).toMatchObject({ status: 401 });
  });
});

describe('taking out what was bought', () => {
  it('removes those quantities and leaves what was added since', async () => {
    const [some, all, none] = [await shop.product(), await shop.product(), await shop.product()];
    const variant = (product: typeof some) => product.variantIds[0] ?? '';
    await shop.putInCart(meera.id, variant(some), 5);
    await shop.putInCart(meera.id, variant(all), 2);
    await takeFromCart(db, meera.id, [
      { variantId: variant(some), quantity: 1 },
      { variantId: variant(some), quantity: 2 },
      { variantId: variant(all), quantity: 3 },
      { variantId: variant(none), quantity: 1 },
    ]);
    const quantities = await Promise.all([some, all, none].map((one) => shop.inCart(meera.id, variant(one))));
    expect(quantities).toEqual([2, 0, 0]);
  });

  it('loses neither change when the customer edits the cart meanwhile', async () => {
    const { id: productId, variantIds } = await shop.product({ stock: [500] });
    const variantId = variantIds[0] ?? '';
    await shop.putInCart(meera.id, variantId, 100);
    const purchases = Array.from({ length: 8 }, () =>
      takeFromCart(db, meera.id, [{ variantId, quantity: 3 }]),
    );
    const additions = Array.from({ length: 8 }, () => add({ productId, quantity: 1 }));
    await Promise.all([...purchases, ...additions]);
    expect(await shop.inCart(meera.id, variantId)).toBe(100 - 24 + 8);
  });
});
