import { z } from 'zod';
import { call } from '../../../platform/call.ts';
import { count, doneAnswer, line, moment } from '../../../platform/field.ts';
import { after, next } from '../../staff/paging.ts';
import { reason } from '../../staff/reason.ts';

/** The order's number, as people say it; null if there is no such order. */
const orderNumber = z.string().nullable();
const dispute = z.object({
  provider: z.string(),
  reference: z.string(),
  paymentId: z.string(),
  orderId: z.string().nullable(),
  orderNumber,
  amountPaise: count,
  lostPaise: count,
  state: z.enum(['open', 'under_review', 'won', 'lost', 'closed']),
  phase: z.string(),
  reason: z.string(),
  respondBy: moment.nullable(),
  openedAt: moment,
});
export type Dispute = z.output<typeof dispute>;
const refund = z.object({
  provider: z.string(),
  reference: z.string(),
  paymentId: z.string(),
  orderId: z.string().nullable(),
  orderNumber,
  amountPaise: count,
  state: z.enum(['sent', 'done', 'failed']),
  refundId: z.string().nullable(),
  explanation: z.string().nullable(),
  seenAt: moment,
});
export type ListedProviderRefund = z.output<typeof refund>;
const settlement = z.object({
  provider: z.string(),
  reference: z.string(),
  amountPaise: count,
  feesPaise: count,
  taxPaise: count,
  utr: z.string().nullable(),
  settledAt: moment,
  /** The day of the bank credit that shows it; null if no statement has shown it. */
  creditedOn: z.string().nullable(),
});
export type Settlement = z.output<typeof settlement>;
const webhook = z.object({
  id: count,
  provider: z.string(),
  eventId: z.string(),
  type: z.string(),
  orderId: z.string().nullable(),
  orderNumber,
  state: z.enum(['waiting', 'done', 'failed']),
  tries: count,
  outcome: z.string(),
  error: z.string(),
  receivedAt: moment,
  body: z.string().nullable(),
});
export type ListedWebhook = z.output<typeof webhook>;

export const webhooksCalls = {
  list: call('operator', 'GET /desk/webhooks', {
    does: 'Payment providers’ webhooks as they were stored: those that are not worked yet (oldest first), or all (newest first).',
    input: z.object({ which: z.enum(['open', 'all']), after }),
    answer: z.object({
      webhooks: z.array(webhook),
      next,
      counts: z.object({ waiting: count, failed: count }),
    }),
  }),
  replay: call('operator', 'POST /desk/webhooks/:webhookId/replay', {
    does: 'Works a stored webhook again, at once. What it has done already is not done twice.',
    input: z.object({ webhookId: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) }),
    answer: doneAnswer.extend({ outcome: z.string() }),
    refuses: ['changed_meanwhile', 'not_found', 'wrong_status'],
  }),
  listDisputes: call('operator', 'GET /desk/disputes', {
    does: 'Payments that customers’ banks contest: those that are not over first.',
    input: z.object({ after }),
    answer: z.object({ disputes: z.array(dispute), next }),
  }),
  listRefunds: call('operator', 'GET /desk/provider-refunds', {
    does: 'Refunds that were made at the provider and not asked for by the shop: those without an explanation first.',
    input: z.object({ after }),
    answer: z.object({ refunds: z.array(refund), next }),
  }),
  listSettlements: call('operator', 'GET /desk/settlements', {
    does: 'What payment providers paid out to the bank account, the newest first, and what they still hold by the books.',
    input: z.object({ after }),
    answer: z.object({ settlements: z.array(settlement), heldPaise: z.int(), next }),
  }),
  explainRefund: call('operator', 'POST /desk/provider-refunds/explain', {
    freshProof: true,
    does: 'Says why a refund was made at the provider; the shop bears it, and it is written off in the books.',
    input: z.object({ provider: line(40), reference: line(200), reason }),
    refuses: ['changed_meanwhile', 'not_found', 'wrong_status'],
  }),
};
