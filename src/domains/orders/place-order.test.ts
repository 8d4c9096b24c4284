import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { placingShop } from '../../../test/support/placing-shop.ts';
import { home, orderBody } from '../../../test/support/small-shop.ts';
import { minute } from '../../platform/clock.ts';
import { change } from '../../../test/support/listed.ts';
import { execute } from '../../platform/database.ts';

const { db, clock, app, shop, anybody, placeAs, ordersOf, readAs } = await placingShop();
let customer: Awaited<ReturnType<typeof anybody>>;

beforeEach(async () => {
  customer = await anybody();
});

const place = (body: object, headers: Record<string, string> = {}, by = customer) =>
  placeAs(by, body, headers);
const read = (url: string, by = customer) => readAs(by, url);

/** Waits until a statement is blocked by a lock. */
async function someoneWaits(): Promise<void> {
  for (;;) {
    const rows = await execute(db)`
      select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    if (rows.length > 0) return;
    await pause(20);
  }
}

describe('placing an order', () => {
  it('limits the unpaid goods a customer can hold', async () => {
    const kurta = await shop.product({ stock: [500] });
    const many = orderBody([{ product: kurta, quantity: 101 }], { price: 90_900, shipping_fee: 0 });
    expect((await place(many)).body).toMatchObject({
      code: 'list_full',
      error:
        'One order can have up to 100 pieces, and this is 101. Please order the rest once this one is paid',
    });
    const most = orderBody([{ product: kurta, quantity: 100 }], { price: 90_000, shipping_fee: 0 });
    expect((await place(most)).status).toBe(201);
    const one = orderBody([{ product: kurta }], { price: 900, shipping_fee: 0 });
    expect((await place(one)).body).toMatchObject({
      code: 'list_full',
      error:
        'Unpaid orders can have up to 100 pieces in all. Yours have 100, and this is 1 more. Please pay for or cancel one of them first',
    });
    expect((await place(one, {}, await anybody())).status).toBe(201);
    expect(await shop.stockOf(kurta.variantIds[0])).toBe(399);
  });

  it('prices the goods itself, takes the stock, stores copies, and returns the total', async () => {
    const kurta = await shop.product({ stock: [3, 5] });
    const scarf = await shop.product({ price: 199, discount: 0, seller: 1 });
    const lines = [{ product: kurta, variant: 1, quantity: 2 }, { product: scarf }];
    const { status, body } = await place(orderBody(lines, { price: 1_999, shipping_fee: 0 }));
    expect([status, body.price]).toEqual([201, 1_999]);
    expect([await shop.stockOf(kurta.variantIds[0]), await shop.stockOf(kurta.variantIds[1])]).toEqual([
      3, 3,
    ]);
    expect(await shop.stockOf(scarf.variantIds[0])).toBe(9);

    await change(db, sql`update products set name = 'Renamed', price = 5`);
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
      moneyBack: 'refund',
    });
  });

  it('charges shipping once, up to 799 rupees, and picks the only variant when none is named', async () => {
    const scarf = await shop.product({ price: 799, discount: 0 });
    const lines = [{ product: scarf, variant: null }];
    expect((await place(orderBody(lines, { price: 799, shipping_fee: 85 }))).body.price).toBe(884);
    clock.advance(minute);
    expect((await place(orderBody(lines, { price: 884, shipping_fee: 0 }))).status).toBe(201);
  });

  it('sells stock that arrived while it waited for the lock', async () => {
    const kurta = await shop.product({ stock: [1] });
    const order = orderBody([{ product: kurta, quantity: 3 }], { price: 2_700, shipping_fee: 0 });
    let placing: ReturnType<typeof place> | undefined;
    await db.transaction().execute(async (restocking) => {
      await execute(restocking)`update stock set quantity = 5 where variant_id = ${kurta.variantIds[0]}`;
      placing = place(order);
      await someoneWaits();
    });
    expect((await placing)?.status).toBe(201);
    expect(await shop.stockOf(kurta.variantIds[0])).toBe(2);
  });

  it('merges repeated lines of a variant before it checks the stock', async () => {
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

  it('refuses an outdated total and returns the current one', async () => {
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
    [
      '1,000 pieces',
      409,
      'out_of_stock',
      async () => [{ product: await shop.product({ stock: [2_000] }), quantity: 1_000 }],
    ],
    [
      '1,000 pieces in two lines',
      409,
      'out_of_stock',
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

  it('accepts one of the customer’s own addresses by id, and nobody else’s', async () => {
    const kurta = await shop.product();
    const answer = await app.inject({
      method: 'POST',
      url: '/api/home/customer/add_address',
      headers: { cookie: customer.cookie },
      payload: { ...home, cityDistTown: 'Ajmer' },
    });
    const body = {
      ...orderBody([{ product: kurta }], { price: 900, shipping_fee: 0 }),
      shippingInfo: answer.json().address,
    };
    const { orderId } = (await place(body)).body;
    const { order } = (await read(`/home/customer/gat-order/${String(orderId)}`)).json();
    expect(order.shippingInfo.cityTown).toBe('Ajmer');
    expect((await place(body, {}, await shop.customer())).status).toBe(404);
  });

  it('names the invalid field of an address', async () => {
    const body = orderBody([{ product: await shop.product() }], { price: 900, shipping_fee: 0 });
    const { status, body: answer } = await place({ ...body, shippingInfo: { ...home, phonenumber: '12' } });
    expect(status).toBe(400);
    expect(answer.fields).toEqual({ 'shippingInfo.phonenumber': 'Please enter a valid phone number' });
  });

  it('places no order in another customer’s name', async () => {
    const body = orderBody([{ product: await shop.product() }], { price: 900, shipping_fee: 0 });
    expect((await place({ ...body, userId: 'somebody else' })).status).toBe(404);
    expect((await place({ ...body, userId: customer.id })).status).toBe(201);
  });
});
