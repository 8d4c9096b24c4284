import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { PaymentEvent } from '../../../src/domains/payments/payment-provider.ts';
import { recordPayment } from '../../../src/domains/payments/record-payment.ts';
import { day, shift } from '../../../src/platform/clock.ts';
import { nextUtr } from '../torture-shop.ts';
import { killedAt, step } from './commands.ts';
import * as rules from './model.ts';
import { dispute, refundElsewhere } from './model-clawbacks.ts';
import * as prices from './model-offers.ts';
import type { Real } from './real-books.ts';

const provider = 'razorpay';

const ofProviders = (payouts: readonly rules.Payout[]) => payouts.filter(({ by }) => by === 'provider');

/** The provider pays out to the bank; the shop does not know of it yet. */
const payOut = (paise: number) =>
  step(
    `provider pays out ${paise}`,
    0,
    ({ payouts }) => ofProviders(payouts).length < 4,
    (model) => {
      const utr = `AXISCN${nextUtr()}`;
      model.payouts.push({ by: 'provider', utr, paise, day: rules.today(model), told: false, shown: false });
      return Promise.resolve();
    },
  );

/** By its webhook or a look-up, each time with a new event id or twice with the same one. */
const tell = (pick: number, eventId: string, killPoint: number) =>
  step(
    `provider tells of payout ${pick} in ${eventId}`,
    killPoint,
    ({ payouts }) => ofProviders(payouts).length > 0,
    async (model, real, sure) => {
      const all = ofProviders(model.payouts);
      const one = prices.at(all, pick % all.length);
      const context = { actor: { kind: 'provider', id: provider }, payee: real.shop.payee } as const;
      const event = eventOf(real, one, eventId);
      await sure((db) => recordPayment(db, event, { ...context, now: real.shop.clock.now() }));
      one.told = true;
    },
  );

const eventOf = (real: Real, { utr, paise, day: on }: rules.Payout, eventId: string): PaymentEvent => ({
  provider,
  eventId: `${eventId}-${utr}`,
  type: 'settlement.processed',
  orderId: null,
  body: { id: `setl_${utr}` },
  evidence: null,
  settlement: {
    reference: `setl_${utr}`,
    amountPaise: paise,
    feesPaise: 0,
    taxPaise: 0,
    utr,
    settledAt: shift(real.begun, on * day),
  },
});

type News = Pick<PaymentEvent, 'type' | 'body'> & Partial<Pick<PaymentEvent, 'dispute' | 'refund'>>;

const gateway = 'gateway';
const reportedPayments = ({ payments }: Readonly<rules.Model>) => payments.filter(({ by }) => by === gateway);

/** News of a payment that the provider has reported before, each time with a new event id or twice with the same one. */
const tellOfPayment = (
  name: string,
  [pick, eventId, killPoint]: readonly [number, string, number],
  newsOf: (utr: string, paise: number) => News,
  inModel: (model: rules.Model, of: { order: number; utr: string; paise: number }) => void,
) =>
  step(
    `provider tells of payment ${pick} in ${eventId}: ${name}`,
    killPoint,
    (model) => reportedPayments(model).length > 0,
    async (model, real, sure) => {
      const all = reportedPayments(model);
      const { order, utr, paise } = prices.at(all, pick % all.length);
      assert(utr !== null);
      const news = newsOf(utr, paise);
      const event = {
        ...news,
        provider: gateway,
        eventId: `${eventId}-${name}-${utr}`,
        orderId: null,
        evidence: null,
      };
      const context = { actor: { kind: 'provider', id: gateway }, payee: real.shop.payee } as const;
      await sure((db) => recordPayment(db, event, { ...context, now: real.shop.clock.now() }));
      inModel(model, { order, utr, paise });
    },
  );

const ends = { open: null, won: 0, lost: prices.pricePaise, 'lost in part': 40_000 } as const;

/** A customer's bank contests a payment, and decides; `created` may come last. */
export const contest = (end: keyof typeof ends, which: readonly [number, string, number]) =>
  tellOfPayment(
    `dispute ${end}`,
    which,
    (utr, amountPaise) => ({
      type: 'payment.dispute',
      body: {},
      dispute: {
        reference: `disp_${utr}`,
        paymentId: `captured-${utr}`,
        amountPaise,
        lostPaise: Math.min(ends[end] ?? 0, amountPaise),
        state: end === 'lost in part' ? 'lost' : end,
        phase: 'chargeback',
        reason: 'goods_not_received',
        respondBy: null,
      },
    }),
    (model, of) => {
      const lostPaise = ends[end];
      dispute(model, { kind: 'dispute', ...of }, lostPaise === null ? null : Math.min(lostPaise, of.paise));
    },
  );

/** In paise: no refund of the shop's own has this sum, so that it is matched to none. */
const elsewhere = 12_345;

/** Somebody refunds a part of a payment in the provider's dashboard. */
export const refundAtProvider = (
  state: 'sent' | 'done' | 'failed',
  which: readonly [number, string, number],
) =>
  tellOfPayment(
    `refund ${state}`,
    which,
    (utr) => ({
      type: 'refund',
      body: {},
      refund: {
        reference: `rfnd_${utr}`,
        state,
        of: { paymentId: `captured-${utr}`, amountPaise: elsewhere, refundId: null },
      },
    }),
    (model, of) => {
      refundElsewhere(model, { kind: 'refund', ...of, paise: elsewhere }, state);
    },
  );

const which = fc.tuple(fc.nat(6), fc.constantFrom('one', 'two'), killedAt);
const end = fc.constantFrom(...(Object.keys(ends) as (keyof typeof ends)[]));

/** Actions of a provider with the money that it holds. */
export const ofProvider = [
  fc.constantFrom(prices.pricePaise, 87_876).map(payOut),
  fc
    .tuple(fc.nat(3), fc.constantFrom('webhook', 'status'), killedAt)
    .map(([which, eventId, at]) => tell(which, eventId, at)),
  ...[1, 2].flatMap(() => [
    fc.tuple(end, which).map(([how, of]) => contest(how, of)),
    fc
      .tuple(fc.constantFrom('sent' as const, 'done' as const, 'failed' as const), which)
      .map(([state, of]) => refundAtProvider(state, of)),
  ]),
];
