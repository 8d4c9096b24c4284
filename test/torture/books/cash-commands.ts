import assert from 'node:assert/strict';
import fc from 'fast-check';
import { handInCash, takeBackDeposit } from '../../../src/domains/payments/staff/hand-in-cash.ts';
import { isRefusal } from '../../../src/platform/refusal.ts';
import { inTransaction } from '../../../src/platform/transaction.ts';
import { nextUtr } from '../torture-shop.ts';
import { killedAt, step, type Sure } from './commands.ts';
import { findRequest, moveByHand } from './model-by-hand.ts';
import * as rules from './model.ts';
import * as prices from './model-offers.ts';
import * as parcels from './model-parcels.ts';
import { operatorOf, type Real } from './real-books.ts';

/** A courier pays cash in at the bank; the shop does not know of it yet. */
const payIn = (seller: number) =>
  step(
    `courier of ${seller} pays cash in`,
    0,
    (model) => inHand(model, seller) > 0,
    (model) => {
      const utr = `AXISCN${nextUtr()}`;
      const paise = inHand(model, seller);
      model.payouts.push({ by: seller, utr, paise, day: rules.today(model), told: false, shown: false });
      return Promise.resolve();
    },
  );

const inHand = (model: rules.Model, seller: number): number =>
  parcels.cashOf(model, seller) -
  model.payouts.reduce((sum, { by, told, paise }) => sum + (by === seller && !told ? paise : 0), 0);

/** An operator books a deposit, once; what no statement shows yet is moved by hand. */
const handIn = (pick: number, killPoint: number) =>
  step(
    `hand in cash ${pick}`,
    killPoint,
    ({ payouts }) => payouts.some(({ by }) => by !== 'provider'),
    async (model, real, sure) => {
      const all = model.payouts.filter(({ by }) => by !== 'provider');
      const one = prices.at(all, pick % all.length);
      const money = { seller: Number(one.by), amountPaise: one.paise, reference: one.utr };
      const move = { subject: `cash ${one.utr}`, order: -1, paise: one.paise };
      const [answer, keep] = one.told || one.shown ? (['may', () => {}] as const) : moveByHand(model, move);
      const isDone = !one.told && answer !== 'refused';
      assert.equal(
        await isHandedIn(real, money, operatorOf(model, real), sure),
        isDone,
        'answer to a deposit',
      );
      if (isDone) keep();
      one.told ||= answer === 'may';
    },
  );

/** An operator takes a deposit back, which a statement that was read before or after shows instead. */
const takeBack = (pick: number, killPoint: number) =>
  step(
    `take back deposit ${pick}`,
    killPoint,
    ({ payouts }) => payouts.some(({ by }) => by !== 'provider'),
    async (model, real, sure) => {
      const all = model.payouts.filter(({ by }) => by !== 'provider');
      const one = prices.at(all, pick % all.length);
      const { sellerId } = prices.at(real.products, Number(one.by));
      const input = { sellerId, reference: one.utr, reason: 'Mistyped', operatorId: operatorOf(model, real) };
      const answer = await sure((db) =>
        inTransaction(db, (trx) => takeBackDeposit(trx, { ...input, now: real.shop.clock.now() })),
      );
      const isBooked = one.told && !one.shown;
      const request = isBooked ? undefined : findRequest(model, `cash ${one.utr}`);
      assert.equal(!isRefusal(answer), isBooked || request !== undefined, 'answer to a deposit taken back');
      if (isBooked) one.told = false;
      if (request) request.decision = 'declined';
    },
  );

/** More than the couriers hold is never booked. */
const handInMore = (seller: number) =>
  step(
    `hand in more cash of ${seller} than there is`,
    0,
    () => true,
    async (model, real, sure) => {
      const money = { seller, amountPaise: parcels.cashOf(model, seller) + 1, reference: nextUtr() };
      const isDone = await isHandedIn(real, money, operatorOf(model, real), sure);
      assert.equal(isDone, false, 'answer to more cash than there is');
    },
  );

async function isHandedIn(
  { shop, products }: Real,
  { seller, ...money }: { seller: number; amountPaise: number; reference: string },
  operatorId: string,
  sure: Sure,
): Promise<boolean> {
  const { sellerId } = prices.at(products, seller);
  const input = { sellerId, ...money, reason: 'Slip', operatorId, now: shop.clock.now() };
  return !isRefusal(await sure((db) => inTransaction(db, (trx) => handInCash(trx, input))));
}

/** What becomes of the cash that couriers hold. */
export const ofCash = [1, 2, 3].flatMap(() => [
  fc.nat(1).map(payIn),
  fc.nat(1).map(handInMore),
  fc.tuple(fc.nat(6), killedAt).map(([which, at]) => handIn(which, at)),
  fc.tuple(fc.nat(6), killedAt).map(([which, at]) => takeBack(which, at)),
]);
