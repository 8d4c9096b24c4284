import assert from 'node:assert/strict';
import fc from 'fast-check';
import { askApproval, decideApproval } from '../../../src/domains/orders/staff/approve-refund.ts';
import { reopenRefund, sendRefund } from '../../../src/domains/orders/staff/send-refund.ts';
import { isRefusal } from '../../../src/platform/refusal.ts';
import { killedAt, step } from './commands.ts';
import * as prices from './model-offers.ts';
import { askSecond, decideAsked, send } from './model-by-hand.ts';
import { reopen } from './model-clawbacks.ts';
import type { Model, Refund } from './model.ts';
import { listRefunds, operatorOf, type Real } from './real-books.ts';

/** Another operator sits down at the desk, or the first one's second login. */
export const sitDown = (operator: number) =>
  step(
    `operator ${operator} sits down`,
    0,
    (model) => model.operator !== operator,
    (model) => {
      model.operator = operator;
      return Promise.resolve();
    },
  );

/** The shop's id of a refund of the model. */
async function idOf(real: Real, { order, paise, taken, sent }: Refund): Promise<string> {
  const refund = (await listRefunds(real)).find(
    (one) => one.order === order && one.paise === paise && one.taken === taken && one.sent === sent,
  );
  assert(refund, 'a refund of the model is in the shop');
  return refund.id;
}

/** Refunds that look the same are the same: the model could not tell which of them the shop has moved. */
const isOneOfAKind = ({ refunds }: Model, refund: Refund): boolean =>
  refunds.filter(
    ({ order, paise, taken, sent }) =>
      order === refund.order && paise === refund.paise && taken === refund.taken && sent === refund.sent,
  ).length === 1;

const acts = {
  send: {
    isSent: false,
    inModel: send,
    work: (db, input) => sendRefund(db, { ...input, reference: 'HDFC1', sentOn: '2026-03-01' }),
  },
  'come back': {
    isSent: true,
    inModel: reopen,
    work: (db, input) => reopenRefund(db, { ...input, reason: 'Account closed' }),
  },
  'ask a second person for': {
    isSent: false,
    inModel: askSecond,
    work: (db, input) => askApproval(db, { ...input, reason: 'So be it' }),
  },
  'agree to': {
    isSent: false,
    inModel: (model, refund) => decideAsked(model, refund, true),
    work: (db, input) => decideApproval(db, { ...input, approved: true }),
  },
  decline: {
    isSent: false,
    inModel: (model, refund) => decideAsked(model, refund, false),
    work: (db, input) => decideApproval(db, { ...input, approved: false }),
  },
} as const satisfies Record<
  string,
  {
    isSent: boolean;
    inModel: (model: Model, refund: Refund) => boolean;
    work: (
      db: Real['shop']['db'],
      input: { refundId: string; operatorId: string; now: Date },
    ) => Promise<object>;
  }
>;

/** An operator does something about a refund. */
const act = (name: keyof typeof acts, pick: number, killPoint: number) => {
  const { isSent, inModel, work } = acts[name];
  return step(
    `${name} refund ${pick}`,
    killPoint,
    ({ refunds }) => refunds.some(({ sent }) => sent === isSent),
    async (model, real, sure) => {
      const all = model.refunds.filter(({ sent }) => sent === isSent);
      const refund = prices.at(all, pick % all.length);
      if (!isOneOfAKind(model, refund)) return;
      const refundId = await idOf(real, refund);
      const input = { refundId, operatorId: operatorOf(model, real), now: real.shop.clock.now() };
      const answer = await sure<object>((db) => work(db, input));
      assert.equal(!isRefusal(answer), inModel(model, refund), `answer to: ${name} a refund`);
    },
  );
};

/** Actions of the operators at the desk with refunds. */
export const byHand = [
  fc.nat(2).map(sitDown),
  fc.nat(2).map(sitDown),
  fc
    .tuple(fc.constantFrom(...(Object.keys(acts) as (keyof typeof acts)[])), fc.nat(6), killedAt)
    .map(([name, which, at]) => act(name, which, at)),
  ...[1, 2, 3].flatMap(() => [
    fc.tuple(fc.nat(6), killedAt).map(([which, at]) => act('send', which, at)),
    fc.tuple(fc.nat(6), killedAt).map(([which, at]) => act('agree to', which, at)),
  ]),
];
