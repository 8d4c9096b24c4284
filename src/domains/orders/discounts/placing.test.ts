import { beforeEach, describe, expect, it } from 'vitest';
import { discountingShop } from '../../../../test/support/discounting-shop.ts';
import { orderBody } from '../../../../test/support/small-shop.ts';
import { hour, shift } from '../../../platform/clock.ts';
import { expireOrders } from '../expire-orders.ts';
import { execute } from '../../../platform/database.ts';

const {
  db,
  clock,
  app,
  shop,
  scene,
  anybody,
  place,
  placeAs,
  read,
  readAs,
  cancel,
  faults,
  promotion,
  coupon,
  usesOf,
} = await discountingShop();

describe('an order that names no discount', () => {
  it('is charged and answered as if there were no offers', async () => {
    const { status, body } = await place({});
    expect([status, body.price]).toEqual([201, 900]);
    expect(await read(body.orderId)).toMatchObject({ price: 900, discount: 0, applied: [] });
    expect(await usesOf('super-discount')).toBe(0);
  });
});

describe('an order that names the discount', () => {
  it('pays that much less, and says which offers applied', async () => {
    const { status, body } = await place({ discount: 45 });
    expect([status, body.price, body.discount]).toEqual([201, 855, 45]);
    expect(await read(body.orderId)).toMatchObject({
      price: 855,
      shipping_fee: 0,
      discount: 45,
      applied: [{ name: 'Super discount', rupees: 45, coupon: '' }],
      products: [{ finalPrice: 900, off: 45 }],
      parcels: [{ amount: 855 }],
    });
  });

  it('is refused when the discount has changed, and told which one applies', async () => {
    for (const shownDiscount of [0, 44, 46]) {
      const { status, body } = await place({ discount: shownDiscount });
      expect([status, body.code, body.price, body.discount]).toEqual([422, 'price_changed', 900, 45]);
    }
  });

  it('has the discount shared over shops and lines to the paisa', async () => {
    const cheap = await shop.product({ price: 100, discount: 0, stock: [9], seller: 1 });
    const lines = [{ product: scene.kurta }, { product: cheap, quantity: 2 }];
    const { body } = await placeAs(scene.customer, {
      ...orderBody(lines, { price: 1_100, shipping_fee: 0 }),
      discount: 55,
    });
    expect(await read(body.orderId)).toMatchObject({
      price: 1_045,
      products: [{ off: 45 }, { off: 10 }],
      parcels: [{ amount: 855 }, { amount: 190 }],
    });
  });

  it('is charged no delivery under a free-delivery offer, and the fee itself stays', async () => {
    const free = await promotion({ kind: 'delivery', value: 0 });
    const code = await coupon(free);
    const scarf = await shop.product({ price: 500, discount: 0, stock: [9] });
    const body = orderBody([{ product: scarf }], { price: 500, shipping_fee: 85 });
    const order = await placeAs(scene.customer, { ...body, discount: 85, coupon: code });
    expect(order.body).toMatchObject({ price: 500, discount: 85 });
    expect(await read(order.body.orderId)).toMatchObject({
      price: 500,
      shipping_fee: 85,
      discount: 85,
      products: [{ off: 0 }],
      parcels: [{ amount: 500 }],
    });
  });
});

describe('a customer’s own coupon', () => {
  let code: string;
  let gift: string;
  beforeEach(async () => {
    gift = await promotion({ name: 'Gift', from: 499 });
    code = await coupon(gift, { customerId: scene.customer.id });
  });

  it('works beside the super discount, once', async () => {
    const { body } = await place({ discount: 95, coupon: code.toLowerCase() });
    expect((await read(body.orderId)).applied).toEqual([
      { name: 'Super discount', rupees: 45, coupon: '' },
      { name: 'Gift', rupees: 50, coupon: code },
    ]);
    const again = await place({ discount: 140, coupon: code, quantity: 2 });
    expect(again.body).toMatchObject({
      code: 'price_changed',
      error: 'This coupon has been used already',
      discount: 90,
    });
  });

  it('is not used where it is not named', async () => {
    expect((await place({ discount: 95 })).body).toMatchObject({ code: 'price_changed', discount: 45 });
    expect((await place({ discount: 45 })).status).toBe(201);
    expect(await usesOf(gift)).toBe(0);
  });

  it('is nobody else’s', async () => {
    const stranger = await anybody();
    const { body } = await place({ discount: 95, coupon: code }, stranger);
    expect(body).toMatchObject({ error: 'We don’t know this code. Please check it', discount: 45 });
  });

  it('is not used where it is expired, void, or not reached', async () => {
    const expiredCode = await coupon(gift, { customerId: scene.customer.id, expiresAt: clock.now() });
    const voidedCode = await coupon(gift, { customerId: scene.customer.id });
    await execute(db)`update coupons set voided_at = ${clock.now()} where code = ${voidedCode}`;
    const far = await coupon(await promotion({ from: 1_000 }), { customerId: scene.customer.id });
    const sentences = [];
    for (const one of [expiredCode, voidedCode, far])
      sentences.push((await place({ discount: 95, coupon: one })).body.error);
    expect(sentences).toEqual([
      'This coupon has expired',
      'This coupon came with an order from which we paid money back, so it is no longer valid',
      'Add ₹100 more of what this code is for to use it',
    ]);
  });

  it('is free again when its unpaid order is cancelled, expires, or is replaced', async () => {
    const bodyWithCoupon = { discount: 95, coupon: code };
    const first = await place(bodyWithCoupon);
    await cancel(first.body.orderId);
    expect(await usesOf(gift)).toBe(0);
    clock.advance(hour);
    const second = await place(bodyWithCoupon);
    clock.advance(hour);
    await expireOrders(db, clock.now());
    expect(await usesOf(gift)).toBe(0);
    const third = await place(bodyWithCoupon);
    clock.advance(hour / 4);
    const fourth = await place({ discount: 140, coupon: code, quantity: 2, replaces: third.body.orderId });
    expect([second.status, third.status, fourth.status, await usesOf(gift)]).toEqual([201, 201, 201, 1]);
    expect(await faults()).toEqual([]);
  });

  it('is taken by one of two orders at once', async () => {
    const [a, b] = await Promise.all([
      place({ discount: 95, coupon: code }),
      place({ discount: 140, coupon: code, quantity: 2 }),
    ]);
    expect([a.status, b.status].toSorted((x, y) => x - y)).toEqual([201, 422]);
    expect(await usesOf(gift)).toBe(1);
  });
});

describe('the price of goods', () => {
  it('is the same in the cart, when bought directly, and when ordered', async () => {
    await shop.putInCart(scene.customer.id, scene.kurta.variantIds[0], 1);
    const gift = await promotion({ name: 'Gift', from: 499 });
    const code = await coupon(gift, { customerId: scene.customer.id, expiresAt: shift(clock.now(), hour) });
    const cart = (await readAs(scene.customer, '/home/product/get-card-product')).json<
      Record<string, unknown>
    >();
    expect(cart).toMatchObject({
      price: 900,
      shipping_fee: 0,
      discount: 95,
      offers: {
        applied: [
          { name: 'Super discount', rupees: 45, coupon: '' },
          { name: 'Gift', rupees: 50, coupon: code },
        ],
        nearly: null,
        coupons: [{ code, offer: { name: 'Gift', kind: 'rupees', value: 50, fromRupees: 499 } }],
        refused: '',
      },
    });
    const { products } = orderBody([{ product: scene.kurta }], { price: 0, shipping_fee: 0 });
    const answer = await app.inject({
      method: 'POST',
      url: '/api/home/order/price',
      headers: { cookie: scene.customer.cookie },
      payload: { products },
    });
    expect(answer.json()).toMatchObject({ price: 900, discount: 95, offers: cart.offers });
    const cartWithout = await readAs(scene.customer, '/home/product/get-card-product?coupon=none');
    expect(cartWithout.json()).toMatchObject({ discount: 45, offers: { refused: '' } });
    const cartWithUnknown = await readAs(scene.customer, '/home/product/get-card-product?coupon=DIWALI');
    expect(cartWithUnknown.json()).toMatchObject({
      discount: 95,
      offers: { refused: 'We don’t know this code. Please check it' },
    });
  });
});
