import { beforeEach } from 'vitest';
import { listEntriesOfOrder } from '../../src/domains/ledger/ledger.store.ts';
import { hour } from '../../src/platform/clock.ts';
import { twoParcels } from './two-parcels.ts';
import { execute } from '../../src/platform/database.ts';

/**
 * A shop where each test has an unpaid order of two parcels, kurta and saree (₹386 and ₹231 at the door), by a customer
 * with a mobile number. `confirm` makes it cash on delivery.
 */
export async function doorShop() {
  const shop = await twoParcels();
  const { db, clock, call, scene, order } = shop;
  let last = 9_100_000_000;

  const giveMobile = async () => {
    last += 1;
    await execute(db)`update customers set mobile = ${String(last)} where id = ${scene.customer.id}`;
    return String(last);
  };
  /** The code in the last text message. */
  async function code(): Promise<string> {
    const rows = await execute<{ text: string }>(db)`
      select text from outbox where notice = 'otp' order by id desc limit 1`;
    return /\b\d{4}\b/.exec(rows[0]?.text ?? '')?.[0] ?? 'none';
  }
  const path = (orderId = scene.orderId) => `/payment/on-delivery/${orderId}`;
  const offer = async () => (await call(scene.customer, 'GET', path())).body;
  const sendOtp = () => {
    clock.advance(60_000);
    return call(scene.customer, 'POST', `${path()}/otp`, {});
  };
  const confirmWith = (otp: string, by = scene.customer) => call(by, 'POST', `${path()}/confirm`, { otp });
  async function confirm() {
    await sendOtp();
    return confirmWith(await code());
  }
  /** The order's balances in these accounts, in paise. */
  async function bookedSums(...accounts: string[]) {
    const entries = await listEntriesOfOrder(db, scene.orderId);
    const postings = entries.flatMap((entry) => entry.postings);
    return accounts.map((account) =>
      postings
        .filter((one) => one.account === account)
        .reduce((sum, { amountPaise }) => sum + amountPaise, 0),
    );
  }
  async function state() {
    const rows = await execute<{ state: string }>(db)`
      select pay_by || ' ' || payment_status || '/' || order_status as state from orders where id = ${scene.orderId}`;
    return rows[0]?.state;
  }
  const refuseAtDoor = (by = scene.seller) =>
    call(by, 'POST', `/desk/orders/${scene.orderId}/refuse`, { reason: 'Changed their mind' });
  const takeIn = (good: boolean, by = scene.seller) =>
    call(by, 'POST', `/desk/orders/${scene.orderId}/take-in`, { good });
  async function ship(by = scene.seller) {
    await shop.pack(by);
    await shop.handOver(by);
  }

  beforeEach(async () => {
    clock.advance(hour);
    await giveMobile();
    await shop.cancel();
    await order({ paid: false });
  });
  return {
    ...shop,
    code,
    offer,
    sendOtp,
    confirmWith,
    confirm,
    booked: bookedSums,
    state,
    refuseAtDoor,
    takeIn,
    ship,
  };
}
