import fc from 'fast-check';
import type { PaymentEvent } from '../../../src/domains/payments/payment-provider.ts';
import { recordPayment } from '../../../src/domains/payments/record-payment.ts';
import { day, shift } from '../../../src/platform/clock.ts';
import { nextUtr } from '../torture-shop.ts';
import { killedAt, step } from './commands.ts';
import * as rules from './model.ts';
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
const tell = (pick: number, eventId: string, killed: number) =>
  step(
    `provider tells of payout ${pick} in ${eventId}`,
    killed,
    ({ payouts }) => ofProviders(payouts).length > 0,
    async (model, real, sure) => {
      const all = ofProviders(model.payouts);
      const one = prices.at(all, pick % all.length);
      const told = { actor: { kind: 'provider', id: provider }, payee: real.shop.payee } as const;
      const event = eventOf(real, one, eventId);
      await sure((db) => recordPayment(db, event, { ...told, now: real.shop.clock.now() }));
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

/** Actions of a provider with the money that it holds. */
export const ofProvider = [
  fc.constantFrom(prices.pricePaise, 87_876).map(payOut),
  fc
    .tuple(fc.nat(3), fc.constantFrom('webhook', 'status'), killedAt)
    .map(([which, eventId, at]) => tell(which, eventId, at)),
];
