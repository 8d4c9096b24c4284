import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { countStatuses } from '../../../test/support/calls-as.ts';
import { cartShop } from '../../../test/support/cart-shop.ts';
import { minute } from '../../platform/clock.ts';
import { change } from '../../../test/support/listed.ts';
import { execute } from '../../platform/database.ts';

const carts = await cartShop();
const { db, clock, shop } = carts;
let meera: Awaited<ReturnType<typeof shop.customer>>;

beforeEach(async () => {
  meera = await shop.customer();
  clock.advance(minute);
});

const add = (body: object, headers?: Record<string, string>, by = meera) => carts.add(by, body, headers);
const read = (by = meera) => carts.read(by);

describe('adding to the cart', () => {
  it('picks the only variant, and raises the quantity the second time', async () => {
    const kurta = await shop.product({ stock: [5] });
    expect(await add({ userId: meera.id, productId: kurta.id, quantity: 2 })).toMatchObject({
      status: 201,
      body: { message: 'Added to your cart', card_product_count: 2 },
    });
    expect((await add({ productId: kurta.id, quantity: 3, variantId: '' })).body).toMatchObject({
      card_product_count: 5,
    });
    expect(await shop.inCart(meera.id, kurta.variantIds[0])).toBe(5);
    expect(await add({ productId: kurta.id, quantity: 1 })).toMatchObject({
      status: 409,
      body: { code: 'out_of_stock', error: 'Out of stock' },
    });
  });

  it.each([1_000, 5_000, 1_000_000, 2_147_483_647])('answers %s pieces as out of stock', async (quantity) => {
    const heap = await shop.product({ stock: [6_000] });
    expect(await add({ productId: heap.id, quantity })).toMatchObject({
      status: 409,
      body: { code: 'out_of_stock', error: 'Out of stock' },
    });
  });

  it('asks for a size where there are several', async () => {
    const kurta = await shop.product({ stock: [5, 5] });
    expect(await add({ productId: kurta.id, quantity: 1 })).toEqual({
      status: 422,
      body: { code: 'choose_size', error: 'Please choose a size' },
    });
    expect(await add({ productId: kurta.id, quantity: 1, variantId: kurta.variantIds[1] })).toMatchObject({
      status: 201,
      body: { message: 'Added to your cart: Size 1' },
    });
  });

  it('rejects hidden and unknown products, other products’ variants and other people’s carts', async () => {
    const [kurta, other, hiddenOne] = [
      await shop.product(),
      await shop.product(),
      await shop.product({ hidden: true }),
    ];
    const somebody = await shop.customer();
    for (const body of [
      { productId: hiddenOne.id },
      { productId: 'nothing' },
      { productId: kurta.id, variantId: other.variantIds[0] },
      { productId: kurta.id, userId: somebody.id },
    ])
      expect(await add({ quantity: 1, ...body })).toMatchObject({ status: 404, body: { code: 'not_found' } });
  });

  it('refuses an invalid quantity', async () => {
    const { id: productId } = await shop.product();
    for (const quantity of [0, -1, 1.5, '1', null, 3_000_000_000])
      expect(await add({ productId, quantity })).toMatchObject({
        status: 400,
        body: { fields: { quantity: expect.any(String) } },
      });
  });

  it('gives the last piece to one of twenty parallel requests', async () => {
    const { id: productId, variantIds } = await shop.product({ stock: [1] });
    const answers = await Promise.all(Array.from({ length: 20 }, () => add({ productId, quantity: 1 })));
    expect(countStatuses(answers)).toEqual({ 201: 1, 409: 19 });
    expect(await shop.inCart(meera.id, variantIds[0])).toBe(1);
  });

  it('adds as many as are left where that is asked for, never more than the stock', async () => {
    const kurta = await shop.product({ stock: [5] });
    const upTo = (quantity: number) => add({ productId: kurta.id, quantity, upTo: true });
    expect((await upTo(2)).body).toMatchObject({ added: 2 });
    expect((await upTo(4)).body).toMatchObject({ added: 3, card_product_count: 5 });
    expect(await upTo(1)).toMatchObject({ status: 409, body: { code: 'out_of_stock' } });
    const scarf = await shop.product({ stock: [7] });
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => add({ productId: scarf.id, quantity: 2, upTo: true })),
    );
    expect(countStatuses(answers)).toEqual({ 201: 4, 409: 1 });
    expect(answers.reduce((sum, { body }) => sum + Number(body['added'] ?? 0), 0)).toBe(7);
    expect(await shop.inCart(meera.id, scarf.variantIds[0])).toBe(7);
  });

  it('replays the first answer for a repeated idempotency key', async () => {
    const { id: productId, variantIds } = await shop.product();
    const answers = await Promise.all(
      [1, 2, 3].map(() => add({ productId, quantity: 1 }, { 'idempotency-key': 'one click' })),
    );
    expect(countStatuses(answers)).toEqual({ 201: 3 });
    expect(await shop.inCart(meera.id, variantIds[0])).toBe(1);
  });

  it('holds at most a hundred variants', async () => {
    await execute(db)`
      insert into products (id, slug, seller_id, category_id, name, brand, price, created_at, updated_at)
      select 'many' || n, 'many' || n, (select min(id) from sellers), (select min(id) from categories), 'x', 'x', 1, now(), now()
      from generate_series(1, 101) n`;
    await execute(
      db,
    )`insert into variants (id, product_id) select 'many' || n, 'many' || n from generate_series(1, 101) n`;
    await change(
      db,
      sql`insert into stock select 'many' || n, 5, 'many' || n from generate_series(1, 101) n`,
    );
    for (let n = 1; n <= 100; n++) await shop.putInCart(meera.id, `many${n}`, 1);
    expect(await add({ productId: 'many101', quantity: 1 })).toMatchObject({
      status: 409,
      body: { code: 'list_full' },
    });
    expect(await add({ productId: 'many100', quantity: 1 })).toMatchObject({ status: 201 });
  });
});

describe('the cart', () => {
  it('is empty and costs nothing at first', async () => {
    expect(await read()).toEqual({
      card_products: [],
      price: 0,
      card_product_count: 0,
      shipping_fee: 0,
      discount: 0,
      offers: { applied: [], nearly: null, coupons: [], refused: '' },
      outOfStockProduct: [],
      buy_product_item: 0,
    });
  });

  it('groups by seller, prices each piece and rounds the seller’s 95 % down', async () => {
    const kurta = await shop.product({ price: 999, discount: 33, stock: [4] });
    const scarf = await shop.product({ price: 121, discount: 0, seller: 1, stock: [9, 9] });
    await add({ productId: kurta.id, quantity: 1 });
    await add({ productId: scarf.id, quantity: 1, variantId: scarf.variantIds[1] });
    const cart = await read();
    // 999 less floor(329.67) is 670; 95 % of 670 is 636.5, of 121 is 114.95.
    expect(cart).toMatchObject({
      price: 791,
      shipping_fee: 85,
      card_product_count: 2,
      buy_product_item: 2,
      card_products: [
        { sellerId: kurta.sellerId, price: 636, products: [{ quantity: 1, size: 'One Size' }] },
        {
          sellerId: scarf.sellerId,
          price: 114,
          products: [{ size: 'Size 1', variantId: scarf.variantIds[1], productInfo: { stock: 9 } }],
        },
      ],
    });
  });

  it('ships free above ₹799, not at ₹799', async () => {
    const exactly = await shop.product({ price: 799, discount: 0 });
    await add({ productId: exactly.id, quantity: 1 });
    expect(await read()).toMatchObject({ price: 799, shipping_fee: 85 });
    const little = await shop.product({ price: 1, discount: 0 });
    await add({ productId: little.id, quantity: 1 });
    expect(await read()).toMatchObject({ price: 800, shipping_fee: 0 });
  });

  it('sets apart lines that exceed the stock or are no longer sold', async () => {
    const [fewer, hiddenOne, there] = [await shop.product(), await shop.product(), await shop.product()];
    for (const { id } of [fewer, hiddenOne, there]) await add({ productId: id, quantity: 2 });
    await execute(db)`update stock set quantity = 1 where variant_id = ${fewer.variantIds[0]}`;
    await change(db, sql`update products set status = 'hidden' where id = ${hiddenOne.id}`);
    const cart = await read();
    expect(cart).toMatchObject({ card_product_count: 6, buy_product_item: 2, price: 1_800 });
    expect(cart.outOfStockProduct.map(({ productInfo }) => [productInfo._id, productInfo.stock])).toEqual([
      [fewer.id, 1],
      [hiddenOne.id, 0],
    ]);
  });
});
