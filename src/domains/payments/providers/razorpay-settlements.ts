import { z } from 'zod';
import type { SettlementNews } from '../payment-provider.ts';

const settlementBody = z.looseObject({
  payload: z.looseObject({
    settlement: z.looseObject({
      entity: z.object({
        id: z.string().min(1).max(200),
        amount: z.int().min(1),
        status: z.literal('processed'),
        // Charged for an instant settlement, with the tax; 0 in the normal cycle, where each payment has its own fee.
        fees: z.int().min(0).nullish(),
        tax: z.int().min(0).nullish(),
        utr: z.string().max(100).nullish(),
        created_at: z.int().min(0),
      }),
    }),
  }),
});

/** A bank's reference, long enough to be found in a narration. */
const bankReference = /^[a-z0-9]{8,40}$/i;

/** A webhook's news of money paid out to the shop's bank account; undefined when it is about something else. */
export function settlementOf(type: string, body: unknown): SettlementNews | undefined {
  if (type !== 'settlement.processed') return undefined;
  const entity = settlementBody.safeParse(body).data?.payload.settlement.entity;
  if (!entity) return undefined;
  const { id, amount, utr, created_at: createdAt } = entity;
  const feesPaise = entity.fees ?? 0;
  return {
    reference: id,
    amountPaise: amount,
    feesPaise,
    taxPaise: Math.min(entity.tax ?? 0, feesPaise),
    utr: utr && bankReference.test(utr) ? utr : null,
    settledAt: new Date(createdAt * 1_000),
  };
}
