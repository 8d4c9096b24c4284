import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { checkLedger } from '../../src/domains/payments/check-ledger.ts';
import { minute, testClock } from '../../src/platform/clock.ts';
import { testApp, testSettings } from './app.ts';
import { callsOf } from './calls-as.ts';
import { createTestDatabase } from './database.ts';
import { testProvider } from './payment-events.ts';
import { orderBody, type ShelfProduct, smallShop } from './small-shop.ts';
import { newOperatorLogin, newSellerLogin } from './staff.ts';

interface ShownReturns {
  lines: {
    line: number;
    left: number;
    open: boolean;
    back: { amount: number; fee: number; faultFee: number }[];
    sizes: { variantId: string }[];
  }[];
  pickups: { name: string }[];
  returns: {
    _id: string;
    state: string;
    answer: string;
    amount: number;
    fee: number;
    may: string[];
    photos: { _id: string }[];
    refund: { amount: number; state: string; by: string } | null;
  }[];
}

interface ShownOrder {
  credited: boolean;
  parcels: { sellerId: string; deliveryCode: string }[];
  notice: string;
  refunds: { amount: number; sellerId: string; state: string }[];
}

/** `discount` is what `coupon` takes off, in rupees; `shortBy` is in paise. */
interface GivenOrder {
  readonly shortBy?: number;
  readonly delivered?: boolean;
  readonly discount?: number;
  readonly coupon?: string;
}

/** The objects of the current test. */
interface Scene {
  kurta: ShelfProduct;
  scarf: ShelfProduct;
  saree: ShelfProduct;
  seller: { cookie: string };
  other: { cookie: string };
  operator: { cookie: string };
  customer: { id: string; cookie: string };
  orderId: string;
}

/**
 * A shop where each test has a delivered order: two kurtas of ₹150 and a scarf of ₹101 in one parcel, a saree of ₹199
 * in another, and ₹85 of shipping, of which the first parcel's share is ₹56.81. The kurta has a second size.
 * @param over further settings
 */
export async function returningShop(over: Record<string, string> = {}) {
  const { db } = await createTestDatabase();
  const clock = testClock('2026-03-02T06:00:00Z');
  const app = await testApp(db, { clock, settings: testSettings({ PAYMENT_PROVIDER: 'gateway', ...over }) });
  afterAll(() => app.close());
  const shop = await smallShop(db, clock.now());
  const provider = testProvider(app, clock);
  const call = callsOf(app);
  const scene = {} as Scene;
  const returns = returnsOf(call, scene);

  async function deliveredOrder(options: GivenOrder = {}): Promise<string> {
    const { shortBy = 0, delivered = true, discount = 0, coupon = '' } = options;
    clock.advance(minute);
    const lines = [{ product: scene.kurta, quantity: 2 }, { product: scene.scarf }, { product: scene.saree }];
    const answer = await call(
      scene.customer,
      'POST',
      '/home/order/palce-order',
      { ...orderBody(lines, { price: 600, shipping_fee: 85 }), ...(coupon && { discount, coupon }) },
      { 'idempotency-key': randomUUID() },
    );
    scene.orderId = String(answer.body.orderId);
    await provider.send(
      provider.captured(
        { orderId: scene.orderId, price: 685 },
        { amount_paise: 68_500 - discount * 100 - shortBy },
      ),
    );
    if (delivered) await deliver();
    return scene.orderId;
  }
  async function deliver(): Promise<void> {
    for (const by of [scene.seller, scene.other]) {
      await call(by, 'POST', `/desk/orders/${scene.orderId}/pack`, {});
      await call(by, 'POST', `/desk/orders/${scene.orderId}/hand-over`, {});
    }
    const { parcels } = await returns.order();
    for (const { sellerId, deliveryCode: code } of parcels) {
      const by = sellerId === scene.kurta.sellerId ? scene.seller : scene.other;
      await call(by, 'POST', `/desk/orders/${scene.orderId}/deliver`, { code });
    }
  }

  const stock = () =>
    Promise.all(
      [...scene.kurta.variantIds, scene.scarf.variantIds[0]].map((variantId) => shop.stockOf(variantId)),
    );
  const faults = () => checkLedger(db, clock.now());

  beforeAll(async () => {
    scene.kurta = await shop.product({ price: 150, discount: 0, stock: [200, 60] });
    scene.scarf = await shop.product({ price: 101, discount: 0, stock: [200] });
    scene.saree = await shop.product({ price: 199, discount: 0, seller: 1, stock: [200] });
    scene.seller = await newSellerLogin(db, scene.kurta.sellerId, clock.now());
    scene.other = await newSellerLogin(db, scene.saree.sellerId, clock.now());
    scene.operator = await newOperatorLogin(db, clock.now());
  });
  beforeEach(async () => {
    scene.customer = await shop.customer();
    await deliveredOrder();
  });
  return {
    db,
    clock,
    app,
    shop,
    call,
    scene,
    deliveredOrder,
    deliver,
    ...returns,
    stock,
    faults,
  };
}

/** API calls about the current test's order, as its customer and staff. */
function returnsOf(call: ReturnType<typeof callsOf>, scene: Scene) {
  /** Requests a refund for one kurta, unless overridden. */
  const ask = (over: object = {}, by: { cookie: string } = scene.customer, headers = {}) =>
    call(
      by,
      'POST',
      `/home/customer/ask-return/${scene.orderId}`,
      { line: 0, quantity: 1, reason: 'not_liked', pickup: '2026-03-04 10:00', ...over },
      headers,
    );
  const makeReturn = async (over: object = {}) => {
    const { status, body } = await ask(over);
    if (status !== 201) throw new Error(JSON.stringify(body));
    return String(body.returnId);
  };
  const move = (returnId: string, from: string, to: string, why = '', by = scene.seller) =>
    call(by, 'POST', `/desk/returns/${returnId}/move`, { seen: from, to, why });
  const decide = (returnId: string, from: string, to: string, why = '') =>
    call(scene.operator, 'POST', `/desk/returns/${returnId}/decide`, { seen: from, to, why });
  /** Moves a return from 'asked' to 'picked up'. */
  async function pickedUp(returnId: string, by = scene.seller): Promise<void> {
    await move(returnId, 'asked', 'agreed', '', by);
    await move(returnId, 'agreed', 'picked up', '', by);
  }
  const read = async () =>
    (await call(scene.customer, 'GET', `/home/customer/returns/${scene.orderId}`))
      .body as unknown as ShownReturns;
  const order = async () =>
    (await call(scene.customer, 'GET', `/home/customer/gat-order/${scene.orderId}`)).body.order as ShownOrder;
  return { ask, asked: makeReturn, move, decide, pickedUp, read, order };
}
