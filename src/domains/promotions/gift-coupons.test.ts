import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { doorShop } from '../../../test/support/door-shop.ts';
import { orderBody } from '../../../test/support/small-shop.ts';
import { day, hour } from '../../platform/clock.ts';
import { mintCoupons } from './mint-coupons.ts';
import { execute } from '../../platform/database.ts';

const shop = await doorShop();
const { db, clock, call, scene, order, cancel, confirm, ship, deliver, provider, faults } = shop;
await execute(db)`update promotions set starts_at = ${clock.now()} where gift_days is not null`;

interface CouponInTest {
  code: string;
  state: string;
  orderId: string;
  expiresAt: string;
}
const allOf = async (by: { cookie: string }) =>
  (await call(by, 'GET', '/home/customer/coupons')).body.coupons as CouponInTest[];
/** The coupons that came with the test's order. */
const coupons = async () => (await allOf(scene.customer)).filter((one) => one.orderId === scene.orderId);
const states = async () => (await coupons()).map(({ state }) => state);

/** Records that an order of the customer used a coupon. */
const use = (code: string | undefined) =>
  sql`insert into promotion_uses (promotion_id, order_id, customer_id, coupon, rupees, taken_at)
      values ('gift-coupon', 'another', ${scene.customer.id}, ${code}, 50, ${clock.now()})`.execute(db);

/** The price of two kurtas, with this coupon or the best of one's own. */
const priceWith = async (coupon?: string) => {
  const products = [{ products: [{ quantity: 2, productInfo: { _id: scene.kurta.id } }] }];
  return (await call(scene.customer, 'POST', '/home/order/price', { ...(coupon && { coupon }), products }))
    .body;
};
async function deliverBoth() {
  await ship();
  await deliver();
  await ship(scene.other);
  await deliver(scene.other);
}

describe('a paid order', () => {
  beforeEach(async () => void (await order()));

  it('brings a coupon of its own: one use, 90 days, a code that nobody guesses', async () => {
    const [coupon, ...more] = await coupons();
    expect(more).toEqual([]);
    expect(coupon).toMatchObject({
      state: 'waiting',
      orderId: scene.orderId,
      offer: { name: 'Gift coupon', kind: 'rupees', value: 50, fromRupees: 499 },
    });
    expect(coupon?.code).toMatch(/^GIFT(-[0-9A-HJKMNP-TV-Z]{4}){3}$/);
    expect(Date.parse(coupon?.expiresAt ?? '') - clock.now().getTime()).toBe(90 * day);
    expect(await allOf(await shop.shop.customer())).toEqual([]);
  });

  it('brings no second one however often its money is reported, and however many payments come', async () => {
    const again = provider.captured({ orderId: scene.orderId, price: 617 });
    await Promise.all([again, again, again].map((event) => provider.send(event)));
    expect(await states()).toEqual(['waiting']);
    expect(await faults()).toEqual([]);
  });

  it('cannot bring two, even if minted twice at once', async () => {
    const again = { id: scene.orderId, customerId: scene.customer.id };
    await Promise.all([1, 2, 3].map(() => mintCoupons(db, again, clock.now())));
    expect(await states()).toEqual(['waiting']);
  });

  it('that is cancelled takes its coupon with it, also when one parcel of it is', async () => {
    await cancel({ sellers: [scene.saree.sellerId] });
    expect(await states()).toEqual(['void']);
    await cancel();
    expect(await states()).toEqual(['void']);
  });

  it('leaves a coupon that was used as used', async () => {
    await use((await coupons())[0]?.code);
    await cancel();
    expect(await states()).toEqual(['used']);
    await execute(db)`update promotion_uses set given_back_at = ${clock.now()} where order_id = 'another'`;
    expect(await states()).toEqual(['void']);
    await execute(db)`delete from promotion_uses where order_id = 'another'`;
  });

  it('keeps it while money that came too much goes back', async () => {
    await provider.send(provider.captured({ orderId: scene.orderId, price: 617 }));
    expect((await shop.read()).refunds).toHaveLength(1);
    expect(await states()).toEqual(['waiting']);
  });
});

it('an order brings no coupon while it is unpaid, nor once it was cancelled', async () => {
  expect(await coupons()).toEqual([]);
  await cancel();
  await provider.send(provider.captured({ orderId: scene.orderId, price: 617 }));
  expect(await coupons()).toEqual([]);
});

it('an order that is paid at the door brings its coupon with the last parcel that is paid', async () => {
  await confirm();
  await ship();
  await deliver();
  expect(await states()).toEqual([]);
  await ship(scene.other);
  await deliver(scene.other);
  expect(await states()).toEqual(['usable']);
});

it('an order that is paid at the door brings its coupon also when money came beside the cash', async () => {
  await confirm();
  await ship();
  await deliver();
  await provider.send(provider.captured({ orderId: scene.orderId, price: 617 }));
  expect((await shop.read()).refunds).toHaveLength(1);
  await ship(scene.other);
  await deliver(scene.other);
  expect(await states()).toEqual(['usable']);
});

it('an order that is paid at the door brings none when a parcel of it came back before', async () => {
  await confirm();
  await ship();
  await deliver();
  const { body } = await call(scene.customer, 'GET', `/home/customer/returns/${scene.orderId}`);
  const request = { line: 0, quantity: 1, reason: 'damaged', payTo: 'meera@okbank' };
  const pickup = (body.pickups as { name: string }[])[0]?.name;
  const path = `/home/customer/ask-return/${scene.orderId}`;
  const { returnId } = (await call(scene.customer, 'POST', path, { ...request, pickup })).body;
  for (const [from, to] of [
    ['asked', 'agreed'],
    ['agreed', 'picked up'],
    ['picked up', 'refunded'],
  ])
    await call(scene.seller, 'POST', `/desk/returns/${String(returnId)}/move`, { seen: from, to });
  await ship(scene.other);
  await deliver(scene.other);
  expect(await shop.state()).toBe('delivery paid/success');
  expect(await coupons()).toEqual([]);
});

it('the mail of an order names what was taken off it', async () => {
  await execute(
    db,
  )`update orders set applied = '[{"name": "Super discount", "rupees": 51, "coupon": ""}]' where id = ${scene.orderId}`;
  await provider.send(provider.captured({ orderId: scene.orderId, price: 617 }));
  const rows = await execute<{ text: string }>(db)`
    select text from notices where key = ${`${scene.orderId}:placed`}`;
  expect(rows[0]?.text).toContain('Taken off: Super discount − ₹51.');
});

it('an ended gift brings none, and leaves those that customers have', async () => {
  await order();
  await deliverBoth();
  expect(await states()).toEqual(['usable']);
  await execute(db)`update promotions set ends_at = ${clock.now()} where id = 'gift-coupon'`;
  const before = await allOf(scene.customer);
  await order();
  expect(await coupons()).toEqual([]);
  expect(await allOf(scene.customer)).toEqual(before);
  const [gift] = before.filter(({ state }) => state === 'usable');
  expect(await priceWith(gift?.code)).toMatchObject({
    discount: 50,
    offers: { applied: [{ name: 'Gift coupon', coupon: gift?.code }], refused: '' },
  });
  await execute(db)`update promotions set ends_at = null where id = 'gift-coupon'`;
});

it('a coupon works once its order is delivered, and not a moment before', async () => {
  await order();
  const [coupon] = await coupons();
  const refusal = {
    discount: 0,
    offers: { applied: [], refused: 'This coupon works once the order that it came with is delivered' },
  };
  expect(await priceWith(coupon?.code)).toMatchObject(refusal);
  expect(await priceWith()).toMatchObject({ discount: 0, offers: { coupons: [] } });
  await ship();
  await deliver();
  expect([await states(), await priceWith(coupon?.code)]).toMatchObject([['waiting'], refusal]);
  clock.advance(hour);
  await ship(scene.other);
  await deliver(scene.other);
  const [active] = await coupons();
  expect([active?.state, Date.parse(active?.expiresAt ?? '') - clock.now().getTime()]).toEqual([
    'usable',
    90 * day,
  ]);
  expect(await priceWith()).toMatchObject({ discount: 50 });
});

describe('an order that a shop places with itself', () => {
  type OfferInTest = { id: string; ownPurchase: boolean };
  const isOwn = async () => {
    const list = async (filter = '') =>
      (await call(scene.operator, 'GET', `/desk/order-book${filter}`)).body.orders as OfferInTest[];
    const [all, own] = [await list(), await list('?own=yes')];
    expect(own).toEqual(all.filter(({ ownPurchase }) => ownPurchase));
    return all.find(({ id }) => id === scene.orderId)?.ownPurchase;
  };
  it.each(['mobile', 'phone of the delivery', 'e-mail', 'e-mail of its login', 'address'])(
    'brings no gift: same %s',
    async (what) => {
      const { id } = scene.customer;
      const by = scene.kurta.sellerId;
      const changes = {
        mobile: sql`update sellers set phone = '+91 98111 22233' where id = ${by}`,
        'phone of the delivery': sql`update sellers set phone = '0' || (select ship_to ->> 'phonenumber' from orders where id = ${scene.orderId}) where id = ${by}`,
        'e-mail': sql`update sellers set email = 'SHOP@example.com' where id = ${by}`,
        'e-mail of its login': sql`update customers set email = (select email from staff where seller_id = ${by} limit 1) where id = ${id}`,
        address: sql`update sellers set (address, pincode) = (select upper(ship_to ->> 'address') || '.', ship_to ->> 'pincode' from orders where id = ${scene.orderId}) where id = ${by}`,
      } as const;
      await sql`update customers set mobile = '9811122233', email = 'shop@example.com' where id = ${id}`.execute(
        db,
      );
      await changes[what as keyof typeof changes].execute(db);
      await order();
      expect([await coupons(), await isOwn()]).toEqual([[], true]);
      await sql`update sellers set phone = '', email = '', address = '' where id = ${by}`.execute(db);
      await sql`update customers set mobile = null, email = ${`${id}@example.com`} where id = ${id}`.execute(
        db,
      );
    },
  );

  it('brings no gift: same second phone of the delivery', async () => {
    await sql`update sellers set phone = '098222 33344' where id = ${scene.kurta.sellerId}`.execute(db);
    const body = orderBody([{ product: scene.kurta }], { price: 333, shipping_fee: 85 });
    body.shippingInfo = { ...body.shippingInfo, alternatephonenumber: '9822233344' };
    const answer = await call(scene.customer, 'POST', '/home/order/palce-order', body);
    scene.orderId = String(answer.body.orderId);
    await provider.send(provider.captured({ orderId: scene.orderId, price: 418 }));
    expect([await coupons(), await isOwn()]).toEqual([[], true]);
    await sql`update sellers set phone = '' where id = ${scene.kurta.sellerId}`.execute(db);
  });

  it('is no order of a stranger', async () => {
    await order();
    expect([(await coupons()).length, await isOwn()]).toEqual([1, false]);
  });
});

it('a coupon says that it has expired', async () => {
  await order();
  await execute(db)`update coupons set expires_at = ${clock.now()} where minted_by = ${scene.orderId}`;
  expect(await states()).toEqual(['expired']);
});
