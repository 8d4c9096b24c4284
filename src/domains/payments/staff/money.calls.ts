import * as m from '#messages/forms';
import { z } from 'zod';
import { call } from '../../../platform/call.ts';
import { count, id, line, moment, queryChoice, utr } from '../../../platform/field.ts';
import { paymentStates, payWays } from '../../orders/order.ts';
import { after, next } from '../../staff/paging.ts';
import { reason } from '../../staff/reason.ts';
import { importedStatement } from './imported-statement.ts';
import { unmatchedReasons } from './why-unmatched.ts';

/** A bank credit. `day` is its value date, else the day on which it was read. */
const credit = z.object({
  eventId: z.string(),
  account: z.string(),
  day: z.string(),
  reference: z.string(),
  text: z.string(),
  payer: z.string(),
  utr: z.string().nullable(),
  amountPaise: count,
});
export type ShownCredit = z.output<typeof credit>;
const why = z.enum(unmatchedReasons);

const claim = z.object({
  orderId: id,
  /** The order's number, as people say it. */
  number: z.string(),
  utrs: z.array(z.string()),
  price: count,
  claimedAt: moment,
  placedAt: moment,
  overdue: z.boolean(),
  cancelled: z.boolean(),
  customer: z.string(),
  mobile: z.string().nullable(),
  /** The operator who confirmed it and needs a second one; '' where there is none. */
  asked: z.string(),
  /** Credits without an order that could be this one's money. */
  credits: z.array(credit.extend({ why })),
});
/** A waiting claim without the credits. */
export type WaitingClaim = Omit<z.output<typeof claim>, 'credits'>;

const refund = z.object({
  id,
  orderId: id,
  number: z.string(),
  provider: z.string(),
  paymentId: z.string(),
  utr: z.string().nullable(),
  amountPaise: count,
  /** What of the refund its customer got by a dispute, or by a refund at the provider. */
  takenPaise: count,
  reason: z.string(),
  state: z.enum(['due', 'by_hand', 'sent', 'done']),
  /** The UPI id that the customer gave; '' for the original payment method. */
  payTo: z.string(),
  reference: z.string(),
  sentOn: z.string().nullable(),
  createdAt: moment,
  customer: z.string(),
  mobile: z.string().nullable(),
  email: z.string(),
  /** Whether sending it by hand needs a second operator, and a pending request. */
  needsApproval: z.boolean(),
  approval: z
    .object({ by: z.string(), byMe: z.boolean(), reason: z.string(), approved: z.boolean() })
    .nullable(),
});
export type ListedRefund = z.output<typeof refund>;

const review = z.object({
  provider: z.string(),
  eventId: z.string(),
  orderId: z.string().nullable(),
  /** As people say it; null if there is no such order. */
  orderNumber: z.string().nullable(),
  type: z.string(),
  outcome: z.string(),
  receivedAt: moment,
  /** The reported payment; null for an unreadable event. */
  money: z
    .object({
      captured: z.boolean(),
      paymentId: z.string(),
      amountPaise: count,
      currency: z.string(),
      payee: z.string(),
      utr: z.string().nullable(),
    })
    .nullable(),
  body: z.string(),
  price: count.nullable(),
  paymentStatus: z.string().nullable(),
  payBy: z.enum(payWays).nullable(),
  orderStatus: z.string().nullable(),
  customer: z.string().nullable(),
  /** The operator who decided it and needs a second one; '' where there is none. */
  asked: z.string(),
  /** The bank statement line that the event is about; null for a provider's event. */
  credit: credit.nullable(),
  /** The credit's candidate orders. */
  orders: z.array(
    z.object({
      orderId: id,
      /** As people say it. */
      number: z.string(),
      price: count,
      placedAt: moment,
      paymentStatus: z.string(),
      payBy: z.enum(payWays),
      orderStatus: z.string(),
      customer: z.string(),
      utrs: z.array(z.string()),
      /** A booked payment of the order that no statement has shown yet. */
      bookedPaise: count.nullable(),
      why,
    }),
  ),
});
/** A review with its order, without the event's contents and candidates. */
export type ReviewShown = Omit<z.output<typeof review>, 'money' | 'body' | 'credit' | 'orders'>;
/** A credit's candidate order. */
export type CandidateOrder = z.output<typeof review>['orders'][number];

export const moneyCalls = {
  counts: call('operator', 'GET /desk/money/waiting', {
    does: 'How much waits for an operator: UTRs (and those overdue), refunds, payments to look into, messages.',
    answer: z.object({ claims: count, overdue: count, refunds: count, reviews: count, messages: count }),
  }),
  listClaims: call('operator', 'GET /desk/money/claims', {
    does: 'Orders whose UTR waits to be looked for on the bank’s statement, the longest waiting first.',
    input: z.object({ after }),
    answer: z.object({ claims: z.array(claim), next }),
  }),
  confirmClaim: call('operator', 'POST /desk/money/claims/:orderId/confirm', {
    freshProof: true,
    does: 'The money is on the statement: the order becomes paid. `seen` is the payment’s state that the operator saw.',
    input: z.object({ orderId: id, utr: utr.optional(), seen: z.enum(paymentStates) }),
    refuses: ['changed_meanwhile', 'not_found', 'utr_taken', 'wrong_status'],
  }),
  rejectClaim: call('operator', 'POST /desk/money/claims/:orderId/reject', {
    does: 'There is no such money: the payment fails and the customer is told why. `utrs` are those that were looked for.',
    input: z.object({ orderId: id, reason, utrs: z.array(utr).min(1).max(20) }),
    refuses: ['changed_meanwhile', 'not_found', 'wrong_status'],
  }),
  listRefunds: call('operator', 'GET /desk/money/refunds', {
    does: 'Money that is owed back (oldest first) or was sent (newest first).',
    input: z.object({ state: z.enum(['due', 'sent']), after }),
    answer: z.object({ refunds: z.array(refund), next }),
  }),
  sendRefund: call('operator', 'POST /desk/money/refunds/:refundId/sent', {
    freshProof: true,
    does: 'The money was sent back: keeps the bank’s reference and the day, and tells the customer.',
    input: z.object({
      refundId: id,
      reference: line(100, 3, m.enter_bank_reference()),
      sentOn: z.iso.date(m.choose_day()),
    }),
    refuses: ['changed_meanwhile', 'invalid', 'not_found', 'second_person', 'wrong_status'],
  }),
  askApproval: call('operator', 'POST /desk/money/refunds/:refundId/ask-approval', {
    does: 'Asks another operator to approve a large refund before it is sent by hand.',
    input: z.object({ refundId: id, reason }),
    refuses: ['already_there', 'changed_meanwhile', 'not_found', 'wrong_status'],
  }),
  decideApproval: call('operator', 'POST /desk/money/refunds/:refundId/decide-approval', {
    freshProof: true,
    does: 'Approves a large refund that another operator asked for, or declines it. Who asked may take it back.',
    input: z.object({ refundId: id, approved: z.boolean() }),
    refuses: ['changed_meanwhile', 'second_person'],
  }),
  reopenRefund: call('operator', 'POST /desk/money/refunds/:refundId/due-again', {
    freshProof: true,
    does: 'The money came back, or was never sent: the refund is due again.',
    input: z.object({ refundId: id, reason }),
    refuses: ['changed_meanwhile', 'not_found', 'wrong_status'],
  }),
  listReviews: call('operator', 'GET /desk/money/reviews', {
    does: 'Payments and events that fit no order: kept until an operator decides.',
    input: z.object({ after }),
    answer: z.object({ reviews: z.array(review), next }),
  }),
  resolveReview: call('operator', 'POST /desk/money/reviews/resolve', {
    freshProof: true,
    does: 'Decides what becomes of a payment that did not fit: it pays its order, goes back, is other income, or is a payment that is booked already.',
    input: z.object({
      provider: line(40),
      eventId: line(300),
      resolution: z.enum(['accepted', 'refunded', 'dismissed', 'booked']),
      orderId: id.optional(),
      reason,
    }),
    refuses: ['changed_meanwhile', 'not_found', 'not_paid', 'out_of_stock', 'utr_taken', 'wrong_status'],
  }),
  importStatement: call('operator', 'POST /desk/money/statement', {
    freshProof: true,
    does: 'Takes in a bank’s statement (CSV or XLSX, to 1 MB and 2,000 credits): pays what agrees, keeps the rest; with `check` it only says what would happen.',
    input: z.object({ check: queryChoice(['yes']) }),
    answer: importedStatement,
    refuses: ['invalid'],
    takesFile: true,
    bodyLimit: 1024 * 1024,
  }),
};
