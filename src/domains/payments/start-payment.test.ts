import { describe, expect, it } from 'vitest';
import { payingShop } from '../../../test/support/paying-shop.ts';
import { orderBody } from '../../../test/support/small-shop.ts';
import { minute, second } from '../../platform/clock.ts';
import { execute } from '../../platform/database.ts';

const { db, clock, app, shop, provider, scene, call, placeOrder, stateOf, refundsOf } = await payingShop();

describe('starting a payment', () => {
  it('gives the UPI link with the shop’s payee and the order’s own amount', async () => {
    const { status, body } = await call('POST', '/payment/do_payment', {
      orderId: scene.order.orderId,
      price: 1,
      bankName: 'SB',
    });
    expect(status).toBe(200);
    expect(body).toEqual({
      url: `upi://pay?pa=chowk@demo&pn=Chowk%20Jaipur&tr=${scene.order.orderId}&tn=Chowk%20order&am=900.00&cu=INR`,
      amount: 900,
      expiresAt: new Date(clock.now().getTime() + 30 * minute).toISOString(),
      qr: `/api/payment/qr/${scene.order.orderId}`,
    });
  });

  it('renders the link as a QR code for its own customer only', async () => {
    const url = `/api/payment/qr/${scene.order.orderId}`;
    const own = await app.inject({ url, headers: { cookie: scene.customer.cookie } });
    expect(own.headers['content-type']).toContain('image/svg+xml');
    expect(own.body).toMatch(/^<svg width="256" height="256" .*<\/svg>$/s);
    const other = await shop.customer();
    expect((await app.inject({ url, headers: { cookie: other.cookie } })).statusCode).toBe(404);
  });

  it.each(['do_payment', 'update-transactionId', 'remove_from_cart'])(
    'does not know another customer’s order: %s',
    async (name) => {
      const body = { orderId: scene.order.orderId, bankName: 'SB', transactionId: '123456789012' };
      expect((await call('POST', `/payment/${name}`, body, await shop.customer())).status).toBe(404);
    },
  );

  it('refuses another bank, a paid order and a cancelled one', async () => {
    const start = (bankName = 'SB') =>
      call('POST', '/payment/do_payment', { orderId: scene.order.orderId, price: 900, bankName });
    expect((await start('XX')).status).toBe(400);
    await provider.send(provider.captured(scene.order));
    expect((await start()).status).toBe(409);
    scene.order = await placeOrder();
    await call('POST', `/home/customer/cancel-order/${scene.order.orderId}`);
    expect((await start()).status).toBe(409);
  });
});

describe('after the payment', () => {
  const clear = () => call('POST', '/payment/remove_from_cart', { orderId: scene.order.orderId });

  it('removes the ordered goods from the cart once, when they are paid', async () => {
    const [variant] = scene.kurta.variantIds;
    await shop.putInCart(scene.customer.id, variant, 1);
    clock.advance(11 * second);
    scene.order = await placeOrder();
    await execute(db)`update cart_lines set quantity = 3 where customer_id = ${scene.customer.id}`;
    expect((await clear()).body.code).toBe('not_paid');
    await provider.send(provider.captured(scene.order));
    await Promise.all([clear(), clear(), clear()]);
    expect(await shop.inCart(scene.customer.id, variant)).toBe(2);
    expect((await clear()).status).toBe(200);
    expect(await shop.inCart(scene.customer.id, variant)).toBe(2);
  });

  it('leaves the cart alone after Buy Now', async () => {
    const [variant] = scene.kurta.variantIds;
    await shop.putInCart(scene.customer.id, variant, 1);
    await provider.send(provider.captured(scene.order)); // placed while the cart was empty
    expect((await clear()).status).toBe(200);
    expect(await shop.inCart(scene.customer.id, variant)).toBe(1);
  });

  it('leaves the cart alone after Buy Now, even with the same product in it', async () => {
    const [variant] = scene.kurta.variantIds;
    await shop.putInCart(scene.customer.id, variant, 1);
    clock.advance(11 * second);
    const bought = orderBody([{ product: scene.kurta }], { price: 900, shipping_fee: 0 });
    const { body } = await call('POST', '/home/order/palce-order', { ...bought, buyNow: true });
    scene.order = { orderId: String(body.orderId), price: Number(body.price) };
    await provider.send(provider.captured(scene.order));
    expect((await clear()).status).toBe(200);
    expect(await shop.inCart(scene.customer.id, variant)).toBe(1);
  });

  it('empties the cart of an order placed from it, though less lay in it by then', async () => {
    const [variant] = scene.kurta.variantIds;
    await shop.putInCart(scene.customer.id, variant, 1);
    clock.advance(11 * second);
    const body = orderBody([{ product: scene.kurta, quantity: 2 }], { price: 1_800, shipping_fee: 0 });
    const placed = await call('POST', '/home/order/palce-order', { ...body, buyNow: false });
    scene.order = { orderId: String(placed.body.orderId), price: Number(placed.body.price) };
    await provider.send(provider.captured(scene.order));
    expect(await shop.inCart(scene.customer.id, variant)).toBe(0);
  });

  it('answers every confirmation, and never marks an order paid by itself', async () => {
    const confirm = async () =>
      (await call('GET', `/order/confirm/${scene.order.orderId}`)).body.payment_status;
    expect([await confirm(), await confirm(), await stateOf()]).toEqual([
      'pending',
      'pending',
      'unpaid/pending',
    ]);
    await provider.send(provider.captured(scene.order));
    expect(await confirm()).toBe('paid');
  });

  it('a cancelled order releases its stock once and refunds its money once', async () => {
    await provider.send(provider.captured(scene.order));
    const cancel = () => call('POST', `/home/customer/cancel-order/${scene.order.orderId}`);
    const codes = (await Promise.all([cancel(), cancel(), cancel()])).map(({ status }) => status);
    expect(codes.toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    expect([await stateOf(), await shop.stockOf(scene.kurta.variantIds[0])]).toEqual(['paid/cancelled', 5]);
    expect(await refundsOf()).toEqual([{ amount: 90_000, reason: 'Order cancelled' }]);
  });
});
