import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach } from 'vitest';
import { minute, testClock } from '../../src/platform/clock.ts';
import { testApp, testSettings } from './app.ts';
import { callsOf } from './calls-as.ts';
import { createTestDatabase } from './database.ts';
import { orderBody, smallShop } from './small-shop.ts';
import { newOperatorLogin } from './staff.ts';
import { execute } from '../../src/platform/database.ts';

const priceFields = (price: number) => (price === 900 ? {} : { price, discount: 0 });

/** A shop paid by UTR, with two operators at the desk and the record of their changes. Closes after the tests. */
export async function operatorsDesk() {
  const { db } = await createTestDatabase();
  const clock = testClock('2026-03-01T10:00:00Z');
  const dataDir = await mkdtemp(join(tmpdir(), 'desk-'));
  const app = await testApp(db, {
    clock,
    settings: testSettings({ PAYMENT_PROVIDER: 'upi-manual', DATA_DIR: dataDir }),
  });
  const call = callsOf(app);
  const shop = await smallShop(db, clock.now());
  const operator = await newOperatorLogin(db, clock.now());
  const other = await newOperatorLogin(db, clock.now());

  beforeEach(() => clock.advance(2 * minute));

  async function changesOf(subject: string, id: unknown) {
    const rows = await execute<{ did: string; by: string; before: unknown; after: unknown }>(db)`
      select did, staff_id as by, before, after from desk_changes
      where subject = ${subject} and subject_id = ${id} order by id`;
    return rows;
  }

  async function claimedOrder(price = 900) {
    const [customer, product] = [await shop.customer(), await shop.product(priceFields(price))];
    const order = await call(
      customer,
      'POST',
      '/home/order/palce-order',
      orderBody([{ product }], { price, shipping_fee: 0 }),
    );
    const orderId = String(order.body.orderId);
    const utr = String(100_000_000_000 + Number.parseInt(randomBytes(4).toString('hex'), 16));
    await call(customer, 'POST', '/payment/update-transactionId', { orderId, transactionId: utr });
    return { customer, product, orderId, utr };
  }
  afterAll(async () => {
    await app.close();
    await rm(dataDir, { recursive: true, force: true });
  });
  return { db, clock, app, call, shop, operator, other, changesOf, claimedOrder };
}
