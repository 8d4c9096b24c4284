import { z } from 'zod';
import type { DisputeNews } from '../../payment-provider.ts';

const states: ReadonlyMap<string, DisputeNews['state']> = new Map(
  Object.entries({
    'payment.dispute.created': 'open',
    'payment.dispute.action_required': 'open',
    'payment.dispute.under_review': 'under_review',
    'payment.dispute.won': 'won',
    'payment.dispute.lost': 'lost',
    'payment.dispute.closed': 'closed',
  }),
);

const disputeBody = z.looseObject({
  payload: z.looseObject({
    dispute: z.looseObject({
      entity: z.object({
        id: z.string().min(1).max(200),
        payment_id: z.string().min(1).max(200),
        amount: z.int().min(1),
        currency: z.literal('INR'),
        amount_deducted: z.int().min(0).nullish(),
        phase: z.string().max(100).nullish(),
        reason_code: z.string().max(200).nullish(),
        respond_by: z.int().min(0).nullish(),
      }),
    }),
  }),
});

/** The dispute in a webhook; undefined if the webhook is about something else. */
export function disputeOf(type: string, body: unknown): DisputeNews | undefined {
  const state = states.get(type);
  const entity = state && disputeBody.safeParse(body).data?.payload.dispute.entity;
  if (!entity) return undefined;
  const { amount, amount_deducted: deducted } = entity;
  const isOver = state === 'lost' || state === 'closed';
  return {
    reference: entity.id,
    paymentId: entity.payment_id,
    amountPaise: amount,
    lostPaise: isOver ? Math.min(deducted ?? (state === 'lost' ? amount : 0), amount) : 0,
    state,
    phase: entity.phase ?? '',
    reason: entity.reason_code ?? '',
    respondBy: entity.respond_by ? new Date(entity.respond_by * 1_000) : null,
  };
}
