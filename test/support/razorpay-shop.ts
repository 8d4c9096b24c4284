import { afterAll, beforeEach } from 'vitest';
import { signRazorpay } from '../../src/domains/payments/providers/razorpay/razorpay.ts';
import { chooseProvider } from '../../src/domains/payments/providers/registry.ts';
import { sendBack } from '../../src/domains/payments/send-back.ts';
import { minute, testClock } from '../../src/platform/clock.ts';
import { createLog } from '../../src/platform/log.ts';
import { testApp, testSettings } from './app.ts';
import { createTestDatabase } from './database.ts';
import { razorpayKey, startRazorpay } from './razorpay.ts';
import { orderBody, smallShop } from './small-shop.ts';

const secret = 'the secret of the webhook, long enough';

/** A shop that takes payments through Razorpay. Before each test a new customer has ordered a kurta of ₹900. */
export async function razorpayShop() {
  const { address, books, close } = await startRazorpay();
  afterAll(close);
  const { db } = await createTestDatabase();
  const clock = testClock('2026-03-01T10:00:00Z');
  const settings = testSettings({
    PAYMENT_PROVIDER: 'razorpay',
    PAYMENT_SECRET: secret,
    PAYMENT_SECRET_PREVIOUS: 'the secret of the webhook before this one',
    PAYMENT_URL: address,
    RAZORPAY_KEY_ID: razorpayKey.id,
    RAZORPAY_KEY_SECRET: razorpayKey.secret,
  });
  const app = await testApp(db, { clock, settings });
  const shop = await smallShop(db, clock.now());
  /** The objects of the current test. */
  const scene = { cookie: '', orderId: '' };
  let events = 0;
  const provider = chooseProvider(settings, { db, clock, ownAddress: () => '' });
  /** The job that sends refunds to the provider. */
  const refundJob = sendBack({ db, clock, log: createLog('silent'), payee: settings.upi.vpa, provider });

  const start = () =>
    app.inject({
      method: 'POST',
      url: '/api/payment/do_payment',
      headers: { cookie: scene.cookie },
      payload: { orderId: scene.orderId, bankName: 'SB' },
    });
  const status = async () =>
    (
      await app.inject({ url: `/api/payment/status/${scene.orderId}`, headers: { cookie: scene.cookie } })
    ).json().payment_status as string;
  /** The payment of the order last created there, as Razorpay reports it. */
  const payment = (over: object = {}) => ({
    id: `pay_${scene.orderId}`,
    entity: 'payment',
    amount: 90_000,
    currency: 'INR',
    status: 'captured',
    order_id: books.orders.at(-1)?.id ?? '',
    method: 'upi',
    acquirer_data: { rrn: '322206890934' },
    ...over,
  });
  /** Sends Razorpay's webhook, each time as a new event. */
  function send(event: string, payload: Record<string, { entity: object }>, sign = secret) {
    const body = JSON.stringify({ entity: 'event', event, contains: Object.keys(payload), payload });
    return app.inject({
      method: 'POST',
      url: '/api/payment/webhook/razorpay',
      headers: {
        'content-type': 'application/json',
        'x-razorpay-signature': signRazorpay(sign, body),
        'x-razorpay-event-id': `${event} ${scene.orderId} ${(events += 1)}`,
      },
      payload: body,
    });
  }
  const sendPayment = (event: string, entity: object, sign?: string) =>
    send(event, { payment: { entity } }, sign);

  beforeEach(async () => {
    clock.advance(minute);
    books.down = false;
    scene.cookie = (await shop.customer()).cookie;
    const product = await shop.product();
    const order = await app.inject({
      method: 'POST',
      url: '/api/home/order/palce-order',
      headers: { cookie: scene.cookie },
      payload: orderBody([{ product }], { price: 900, shipping_fee: 0 }),
    });
    scene.orderId = order.json().orderId as string;
  });
  const reports = { start, status, payment, send, sendPayment };
  return { db, clock, settings, app, address, books, scene, provider, refundJob, ...reports };
}
