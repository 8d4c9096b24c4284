import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { doorShop } from '../../../../test/support/door-shop.ts';
import { promotionsOf } from '../../../../test/support/promotions.ts';
import { orderBody } from '../../../../test/support/small-shop.ts';
import { execute } from '../../../platform/database.ts';
import { isRefusal } from '../../../platform/refusal.ts';
import { issueCreditNotes } from '../../invoices/issue-credit-notes.ts';
import { issueInvoices } from '../../invoices/issue-invoices.ts';

const shop = await doorShop();
const { db, clock, app, call, provider, scene, confirm, booked, state, ship, deliver, faults, read } = shop;
const { promotion, coupon } = promotionsOf(db, clock.now());

beforeEach(() => execute(db)`update stock set quantity = 100`);

/**
 * An order to be paid at the door: a kurta of ₹333, a shirt of ₹120 and perhaps some dupattas of ₹40 in one parcel, a
 * saree of ₹199 in another.
 */
async function orderAtDoor({ dupattas = 0, off = 0 } = {}) {
  const shirt = await shop.shop.product({ price: 120, discount: 0, stock: [10] });
  const dupatta = await shop.shop.product({ price: 40, discount: 0, stock: [10] });
  const more = dupattas > 0 ? [{ product: dupatta, quantity: dupattas }] : [];
  const lines = [{ product: scene.kurta }, { product: shirt }, ...more, { product: scene.saree }];
  await shop.cancel();
  const body = orderBody(lines, { price: 652 + dupattas * 40, shipping_fee: 85 });
  const offer = off > 0 ? { discount: off, coupon: await coupon(await promotion({ value: off })) } : {};
  const answer = await call(
    scene.customer,
    'POST',
    '/home/order/palce-order',
    { ...body, ...offer },
    { 'idempotency-key': randomUUID() },
  );
  scene.orderId = String(answer.body.orderId);
  expect((await confirm()).status).toBe(200);
}
const take = (lines: number[]) =>
  call(scene.seller, 'POST', `/desk/orders/${scene.orderId}/cannot-supply`, { lines, reason: 'Sold out' });
const amounts = async () => (await read()).parcels.map(({ amount }) => amount);
const readCollect = async () => {
  const { body } = await call(scene.seller, 'GET', `/desk/orders/${scene.orderId}`);
  return (body.parcels as { collect: number }[]).map(({ collect }) => collect);
};

it('a line that is not there is not collected at the door, and nothing is owed back', async () => {
  await orderAtDoor();
  expect([await amounts(), await readCollect()]).toEqual([[512, 225], [512]]);
  await take([1]);
  expect([await amounts(), await readCollect(), (await read()).refunds]).toEqual([[392, 225], [392], []]);
  expect(await faults()).toEqual([]);
  await ship();
  await ship(scene.other);
  await deliver();
  await deliver(scene.other);
  expect([await state(), await booked('receivable', 'cash', 'refunds_owed')]).toEqual([
    'delivery paid/success',
    [0, 61_700, 0],
  ]);
  expect(await faults()).toEqual([]);
});

it('a parcel at the door of which a line was taken out is cancelled to nothing', async () => {
  await orderAtDoor();
  await take([1]);
  await take([0]);
  expect([await readCollect(), await state()]).toEqual([[0], 'delivery unpaid/placed']);
  expect(await booked('receivable')).toEqual([22_500]);
  expect(await faults()).toEqual([]);
});

it('is credited as its invoice lists it: not what was taken out before, once what was taken out after', async () => {
  await orderAtDoor({ dupattas: 1, off: 47 });
  await take([0]);
  const invoices = await issueInvoices(db, { orderId: scene.orderId, now: clock.now() });
  if (isRefusal(invoices)) throw new Error(invoices.error);
  const own = invoices.filter(({ seller }) => seller.id === scene.kurta.sellerId);
  expect(
    own.map(({ lines }) => lines.map(({ quantity, unitPricePaise }) => [quantity, unitPricePaise])),
  ).toEqual([
    [
      [1, 12_000],
      [1, 4_000],
    ],
  ]);
  const slip = await call(scene.seller, 'GET', `/desk/invoices?orders=${scene.orderId}`);
  expect((slip.body.invoices as { title: string }[]).map(({ title }) => title)).toEqual(['Invoice']);
  await take([1]);
  await ship();
  await call(scene.seller, 'POST', `/desk/orders/${scene.orderId}/lose`, { reason: 'The van burnt' });
  const notes = await issueCreditNotes(db, { orderId: scene.orderId, now: clock.now() });
  if (isRefusal(notes)) throw new Error(notes.error);
  const creditNote = notes.filter(({ invoice }) => invoice.seller.id === scene.kurta.sellerId);
  const paise = creditNote.map(({ part }) => part?.lines.map(({ grossPaise }) => grossPaise));
  // The parcel's note is issued first where both are due.
  expect(paise).toEqual([[4_000], [12_000]]);
  expect(await faults()).toEqual([]);
});

it('what is left of it is not paid by UPI any more: money that comes is owed back', async () => {
  await orderAtDoor();
  await take([1]);
  const start = () =>
    call(scene.customer, 'POST', '/payment/do_payment', {
      orderId: scene.orderId,
      bankName: 'SB',
      price: 737,
    });
  expect((await start()).status).toBe(409);
  const qr = { url: `/api/payment/qr/${scene.orderId}`, headers: { cookie: scene.customer.cookie } };
  expect((await app.inject(qr)).statusCode).toBe(409);
  await provider.send(provider.captured({ orderId: scene.orderId, price: 737 }));
  expect([await state(), await booked('receivable', 'refunds_owed')]).toEqual([
    'delivery unpaid/placed',
    [61_700, -73_700],
  ]);
  expect(await faults()).toEqual([]);
});

it('what is left of it costs whole rupees, and its pieces bring back no more than that', async () => {
  await orderAtDoor({ dupattas: 1, off: 47 });
  const [whole] = await amounts();
  await take([1]);
  const [less] = await amounts();
  await take([2]);
  const [least] = await amounts();
  expect([whole, less, least].every((rupees) => Number.isInteger(rupees))).toBe(true);
  // The kurta less its share of ₹47, and the parcel's share of the delivery.
  expect(least).toBe(Math.floor((whole ?? 0) - 120 - 40 + (47 * 160) / 692));
  expect(await readCollect()).toEqual([least]);
  expect(await faults()).toEqual([]);
  await ship();
  await deliver();
  expect([await booked('cash'), (await read()).parcels[0]?.amount]).toEqual([[(least ?? 0) * 100], least]);
  const back = await call(scene.customer, 'POST', `/home/customer/ask-return/${scene.orderId}`, {
    line: 0,
    quantity: 1,
    reason: 'not_liked',
    payTo: 'meera@upi',
    pickup: await pickup(),
  });
  expect(back.status).toBe(201);
  for (const [from, to] of [
    ['asked', 'agreed'],
    ['agreed', 'picked up'],
    ['picked up', 'refunded'],
  ])
    await call(scene.seller, 'POST', `/desk/returns/${String(back.body.returnId)}/move`, {
      seen: from,
      to,
      why: '',
    });
  expect((await read()).refunds.map(({ amount }) => amount)).toEqual([least]);
  await shop.cancel({ sellers: [scene.saree.sellerId] });
  expect(await booked('receivable', 'seller_payable', 'commission', 'tax', 'promotions')).toEqual([
    0, 0, 0, 0, 0,
  ]);
  expect(await faults()).toEqual([]);
});

it.each([
  ['cancelled', async () => void (await shop.cancel({ sellers: [scene.kurta.sellerId] }))],
  ['refused', async () => (await ship(), void (await shop.refuseAtDoor()))],
  ['not supplied', async () => void (await take([0]))],
])('a shortened parcel at the door that is %s leaves nothing due, to the paisa', async (_, end) => {
  await orderAtDoor({ off: 47 });
  await take([1]);
  await end();
  await shop.cancel({ sellers: [scene.saree.sellerId] });
  expect(await state()).toBe('delivery unpaid/cancelled');
  const accounts = [
    'receivable',
    'seller_payable',
    'commission',
    'tax',
    'promotions',
    'written_off',
    'shipping',
  ];
  expect(await booked(...accounts)).toEqual(accounts.map(() => 0));
  expect(await faults()).toEqual([]);
});

async function pickup(): Promise<string> {
  const { body } = await call(scene.customer, 'GET', `/home/customer/returns/${scene.orderId}`);
  return (body.pickups as { name: string }[])[0]?.name ?? '';
}
