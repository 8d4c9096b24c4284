import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { testApp } from '../../../test/support/app.ts';
import { createTestDatabase } from '../../../test/support/database.ts';
import { home, orderBody, smallShop } from '../../../test/support/small-shop.ts';
import { minute, second, shift, testClock } from '../../platform/clock.ts';
import { isFailure } from '../../platform/failure.ts';
import { draftOrder } from './draft-order.ts';
import { writeOrder } from './placing.store.ts';

const { db } = await createTestDatabase();
const clock = testClock('2026-03-01T10:00:00Z');
const app = await testApp(db, { clock });
const shop = await smallShop(db, clock.now());
let customer: Awaited<ReturnType<typeof shop.customer>>;

beforeEach(async () => {
  customer = await shop.customer();
  clock.advance(minute);
});

async function place(body: object, headers: Record<string, string> = {}, by = customer) {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/home/order/palce-order',
    headers: { cookie: by.cookie, ...headers },
    payload: body,
  });
  return { status: answer.statusCode, body: answer.json() as Record<string, unknown> };
}

const ordersOf = async (customerId: string) =>
  (await sql<{ n: number }>`select count(*) as n from orders where customer_id = ${customerId}`.execute(db))
    .rows[0]?.n;
const read = async (url: string, by = customer) =>
  app.inject({ url: `/api${url}`, headers: { cookie: by.cookie } });

/** Until a statement waits for another's lock. */
async function someoneWaits(): Promise<void> {
  for (;;) {
    const { rows } = await sql`
      select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
      db,
    );
    if (rows.length > 0) return;
    await pause(20);
  }
}

describe('placing an order', () => {
  it('prices the goods itself, takes the stock, keeps copies, and says what is to be paid', async () => {
    const kurta = await shop.product({ stock: [3, 5] });
    const scarf = await shop.product({ price: 199, discount: 0, seller: 1 });
    const lines = [{ product: kurta, variant: 1, quantity: 2 }, { product: scarf }];
    const { status, body } = await place(orderBody(lines, { price: 1_999, shipping_fee: 0 }));
    expect([status, body.price]).toEqual([201, 1_999]);
    expect([await shop.stockOf(kurta.variantIds[0]), await shop.stockOf(kurta.variantIds[1])]).toEqual([
      3, 3,
    ]);
    expect(await shop.stockOf(scarf.variantIds[0])).toBe(9);

    await sql`update products set name = 'Renamed', price = 5`.execute(db);
    const { order } = (await read(`/home/customer/gat-order/${String(body.orderId)}`)).json();
    expect(order).toMatchObject({
      price: 1_999,
      shipping_fee: 0,
      items: 3,
      payment_status: 'unpaid',
      order_status: 'pending',
      products: [
        {
          productId: kurta.id,
          name: 'Cotton kurta',
          size: 'Size 1',
          quantity: 2,
          price: 1_000,
          discount: 10,
        },
        { productId: scarf.id, quantity: 1, price: 199, sellerId: scarf.sellerId },
      ],
      shippingInfo: { name: 'Meera Sharma', cityTown: 'Jaipur', cityDistTown: 'Jaipur' },
      date: clock.now().toISOString(),
      expiresAt: new Date(clock.now().getTime() + 30 * minute).toISOString(),
      refunds: [],
      credited: false,
      notice: '',
    });
  });

  it('charges shipping once, up to 799 rupees, and takes the only variant where none is named', async () => {
    const scarf = await shop.product({ price: 799, discount: 0 });
    const wanted = [{ product: scarf, variant: null }];
    expect((await place(orderBody(wanted, { price: 799, shipping_fee: 85 }))).body.price).toBe(884);
    clock.advance(minute);
    expect((await place(orderBody(wanted, { price: 884, shipping_fee: 0 }))).status).toBe(201);
  });

  it('sells what came onto the shelf while it waited for it', async () => {
    const kurta = await shop.product({ stock: [1] });
    const order = orderBody([{ product: kurta, quantity: 3 }], { price: 2_700, shipping_fee: 0 });
    let placing: ReturnType<typeof place> | undefined;
    await db.transaction().execute(async (restocking) => {
      await sql`update stock set quantity = 5 where variant_id = ${kurta.variantIds[0]}`.execute(restocking);
      placing = place(order);
      await someoneWaits();
    });
    expect((await placing)?.status).toBe(201);
    expect(await shop.stockOf(kurta.variantIds[0])).toBe(2);
  });

  it('adds repeated lines of a variant together before it looks at the stock', async () => {
    const kurta = await shop.product({ stock: [3] });
    const twice = [
      { product: kurta, quantity: 2 },
      { product: kurta, quantity: 2 },
    ];
    const { status, body } = await place(orderBody(twice, { price: 3_600, shipping_fee: 0 }));
    expect([status, body.code, body.error, body.products]).toEqual([
      409,
      'out_of_stock',
      'Out of stock',
      [kurta.id],
    ]);
    expect(await shop.stockOf(kurta.variantIds[0])).toBe(3);
  });

  it('takes nothing at all when one of several is short', async () => {
    const [plenty, few] = [await shop.product(), await shop.product({ stock: [1] })];
    const lines = [{ product: plenty }, { product: few, quantity: 2 }];
    const { status, body } = await place(orderBody(lines, { price: 2_700, shipping_fee: 0 }));
    expect([status, body.products]).toEqual([409, [few.id]]);
    expect([await shop.stockOf(plenty.variantIds[0]), await ordersOf(customer.id)]).toEqual([10, 0]);
  });

  it('refuses another total than its own and says what it is now', async () => {
    const kurta = await shop.product();
    const { status, body } = await place(orderBody([{ product: kurta }], { price: 1, shipping_fee: 0 }));
    expect(status).toBe(422);
    expect(body).toMatchObject({ code: 'price_changed', price: 900, shipping_fee: 0 });
    expect([await shop.stockOf(kurta.variantIds[0]), await ordersOf(customer.id)]).toEqual([10, 0]);
  });

  it.each([
    [
      'a size where there are several',
      422,
      'choose_size',
      async () => [{ product: await shop.product({ stock: [1, 1] }), variant: null }],
    ],
    ['a hidden product', 404, 'not_found', async () => [{ product: await shop.product({ hidden: true }) }]],
    [
      'an unknown product',
      404,
      'not_found',
      async () => [{ product: { id: 'nothing', variantIds: [], sellerId: '' }, variant: null }],
    ],
    [
      'a variant of another product',
      404,
      'not_found',
      async () => [{ product: { ...(await shop.product()), variantIds: (await shop.product()).variantIds } }],
    ],
    ['nothing', 400, 'invalid', async () => []],
    ['no pieces', 400, 'invalid', async () => [{ product: await shop.product(), quantity: 0 }]],
    ['1,000 pieces', 400, 'invalid', async () => [{ product: await shop.product(), quantity: 1_000 }]],
    [
      '1,000 pieces in two lines',
      400,
      'invalid',
      async () => {
        const product = await shop.product();
        return [{ product, quantity: 999 }, { product }];
      },
    ],
    ['half a piece', 400, 'invalid', async () => [{ product: await shop.product(), quantity: 0.5 }]],
    [
      '101 lines',
      400,
      'invalid',
      async () => {
        const product = await shop.product();
        return Array.from({ length: 101 }, () => ({ product }));
      },
    ],
    ['what costs nothing', 400, 'invalid', async () => [{ product: await shop.product({ discount: 100 }) }]],
  ])('refuses %s', async (_what, status, code, lines) => {
    const answer = await place(orderBody(await lines(), { price: 900, shipping_fee: 0 }));
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect(await ordersOf(customer.id)).toBe(0);
  });

  it('takes an address of the customer’s own by its id, and nobody else’s', async () => {
    const kurta = await shop.product();
    const added = await app.inject({
      method: 'POST',
      url: '/api/home/customer/add_address',
      headers: { cookie: customer.cookie },
      payload: { ...home, cityDistTown: 'Ajmer' },
    });
    const body = {
      ...orderBody([{ product: kurta }], { price: 900, shipping_fee: 0 }),
      shippingInfo: added.json().address,
    };
    const { orderId } = (await place(body)).body;
    const { order } = (await read(`/home/customer/gat-order/${String(orderId)}`)).json();
    expect(order.shippingInfo.cityTown).toBe('Ajmer');
    expect((await place(body, {}, await shop.customer())).status).toBe(404);
  });

  it('names the field of an address that is not right', async () => {
    const body = orderBody([{ product: await shop.product() }], { price: 900, shipping_fee: 0 });
    const { status, body: answer } = await place({ ...body, shippingInfo: { ...home, phonenumber: '12' } });
    expect(status).toBe(400);
    expect(answer.fields).toEqual({ 'shippingInfo.phonenumber': 'Please enter a valid phone number' });
  });

  it('places nothing in another customer’s name', async () => {
    const body = orderBody([{ product: await shop.product() }], { price: 900, shipping_fee: 0 });
    expect((await place({ ...body, userId: 'somebody else' })).status).toBe(404);
    expect((await place({ ...body, userId: customer.id })).status).toBe(201);
  });
});

describe('the same request more than once', () => {
  it('makes one order of 20 posts at once with one key', async () => {
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

  it('makes one order of a double click without a key', async () => {
    const kurta = await shop.product({ stock: [50] });
    const body = orderBody([{ product: kurta }], { price: 900, shipping_fee: 0 });
    const answers = await Promise.all(Array.from({ length: 20 }, () => place(body)));
    expect(new Set(answers.map(({ body }) => body.orderId)).size).toBe(1);
    expect([await ordersOf(customer.id), await shop.stockOf(kurta.variantIds[0])]).toEqual([1, 49]);
  });

  it('never swallows an order that is meant: another content, later, or after the first was cancelled', async () => {
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

describe('an order and the catalogue of its moment', () => {
  const drafted = (product: { id: string }) =>
    draftOrder(db, {
      customerId: customer.id,
      wanted: [{ productId: product.id, quantity: 1 }],
      shipTo: home,
      seen: { goodsTotal: 900, shippingFee: 0 },
      key: undefined,
      now: clock.now(),
      unpaidOrderTtl: minute,
    });
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
  ])('writes nothing of a draft when a product became %s meanwhile', async (_what, change) => {
    const kurta = await shop.product();
    const draft = await drafted(kurta);
    if (isFailure(draft)) throw new Error(draft.error);
    await sql`update products set ${change} where id = ${kurta.id}`.execute(db);
    const written = await writeOrder(db, draft, { claim: claim(draft.id), answer: {}, keepSoldOut: true });
    expect(written).toEqual({ kept: null, soldOut: null, changed: true });
    expect([await shop.stockOf(kurta.variantIds[0]), await ordersOf(customer.id)]).toEqual([10, 0]);
  });

  it('answers a key with its refusal, also when there is stock again', async () => {
    const kurta = await shop.product({ stock: [0] });
    const body = orderBody([{ product: kurta }], { price: 900, shipping_fee: 0 });
    const first = await place(body, { 'idempotency-key': 'early' });
    await sql`update stock set quantity = 1 where variant_id = ${kurta.variantIds[0]}`.execute(db);
    expect(await place(body, { 'idempotency-key': 'early' })).toEqual(first);
    expect(first.body).toMatchObject({ code: 'out_of_stock', products: [kurta.id] });
    expect((await place(body, { 'idempotency-key': 'later' })).status).toBe(201);
  });

  it('answers a double click with the order that took the last piece, and asks the shelf again once it is cancelled', async () => {
    const kurta = await shop.product({ stock: [1] });
    const body = orderBody([{ product: kurta }], { price: 900, shipping_fee: 0 });
    const [first, second] = [await place(body), await place(body)];
    expect([second.status, second.body.orderId]).toEqual([201, first.body.orderId]);
    await app.inject({
      method: 'POST',
      url: `/api/home/customer/cancel-order/${String(first.body.orderId)}`,
      headers: { cookie: customer.cookie },
    });
    await sql`update stock set quantity = 0 where variant_id = ${kurta.variantIds[0]}`.execute(db);
    expect((await place(body)).body.code).toBe('out_of_stock');
    await sql`update stock set quantity = 1 where variant_id = ${kurta.variantIds[0]}`.execute(db);
    const again = await Promise.all([place(body), place(body), place(body)]);
    expect(again.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set([first, ...again].map((answer) => answer.body.orderId)).size).toBe(2);
  });
});

describe('races for stock', () => {
  it('sells 10 pieces to 50 customers exactly 10 times', async () => {
    const kurta = await shop.product({ stock: [10] });
    const customers = await Promise.all(Array.from({ length: 50 }, () => shop.customer()));
    const body = orderBody([{ product: kurta }], { price: 900, shipping_fee: 0 });
    const answers = await Promise.all(customers.map((by) => place(body, {}, by)));
    const counts = Object.groupBy(answers, ({ status }) => status);
    expect([counts[201]?.length, counts[409]?.length]).toEqual([10, 40]);
    expect(await shop.stockOf(kurta.variantIds[0])).toBe(0);
  });

  it('serves A+B and B+A at once without a deadlock or a partial order', async () => {
    const [a, b] = [await shop.product({ stock: [20] }), await shop.product({ stock: [25] })];
    const customers = await Promise.all(Array.from({ length: 40 }, () => shop.customer()));
    const before = await deadlocks();
    const answers = await Promise.all(
      customers.map((by, index) => {
        const lines = index % 2 ? [{ product: a }, { product: b }] : [{ product: b }, { product: a }];
        return place(orderBody(lines, { price: 1_800, shipping_fee: 0 }), {}, by);
      }),
    );
    const counts = Object.groupBy(answers, ({ status }) => status);
    expect([counts[201]?.length, counts[409]?.length]).toEqual([20, 20]);
    expect([await shop.stockOf(a.variantIds[0]), await shop.stockOf(b.variantIds[0])]).toEqual([0, 5]);
    expect(await deadlocks()).toBe(before);
  });
});

async function deadlocks(): Promise<number | undefined> {
  await sql`select pg_stat_force_next_flush()`.execute(db);
  const { rows } = await sql<{ deadlocks: number }>`
    select deadlocks from pg_stat_database where datname = current_database()`.execute(db);
  return rows[0]?.deadlocks;
}
