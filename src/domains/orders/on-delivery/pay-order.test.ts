import { describe, expect, it } from 'vitest';
import { doorShop } from '../../../../test/support/door-shop.ts';
import { hour, minute } from '../../../platform/clock.ts';
import { issueInvoices } from '../../invoices/issue-invoices.ts';
import { rejectPayment } from '../../payments/confirm-payment.ts';
import { expireOrders } from '../expire-orders.ts';
import { execute } from '../../../platform/database.ts';

const shop = await doorShop();
const { db, clock, call, scene, order, cancel, stock, faults, provider } = shop;
const { code, sendOtp, confirmWith, confirm, booked, state } = shop;

const pay = () => provider.send(provider.captured({ orderId: scene.orderId, price: 617 }));
const owedBack = async () =>
  (
    await execute<{
      paise: number;
    }>(db)`select amount_paise as paise from refunds where order_id = ${scene.orderId}`
  ).map(({ paise }) => paise);

describe('money that comes by UPI for an order that is paid at the door', () => {
  it('pays it as long as all of it is due: it is then like any that was paid ahead', async () => {
    await confirm();
    await pay();
    expect([await state(), await booked('receivable', 'refunds_owed')]).toEqual(['upi paid/placed', [0, 0]]);
    await cancel();
    expect([await owedBack(), await booked('receivable')]).toEqual([[61_700], [0]]);
    expect(await faults()).toEqual([]);
  });

  it('is owed back once some of it was paid at the door, or cancelled', async () => {
    await confirm();
    await cancel({ sellers: [scene.saree.sellerId] });
    await pay();
    expect([await state(), await owedBack()]).toEqual(['delivery unpaid/placed', [61_700]]);
    await shop.ship();
    await shop.deliver();
    expect([await state(), await booked('receivable', 'cash')]).toEqual([
      'delivery paid/success',
      [0, 38_600],
    ]);
    await pay();
    expect(await owedBack()).toEqual([61_700, 61_700]);
    expect(await faults()).toEqual([]);
  });

  it('is not asked for any more then: neither a QR nor a link of the whole price', async () => {
    await confirm();
    const readAmounts = async () => {
      const url = `/api/payment/qr/${scene.orderId}`;
      const qr = await shop.app.inject({ url, headers: { cookie: scene.customer.cookie } });
      const start = await call(scene.customer, 'POST', '/payment/do_payment', {
        orderId: scene.orderId,
        bankName: 'SB',
      });
      return [qr.statusCode, start.status];
    };
    expect(await readAmounts()).toEqual([200, 200]);
    await cancel({ sellers: [scene.saree.sellerId] });
    expect(await readAmounts()).toEqual([409, 409]);
  });

  it('arrives while the order is being confirmed: it is paid once, whoever is first', async () => {
    for (let run = 0; run < 5; run += 1) {
      await order({ paid: false });
      clock.advance(hour);
      await sendOtp();
      const otp = await code();
      const [confirmation, payment] = await Promise.all([confirmWith(otp), pay()]);
      expect([200, 409]).toContain(confirmation.status);
      expect(payment.status).toBe(200);
      expect([await state(), await owedBack(), await booked('receivable')]).toEqual([
        'upi paid/placed',
        [],
        [0],
      ]);
    }
    expect(await faults()).toEqual([]);
  });

  it('does not make the order fail where it is declined, nor where no such money is found', async () => {
    await confirm();
    await provider.send({
      ...provider.captured({ orderId: scene.orderId, price: 617 }),
      type: 'payment.failed',
    });
    expect(await state()).toBe('delivery unpaid/placed');
    await call(scene.customer, 'POST', '/payment/update-transactionId', {
      orderId: scene.orderId,
      transactionId: '712345678901',
    });
    expect(await state()).toBe('delivery pending/placed');
    await rejectPayment(db, {
      orderId: scene.orderId,
      operatorId: 'op',
      now: clock.now(),
      unpaidOrderTtl: 30 * minute,
    });
    expect(await state()).toBe('delivery unpaid/placed');
    clock.advance(2 * hour);
    await expireOrders(db, clock.now());
    await shop.ship();
    await shop.deliver();
    await shop.ship(scene.other);
    await shop.deliver(scene.other);
    expect([await state(), await booked('receivable', 'cash')]).toEqual([
      'delivery paid/success',
      [0, 61_700],
    ]);
  });
});

describe('cancelling an order that is paid at the door', () => {
  it('takes the sale back with what is due, gives back the stock, and owes nothing', async () => {
    const before = await stock();
    await confirm();
    await issueInvoices(db, { orderId: scene.orderId, now: clock.now() });
    expect(await cancel()).toMatchObject({
      status: 200,
      body: { message: expect.not.stringMatching(/refund/i) },
    });
    expect(await state()).toBe('delivery unpaid/cancelled');
    expect(
      await booked('receivable', 'refunds_owed', 'seller_payable', 'commission', 'tax', 'shipping'),
    ).toEqual([0, 0, 0, 0, 0, 0]);
    expect(await stock()).toEqual(before.map((pieces) => (pieces ?? 0) + 1));
    const orderShown = await shop.read();
    expect(orderShown).toMatchObject({ credited: true, notice: '', refunds: [] });
    await pay();
    expect([await state(), await owedBack()]).toEqual(['delivery unpaid/cancelled', [61_700]]);
    expect(await faults()).toEqual([]);
  });

  it('lets one parcel go and takes the cash of the other', async () => {
    await confirm();
    expect((await cancel({ sellers: [scene.saree.sellerId] })).status).toBe(200);
    expect(await booked('receivable', 'refunds_owed')).toEqual([38_600, 0]);
    await pay();
    expect(await shop.read()).toMatchObject({
      notice: expect.stringMatching(/^This order is paid in cash at the door/),
      refunds: [{ amount: 617, reason: 'Paid beside the cash at the door' }],
    });
    await shop.ship();
    expect((await shop.deliver()).status).toBe(200);
    expect([await state(), await booked('receivable', 'cash')]).toEqual([
      'delivery paid/success',
      [0, 38_600],
    ]);
    expect(await faults()).toEqual([]);
  });
});
