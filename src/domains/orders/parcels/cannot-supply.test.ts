import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { promotionsOf } from '../../../../test/support/promotions.ts';
import { returningShop } from '../../../../test/support/returning-shop.ts';
import { day, minute, shift } from '../../../platform/clock.ts';
import { execute } from '../../../platform/database.ts';
import { isRefusal } from '../../../platform/refusal.ts';
import { issueCreditNotes } from '../../invoices/issue-credit-notes.ts';
import { issueInvoices } from '../../invoices/issue-invoices.ts';
import { totalsOf } from '../../invoices/totals.ts';
import { listEntriesOfOrder } from '../../ledger/ledger.store.ts';
import { readBoughtSizes } from '../../returns/kept-sizes.store.ts';
import { countReasons } from '../../returns/staff/desk-returns.store.ts';
import { readToldOrder } from '../staff/told-order.store.ts';

const shop = await returningShop();
const { db, clock, scene, call, order, stock, faults, deliver, deliveredOrder } = shop;
const { promotion, coupon } = promotionsOf(db, clock.now());
const codes: Record<'shop' | 'seller', string> = { shop: '', seller: '' };

beforeAll(async () => {
  codes.shop = await coupon(await promotion({ value: 47 }));
  codes.seller = await coupon(
    await promotion({ value: 47, bearer: 'seller', sellers: [scene.kurta.sellerId] }),
  );
});

/** Of the ₹47 of the shop's coupon the first parcel has ₹31: ₹23.19 for two kurtas, ₹7.81 for a scarf. */
beforeEach(async () => {
  await refill();
  await deliveredOrder({ delivered: false, discount: 47, coupon: codes.shop });
});
afterEach(refill);

async function refill() {
  await execute(db)`update stock set quantity = 102`;
}

const press = (step: string, body: object = {}, by: { cookie: string } = scene.seller) =>
  call(by, 'POST', `/desk/orders/${scene.orderId}/${step}`, body);
const take = (lines: number[], by: { cookie: string } = scene.seller) => {
  clock.advance(minute);
  return press('cannot-supply', { lines, reason: 'Moth holes' }, by);
};
const refunds = async () => (await order()).refunds.map(({ amount }) => amount);
const sum = (numbers: readonly number[]) =>
  Math.round(numbers.reduce((total, one) => total + one, 0) * 100) / 100;
const parcel = async (sellerId = scene.kurta.sellerId) => {
  const { parcels } = (await order()) as unknown as {
    parcels: { sellerId: string; state: string; amount: number }[];
  };
  return parcels.find((one) => one.sellerId === sellerId);
};
async function balanceOf(account: string, party = '') {
  const postings = (await listEntriesOfOrder(db, scene.orderId)).flatMap((entry) => entry.postings);
  return postings
    .filter((posting) => posting.account === account && posting.party === party)
    .reduce((total, { amountPaise }) => total + amountPaise, 0);
}
async function invoiceTotal() {
  const invoices = await issueInvoices(db, { orderId: scene.orderId, now: clock.now() });
  if (isRefusal(invoices)) throw new Error(invoices.error);
  const own = invoices.find(({ seller }) => seller.id === scene.kurta.sellerId);
  return totalsOf(own?.lines ?? []).grossPaise;
}
/** What the notes of the first parcel's seller credit, and the reasons of all. */
async function readCredit() {
  const notes = await issueCreditNotes(db, { orderId: scene.orderId, now: clock.now() });
  if (isRefusal(notes)) throw new Error(notes.error);
  const own = notes.filter(({ invoice }) => invoice.seller.id === scene.kurta.sellerId);
  const paise = own.map(({ part, invoice }) => totalsOf(part?.lines ?? invoice.lines).grossPaise);
  return { paise, reasons: notes.map(({ reason }) => reason) };
}
const desk = async () =>
  (await call(scene.seller, 'GET', `/desk/orders/${scene.orderId}`)).body.parcels as object[];

describe('a line that its seller cannot supply', () => {
  it('goes back with what was paid for it; the rest of the parcel, and its delivery, stay', async () => {
    await invoiceTotal();
    const answer = await take([1]);
    expect(answer).toMatchObject({ status: 200, body: { message: expect.stringMatching(/^Taken out/) } });
    expect([await refunds(), (await parcel())?.state, (await parcel())?.amount]).toEqual([
      [93.19],
      'to pack',
      333.62,
    ]);
    expect(await stock()).toEqual([100, 102, 0]);
    expect(await readCredit()).toEqual({ paise: [10_100], reasons: ['The seller could not supply it'] });
    expect(await balanceOf('refunds_owed', scene.orderId)).toBe(-9319);
    expect(await balanceOf('seller_payable', scene.kurta.sellerId)).toBe(-28_429);
    expect(await faults()).toEqual([]);
  });

  it('is told to its customer with the reason, once, and is on the order’s page and off the slip', async () => {
    await take([1]);
    const rows = await execute<{ text: string }>(db)`
      select text from notices where key like ${`${scene.orderId}:not supplied:%`}`;
    expect(rows.map(({ text }) => text)).toEqual([
      expect.stringMatching(/cannot supply Cotton kurta.*Moth holes[^]*₹93\.19/),
    ]);
    const { products } = (await order()) as unknown as { products: { shortage: string }[] };
    expect(products.map(({ shortage }) => shortage)).toEqual(['', 'Moth holes', '']);
    expect(await desk()).toMatchObject([
      {
        goods: 300,
        owed: 284,
        pieces: 2,
        summary: '2 × Cotton kurta, Size 0',
        lines: [{ shortage: '' }, { shortage: 'Moth holes' }],
        changes: [{ did: 'not supplied' }],
      },
    ]);
  });

  it('is neither in the news of its parcel nor among what was delivered and fits', async () => {
    const { sellerId } = scene.kurta;
    const before = await countReasons(db, sellerId, scene.scarf.id);
    await take([1]);
    expect((await readToldOrder(db, { orderId: scene.orderId, sellerId }))?.goods).toHaveLength(1);
    await execute(db)`update order_lines set size = 'M' where order_id = ${scene.orderId}`;
    await deliver();
    const of = { customerId: scene.customer.id, before: shift(clock.now(), day) };
    // A kurta of an earlier order, and of this one a kurta and the saree.
    expect(await readBoughtSizes(db, { ...of, limit: 10 })).toHaveLength(3);
    expect(await countReasons(db, sellerId, scene.scarf.id)).toEqual(before);
  });

  it('cannot come back, and the other pieces bring back exactly the rest', async () => {
    await invoiceTotal();
    await take([1]);
    await deliver();
    expect((await shop.ask({ line: 1 })).status).toBe(404);
    expect((await shop.read()).lines.map(({ line }) => line)).toEqual([0, 2]);
    for (const _ of [1, 2]) {
      const id = await shop.asked();
      await shop.pickedUp(id);
      await shop.move(id, 'picked up', 'refunded');
    }
    expect(await refunds()).toEqual([93.19, 138.41, 195.21]);
    expect((await readCredit()).paise.toSorted((a, b) => a - b)).toEqual([10_100, 15_000, 15_000]);
    expect(await balanceOf('seller_payable', scene.kurta.sellerId)).toBe(0);
    expect(await faults()).toEqual([]);
  });

  it('voids the gift coupons that came with its order', async () => {
    const open = () =>
      execute(db)`select from coupons where minted_by = ${scene.orderId} and voided_at is null`;
    expect((await open()).length).toBeGreaterThan(0);
    await take([1]);
    expect(await open()).toEqual([]);
  });

  it('lowers what its seller is owed by the discount that the seller bears', async () => {
    await deliveredOrder({ delivered: false, discount: 47, coupon: codes.seller });
    const before = await balanceOf('seller_payable', scene.kurta.sellerId);
    await take([0]);
    const back = (await refunds())[0] ?? 0;
    expect(back).toBeGreaterThan(250);
    expect(before - (await balanceOf('seller_payable', scene.kurta.sellerId))).toBeLessThan(-back * 94);
    await deliver();
    expect(await faults()).toEqual([]);
  });
});

describe('a parcel that ends after a line was taken out', () => {
  it.each([
    ['cancelled by its customer', async () => void (await cancelParcel())],
    ['lost', async () => (await ship(), void (await press('lose', { reason: 'The van burnt' })))],
    ['not supplied either', async () => void (await take([0]))],
  ])('%s brings back the rest, to the paisa', async (_, end) => {
    const invoicePaise = await invoiceTotal();
    await take([1]);
    await end();
    expect((await parcel())?.state).toMatch(/cancelled|lost/);
    expect(sum(await refunds())).toBe(426.81);
    expect(sum((await readCredit()).paise)).toBe(invoicePaise);
    expect(await balanceOf('seller_payable', scene.kurta.sellerId)).toBe(0);
    expect((await parcel(scene.saree.sellerId))?.state).toBe('to pack');
    expect(await faults()).toEqual([]);
  });

  it('gives back to stock only what was there', async () => {
    await take([1]);
    await cancelParcel();
    expect(await stock()).toEqual([102, 102, 0]);
    await deliveredOrderAgain();
    await cancelOrder();
    expect(await faults()).toEqual([]);
  });
});

describe('without any line left', () => {
  it('the parcel is cancelled by its shop, and operators see how often', async () => {
    await take([0, 1]);
    expect([(await parcel())?.state, await refunds(), await stock()]).toEqual([
      'cancelled',
      [426.81],
      [0, 102, 0],
    ]);
    const { sellers } = (await call(scene.operator, 'GET', '/desk/sellers')).body as unknown as {
      sellers: { id: string; shortages: number; orderedLines: number }[];
    };
    const [row] = await execute<{ lines: number }>(db)`
      select count(*)::int as lines from unsupplied_lines where seller_id = ${scene.kurta.sellerId}`;
    const seen = sellers.find(({ id }) => id === scene.kurta.sellerId);
    expect(seen?.shortages).toBe(row?.lines);
    expect(seen?.orderedLines).toBeGreaterThan(row?.lines ?? 0);
    expect(await faults()).toEqual([]);
  });

  it('a whole order that lost a line before is cancelled to the paisa', async () => {
    await take([1]);
    await cancelOrder();
    expect(sum(await refunds())).toBe(638);
    expect(await balanceOf('seller_payable', scene.kurta.sellerId)).toBe(0);
    expect(await faults()).toEqual([]);
  });
});

describe('it is refused', () => {
  it('once the courier has the parcel; a packed one is to be packed again', async () => {
    await press('pack');
    expect((await take([1])).status).toBe(200);
    expect((await parcel())?.state).toBe('to pack');
    await ship();
    expect(await take([0])).toMatchObject({ status: 409, body: { code: 'wrong_status' } });
  });

  it('twice, for another shop’s line, and for nothing', async () => {
    await take([1]);
    expect((await take([1])).status).toBe(409);
    expect((await take([0, 1])).status).toBe(409);
    expect((await take([2])).status).toBe(409);
    expect((await take([])).status).toBe(400);
    expect((await take([0], scene.other)).status).toBe(409);
    expect(await refunds()).toEqual([93.19]);
  });
});

const ship = async () => (await press('pack'), await press('hand-over'));
const cancelParcel = () =>
  call(scene.customer, 'POST', `/home/customer/cancel-order/${scene.orderId}`, {
    sellers: [scene.kurta.sellerId],
  });
const cancelOrder = () => call(scene.customer, 'POST', `/home/customer/cancel-order/${scene.orderId}`, {});
async function deliveredOrderAgain() {
  await refill();
  await deliveredOrder({ delivered: false, discount: 47, coupon: codes.shop });
  await take([0]);
}
