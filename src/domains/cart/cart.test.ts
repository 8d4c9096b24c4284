import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { testApp } from '../../../test/support/app.ts';
import { callsOf, countStatuses } from '../../../test/support/calls-as.ts';
import { createTestDatabase } from '../../../test/support/database.ts';
import { smallShop } from '../../../test/support/small-shop.ts';
import { minute, testClock } from '../../platform/clock.ts';
import type { Cart } from './cart.ts';
import { takeFromCart } from './cart.store.ts';

const { db } = await createTestDatabase();
const clock = testClock('2026-03-01T10:00:00Z');
const call = callsOf(await testApp(db, { clock }));
const shop = await smallShop(db, clock.now());
let meera: Awaited<ReturnType<typeof shop.customer>>;

beforeEach(async () => {
  meera = await shop.customer();
  clock.advance(minute);
});

const add = (body: object, headers?: Record<string, string>, by = meera) =>
  call(by, 'POST', '/home/product/add-to-card', body, headers);
const read = async (by = meera) =>
  (await call(by, 'GET', '/home/product/get-card-product')).body as unknown as Cart;
const firstLine = async () => (await read()).card_products[0]?.products[0]?._id ?? '';
const step = (way: 'inc' | 'dec', line: string, by = meera) =>
  call(by, 'PUT', `/home/product/quantity-${way}/${line}`);

describe('adding to the cart', () => {
  it('takes the only variant, and raises the quantity the second time', async () => {
    const kurta = await shop.product({ stock: [5] });
    expect(await add({ userId: meera.id, productId: kurta.id, quantity: 2 })).toMatchObject({
      status: 201,
      body: { message: 'Added to your cart', card_product_count: 1 },
    });
    expect((await add({ productId: kurta.id, quantity: 3, variantId: '' })).body).toMatchObject({
      card_product_count: 1,
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
    });
  });

  it('knows nothing of hidden products, unknown ones, other products’ variants and other people’s carts', async () => {
    const [kurta, other, hidden] = [
      await shop.product(),
      await shop.product(),
      await shop.product({ hidden: true }),
    ];
    const somebody = await shop.customer();
    for (const body of [
      { productId: hidden.id },
      { productId: 'nothing' },
      { productId: kurta.id, variantId: other.variantIds[0] },
      { productId: kurta.id, userId: somebody.id },
    ])
      expect(await add({ quantity: 1, ...body })).toMatchObject({ status: 404, body: { code: 'not_found' } });
  });

  it('refuses what is no quantity', async () => {
    const { id: productId } = await shop.product();
    for (const quantity of [0, -1, 1.5, '1', null, 3_000_000_000])
      expect(await add({ productId, quantity })).toMatchObject({
        status: 400,
        body: { fields: { quantity: expect.any(String) } },
      });
  });

  it('lets one of twenty have the last piece’s place', async () => {
    const { id: productId, variantIds } = await shop.product({ stock: [1] });
    const answers = await Promise.all(Array.from({ length: 20 }, () => add({ productId, quantity: 1 })));
    expect(countStatuses(answers)).toEqual({ 201: 1, 409: 19 });
    expect(await shop.inCart(meera.id, variantIds[0])).toBe(1);
  });

  it('answers a repeated key with the first answer', async () => {
    const { id: productId, variantIds } = await shop.product();
    const answers = await Promise.all(
      [1, 2, 3].map(() => add({ productId, quantity: 1 }, { 'idempotency-key': 'one click' })),
    );
    expect(countStatuses(answers)).toEqual({ 201: 3 });
    expect(await shop.inCart(meera.id, variantIds[0])).toBe(1);
  });

  it('holds a hundred different things and no more', async () => {
    await sql`
      insert into products (id, slug, seller_id, category_id, name, brand, price, created_at, updated_at)
      select 'many' || n, 'many' || n, (select min(id) from sellers), (select min(id) from categories), 'x', 'x', 1, now(), now()
      from generate_series(1, 101) n`.execute(db);
    await sql`insert into variants (id, product_id) select 'many' || n, 'many' || n from generate_series(1, 101) n`.execute(
      db,
    );
    await sql`insert into stock select 'many' || n, 5 from generate_series(1, 101) n`.execute(db);
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
      outOfStockProduct: [],
      buy_product_item: 0,
    });
  });

  it('groups by seller, prices each piece and owes the seller 95 % rounded down', async () => {
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

  it('ships for nothing above 799, and not at 799', async () => {
    const exactly = await shop.product({ price: 799, discount: 0 });
    await add({ productId: exactly.id, quantity: 1 });
    expect(await read()).toMatchObject({ price: 799, shipping_fee: 85 });
    const little = await shop.product({ price: 1, discount: 0 });
    await add({ productId: little.id, quantity: 1 });
    expect(await read()).toMatchObject({ price: 800, shipping_fee: 0 });
  });

  it('sets apart what there is too little of, or what is no longer sold', async () => {
    const [fewer, hidden, there] = [await shop.product(), await shop.product(), await shop.product()];
    for (const { id } of [fewer, hidden, there]) await add({ productId: id, quantity: 2 });
    await sql`update stock set quantity = 1 where variant_id = ${fewer.variantIds[0]}`.execute(db);
    await sql`update products set status = 'hidden' where id = ${hidden.id}`.execute(db);
    const cart = await read();
    expect(cart).toMatchObject({ card_product_count: 3, buy_product_item: 2, price: 1_800 });
    expect(cart.outOfStockProduct.map(({ productInfo }) => [productInfo._id, productInfo.stock])).toEqual([
      [fewer.id, 1],
      [hidden.id, 0],
    ]);
  });
});

describe('changing the cart', () => {
  it('moves a quantity between one and the stock', async () => {
    const { id } = await shop.product({ stock: [2] });
    await add({ productId: id, quantity: 1 });
    const line = await firstLine();
    expect(await step('dec', line)).toMatchObject({ status: 409, body: { code: 'below_one' } });
    expect(await step('inc', line)).toMatchObject({ status: 200, body: { message: 'Quantity changed' } });
    expect(await step('inc', line)).toMatchObject({ status: 409, body: { error: 'Out of stock' } });
    expect(await step('dec', line)).toMatchObject({ status: 200 });
  });

  it('stops twenty at once at the stock', async () => {
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

  it('shows somebody else’s lines to nobody', async () => {
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
  it('takes those quantities and leaves what was added since', async () => {
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
    const left = await Promise.all([some, all, none].map((one) => shop.inCart(meera.id, variant(one))));
    expect(left).toEqual([2, 0, 0]);
  });

  it('meets the customer’s own changes without losing either', async () => {
    const { id: productId, variantIds } = await shop.product({ stock: [500] });
    const variantId = variantIds[0] ?? '';
    await shop.putInCart(meera.id, variantId, 100);
    const bought = Array.from({ length: 8 }, () => takeFromCart(db, meera.id, [{ variantId, quantity: 3 }]));
    const added = Array.from({ length: 8 }, () => add({ productId, quantity: 1 }));
    await Promise.all([...bought, ...added]);
    expect(await shop.inCart(meera.id, variantId)).toBe(100 - 24 + 8);
  });
});
