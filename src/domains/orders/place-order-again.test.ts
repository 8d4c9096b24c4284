import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { placingShop } from '../../../test/support/placing-shop.ts';
import { home, orderBody } from '../../../test/support/small-shop.ts';
import { minute, second, shift } from '../../platform/clock.ts';
import { isRefusal } from '../../platform/refusal.ts';
import { draftOrder } from './draft-order.ts';
import { writeOrder } from './placing.store.ts';
import { change } from '../../../test/support/listed.ts';
import { schedulesOf } from '../../../test/support/schedules.ts';
import { execute } from '../../platform/database.ts';

const { db, clock, app, shop, anybody, placeAs, ordersOf } = await placingShop();
let customer: Awaited<ReturnType<typeof anybody>>;

beforeEach(async () => {
  customer = await anybody();
});

const place = (body: object, headers: Record<string, string> = {}, by = customer) =>
  placeAs(by, body, headers);

describe('the same order request sent more than once', () => {
  it('makes one order from 20 parallel posts with one key', async () => {
    const kurta = await shop.product({ stock: [50] });
    const body = orderBody([{ product: kurta }], { price: 900, shipping_fee: 0 });
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => place(body, { 'idempotency-key': 'one' })),
    );
    expect(new Set(answers.map(({ body }) => body.orderId)).size).toBe(1);
    expect([await ordersOf(customer.id), await shop.stockOf(kurta.variantIds[0])]).toEqual([1, 49]);
    const other = orderBody([{ product: kurta, quantity: 2 }], { price: 1_800, shipping_fee: 0 });
    expect((await place(other, { 'idempotency-key': 'one' })).body.code).toBe('key_reused');
  });

  it('makes one order from a double click without a key', async () => {
    const kurta = await shop.product({ stock: [50] });
    const body = orderBody([{ product: kurta }], { price: 900, shipping_fee: 0 });
    const answers = await Promise.all(Array.from({ length: 20 }, () => place(body)));
    expect(new Set(answers.map(({ body }) => body.orderId)).size).toBe(1);
    expect([await ordersOf(customer.id), await shop.stockOf(kurta.variantIds[0])]).toEqual([1, 49]);
  });

  it('tells Buy Now from an equal order of the cart, with a key and without', async () => {
    const kurta = await shop.product({ stock: [50] });
    const body = orderBody([{ product: kurta }], { price: 900, shipping_fee: 0 });
    const [cart, now, again] = [
      await place(body),
      await place({ ...body, buyNow: true }),
      await place({ ...body, buyNow: true }),
    ];
    expect(now.body.orderId).not.toBe(cart.body.orderId);
    expect(again.body.orderId).toBe(now.body.orderId);
    const key = { 'idempotency-key': 'cart' };
    await place(body, key);
    expect((await place({ ...body, buyNow: true }, key)).body.code).toBe('key_reused');
  });

  it('never drops a deliberate order: other content, later, or after the first was cancelled', async () => {
    const kurta = await shop.product({ stock: [50, 50] });
    const one = orderBody([{ product: kurta }], { price: 900, shipping_fee: 0 });
    const first = await place(one);
    const otherSize = await place(
      orderBody([{ product: kurta, variant: 1 }], { price: 900, shipping_fee: 0 }),
    );
    const elsewhere = await place({ ...one, shippingInfo: { ...home, pincode: '305001' } });
    const somebody = await place(one, {}, await shop.customer());
    clock.advance(11 * second);
    const later = await place(one);
    await app.inject({
      method: 'POST',
      url: `/api/home/customer/cancel-order/${String(later.body.orderId)}`,
      headers: { cookie: customer.cookie },
    });
    const again = await place(one);
    const ids = [first, otherSize, elsewhere, somebody, later, again].map(({ body }) => body.orderId);
    expect(new Set(ids).size).toBe(6);
  });
});

describe('an order and concurrent catalogue changes', () => {
  const draftOf = (product: { id: string }) =>
    draftOrder(
      { db, schedules: schedulesOf(db, clock) },
      {
        customerId: customer.id,
        wanted: [{ productId: product.id, quantity: 1 }],
        shipTo: home,
        seen: { goodsTotal: 900, shippingFee: 0 },
        key: undefined,
        now: clock.now(),
        unpaidOrderTtl: minute,
      },
    );
  const claim = (key: string) => ({
    customerId: customer.id,
    call: 'test',
    key,
    bodyHash: Buffer.alloc(32),
    now: clock.now(),
    expired: shift(clock.now(), -minute),
  });

  it.each([
    ['dearer', sql`price = price + 1`],
    ['cheaper', sql`discount = discount + 1`],
    ['hidden', sql`status = 'hidden'`],
  ])('writes nothing of a draft when a product became %s meanwhile', async (_what, becomes) => {
    const kurta = await shop.product();
    const draft = await draftOf(kurta);
    if (isRefusal(draft)) throw new Error(draft.error);
    await change(db, sql`update products set ${becomes} where id = ${kurta.id}`);
    const outcome = await writeOrder(db, draft, { claim: claim(draft.id), answer: {}, keepSoldOut: true });
    expect(outcome).toEqual({ kept: null, soldOut: null, changed: true, full: null });
    expect([await shop.stockOf(kurta.variantIds[0]), await ordersOf(customer.id)]).toEqual([10, 0]);
  });

  it('repeats a key’s refusal, even when stock is back', async () => {
    const kurta = await shop.product({ stock: [0] });
    const body = orderBody([{ product: kurta }], { price: 900, shipping_fee: 0 });
    const first = await place(body, { 'idempotency-key': 'early' });
    await execute(db)`update stock set quantity = 1 where variant_id = ${kurta.variantIds[0]}`;
    expect(await place(body, { 'idempotency-key': 'early' })).toEqual(first);
    expect(first.body).toMatchObject({ code: 'out_of_stock', products: [kurta.id] });
    expect((await place(body, { 'idempotency-key': 'later' })).status).toBe(201);
  });

  it('answers a double click with the order that took the last piece, and checks stock again once it is cancelled', async () => {
    const kurta = await shop.product({ stock: [1] });
    const body = orderBody([{ product: kurta }], { price: 900, shipping_fee: 0 });
    const [first, second] = [await place(body), await place(body)];
    expect([second.status, second.body.orderId]).toEqual([201, first.body.orderId]);
    await app.inject({
      method: 'POST',
      url: `/api/home/customer/cancel-order/${String(first.body.orderId)}`,
      headers: { cookie: customer.cookie },
    });
    await execute(db)`update stock set quantity = 0 where variant_id = ${kurta.variantIds[0]}`;
    expect((await place(body)).body.code).toBe('out_of_stock');
    await execute(db)`update stock set quantity = 1 where variant_id = ${kurta.variantIds[0]}`;
    const again = await Promise.all([place(body), place(body), place(body)]);
    expect(again.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set([first, ...again].map((answer) => answer.body.orderId)).size).toBe(2);
  });
});

describe('the delivery page in two tabs', () => {
  let kurta: Awaited<ReturnType<typeof shop.product>>;
  let body: ReturnType<typeof orderBody> & { again: boolean };
  let tabs = 0;
  /** Places from a tab, which has a key of its own. */
  const tab = (over: object = {}) => {
    tabs += 1;
    return place({ ...body, ...over }, { 'idempotency-key': `tab ${tabs}` });
  };
  const ordersAndStock = async () => [await ordersOf(customer.id), await shop.stockOf(kurta.variantIds[0])];

  beforeEach(async () => {
    kurta = await shop.product({ stock: [50] });
    body = { ...orderBody([{ product: kurta }], { price: 900, shipping_fee: 0 }), again: false };
  });

  it('makes one order at once, and one in seconds or minutes', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => tab()));
    clock.advance(4 * second);
    answers.push(await tab());
    clock.advance(12 * minute);
    answers.push(await tab());
    expect(new Set(answers.map(({ status, body: { orderId } }) => `${status} ${String(orderId)}`)).size).toBe(
      1,
    );
    expect(await ordersAndStock()).toEqual([1, 49]);
  });

  it('makes one order too when the first has used up what makes it cheaper', async () => {
    const first = await tab({ discount: 45 });
    await execute(db)`update promotions set ends_at = ${clock.now()} where id = 'super-discount'`;
    expect((await tab({ discount: 45 })).body.orderId).toBe(first.body.orderId);
    await execute(db)`update promotions set ends_at = null where id = 'super-discount'`;
  });

  it('asks once the first is paid, being checked, or goes elsewhere, and orders again when told so', async () => {
    const first = await tab();
    const elsewhere = await tab({ shippingInfo: { ...home, name: 'Asha' } });
    expect([elsewhere.status, elsewhere.body.code]).toEqual([409, 'ordered_already']);
    clock.advance(3 * minute);
    const payment = {
      orderId: String(first.body.orderId),
      operatorId: 'ops',
      payee: 'x@y',
      now: clock.now(),
    };
    await execute(db)`update orders set payment_status = 'pending' where id = ${payment.orderId}`;
    expect((await tab()).body.code).toBe('ordered_already');
    await execute(
      db,
    )`update orders set payment_status = 'paid', order_status = 'placed' where id = ${payment.orderId}`;
    const answer = await tab();
    expect([answer.status, answer.body]).toMatchObject([
      409,
      {
        error: 'You ordered the same 3 minutes ago. Order again?',
        code: 'ordered_already',
        orderId: payment.orderId,
      },
    ]);
    const again = await tab({ again: true });
    expect([again.status, again.body.orderId === payment.orderId, await ordersAndStock()]).toEqual([
      201,
      false,
      [2, 48],
    ]);
  });

  it('asks nothing after the first was cancelled, or an hour later', async () => {
    const first = await tab();
    await app.inject({
      method: 'POST',
      url: `/api/home/customer/cancel-order/${String(first.body.orderId)}`,
      headers: { cookie: customer.cookie },
      payload: {},
    });
    const second = await tab();
    expect([second.status, second.body.orderId === first.body.orderId]).toEqual([201, false]);
    clock.advance(61 * minute);
    expect([(await tab()).status, await ordersAndStock()]).toEqual([201, [3, 48]]);
  });
});
