import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { advanceOrder } from '../../src/domains/orders/advance-order.ts';
import { expireOrders } from '../../src/domains/orders/expire-orders.ts';
import { moveParcel } from '../../src/domains/orders/parcels/move-parcel.ts';
import type { ParcelStep } from '../../src/domains/orders/parcels/parcel.ts';
import { isRefusal } from '../../src/platform/refusal.ts';
import { inTransaction } from '../../src/platform/transaction.ts';
import { knownOfOrders } from '../../src/start/known-of-orders.ts';
import { day, minute } from '../../src/platform/clock.ts';
import { orderBody } from '../support/small-shop.ts';
import * as rules from './model.ts';
import { aboutOrder, command } from './model-command.ts';
import { ofSales, percents, sweepSales } from './sale-commands.ts';
import { changePrice, restock } from './shelf-commands.ts';
import { nextUtr } from './torture-shop.ts';

const putInCart = (product: number, quantity: number) =>
  command(`cart ${quantity} of ${product}`, async (model, { shop, customer, products }) => {
    const wantedPieces = (model.cart.get(product) ?? 0) + quantity;
    const fits = wantedPieces <= rules.at(model.shelf, product).stock;
    const { id: productId, variantIds } = rules.at(products, product);
    const body = { userId: customer.id, productId, variantId: variantIds[0], quantity };
    const answer = await shop.call(customer, 'POST', '/home/product/add-to-card', body);
    assert.equal(answer.status, fits ? 201 : 409);
    if (fits) model.cart.set(product, wantedPieces);
  });

/** `off`: by how much the total that the customer saw is wrong. `isNamed`: the request also names the discount, wrong by `off`. */
const placeOrder = (items: ReadonlyMap<number, number>, off: number, isNamed: boolean) =>
  command(
    `order ${[...items].map(([product, pieces]) => `${pieces} of ${product}`).join(' + ')}, ${off} off${isNamed ? ', discount named' : ''}`,
    async (model, { shop, customer, products, orders }) => {
      const { goods, shipping } = rules.totalOf(model, items);
      const lines = [...items].map(([product, quantity]) => ({
        product: rules.at(products, product),
        quantity,
      }));
      const discount = isNamed ? rules.discountOf(goods) : 0;
      const body = {
        ...orderBody(lines, { price: goods + (isNamed ? 0 : off), shipping_fee: shipping }),
        ...(isNamed ? { discount: Math.max(0, discount + off) } : {}),
      };
      const key = randomUUID();
      const answer = await shop.call(customer, 'POST', '/home/order/palce-order', body, {
        'idempotency-key': key,
      });
      const isWrong = isNamed ? Math.max(0, discount + off) !== discount : off !== 0;
      if (isWrong) return assert.equal(answer.body.code, 'price_changed');
      if (!rules.enough(model, items)) return assert.equal(answer.body.code, 'out_of_stock');
      assert.equal(answer.status, 201);
      rules.place(model, items, discount);
      orders.push({
        id: String(answer.body.orderId),
        key,
        body,
        placedAt: shop.clock.now(),
        lastPayment: null,
      });
    },
  );

const placeAgain = (pick: number) =>
  aboutOrder('send again', pick, async (_model, { shop, customer }, _order, { id, key, body, placedAt }) => {
    // A key is kept for 24 hours; after that, the same request is another order.
    if (shop.clock.now().getTime() - placedAt.getTime() >= day) return;
    const answer = await shop.call(customer, 'POST', '/home/order/palce-order', body, {
      'idempotency-key': key,
    });
    assert.equal(answer.body.orderId, id);
  });

const pay = (pick: number) =>
  aboutOrder('pay', pick, async (model, { shop }, order, orderIds) => {
    const event = shop.provider.captured({ orderId: orderIds.id, price: order.price }, { utr: nextUtr() });
    assert.equal((await shop.provider.send(event)).status, 200);
    orderIds.lastPayment = event;
    rules.receive(model, order);
  });

const tellAgain = (pick: number) =>
  aboutOrder('tell of the payment again', pick, async (_model, { shop }, _order, { lastPayment }) => {
    if (lastPayment) assert.equal((await shop.provider.send(lastPayment)).status, 200);
  });

const payWrongly = (pick: number, over: Record<string, unknown>) =>
  aboutOrder(`pay ${JSON.stringify(over)}`, pick, async (_model, { shop }, order, { id }) => {
    const event = shop.provider.captured({ orderId: id, price: order.price }, { utr: nextUtr(), ...over });
    assert.equal((await shop.provider.send(event)).status, 200);
  });

const fail = (pick: number) =>
  aboutOrder('fail', pick, async (_model, { shop }, order, { id }) => {
    const event = shop.provider.captured(
      { orderId: id, price: order.price },
      { type: 'payment.failed', utr: null },
    );
    assert.equal((await shop.provider.send(event)).status, 200);
    if (order.payment === 'unpaid') order.payment = 'failed';
  });

const tryAgain = (pick: number) =>
  aboutOrder('try again', pick, async (_model, { shop, customer }, order, { id }) => {
    const answer = await shop.call(customer, 'POST', '/payment/do_payment', {
      orderId: id,
      bankName: 'SB',
      price: 1,
    });
    if (order.payment === 'paid' || order.order === 'cancelled') return assert.equal(answer.status, 409);
    assert.deepEqual([answer.status, answer.body.amount], [200, order.price]);
    if (order.payment === 'failed') order.payment = 'unpaid';
  });

const claim = (pick: number) =>
  aboutOrder('claim', pick, async (model, { shop, customer }, order, { id }) => {
    const claimBody = { orderId: id, transactionId: nextUtr() };
    const answer = await shop.call(customer, 'POST', '/payment/update-transactionId', claimBody);
    if (order.payment === 'paid' || order.claims >= 5) return assert.equal(answer.status, 409);
    assert.equal(answer.status, 200);
    order.claims += 1;
    if (order.payment === 'pending') return;
    order.payment = 'pending';
    if (order.order !== 'pending') return;
    order.expiresAt = model.now + rules.claimedTtl;
    rules.takeOutOfCart(model, order);
  });

const cancel = (pick: number) =>
  aboutOrder('cancel', pick, async (model, { shop, customer }, order, { id }) => {
    const answer = await shop.call(customer, 'POST', `/home/customer/cancel-order/${id}`);
    const can = rules.isCancellable(model, order);
    assert.equal(answer.status, can ? 200 : 409);
    if (can) rules.cancel(model, order, 'customer');
  });

const cancelParcel = (pick: number, seller: number) =>
  aboutOrder(`cancel the parcel of seller ${seller} in`, pick, async (model, real, order, { id }) => {
    const { shop, customer, products } = real;
    // Any product of a seller identifies the same shop.
    const { sellerId } = rules.at(products, seller === 1 ? products.length - 1 : 0);
    const cancelBody = { sellers: [sellerId] };
    const answer = await shop.call(customer, 'POST', `/home/customer/cancel-order/${id}`, cancelBody);
    assert.equal(answer.status, rules.cancelParcel(model, order, seller));
  });

const asha = { kind: 'operator' as const, id: 'asha' };

const moveWhole = (pick: number, to: 'warehouse' | 'success') =>
  aboutOrder(`move to ${to}`, pick, async (model, { shop }, order, { id }) => {
    const moveInput = { orderId: id, to, actor: asha, now: shop.clock.now(), known: knownOfOrders } as const;
    await advanceOrder(shop.db, moveInput);
    rules.moveWhole(model, order, to === 'warehouse' ? 'pack' : 'deliver');
  });

const stepParcel = (pick: number, seller: number, step: ParcelStep) =>
  aboutOrder(`${step} the parcel of seller ${seller} in`, pick, async (model, real, order, { id }) => {
    const { shop, products } = real;
    const { sellerId } = rules.at(products, seller === 1 ? products.length - 1 : 0);
    const stepInput = { orderId: id, sellerId, step, actor: asha, now: shop.clock.now() };
    const answer = await inTransaction(shop.db, (trx) => moveParcel(trx, stepInput));
    assert.equal(!isRefusal(answer), rules.step(model, order, seller, step));
  });

const emptyCart = (pick: number) =>
  aboutOrder('take out of the cart', pick, async (_model, { shop, customer }, order, { id }) => {
    const answer = await shop.call(customer, 'POST', '/payment/remove_from_cart', { orderId: id });
    // The payment has already emptied the cart.
    assert.equal(answer.status, order.payment === 'paid' ? 200 : 409);
  });

const wait = (minutes: number, killedAt: number) =>
  command(`wait ${minutes} min`, async (model, real) => {
    const { shop } = real;
    model.now += minutes;
    shop.clock.advance(minutes * minute);
    rules.expire(model);
    await expireOrders(shop.db, shop.clock.now());
    await sweepSales(model, real, killedAt);
  });

const product = fc.nat(2);
const pick = fc.nat(7);
const discounts = fc.oneof(fc.integer({ min: 0, max: 90 }), fc.constantFrom(...percents));
const items = fc
  .array(fc.tuple(product, fc.integer({ min: 1, max: 4 })), { minLength: 1, maxLength: 3 })
  .map((pairs) => new Map(pairs));

const ofBothSellers: ReadonlyMap<number, number> = new Map([
  [0, 1],
  [2, 1],
]);

/** Everything that can happen to one customer's orders, in any order. */
export const commands = (max: number) =>
  fc.commands(
    [
      fc
        .tuple(items, fc.constantFrom(0, 0, 0, 0, -1, 100), fc.boolean())
        .map(([lines, off, isNamed]) => placeOrder(lines, off, isNamed)),
      fc.tuple(items, fc.boolean()).map(([lines, isNamed]) => placeOrder(lines, 0, isNamed)),
      fc.boolean().map((isNamed) => placeOrder(ofBothSellers, 0, isNamed)),
      pick.map(placeAgain),
      pick.map(pay),
      pick.map(pay),
      pick.map(tellAgain),
      pick.map((index) => payWrongly(index, { amount_paise: 1 })),
      pick.map((index) => payWrongly(index, { payee: 'somebody@else' })),
      pick.map((index) => payWrongly(index, { currency: 'USD' })),
      pick.map(fail),
      pick.map(tryAgain),
      pick.map(claim),
      pick.map(cancel),
      fc.tuple(pick, fc.nat(1)).map(([order, seller]) => cancelParcel(order, seller)),
      fc.tuple(pick, fc.nat(1)).map(([order, seller]) => cancelParcel(order, seller)),
      pick.map((order) => moveWhole(order, 'warehouse')),
      pick.map((order) => moveWhole(order, 'success')),
      fc
        .tuple(
          pick,
          fc.nat(1),
          fc.constantFrom('pack', 'pack', 'hand over', 'hand over', 'deliver', 'bring back', 'unpack'),
        )
        .map(([order, seller, step]) => stepParcel(order, seller, step)),
      pick.map(emptyCart),
      fc.tuple(product, fc.integer({ min: 1, max: 3 })).map(([index, pieces]) => restock(index, pieces)),
      fc
        .tuple(product, fc.integer({ min: 1, max: 2_000 }), discounts, fc.boolean())
        .map(([index, price, discount, isOfAll]) => changePrice(index, price, discount, isOfAll)),
      fc.tuple(product, fc.integer({ min: 1, max: 3 })).map(([index, pieces]) => putInCart(index, pieces)),
      fc
        .tuple(fc.constantFrom(5, 31, 31, 12 * 60, 25 * 60), fc.constantFrom(0, 0, 3, 5, 7))
        .map(([minutes, at]) => wait(minutes, at)),
      ...ofSales(wait),
    ],
    { maxCommands: max, size: 'max' },
  );
