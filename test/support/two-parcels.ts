import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { minute, testClock } from '../../src/platform/clock.ts';
import type { Database } from '../../src/platform/database.ts';
import { checkLedger } from '../../src/domains/payments/check-ledger.ts';
import { testApp, testSettings } from './app.ts';
import { callsOf } from './calls-as.ts';
import { createTestDatabase } from './database.ts';
import { testProvider } from './payment-events.ts';
import { orderBody, type ShelfProduct, smallShop } from './small-shop.ts';
import { newOperatorLogin, newSellerLogin } from './staff.ts';

interface ShownOrder {
  readonly order_status: string;
  readonly credited: boolean;
  readonly notice: string;
  readonly parcels: {
    sellerId: string;
    shopName: string;
    state: string;
    amount: number;
    courier: string;
    awb: string;
    deliveryCode: string;
    deliveredAt: string | null;
    cancelledAt: string | null;
  }[];
  readonly refunds: { amount: number; sellerId: string; state: string; reason: string }[];
}

const codeIn = ({ parcels }: ShownOrder, of: ShelfProduct) =>
  parcels.find(({ sellerId }) => sellerId === of.sellerId)?.deliveryCode || undefined;

/** What the courier aggregator proves itself with. */
export const courierKey = 'the key of the tests’ courier, 32 bytes';

/**
 * A shop where each test has a paid order of two parcels: a kurta of ₹333 and a saree of ₹199, with ₹85 of shipping.
 * Their shares of the shipping are ₹53.20 and ₹31.80.
 */
export async function twoParcels() {
  const { db } = await createTestDatabase();
  const clock = testClock('2026-03-01T10:00:00Z');
  const settings = testSettings({ PAYMENT_PROVIDER: 'gateway', COURIER_WEBHOOK_KEY: courierKey });
  const app = await testApp(db, { clock, settings });
  afterAll(() => app.close());
  const shop = await smallShop(db, clock.now());
  const provider = testProvider(app, clock);
  const call = callsOf(app);
  /** The objects of the current test. */
  const scene = {} as {
    kurta: ShelfProduct;
    saree: ShelfProduct;
    seller: Awaited<ReturnType<typeof newSellerLogin>>;
    other: Awaited<ReturnType<typeof newSellerLogin>>;
    operator: Awaited<ReturnType<typeof newOperatorLogin>>;
    customer: Awaited<ReturnType<typeof shop.customer>>;
    orderId: string;
  };
  let utr = 700_000_000_000;
  async function order({ paid = true, shortBy = 0 } = {}): Promise<string> {
    clock.advance(minute);
    const body = orderBody([{ product: scene.kurta, quantity: 1 }, { product: scene.saree }], {
      price: 532,
      shipping_fee: 85,
    });
    const answer = await call(scene.customer, 'POST', '/home/order/palce-order', body, {
      'idempotency-key': randomUUID(),
    });
    scene.orderId = String(answer.body.orderId);
    const money = { utr: String((utr += 1)), amount_paise: 61_700 - shortBy };
    if (paid) await provider.send(provider.captured({ orderId: scene.orderId, price: 617 }, money));
    return scene.orderId;
  }
  const cancel = (body: object = {}, by: { cookie: string } = scene.customer) =>
    call(by, 'POST', `/home/customer/cancel-order/${scene.orderId}`, body);
  const pack = (by = scene.seller) => call(by, 'POST', `/desk/orders/${scene.orderId}/pack`, {});
  const handOver = (by = scene.seller) => call(by, 'POST', `/desk/orders/${scene.orderId}/hand-over`, {});
  const read = async () =>
    (await call(scene.customer, 'GET', `/home/customer/gat-order/${scene.orderId}`)).body.order as ShownOrder;
  /** Delivers by the code on the customer's order page; undefined if there is none. */
  const deliver = async (by = scene.seller) => {
    const code = codeIn(await read(), by === scene.other ? scene.saree : scene.kurta);
    return call(by, 'POST', `/desk/orders/${scene.orderId}/deliver`, { code });
  };
  const parcelStates = async () => (await read()).parcels.map(({ state }) => state);
  const stock = () =>
    Promise.all([scene.kurta, scene.saree].map(({ variantIds }) => shop.stockOf(variantIds[0])));
  const faultsIn = (trx: Database) => checkLedger(trx, clock.now());
  beforeAll(async () => {
    scene.kurta = await shop.product({ price: 333, discount: 0, stock: [100] });
    scene.saree = await shop.product({ price: 199, discount: 0, seller: 1, stock: [100] });
    scene.seller = await newSellerLogin(db, scene.kurta.sellerId, clock.now());
    scene.other = await newSellerLogin(db, scene.saree.sellerId, clock.now());
    scene.operator = await newOperatorLogin(db, clock.now());
  });
  beforeEach(async () => {
    scene.customer = await shop.customer();
    await order();
  });
  return {
    db,
    clock,
    app,
    shop,
    provider,
    call,
    scene,
    order,
    cancel,
    pack,
    handOver,
    deliver,
    read,
    parcelStates,
    stock,
    faults: () => faultsIn(db),
    faultsIn,
  };
}
