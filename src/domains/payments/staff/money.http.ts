import * as answers from '#messages/answers';
import * as refusals from '#messages/refusals';
import type { Handlers } from '../../../platform/call.ts';
import { isRefusal, refuse } from '../../../platform/refusal.ts';
import { askApproval, decideApproval } from '../../orders/staff/approve-refund.ts';
import { reopenRefund, sendRefund } from '../../orders/staff/send-refund.ts';
import { dayOf } from '../../../platform/india-time.ts';
import type { Desk } from '../../staff/desk.ts';
import { readPage } from '../../staff/paging.ts';
import type { Evidence } from '../payment-provider.ts';
import { byHand } from '../statement/link-bank-line.ts';
import { listWaitingClaims } from './claims.store.ts';
import { listCreditsOfClaims, listCreditsWithOrders } from './credits.store.ts';
import { decide } from './decide.ts';
import { confirmClaim, rejectClaim } from './decide-claim.ts';
import { importStatement } from './import-statement.ts';
import type { moneyCalls } from './money.calls.ts';
import { countWaiting } from './money.store.ts';
import { listRefunds } from './refunds.store.ts';
import { resolveReview } from './resolve-review.ts';
import { listReviews, type Review } from './reviews.store.ts';

type MoneyHandlers = Handlers<typeof moneyCalls>;

interface MoneyDesk extends Desk {
  /** The shop's own UPI address. */
  readonly payee: string;
  /** How long a customer may pay again after a UTR was rejected (ms). */
  readonly unpaidOrderTtl: number;
}

export const moneyHandlers = (desk: MoneyDesk): MoneyHandlers => {
  const { db, clock, payee, unpaidOrderTtl } = desk;
  return {
    counts: () => countWaiting(db, clock.now()),
    listClaims: async ({ after }) => {
      const { rows, next } = await readPage(after, (page) =>
        listWaitingClaims(db, { ...page, now: clock.now() }),
      );
      const credits = await listCreditsOfClaims(db, rows);
      return { claims: rows.map((row) => ({ ...row, credits: credits.get(row.orderId) ?? [] })), next };
    },
    confirmClaim: (input, { staff }) =>
      decide(desk, staff, input.orderId, 'confirmed', (trx, by) =>
        confirmClaim(trx, { ...input, payee, ...by }),
      ),
    rejectClaim: (input, { staff }) =>
      decide(desk, staff, input.orderId, 'rejected', (trx, by) =>
        rejectClaim(trx, { ...input, unpaidOrderTtl, ...by }),
      ),
    ...refundHandlers(desk),
    listReviews: async ({ after }) => {
      const { rows, next } = await readPage(after, (page) => listReviews(db, page));
      const lines = rows.filter(isCredit).map(({ eventId }) => eventId);
      const credits = new Map((await listCreditsWithOrders(db, lines)).map((one) => [one.eventId, one]));
      return { reviews: rows.map((row) => shown(row, credits.get(row.eventId))), next };
    },
    resolveReview: (input, { staff }) =>
      decide(desk, staff, `${input.provider}:${input.eventId}`, input.resolution, (trx, by) =>
        resolveReview(trx, { ...input, ...by }),
      ),
    importStatement: ({ check }, visit) => importStatement(desk, desk, check === 'yes', visit),
  };
};

type OfRefunds = 'listRefunds' | 'sendRefund' | 'reopenRefund' | 'askApproval' | 'decideApproval';

const refundHandlers = (desk: Desk): Pick<MoneyHandlers, OfRefunds> => ({
  listRefunds: async ({ state, after }, { staff }) => {
    const { rows: refunds, next } = await readPage(after, (page) =>
      listRefunds(desk.db, { state, operatorId: staff.id, now: desk.clock.now(), ...page }),
    );
    return { refunds, next };
  },
  sendRefund: async (input, { staff }) => {
    if (input.sentOn > dayOf(desk.clock.now()))
      return refuse('invalid', { fields: { sentOn: refusals.day_in_future() } });
    const done = await decide(desk, staff, input.refundId, 'refund sent', (trx, by) =>
      sendRefund(trx, { ...input, ...by }),
    );
    return isRefusal(done) ? done : { message: answers.refund_sent() };
  },
  reopenRefund: async (input, { staff }) => {
    const done = await decide(desk, staff, input.refundId, 'refund due again', (trx, by) =>
      reopenRefund(trx, { ...input, ...by }),
    );
    return isRefusal(done) ? done : { message: answers.refund_due_again() };
  },
  askApproval: async (input, { staff }) => {
    const outcome = await decide(desk, staff, input.refundId, 'refund approval asked', (trx, by) =>
      askApproval(trx, { ...input, ...by }),
    );
    return isRefusal(outcome) ? outcome : { message: answers.approval_asked() };
  },
  decideApproval: async (input, { staff }) => {
    const did = input.approved ? 'refund approved' : 'refund declined';
    const decided = await decide(desk, staff, input.refundId, did, (trx, by) =>
      decideApproval(trx, { ...input, ...by }),
    );
    if (isRefusal(decided)) return decided;
    return { message: input.approved ? answers.refund_approved() : answers.refund_declined() };
  },
});

/** Whether an event is about a bank statement line. */
const isCredit = ({ provider, eventId }: Review) => provider === byHand && eventId.startsWith('bank-line:');

function shown(
  { evidence, body, ...review }: Review,
  { orders, ...credit }: Partial<Awaited<ReturnType<typeof listCreditsWithOrders>>[number]> = {},
) {
  return {
    ...review,
    credit: orders ? (credit as Required<typeof credit>) : null,
    orders: orders ?? [],
    money: evidence && moneyOf(evidence),
    body: JSON.stringify(body, null, 1),
  };
}

const moneyOf = ({ type, paymentId, amountPaise, currency, payee, utr }: Evidence) => ({
  captured: type === 'captured',
  paymentId,
  amountPaise,
  currency,
  payee,
  utr,
});
