import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { testApp } from '../../../../test/support/app.ts';
import { callsOf } from '../../../../test/support/calls-as.ts';
import { createTestDatabase } from '../../../../test/support/database.ts';
import { orderBody, smallShop } from '../../../../test/support/small-shop.ts';
import { newOperatorLogin, newSellerLogin } from '../../../../test/support/staff.ts';
import { minute, testClock } from '../../../platform/clock.ts';
import { isRefusal } from '../../../platform/refusal.ts';
import { confirmPayment } from '../../payments/confirm-payment.ts';
import type { Order } from '../order-shape.ts';
import type { Parcel, ParcelInFull } from './seller-orders.calls.ts';
import { readToldOrder } from './told-order.store.ts';
import { execute } from '../../../platform/database.ts';
const { db } = await createTestDatabase();
const clock = testClock('2026-03-01T10:00:00Z');
const shop = await smallShop(db, clock.now());
const app = await testApp(db, { clock });
afterAll(() => app.close());
const call = callsOf(app);
const [kurta, saree] = [
  await shop.product({ stock: [500] }),
  await shop.product({ seller: 1, stock: [500] }),
];
const seller = await newSellerLogin(db, kurta.sellerId, clock.now());
const other = await newSellerLogin(db, saree.sellerId, clock.now());
const operator = await newOperatorLogin(db, clock.now());
const meera = await shop.customer();
let orderId: string;
async function order(products: (typeof kurta)[], isPaid = true) {
  const lines = products.map((product) => ({ product }));
  const body = orderBody(lines, { price: 900 * products.length, shipping_fee: 0 });
  const answer = await call(meera, 'POST', '/home/order/palce-order', body);
  orderId = answer.body.orderId as string;
  if (!isPaid) return;
  const done = await confirmPayment(db, { orderId, operatorId: orderId, payee: 'a@b', now: clock.now() });
  if (isRefusal(done)) throw new Error(done.error);
}
const parcels = async (by: { cookie: string }, query = '') =>
  (await call(by, 'GET', `/desk/orders${query}`)).body.parcels as Parcel[];
const parcel = async (by: { cookie: string }) =>
  ((await call(by, 'GET', `/desk/orders/${orderId}`)).body.parcels as ParcelInFull[])[0];
const pack = (by: { cookie: string }, body = {}) => call(by, 'POST', `/desk/orders/${orderId}/pack`, body);
const handOver = (by: { cookie: string }, body = {}) =>
  call(by, 'POST', `/desk/orders/${orderId}/hand-over`, body);
const orderOfCustomer = async () =>
  (await call(meera, 'GET', `/home/customer/gat-order/${orderId}`)).body.order as Order;
const deliver = async (by: typeof seller) => {
  const { sellerId: own } = by === seller ? kurta : saree;
  const mine = (await orderOfCustomer()).parcels.find(({ sellerId }) => sellerId === own);
  return call(by, 'POST', `/desk/orders/${orderId}/deliver`, { code: mine?.deliveryCode || undefined });
};
const statusForCustomer = async () => (await orderOfCustomer()).order_status;
const today = async (by: { cookie: string }) => (await call(by, 'GET', '/desk/today')).body;

it('lists first what must leave first, then what was placed first', async () => {
  await order([kurta]);
  const first = { orderId };
  clock.advance(minute);
  await order([kurta]);
  expect(await parcels(seller, '?state=to%20pack')).toMatchObject([first, { orderId }]);
  await execute(db)`
    update orders set promised = replace(promised::text, '-03-', '-02-')::jsonb where id = ${orderId}`;
  expect(await parcels(seller, '?state=to%20pack')).toMatchObject([{ orderId }, first]);
});

it('a parcel that was just packed is taken back from the list, for ten minutes', async () => {
  await order([kurta]);
  const own = orderId;
  const justPacked = async (query = '') =>
    (
      (await call(seller, 'GET', `/desk/orders${query}`)).body.justPacked as { orderId: string; to: string }[]
    ).filter((one) => one.orderId === own);
  expect(await justPacked()).toEqual([]);
  await pack(seller);
  clock.advance(10 * minute);
  expect(await justPacked('?state=to%20pack')).toMatchObject([{ to: 'Meera Sharma, Jaipur' }]);
  expect(await justPacked('?page=2')).toEqual([]);
  clock.advance(1);
  expect(await justPacked()).toEqual([]);
  await call(seller, 'POST', `/desk/orders/${own}/unpack`, {});
  await pack(seller);
  await handOver(seller);
  expect(await justPacked()).toEqual([]);
});

describe('an order of one seller', () => {
  beforeEach(() => order([kurta]));

  it('is packed, handed over and delivered, and the customer sees each step', async () => {
    expect(await parcels(seller, '?state=to%20pack')).toContainEqual(
      expect.objectContaining({ orderId, goods: 900, owed: 855, pieces: 1, summary: '1 × Cotton kurta' }),
    );
    expect(await handOver(seller)).toMatchObject({ status: 409, body: { code: 'wrong_status' } });
    expect(await pack(seller)).toMatchObject({ status: 200, body: { message: 'Parcel marked as packed' } });
    expect(await statusForCustomer()).toBe('warehouse');
    expect(await pack(seller)).toMatchObject({
      status: 409,
      body: { error: 'This order is already packed' },
    });
    expect(await deliver(seller)).toMatchObject({
      status: 409,
      body: { error: 'Please give this parcel to the courier first' },
    });
    expect((await handOver(seller)).status).toBe(200);
    expect(await statusForCustomer()).toBe('warehouse');
    expect(await deliver(seller)).toMatchObject({
      status: 200,
      body: { message: 'Parcel marked as delivered' },
    });
    expect(await statusForCustomer()).toBe('success');
    expect(await deliver(seller)).toMatchObject({
      status: 409,
      body: { error: 'This parcel is already delivered' },
    });
    expect(await parcel(seller)).toMatchObject({
      state: 'delivered',
      shipTo: { name: 'Meera Sharma' },
      deliveredAt: clock.now().toISOString(),
      changes: [
        { by: 'Kamla', did: 'delivered' },
        { by: 'Kamla', did: 'handed over' },
        { by: 'Kamla', did: 'packed' },
      ],
    });
  });

  it('names size and colour of its goods in the list and in its news', async () => {
    await execute(db)`update order_lines set size = 'M', colour = 'Indigo' where order_id = ${orderId}`;
    expect(await parcels(seller)).toContainEqual(
      expect.objectContaining({ orderId, summary: '1 × Cotton kurta, M · Indigo' }),
    );
    const order = await readToldOrder(db, { orderId });
    expect(order?.goods).toMatchObject([{ name: 'Cotton kurta', detail: 'M · Indigo' }]);
  });

  it('is hidden from other sellers, who cannot change it', async () => {
    expect((await parcels(other)).map((one) => one.orderId)).not.toContain(orderId);
    expect((await call(other, 'GET', `/desk/orders/${orderId}`)).status).toBe(404);
    expect((await pack(other)).status).toBe(404);
    expect((await pack(other, { shop: kurta.sellerId })).status).toBe(404);
    expect((await pack(meera)).status).toBe(401);
    expect(await statusForCustomer()).toBe('placed');
  });

  it('counts as work to do until it is packed, and its money stays owed', async () => {
    const before = await today(seller);
    await pack(seller);
    expect(await today(seller)).toMatchObject({ toPack: (before.toPack as number) - 1 });
    await handOver(seller);
    await deliver(seller);
    expect(await parcel(seller)).toMatchObject({ state: 'delivered', owed: 855 });
  });
});

describe('an order of two sellers', () => {
  beforeEach(() => order([kurta, saree]));

  it('shows each of them only their own lines', async () => {
    expect(await parcel(seller)).toMatchObject({ lines: [{ slug: kurta.id }], goods: 900, shared: true });
    expect(await parcel(other)).toMatchObject({ lines: [{ slug: saree.id }], goods: 900, shared: true });
    expect((await call(operator, 'GET', `/desk/orders/${orderId}`)).body.parcels).toHaveLength(2);
  });

  it('moves when the last of them has done the step', async () => {
    await pack(seller);
    expect(await statusForCustomer()).toBe('placed');
    await handOver(seller);
    expect(await statusForCustomer()).toBe('placed');
    await pack(other);
    expect(await statusForCustomer()).toBe('warehouse');
    await handOver(other);
    expect(await statusForCustomer()).toBe('warehouse');
    await deliver(other);
    expect(await parcel(other)).toMatchObject({ state: 'delivered', owed: 855 });
    expect(await statusForCustomer()).toBe('warehouse');
    await deliver(seller);
    expect(await statusForCustomer()).toBe('success');
  });

  it('can no longer be cancelled once one parcel is packed: no money goes back for goods at the courier', async () => {
    await order([kurta, saree]);
    const before = await shop.stockOf(kurta.variantIds[0]);
    await call(seller, 'POST', `/desk/orders/${orderId}/pack`, {});
    expect((await call(meera, 'POST', `/home/customer/cancel-order/${orderId}`, {})).status).toBe(409);
    await call(seller, 'POST', `/desk/orders/${orderId}/hand-over`, {});
    expect((await call(meera, 'POST', `/home/customer/cancel-order/${orderId}`, {})).body).toMatchObject({
      code: 'wrong_status',
    });
    expect(await shop.stockOf(kurta.variantIds[0])).toBe(before);
  });

  it('moves once under parallel clicks', async () => {
    const answers = await Promise.all([pack(seller), pack(other), pack(seller), pack(other)]);
    expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(2);
    expect(await statusForCustomer()).toBe('warehouse');
  });

  it('requires an operator to name the shop', async () => {
    expect((await pack(operator)).status).toBe(400);
    expect((await pack(operator, { shop: saree.sellerId })).status).toBe(200);
    expect((await parcel(other))?.state).toBe('packed');
    expect((await parcel(seller))?.state).toBe('to pack');
  });
});

it('an unpaid order shows no address and cannot be packed', async () => {
  await order([kurta], false);
  expect(await parcel(seller)).toMatchObject({ state: 'waiting', shipTo: null });
  expect(await pack(seller)).toMatchObject({
    status: 409,
    body: { error: 'This order has not been paid yet' },
  });
});

it('a search finds an order by its number, its goods and its customer', async () => {
  await order([kurta]);
  for (const words of [orderId, 'cotton', 'meera'])
    expect((await parcels(seller, `?search=${words}`)).map((one) => one.orderId)).toContain(orderId);
  expect(await parcels(seller, '?search=100%25')).toEqual([]);
});

it('a search finds an order by any part of its number, its mobile number, PIN code and area, once it is paid', async () => {
  const search = async (words: string) =>
    (await parcels(seller, `?search=${encodeURIComponent(words)}`)).map((one) => one.orderId);
  await order([kurta, saree], false);
  const unpaidOrder = orderId;
  await order([kurta]);
  const { shipTo, number = '' } = (await parcel(seller)) ?? {};
  const digits = number.replace(/\D/g, '').slice(0, -1);
  const [part, check] = [digits.slice(1), number.slice(-1)];
  for (const words of [number, `CHK-${digits}`, digits.slice(0, 3), `${digits}${check}`, `${part}-${check}`])
    expect(await search(words)).toContain(orderId);
  expect(await search(`CHK-${digits}-${(Number(check) + 1) % 10}`)).toEqual([]);
  const mobile = shipTo?.phonenumber ?? '';
  for (const words of [`+91 ${mobile}`, `0${mobile}`, `+91 ${mobile.slice(0, 5)} ${mobile.slice(5)}`])
    expect(await search(words)).toContain(orderId);
  for (const words of [shipTo?.phonenumber, shipTo?.pincode, shipTo?.cityTown, shipTo?.address]) {
    expect(await search(words ?? '')).toContain(orderId);
    expect(await search(words ?? '')).not.toContain(unpaidOrder);
  }
  expect(await parcels(other, `?search=${shipTo?.phonenumber}`)).not.toContainEqual(
    expect.objectContaining({ orderId }),
  );
});

it('a parcel to be paid at the door says what to collect, in the list and by itself; one that is paid nothing', async () => {
  await order([kurta]);
  expect((await parcels(seller)).find((one) => one.orderId === orderId)?.collect).toBe(0);
  expect(await parcel(seller)).toMatchObject({ collect: 0, from: { city: expect.any(String) } });
});
