import assert from 'node:assert/strict';
import fc from 'fast-check';
import { sql } from 'kysely';
import { giveGoodwill } from '../../../src/domains/orders/staff/give-goodwill.ts';
import { askReturn } from '../../../src/domains/returns/ask-return.ts';
import { changeReturn } from '../../../src/domains/returns/change-return.ts';
import { refundInstead } from '../../../src/domains/returns/refund-instead.ts';
import { pickupName, pickupsFrom } from '../../../src/domains/returns/pickups.ts';
import { isRefusal } from '../../../src/platform/refusal.ts';
import { inTransaction } from '../../../src/platform/transaction.ts';
import { knownOfOrders as known } from '../../../src/start/known-of-orders.ts';
import { change } from '../../support/listed.ts';
import { type Choice, choice, choose, choiceText } from './choice.ts';
import { step, type Sure } from './commands.ts';
import * as rules from './model.ts';
import * as prices from './model-offers.ts';
import * as returns from './model-returns.ts';
import { operatorOf, type Real } from './real-books.ts';

/** Where pieces are asked back: of a parcel, or of an exchange. */
interface From {
  readonly index: number;
  readonly seller: number;
  readonly exchange: rules.ModelReturn | null;
}

interface ExchangeInput {
  readonly quantity: number;
  readonly isExchange: boolean;
}

const parcelsOf = ({ orders }: Readonly<rules.Model>) =>
  orders.flatMap((order, index) => prices.sellers.map((seller) => ({ order, index, seller })));

const isDelivered = ({ order, seller }: { order: rules.ModelOrder; seller: number }): boolean =>
  order.parcels[seller] === 'delivered';

export const ask = (of: Choice, { quantity, isExchange }: ExchangeInput) =>
  step(
    `ask ${quantity} of parcel ${choiceText(of)} back${isExchange ? ' for another size' : ''}`,
    of.killed,
    (model) => parcelsOf(model).some((parcel) => of.stray || isDelivered(parcel)),
    async (model, real, sure) => {
      const { index, seller } = choose(parcelsOf(model), of, isDelivered);
      await askBack(model, real, sure, { index, seller, exchange: null }, { quantity, isExchange });
    },
  );

/** Asks back what an exchange brought; with `stray` what any return brought. */
const askAgain = (of: Choice, quantity: number) =>
  step(
    `ask ${quantity} back of what exchange ${choiceText(of)} brought`,
    of.killed,
    (model) => model.returns.some(({ state }) => of.stray || state === 'exchanged'),
    async (model, real, sure) => {
      const exchange = choose(model.returns, of, ({ state }) => state === 'exchanged');
      const { order: index, seller } = exchange;
      await askBack(model, real, sure, { index, seller, exchange }, { quantity, isExchange: false });
    },
  );

async function askBack(
  model: rules.Model,
  real: Real,
  sure: Sure,
  { index, seller, exchange }: From,
  { quantity, isExchange }: ExchangeInput,
): Promise<void> {
  const { id: orderId, customerId } = prices.at(real.orders, index);
  const now = real.shop.clock.now();
  const pickups = pickupsFrom(now, { runs: [], places: new Map(), daysOff: [] });
  const request = {
    orderId,
    customerId,
    line: seller * prices.lines.length,
    ofReturn: exchange ? prices.at(real.returns, model.returns.indexOf(exchange)) : '',
    quantity,
    reason: 'size',
    note: '',
    variantId: isExchange ? prices.at(prices.at(real.products, seller).variantIds, 1) : '',
    pickup: pickupName(prices.at(pickups, 0)),
    payTo: 'meera@upi',
  } as const;
  const asking = { known, now, pickupsAt: () => Promise.resolve(pickups) };
  const answer = await sure((db) => inTransaction(db, (trx) => askReturn(trx, request, asking)));
  const can = returns.ask(model, { order: index, seller, quantity, isExchange, of: exchange });
  assert.equal(!isRefusal(answer), can, 'answer to pieces that are asked back');
  if (!isRefusal(answer)) real.returns.push(answer.returnId);
}

/** The other size of a seller's product gets a price of its own, or the one price of all sizes again. */
const priceOther = (seller: number, own: number | null) =>
  step(
    `the other size of seller ${seller} costs ${own === null ? 'the same' : `₹${own}`}`,
    0,
    () => true,
    async (model, { products }, sure) => {
      const id = prices.at(prices.at(products, seller).variantIds, 1);
      await sure((db) =>
        change(db, sql`update variants set price = ${own}, discount = ${own && 0} where id = ${id}`),
      );
      model.otherPrice[seller] = own !== null;
    },
  );

/** Gives an order's customer a sum without a return; most are paid and some have enough already. */
const give = (of: Choice, rupees: number) =>
  step(
    `give ₹${rupees} of goodwill for order ${choiceText(of)}`,
    of.killed,
    ({ orders }) => orders.some(({ payment }) => of.stray || payment === 'paid'),
    async (model, real, sure) => {
      const index = model.orders.indexOf(choose(model.orders, of, ({ payment }) => payment === 'paid'));
      const { id: orderId } = prices.at(real.orders, index);
      const count = model.refunds.filter(({ order }) => order === index).length;
      const sum = { amountPaise: rupees * 100, reason: 'A seam came open', payTo: 'meera@upi' };
      const input = {
        orderId,
        ...sum,
        seen: count,
        operatorId: operatorOf(model, real),
        now: real.shop.clock.now(),
      };
      const answer = await sure((db) => inTransaction(db, (trx) => giveGoodwill(trx, input)));
      const can = returns.giveGoodwill(model, index, sum.amountPaise);
      assert.equal(!isRefusal(answer), can, 'answer to goodwill');
    },
  );

const movers: readonly returns.Mover[] = ['customer', 'seller', 'operator', 'server'];

/** An exchange, or with `stray` any return, changes its mind. */
const changeMind = (of: Choice, by: 'customer' | 'seller' | 'operator') =>
  step(
    `${by} turns exchange ${choiceText(of)} into a refund`,
    of.killed,
    (model) => model.returns.some(({ isExchange }) => of.stray || isExchange),
    async (model, real, sure) => {
      const one = choose(model.returns, of, ({ isExchange }) => isExchange);
      const returnId = prices.at(real.returns, model.returns.indexOf(one));
      const input = { returnId, owner: {}, payTo: 'meera@upi', actor: { kind: by, id: by }, known };
      const answer = await sure((db) => refundInstead(db, { ...input, now: real.shop.clock.now() }));
      const can = returns.refundInstead(model, one, by);
      assert.equal(!isRefusal(answer), can, `answer to ${by} who wants a refund instead in ${one.state}`);
    },
  );

/** Any move of any return; most are not possible. */
const anyMoves = ({ returns: all }: Readonly<rules.Model>) =>
  all.flatMap((one) => rules.returnStates.flatMap((to) => movers.map((by) => ({ one, to, by }))));

/** Whether a move leads towards the money or the other size. */
const isOnward = ({ to }: { to: rules.ReturnState }): boolean =>
  to === 'agreed' || to === 'picked up' || to === 'refunded' || to === 'exchanged';

export const move = (
  of: Choice,
  pick: number,
  isWanted: (move: { to: rules.ReturnState }) => boolean = isOnward,
) =>
  step(
    `move return ${choiceText({ ...of, pick })}`,
    of.killed,
    (model) => (of.stray ? model.returns : returns.possibleMoves(model).filter(isWanted)).length > 0,
    async (model, real, sure) => {
      const all = of.stray ? anyMoves(model) : returns.possibleMoves(model).filter(isWanted);
      const { one, to, by } = prices.at(all, pick % all.length);
      const returnId = prices.at(real.returns, model.returns.indexOf(one));
      const actor = { kind: by, id: by === 'operator' ? operatorOf(model, real) : by };
      const input = { returnId, owner: {}, to, why: 'So be it', actor, now: real.shop.clock.now(), known };
      const answer = await sure((db) => changeReturn(db, input));
      const from = one.state;
      const can = returns.move(model, one, to, by);
      assert.equal(!isRefusal(answer), can, `answer to ${by} who moves a return from ${from} to ${to}`);
    },
  );

const quantity = fc.constantFrom(1, 1, 2, 3, 4);
const often = [1, 2, 3, 4, 5, 6];
const seller = fc.constantFrom(...prices.sellers);

/** Actions of customers and staff with returns, and goodwill. */
export const ofReturns = [
  fc.tuple(seller, fc.constantFrom(null, 150, 300)).map(([of, own]) => priceOther(of, own)),
  ...often.flatMap(() => [
    fc.tuple(choice, quantity).map(([of, pieces]) => askAgain(of, pieces)),
    fc.tuple(choice, fc.constantFrom(1, 100, 900)).map(([of, rupees]) => give(of, rupees)),
  ]),
  ...often.map(() =>
    fc
      .tuple(choice, fc.constantFrom('customer' as const, 'seller' as const, 'operator' as const))
      .map(([of, by]) => changeMind(of, by)),
  ),
  ...often.map(() =>
    fc
      .tuple(choice, fc.record({ quantity, isExchange: fc.nat(2).map((n) => n === 0) }))
      .map(([of, request]) => ask(of, request)),
  ),
  ...often.flatMap(() => [
    fc.tuple(choice, fc.nat(200)).map(([of, pick]) => move(of, pick)),
    fc.tuple(choice, fc.nat(200)).map(([of, pick]) => move(of, pick, () => true)),
  ]),
];
