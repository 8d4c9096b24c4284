import { z } from 'zod';
import { type RefundNews, type RefundOrder, RefundRefused } from '../payment-provider.ts';
import { type Account, ask, RazorpayError } from './razorpay-api.ts';

const refundEntity = z.object({ id: z.string().min(1).max(200), status: z.string().max(100) });
const states: ReadonlyMap<string, RefundNews['state']> = new Map(
  Object.entries({ pending: 'sent', processed: 'done', failed: 'failed' }),
);

const newsOf = ({ id, status }: z.output<typeof refundEntity>): RefundNews => ({
  reference: id,
  state: states.get(status) ?? 'sent',
});

/** Statuses after which the same request can succeed: still being worked on, too many, and whatever is their own fault. */
const passing = (status: number) => status === 409 || status === 429 || status >= 500;

/**
 * Asks Razorpay to send a payment back, at normal speed. The shop's own id of the refund goes as the idempotency key, so
 * that a request whose answer was lost makes one refund.
 *
 * @throws RefundRefused when Razorpay will not, such as for a payment that was sent back before
 */
export async function refundAtRazorpay(account: Account, refund: RefundOrder): Promise<RefundNews> {
  const { id, paymentId, amountPaise } = refund;
  const path = `/payments/${encodeURIComponent(paymentId)}/refund`;
  const body = { amount: amountPaise, speed: 'normal', receipt: id };
  try {
    return newsOf(refundEntity.parse(await ask(account, path, body, { 'x-refund-idempotency': id })));
  } catch (error) {
    if (error instanceof RazorpayError && !passing(error.status)) throw new RefundRefused(error.message);
    throw error;
  }
}

/** How a refund stands there. */
export async function findRazorpayRefund(account: Account, reference: string): Promise<RefundNews> {
  return newsOf(refundEntity.parse(await ask(account, `/refunds/${encodeURIComponent(reference)}`)));
}

const eventBody = z.looseObject({
  payload: z.looseObject({ refund: z.looseObject({ entity: refundEntity }) }),
});

/** What a webhook says about a refund; undefined when it is about something else. */
export function refundOf(type: string, body: unknown): RefundNews | undefined {
  if (type !== 'refund.processed' && type !== 'refund.failed') return undefined;
  const read = eventBody.safeParse(body);
  return read.success ? newsOf(read.data.payload.refund.entity) : undefined;
}
