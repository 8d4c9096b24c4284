import { describe, expect, it } from 'vitest';
import { countStatuses } from '../../../../test/support/calls-as.ts';
import { doorShop } from '../../../../test/support/door-shop.ts';
import { sendNotices } from '../../../../test/support/send-notices.ts';
import { hour, minute, shift } from '../../../platform/clock.ts';
import { shop as thisShop } from '../../../shop.ts';
import { issueInvoices } from '../../invoices/issue-invoices.ts';
import { expireOrders } from '../expire-orders.ts';
import { execute } from '../../../platform/database.ts';

const shop = await doorShop();
const { db, clock, call, scene, order, cancel, faults } = shop;
const { code, offer, sendOtp, confirmWith, confirm, booked, state } = shop;

describe('an order that is paid at the door', () => {
  it('is placed and sold by its OTP, tells what is due, and expires no more', async () => {
    expect(await offer()).toMatchObject({ allowed: true, why: '', amount: 617, confirmed: false });
    expect(await sendOtp()).toMatchObject({ status: 200 });
    expect(await confirmWith(await code())).toEqual({
      status: 200,
      body: { message: 'Your order is placed' },
    });
    expect(await state()).toBe('delivery unpaid/placed');
    expect(await shop.read()).toMatchObject({ pay_by: 'delivery', expiresAt: null, order_status: 'placed' });
    expect((await call(scene.operator, 'GET', '/desk/order-book')).body).toMatchObject({
      orders: expect.arrayContaining([
        expect.objectContaining({ id: scene.orderId, paymentStatus: 'unpaid', payBy: 'delivery' }),
      ]),
    });
    expect(await booked('receivable', 'refunds_owed')).toEqual([61_700, 0]);
    clock.advance(2 * hour);
    await expireOrders(db, clock.now());
    expect(await state()).toBe('delivery unpaid/placed');
    await sendNotices(db, clock);
    const rows = await execute<{ text: string }>(db)`
      select text from outbox where about = ${scene.orderId} and notice = 'ordered' and channel = 'email'
      union all select fallback ->> 'text' from outbox where about = ${scene.orderId} and notice = 'ordered'`;
    expect(rows.map(({ text }) => text).join()).toMatch(/keep ₹617 ready: you pay at the door/);
    expect(await faults()).toEqual([]);
  });

  it('is invoiced before it is paid, and the invoices say that the amount is due', async () => {
    await confirm();
    const invoices = await issueInvoices(db, { orderId: scene.orderId, now: clock.now() });
    expect(invoices).toMatchObject([
      { payment: { method: 'Cash on delivery', reference: 'amount due at the door', due: true } },
      { payment: { due: true } },
      { payment: { due: true }, seller: { id: 'market' } },
    ]);
  });

  it('takes what it bought out of the cart, once', async () => {
    const cart = async () =>
      (
        await execute<{
          n: number;
        }>(
          db,
        )`select coalesce(sum(quantity), 0)::int as n from cart_lines where customer_id = ${scene.customer.id}`
      )[0]?.n;
    await execute(db)`insert into cart_lines (id, customer_id, variant_id, quantity, added_at)
      values (${`line-${scene.orderId}`}, ${scene.customer.id}, ${scene.kurta.variantIds[0]}, 3, ${clock.now()})`;
    await order({ paid: false });
    await confirm();
    expect(await cart()).toBe(2);
    await call(scene.customer, 'POST', '/payment/remove_from_cart', { orderId: scene.orderId });
    expect(await cart()).toBe(2);
  });

  it('is confirmed once by two presses at the same time', async () => {
    await sendOtp();
    const otp = await code();
    const answers = await Promise.all([1, 2, 3, 4].map(() => confirmWith(otp)));
    expect(countStatuses(answers)).toEqual({ 200: 4 });
    const rows = await execute(db)`
      select from order_moves where order_id = ${scene.orderId} and to_state = 'placed'`;
    expect([rows.length, await booked('receivable')]).toEqual([1, [61_700]]);
  });

  it('is nobody else’s to confirm', async () => {
    await sendOtp();
    expect((await confirmWith(await code(), await shop.shop.customer())).status).toBe(404);
    expect(await state()).toBe('upi unpaid/pending');
  });
});

describe('its OTP', () => {
  it('is good for that order only: not to log in, not for another order, and no other code for it', async () => {
    const mobile = (
      await execute<{ mobile: string }>(db)`select mobile from customers where id = ${scene.customer.id}`
    )[0]?.mobile;
    await sendOtp();
    const forOrder = await code();
    expect(
      (await call(null, 'POST', '/customer/verify-otp', { mobile, otp: forOrder, step: 2 })).body.code,
    ).toBe('wrong_otp');
    await order({ paid: false });
    expect((await confirmWith(forOrder)).body.code).toBe('wrong_otp');
    clock.advance(60_000);
    await call(null, 'POST', '/customer/send-otp', { mobile, step: 1 });
    expect((await confirmWith(await code())).body.code).toBe('wrong_otp');
    expect(await state()).toBe('upi unpaid/pending');
  });

  it('dies after five wrong guesses, which count', async () => {
    await sendOtp();
    const otp = await code();
    const wrong = String((Number(otp) + 1) % 10_000).padStart(4, '0');
    for (let guess = 0; guess < 5; guess += 1) expect((await confirmWith(wrong)).body.code).toBe('wrong_otp');
    expect((await confirmWith(otp)).body.code).toBe('too_many');
    expect(await state()).toBe('upi unpaid/pending');
  });
});

describe('who logged in by OTP', () => {
  const loginsByOtp = (ago: number) =>
    execute(
      db,
    )`update sessions set number_proved_at = ${shift(clock.now(), -ago)} where customer_id = ${scene.customer.id}`;
  const confirmWithout = () =>
    call(scene.customer, 'POST', `/payment/on-delivery/${scene.orderId}/confirm`, {});

  it('confirms without a second one for ten minutes', async () => {
    await loginsByOtp(9 * minute);
    expect(await offer()).toMatchObject({ allowed: true, needsOtp: false });
    expect(await confirmWithout()).toMatchObject({ status: 200 });
    expect(await state()).toBe('delivery unpaid/placed');
  });

  it('needs one afterwards, and whoever logged in by password always', async () => {
    for (const ago of [11 * minute, null]) {
      if (ago === null) await execute(db)`update sessions set number_proved_at = null`;
      else await loginsByOtp(ago);
      expect(await offer()).toMatchObject({ allowed: true, needsOtp: true });
      expect(await confirmWithout()).toMatchObject({ status: 422, body: { code: 'otp_expired' } });
      expect(await state()).toBe('upi unpaid/pending');
    }
  });

  it('cannot pass the cap by two orders at once', async () => {
    await loginsByOtp(0);
    const orders: string[] = [];
    for (let n = 0; n <= thisShop.payOnDelivery.maxOpen; n += 1) {
      await order({ paid: false });
      orders.push(scene.orderId);
    }
    const answers = await Promise.all(
      orders.map((orderId) => call(scene.customer, 'POST', `/payment/on-delivery/${orderId}/confirm`, {})),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(thisShop.payOnDelivery.maxOpen);
  });
});

describe('whether an order may be paid at the door', () => {
  /** The answers of the offer, the OTP and the confirmation, and the order's state afterwards. */
  const outcome = async () => {
    const { allowed, why } = await offer();
    const codes = [(await sendOtp()).body.code, (await confirmWith('0000')).body.code];
    return [allowed, ...codes, why, await state()];
  };
  const forbidden = (why: RegExp) => [
    false,
    'not_on_delivery',
    'not_on_delivery',
    expect.stringMatching(why),
    expect.stringMatching(/^upi/),
  ];

  it('depends on the PIN code', async () => {
    await execute(
      db,
    )`update orders set ship_to = ship_to || '{"pincode": "560001"}' where id = ${scene.orderId}`;
    expect(await outcome()).toEqual(forbidden(/isn’t possible at PIN code 560001/));
  });

  it('depends on the amount', async () => {
    await execute(
      db,
    )`update orders set goods_total = ${thisShop.payOnDelivery.maxRupees + 1} where id = ${scene.orderId}`;
    expect(await outcome()).toEqual(forbidden(/up to ₹5,000/));
  });

  it('needs a number that was verified', async () => {
    await execute(db)`update customers set mobile = null where id = ${scene.customer.id}`;
    expect(await outcome()).toEqual(forbidden(/needs a mobile number/));
  });

  it('ends with a transaction ID that waits, with the payment and with cancelling', async () => {
    await call(scene.customer, 'POST', '/payment/update-transactionId', {
      orderId: scene.orderId,
      transactionId: '612345678901',
    });
    expect(await outcome()).toEqual(forbidden(/checking the transaction ID/));
    await order({ paid: true });
    expect(await outcome()).toEqual(forbidden(/already paid/));
    await order({ paid: false });
    await cancel();
    expect(await outcome()).toEqual(forbidden(/cancelled/));
  });

  it('has a cap of open ones, which a race does not pass', async () => {
    const { maxOpen } = thisShop.payOnDelivery;
    for (let open = 1; open < maxOpen; open += 1) {
      expect((await confirm()).status).toBe(200);
      await order({ paid: false });
    }
    const first = scene.orderId;
    await sendOtp();
    const voidedCode = await code();
    await order({ paid: false });
    await sendOtp();
    const otp = await code();
    const at = (orderId: string, otpCode: string) =>
      call(scene.customer, 'POST', `/payment/on-delivery/${orderId}/confirm`, { otp: otpCode });
    const answers = await Promise.all([
      at(first, voidedCode),
      at(first, otp),
      at(scene.orderId, otp),
      at(first, voidedCode),
    ]);
    expect(countStatuses(answers)[200]).toBe(1);
    const rows = await execute(db)`
      select from orders where customer_id = ${scene.customer.id} and pay_by = 'delivery'`;
    expect(rows.length).toBe(maxOpen);
    scene.orderId = first;
    expect(await outcome()).toEqual(forbidden(/You have 3 orders to pay at the door already/));
  });

  it('is lost for a while by refusing parcels at the door', async () => {
    for (let refusals = 0; refusals < thisShop.payOnDelivery.maxRefused; refusals += 1) {
      await confirm();
      await shop.ship();
      await shop.refuseAtDoor();
      await cancel({ sellers: [scene.saree.sellerId] });
      expect(await state()).toBe('delivery unpaid/cancelled');
      await order({ paid: false });
    }
    expect(await outcome()).toEqual(forbidden(/refused at the door in the last 90 days/));
    await execute(
      db,
    )`update order_parcels set refused_at = refused_at - interval '91 days' where refused_at is not null`;
    expect(await offer()).toMatchObject({ allowed: true });
  });
});
