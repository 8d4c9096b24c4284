import { z } from 'zod';
import { type RefundNews, type RefundOrder, RefundRefused } from '../../payment-provider.ts';
import { type Account, ask, RazorpayError } from './api.ts';

const refundEntity = z.object({ id: z.string().min(1).max(200), status: z.string().max(100) });
const states: ReadonlyMap<string, RefundNews['state']> = new Map(
  Object.entries({ pending: 'sent', processed: 'done', failed: 'failed' }),
);

const newsOf = ({ id, status }: z.output<typeof refundEntity>): RefundNews => ({
  reference: id,
  state: states.get(status) ?? 'sent',
});

/** Statuses worth a retry: in progress, rate-limited, and server errors. */
const passing = (status: number) => status === 409 || status === 429 || status >= 500;

/**
 * Requests a refund from Razorpay, at normal speed. The shop's refund id is the idempotency key, so a retry after a
 * lost answer makes no second refund.
 * @throws RefundRefused when Razorpay declines, for example a payment that is already refunded
 */
export async function refundAtRazorpay(account: Account, refund: RefundOrder): Promise<RefundNews> {
  const { id, paymentId, amountPaise } = refund;
  const path = `/payments/${encodeURIComponent(paymentId)}/refund`;
  const body = { amount: amountPaise, speed: 'normal', receipt: id, notes: { refund_id: id } };
  try {
    return newsOf(refundEntity.parse(await ask(account, path, body, { 'x-refund-idempotency': id })));
  } catch (error) {
    if (error instanceof RazorpayError && !passing(error.status)) throw new RefundRefused(error.message);
    throw error;
  }
}

/** Looks up a refund's status. */
export async function findRazorpayRefund(account: Account, reference: string): Promise<RefundNews> {
  return newsOf(refundEntity.parse(await ask(account, `/refunds/${encodeURIComponent(reference)}`)));
}

const eventBody = z.looseObject({
  payload: z.looseObject({
    refund: z.looseObject({
      entity: refundEntity.extend({
        payment_id: z.string().min(1).max(200).nullish(),
        amount: z.int().min(1).nullish(),
        receipt: z.string().max(200).nullish(),
        // Razorpay sends empty notes as an empty list.
        notes: z.unknown().optional(),
      }),
    }),
    payment: z.looseObject({ entity: z.looseObject({ captured: z.boolean().nullish() }) }).nullish(),
  }),
});
const ownNotes = z.looseObject({ refund_id: z.string().min(1).max(200) });
const refundEvents = new Set(['refund.created', 'refund.processed', 'refund.failed']);

/**
 * The refund in a webhook; undefined if the webhook is about something else, or about a payment that was never
 * captured.
 */
export function refundOf(type: string, body: unknown): RefundNews | undefined {
  if (!refundEvents.has(type)) return undefined;
  const read = eventBody.safeParse(body).data?.payload;
  if (!read || read.payment?.entity.captured === false) return undefined;
  const { entity } = read.refund;
  const { payment_id: paymentId, amount: amountPaise } = entity;
  const refundId = entity.receipt || ownNotes.safeParse(entity.notes).data?.refund_id || null;
  return {
    ...newsOf(entity),
    ...(paymentId && amountPaise ? { of: { paymentId, amountPaise, refundId } } : {}),
  };
}
