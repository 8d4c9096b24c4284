import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { cancelOrder } from '../../../src/domains/orders/cancel-order.ts';
import { expireOrders } from '../../../src/domains/orders/expire-orders.ts';
import { placeOrder } from '../../../src/domains/orders/place-order.ts';
import { claimPayment } from '../../../src/domains/payments/claim-payment.ts';
import { day, minute } from '../../../src/platform/clock.ts';
import { type Database, getValue } from '../../../src/platform/database.ts';
import { editPromotion } from '../../../src/domains/promotions/staff/save-promotion.ts';
import { isRefusal } from '../../../src/platform/refusal.ts';
import type { Staff } from '../../../src/platform/visit.ts';
import { knownOfOrders } from '../../../src/start/known-of-orders.ts';
import { home, type ShelfProduct } from '../../support/small-shop.ts';
import { nextUtr } from '../torture-shop.ts';
import { killedAndRepeated } from './crashing.ts';
import * as rules from './model.ts';
import * as prices from './model-offers.ts';
import * as evidence from './model-evidence.ts';
import * as parcels from './model-parcels.ts';
import type { Model } from './model.ts';
import { compareBooks, operatorOf, type Real } from './real-books.ts';
import { schedulesOf } from '../../support/schedules.ts';

export type Command = fc.AsyncCommand<Model, Real>;
export type Sure = <T>(work: (db: Database) => Promise<T>) => Promise<T>;
type Work = (model: Model, real: Real, sure: Sure) => Promise<void>;

/**
 * A step that can run if `check` holds. `sure` runs work of the shop, kills it before its `killedAt`-th statement, and
 * repeats it. Afterwards books and model are compared completely.
 */
export const step = (
  name: string,
  killedAt: number,
  check: (model: Readonly<Model>) => boolean,
  work: Work,
): Command => ({
  check,
  run: async (model, real) => {
    // No two payments happen at the same moment, so that their order is certain.
    model.minute += 1;
    real.shop.clock.advance(minute);
    await work(model, real, (one) => killedAndRepeated(real.shop.db, killedAt, one));
    await compareBooks(model, real);
  },
  toString: () => `${name}${killedAt > 0 ? `, killed before statement ${killedAt}` : ''}`,
});

export const hasOrders = ({ orders }: Readonly<Model>): boolean => orders.length > 0;
export const hasTransfers = ({ transfers }: Readonly<Model>): boolean => transfers.length > 0;

export const place = (offer: prices.Offer, killedAt: number) =>
  step(
    `place, off: ${offer}`,
    killedAt,
    ({ orders }) => orders.length < 6,
    async (model, real, sure) => {
      const { shop, products, extras, codes } = real;
      const { rupees: discount } = prices.offers[offer];
      const line = ({ id, variantIds: [variantId] }: ShelfProduct, quantity: number) => ({
        productId: id,
        variantId,
        quantity,
      });
      const [customer, key] = [await shop.customer(), randomUUID()];
      const outcome = await sure((db) =>
        placeOrder(
          { db, schedules: schedulesOf(shop.db, shop.clock) },
          {
            customerId: customer.id,
            wanted: products.flatMap((product, seller) => [
              line(product, prices.pieces.main),
              line(prices.at(extras, seller), prices.pieces.extra),
            ]),
            shipTo: home,
            seen: { goodsTotal: prices.pricePaise / 100, shippingFee: 0, discount },
            coupon: codes[offer],
            key,
            now: shop.clock.now(),
            unpaidOrderTtl: rules.unpaidTtl * minute,
          },
        ),
      );
      const isGone = rules.isSoldOut(model) || (offer === 'coupon' && prices.isUsedUp(model));
      assert.equal(isRefusal(outcome), isGone, 'answer to an order');
      if (isRefusal(outcome)) return;
      rules.place(model, offer);
      real.orders.push({ id: outcome.orderId, customerId: customer.id });
    },
  );

/** An operator gives the coupon's offer another limit, or takes it away. */
const editOffer = (maxUses: number | null, killedAt: number) =>
  step(
    `coupon for ${maxUses ?? 'any number of'} orders`,
    killedAt,
    () => true,
    async (model, real, sure) => {
      const { shop, couponOffer: promotionId } = real;
      const operator = { id: operatorOf(model, real) };
      const none = {
        cap: null,
        fromRupees: 0,
        categories: [],
        shops: [],
        firstOrderOnly: false,
        maxUsesEach: null,
      };
      const offer = {
        ...none,
        name: 'Welcome',
        kind: 'rupees',
        value: 50,
        firstDay: '2026-03-01',
        lastDay: null,
      } as const;
      const edit = await sure(async (db) => {
        const version = await getValue<number>(db)`select version from promotions where id = ${promotionId}`;
        const { clock } = shop;
        return editPromotion(
          { db, clock },
          { ...offer, promotionId, version, maxUses },
          { staff: operator as Staff, shopId: null },
        );
      });
      assert.ok(!isRefusal(edit), 'an offer is edited');
      model.maxCoupons = maxUses;
    },
  );

/** Sends money to the bank; the shop does not know of it yet. */
export const transfer = (pick: number, more: number) =>
  step(`transfer ${more} paise too much for ${pick}`, 0, hasOrders, (model) => {
    const order = pick % model.orders.length;
    const paise = prices.priceOf(prices.at(model.orders, order)) + more;
    const line = null;
    model.transfers.push({ order, utr: nextUtr(), paise, day: rules.today(model), told: false, line });
    return Promise.resolve();
  });

const claim = (pick: number, of: number, killedAt: number) =>
  step(`claim transfer ${of} for ${pick}`, killedAt, hasOrders, async (model, real, sure) => {
    const index = pick % model.orders.length;
    // The UTR of a transfer, or an invented one.
    const money = model.transfers[of % (model.transfers.length + 1)];
    const utr = money?.utr ?? nextUtr();
    const { shop, orders } = real;
    const { id: orderId, customerId } = prices.at(orders, index);
    const now = shop.clock.now();
    const claimInput = {
      orderId,
      customerId,
      utr,
      key: undefined,
      now,
      claimedOrderTtl: day,
      payee: shop.payee,
    };
    const answer = await sure((db) => claimPayment(db, claimInput));
    const code = isRefusal(answer) ? answer.refused : 'done';
    assert.equal(code, evidence.claim(model, index, utr), 'answer to a claim');
  });

const cancel = (pick: number, killedAt: number) =>
  step(`cancel ${pick}`, killedAt, hasOrders, async (model, { shop, orders }, sure) => {
    const index = pick % model.orders.length;
    const { id: orderId, customerId } = prices.at(orders, index);
    const actor = { kind: 'customer', id: customerId } as const;
    const moveInput = { orderId, customerId, actor, now: shop.clock.now(), known: knownOfOrders };
    const answer = await sure((db) => cancelOrder(db, moveInput));
    const can = parcels.canCancel(prices.at(model.orders, index));
    assert.equal(isRefusal(answer), !can);
    if (can) parcels.cancel(model, index, 'customer');
  });

const cancelParcel = (pick: number, seller: number, killedAt: number) =>
  step(`cancel parcel ${seller} of ${pick}`, killedAt, hasOrders, async (model, real, sure) => {
    const index = pick % model.orders.length;
    const { id: orderId, customerId } = prices.at(real.orders, index);
    const actor = { kind: 'customer', id: customerId } as const;
    const sellers = [prices.at(real.products, seller).sellerId];
    const moveInput = {
      orderId,
      customerId,
      sellers,
      actor,
      now: real.shop.clock.now(),
      known: knownOfOrders,
    };
    const answer = await sure((db) => cancelOrder(db, moveInput));
    const can = parcels.canCancelParcel(prices.at(model.orders, index), seller);
    assert.equal(!isRefusal(answer), can, 'answer to a cancelled parcel');
    if (can) parcels.cancelParcel(model, index, seller);
  });

const wait = (minutes: number, killedAt: number) =>
  step(
    `wait ${minutes} min`,
    killedAt,
    () => true,
    async (model, { shop }, sure) => {
      model.minute += minutes;
      shop.clock.advance(minutes * minute);
      parcels.expire(model);
      await sure((db) => expireOrders(db, shop.clock.now()));
    },
  );

const pick = fc.nat(6);
/** Mostly 0, which kills nothing; otherwise one of the first statements, or a later one. */
export const killedAt = fc.oneof(
  { weight: 3, arbitrary: fc.constant(0) },
  { weight: 2, arbitrary: fc.integer({ min: 1, max: 25 }) },
);
const more = fc.constantFrom(0, 0, 0, 0, -1_000, 1_000);
const offer = fc.constantFrom(...prices.offerNames);

/** Actions of customers, and the passage of time. */
export const ofCustomers = [
  fc.tuple(offer, killedAt).map(([name, at]) => place(name, at)),
  fc.tuple(offer, killedAt).map(([name, at]) => place(name, at)),
  fc.tuple(fc.constantFrom(null, 1, 3), killedAt).map(([max, at]) => editOffer(max, at)),
  fc.tuple(pick, more).map(([order, amount]) => transfer(order, amount)),
  fc.tuple(pick, more).map(([order, amount]) => transfer(order, amount)),
  fc.tuple(pick, pick, killedAt).map(([order, of, at]) => claim(order, of, at)),
  fc.tuple(pick, pick, killedAt).map(([order, of, at]) => claim(order, of, at)),
  fc.tuple(pick, killedAt).map(([order, at]) => cancel(order, at)),
  fc.tuple(pick, fc.nat(1), killedAt).map(([order, seller, at]) => cancelParcel(order, seller, at)),
  fc.tuple(pick, fc.nat(1), killedAt).map(([order, seller, at]) => cancelParcel(order, seller, at)),
  fc.tuple(pick, fc.nat(1), killedAt).map(([order, seller, at]) => cancelParcel(order, seller, at)),
  fc.tuple(fc.constantFrom(31, 31, 24 * 60, 36 * 60), killedAt).map(([minutes, at]) => wait(minutes, at)),
];
