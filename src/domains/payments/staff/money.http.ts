import * as answers from '#messages/answers';
import * as refusals from '#messages/refusals';
import type { Handlers } from '../../../platform/call.ts';
import { isRefusal, refuse } from '../../../platform/refusal.ts';
import { askApproval, decideApproval, needsApproval } from '../../orders/staff/approve-refund.ts';
import { reopenRefund, sendRefund } from '../../orders/staff/send-refund.ts';
import { listWaitingClaims } from './claims.store.ts';
import { listCreditsOfClaims, listCreditsWithOrders } from './credits.store.ts';
import { confirmClaim, rejectClaim } from './decide-claim.ts';
import { importStatement } from './import-statement.ts';
import { resolveReview } from './resolve-review.ts';
import { listReviews, type Review } from './reviews.store.ts';
import { makeChange } from '../../staff/changes/make-change.ts';
import { dayOf } from '../../staff/day-of.ts';
import type { Desk } from '../../staff/desk.ts';
import { paged, pageOf } from '../../staff/paging.ts';
import type { moneyCalls } from './money.calls.ts';
import { countWaiting } from './money.store.ts';
import { byHand } from '../statement/link-bank-line.ts';
import { type ListedRefund, listRefunds } from './refunds.store.ts';

type MoneyHandlers = Handlers<typeof moneyCalls>;

interface MoneyDesk extends Desk {
  /** The shop's own UPI address. */
  readonly payee: string;
  /** How long a customer has to pay again after a UTR was rejected, in milliseconds. */
  readonly unpaidOrderTtl: number;
}

export const moneyHandlers = (desk: MoneyDesk): MoneyHandlers => ({
  counts: () => countWaiting(desk.db, desk.clock.now()),
  ...claimHandlers(desk),
  ...refundHandlers(desk),
  ...approvalHandlers(desk),
  ...reviewHandlers(desk),
  importStatement: ({ check }, visit) => importStatement(desk, desk, check === 'yes', visit),
});

function claimHandlers({
  db,
  clock,
  payee,
  unpaidOrderTtl,
}: MoneyDesk): Pick<MoneyHandlers, 'listClaims' | 'confirmClaim' | 'rejectClaim'> {
  return {
    listClaims: async ({ after }) => {
      const { rows, next } = paged(
        await listWaitingClaims(db, { ...pageOf(after), now: clock.now() }),
        after,
      );
      const credits = await listCreditsOfClaims(db, rows);
      return {
        claims: rows.map((row) => ({
          ...row,
          credits: credits.get(row.orderId) ?? [],
          claimedAt: row.claimedAt.toISOString(),
          placedAt: row.placedAt.toISOString(),
        })),
        next,
      };
    },
    confirmClaim: ({ orderId, utr, seen }, { staff }) => {
      const now = clock.now();
      return makeChange(
        db,
        staff,
        { subject: 'payment', subjectId: orderId, did: 'confirmed', at: now },
        (trx) => confirmClaim(trx, { orderId, utr, seen, payee, operatorId: staff.id, now }),
      );
    },
    rejectClaim: ({ orderId, reason, utrs }, { staff }) => {
      const now = clock.now();
      return makeChange(
        db,
        staff,
        { subject: 'payment', subjectId: orderId, did: 'rejected', at: now },
        (trx) => rejectClaim(trx, { orderId, reason, utrs, unpaidOrderTtl, operatorId: staff.id, now }),
      );
    },
  };
}

function refundHandlers({
  db,
  clock,
}: Desk): Pick<MoneyHandlers, 'listRefunds' | 'sendRefund' | 'reopenRefund'> {
  return {
    listRefunds: async ({ state, after }, { staff }) => {
      const { rows, next } = paged(await listRefunds(db, { state, ...pageOf(after) }), after);
      return { refunds: rows.map((row) => shownRefund(row, staff.id)), next };
    },
    sendRefund: async ({ refundId, reference, sentOn }, { staff }) => {
      const now = clock.now();
      if (sentOn > dayOf(now)) return refuse('invalid', { fields: { sentOn: refusals.day_in_future() } });
      const done = await makeChange(
        db,
        staff,
        { subject: 'payment', subjectId: refundId, did: 'refund sent', at: now },
        (trx) => sendRefund(trx, { refundId, reference, sentOn, operatorId: staff.id, now }),
      );
      return isRefusal(done) ? done : { message: answers.refund_sent() };
    },
    reopenRefund: async ({ refundId, reason }, { staff }) => {
      const now = clock.now();
      const done = await makeChange(
        db,
        staff,
        { subject: 'payment', subjectId: refundId, did: 'refund due again', at: now },
        (trx) => reopenRefund(trx, { refundId, reason, operatorId: staff.id, now }),
      );
      return isRefusal(done) ? done : { message: answers.refund_due_again() };
    },
  };
}

function shownRefund({ approval, createdAt, ...row }: ListedRefund, operatorId: string) {
  return {
    ...row,
    createdAt: createdAt.toISOString(),
    needsApproval: needsApproval(row.amountPaise),
    approval: approval && {
      by: approval.by,
      byMe: approval.askedBy === operatorId,
      reason: approval.reason,
      approved: approval.approved,
    },
  };
}

function approvalHandlers({ db, clock }: Desk): Pick<MoneyHandlers, 'askApproval' | 'decideApproval'> {
  return {
    askApproval: async ({ refundId, reason }, { staff }) => {
      const now = clock.now();
      const asked = await makeChange(
        db,
        staff,
        { subject: 'payment', subjectId: refundId, did: 'refund approval asked', at: now },
        (trx) => askApproval(trx, { refundId, reason, operatorId: staff.id, now }),
      );
      return isRefusal(asked) ? asked : { message: answers.approval_asked() };
    },
    decideApproval: async ({ refundId, approved }, { staff }) => {
      const now = clock.now();
      const did = approved ? 'refund approved' : 'refund declined';
      const decided = await makeChange(
        db,
        staff,
        { subject: 'payment', subjectId: refundId, did, at: now },
        (trx) => decideApproval(trx, { refundId, approved, operatorId: staff.id, now }),
      );
      if (isRefusal(decided)) return decided;
      return { message: approved ? answers.refund_approved() : answers.refund_declined() };
    },
  };
}

function reviewHandlers({ db, clock }: Desk): Pick<MoneyHandlers, 'listReviews' | 'resolveReview'> {
  return {
    listReviews: async ({ after }) => {
      const { rows, next } = paged(await listReviews(db, pageOf(after)), after);
      const lines = rows.filter(isCredit).map(({ eventId }) => eventId);
      const credits = new Map((await listCreditsWithOrders(db, lines)).map((one) => [one.eventId, one]));
      return { reviews: rows.map((row) => shown(row, credits.get(row.eventId))), next };
    },
    resolveReview: (input, { staff }) => {
      const now = clock.now();
      const subjectId = `${input.provider}:${input.eventId}`;
      return makeChange(db, staff, { subject: 'payment', subjectId, did: input.resolution, at: now }, (trx) =>
        resolveReview(trx, { ...input, operatorId: staff.id, now }),
      );
    },
  };
}

/** Whether an event is about a bank statement line. */
const isCredit = ({ provider, eventId }: Review) => provider === byHand && eventId.startsWith('bank-line:');

function shown(
  { evidence, body, receivedAt, ...review }: Review,
  found: Awaited<ReturnType<typeof listCreditsWithOrders>>[number] | undefined,
) {
  const { orders: candidates = [], ...credit } = found ?? {};
  const orders = candidates.map((order) => ({ ...order, placedAt: order.placedAt.toISOString() }));
  return {
    credit: found ? (credit as Omit<typeof found, 'orders'>) : null,
    orders,
    provider: review.provider,
    eventId: review.eventId,
    orderId: review.orderId,
    orderNumber: review.orderNumber,
    type: review.type,
    outcome: review.outcome,
    price: review.price,
    paymentStatus: review.paymentStatus,
    payBy: review.payBy,
    orderStatus: review.orderStatus,
    customer: review.customer,
    receivedAt: receivedAt.toISOString(),
    money: evidence && {
      captured: evidence.type === 'captured',
      paymentId: evidence.paymentId,
      amountPaise: evidence.amountPaise,
      currency: evidence.currency,
      payee: evidence.payee,
      utr: evidence.utr,
    },
    body: JSON.stringify(body, null, 1),
  };
}
