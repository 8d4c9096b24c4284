import assert from 'node:assert/strict';
import fc from 'fast-check';
import { confirmPayment, rejectPayment } from '../../../src/domains/payments/confirm-payment.ts';
import type { PaymentEvent } from '../../../src/domains/payments/payment-provider.ts';
import { reconcileStatement } from '../../../src/domains/payments/reconcile-statement.ts';
import { recordPayment } from '../../../src/domains/payments/record-payment.ts';
import { resolveReview } from '../../../src/domains/payments/staff/resolve-review.ts';
import { readStatement } from '../../../src/domains/payments/statement/read-statement.ts';
import { minute, shift } from '../../../src/platform/clock.ts';
import { isRefusal } from '../../../src/platform/refusal.ts';
import { hasOrders, hasTransfers, killedAt, ofCustomers, step } from './commands.ts';
import { byHand } from './by-hand-commands.ts';
import { atTheDoor } from './door-commands.ts';
import { ofReturns } from './return-commands.ts';
import { issuePapers } from './papers.ts';
import { ofProvider } from './settlement-commands.ts';
import * as rules from './model.ts';
import * as prices from './model-offers.ts';
import * as evidence from './model-evidence.ts';
import type { Transfer } from './model.ts';
import { dateOf, lineOf, operatorOf, type Real } from './real-books.ts';

/** The provider's webhook about a transfer, each time with a new event id, or twice with the same one. */
export const report = (pick: number, type: 'captured' | 'failed', eventId: string, killPoint: number) =>
  step(
    `gateway says ${type} of ${pick} in ${eventId}`,
    killPoint,
    hasTransfers,
    async (model, real, sure) => {
      const one = prices.at(model.transfers, pick % model.transfers.length);
      if (one.paise !== prices.priceOf(prices.at(model.orders, one.order))) return;
      const event = eventOf(real, one, type, eventId);
      const source = { actor: { kind: 'provider', id: 'gateway' }, payee: real.shop.payee } as const;
      await sure((db) => recordPayment(db, event, { ...source, now: real.shop.clock.now() }));
      if (type === 'captured') evidence.report(model, one);
      else evidence.fail(model, one);
    },
  );

function eventOf(real: Real, { order, utr, paise }: Transfer, type: 'captured' | 'failed', eventId: string) {
  const orderId = prices.at(real.orders, order).id;
  const paymentId = `${type}-${utr}`;
  const event = {
    type,
    orderId,
    paymentId,
    amountPaise: paise,
    currency: 'INR',
    payee: real.shop.payee,
    utr,
  };
  return {
    provider: 'gateway',
    eventId: `${eventId}-${type}-${utr}`,
    type: `payment.${type}`,
    orderId,
    body: { payment_id: paymentId },
    evidence: type === 'captured' ? event : { ...event, utr: null },
  } satisfies PaymentEvent;
}

/** The bank's statement of some whole days, as banks export them, imported once or twice, then perhaps with other days. */
const readExport = (
  from: number,
  days: number,
  [times, late]: readonly [number, number],
  killPoint: number,
) =>
  step(
    `read ${times} times ${days} days from ${from} days ago, the second time ${late} days late`,
    killPoint,
    hasTransfers,
    async (model, real, sure) => {
      const first = Math.max(0, rules.today(model) - from);
      const isIn = ({ day }: { day: number }) => day >= first && day < first + days;
      const credits = model.transfers.filter(isIn);
      const payouts = model.payouts.filter(isIn);
      // The second export has the UTR in its narration only, and credits perhaps a day later.
      const exports = (
        [
          ['UPI,0000', 0],
          ['Received ref ', late],
        ] as const
      ).map(([before, later]) =>
        readStatement(
          [
            'Date,Narration,Chq./Ref.No.,Withdrawal Amt.,Deposit Amt.',
            ...credits.map(({ day, utr, paise }) => {
              const words = before.includes(',') ? before + utr : `${before}${utr},`;
              return `${dateOf(real, day + later)},${words},,${paise / 100}`;
            }),
            ...payouts.map(({ day, utr, paise }) => `${dateOf(real, day)},NEFT CR,${utr},,${paise / 100}`),
          ].join('\n'),
        ),
      );
      const unpaidOrderTtl = rules.unpaidTtl * minute;
      const now = real.shop.clock.now();
      const actor = { kind: 'operator', id: operatorOf(model, real) } as const;
      const circumstances = { actor, payee: real.shop.payee, now, unpaidOrderTtl, dryRun: false };
      for (const [time, statement] of exports.slice(0, times).entries()) {
        assert(statement);
        const at = { ...circumstances, now: shift(now, time) };
        await sure((db) => reconcileStatement(db, statement, at));
        evidence.readStatement(model, credits, payouts, time * late);
      }
    },
  );

export const confirm = (pick: number, killPoint: number) =>
  step(`confirm ${pick}`, killPoint, hasOrders, async (model, real, sure) => {
    const index = pick % model.orders.length;
    const { id: orderId } = prices.at(real.orders, index);
    const { payee, clock } = real.shop;
    const input = { orderId, operatorId: operatorOf(model, real), payee, now: clock.now() };
    const answer = await sure((db) => confirmPayment(db, input));
    assert.equal(!isRefusal(answer), evidence.confirm(model, index), 'answer to a confirmation');
  });

const reject = (pick: number, killPoint: number) =>
  step(`reject ${pick}`, killPoint, hasOrders, async (model, real, sure) => {
    const index = pick % model.orders.length;
    const order = prices.at(model.orders, index);
    const { id: orderId } = prices.at(real.orders, index);
    const unpaidOrderTtl = rules.unpaidTtl * minute;
    const input = {
      orderId,
      operatorId: operatorOf(model, real),
      now: real.shop.clock.now(),
      unpaidOrderTtl,
    };
    const answer = await sure((db) => rejectPayment(db, input));
    const isKnown = order.claims.some(({ state }) => state === 'confirmed');
    const isSought = !isKnown || order.claims.some(({ state }) => state === 'open');
    const can =
      isSought && (order.payment === 'pending' || (order.payment === 'unpaid' && order.payBy === 'upi'));
    assert.equal(isRefusal(answer), !can);
    if (can) rules.reject(model, order);
  });

const resolutions = ['accepted', 'refunded', 'dismissed', 'booked'] as const;

/** An operator decides about a waiting credit. */
const decide = (pick: number, how: (typeof resolutions)[number], about: number, killPoint: number) =>
  step(
    `decide credit ${pick}: ${how} for ${about}`,
    killPoint,
    (model) => rules.waiting(model).length > 0,
    async (model, real, sure) => {
      const waits = rules.waiting(model);
      const one = prices.at(waits, pick % waits.length);
      const index = about % model.orders.length;
      const input = {
        provider: 'upi-manual',
        eventId: `bank-line:${await lineOf(real, one.utr)}`,
        resolution: how,
        orderId: prices.at(real.orders, index).id,
        reason: 'On the statement',
        operatorId: operatorOf(model, real),
        now: real.shop.clock.now(),
      };
      const answer = await sure((db) => resolveReview(db, input));
      assert.equal(!isRefusal(answer), evidence.decide(model, one, how, index), 'answer to a decision');
    },
  );

const pick = fc.nat(6);
const eventId = fc.constantFrom('one', 'two');
/** How often a statement is read, and how many days later its second export has the credits. */
const exports = [[1, 0] as const, [2, 0] as const, [2, 1] as const];

/** Everything that can happen to money, in any order. */
export const commands = (max: number) =>
  fc.commands(
    [
      ...ofCustomers,
      ...ofProvider,
      ...atTheDoor,
      ...ofReturns,
      ...byHand,
      killedAt.map(issuePapers),
      fc.tuple(pick, eventId, fc.nat(9)).map(([of, id, at]) => report(of, 'captured', id, at)),
      fc.tuple(pick, eventId, fc.nat(9)).map(([of, id, at]) => report(of, 'captured', id, at)),
      fc.tuple(pick, eventId, killedAt).map(([of, id, at]) => report(of, 'failed', id, at)),
      fc
        .tuple(fc.nat(3), fc.integer({ min: 1, max: 4 }), fc.constantFrom(...exports), killedAt)
        .map(([from, days, times, at]) => readExport(from, days, times, at)),
      fc.tuple(fc.nat(3), killedAt).map(([from, at]) => readExport(from, 4, [1, 0], at)),
      fc.tuple(pick, killedAt).map(([order, at]) => confirm(order, at)),
      fc.tuple(pick, killedAt).map(([order, at]) => reject(order, at)),
      fc
        .tuple(pick, fc.constantFrom(...resolutions), pick, killedAt)
        .map(([credit, how, order, at]) => decide(credit, how, order, at)),
    ],
    { maxCommands: max, size: 'max' },
  );
