import { z } from 'zod';
import type { PaymentEvent, SettlementNews } from '../../payment-provider.ts';
import { type Account, ask, providerName } from './api.ts';

const settlementEntity = z.object({
  id: z.string().min(1).max(200),
  amount: z.int().min(1),
  status: z.literal('processed'),
  // The fee of an instant settlement, with the tax; 0 in the normal cycle, where each payment has its own fee.
  fees: z.int().min(0).nullish(),
  tax: z.int().min(0).nullish(),
  utr: z.string().max(100).nullish(),
  created_at: z.int().min(0),
});
const settlementBody = z.looseObject({
  payload: z.looseObject({ settlement: z.looseObject({ entity: settlementEntity }) }),
});

/** A bank reference long enough to be found in a narration. */
const bankReference = /^[a-z0-9]{8,40}$/i;

/**
 * The settlement in a webhook: money paid out to the shop's bank account. Undefined if the webhook is about something
 * else.
 */
export function settlementOf(type: string, body: unknown): SettlementNews | undefined {
  if (type !== 'settlement.processed') return undefined;
  const entity = settlementBody.safeParse(body).data?.payload.settlement.entity;
  return entity && newsOf(entity);
}

function newsOf({ id, amount, fees, tax, utr, created_at }: z.output<typeof settlementEntity>) {
  const feesPaise = fees ?? 0;
  return {
    reference: id,
    amountPaise: amount,
    feesPaise,
    taxPaise: Math.min(tax ?? 0, feesPaise),
    utr: utr && bankReference.test(utr) ? utr : null,
    settledAt: new Date(created_at * 1_000),
  };
}

const page = { size: 100, max: 50 };

/** The settlements since then that have reached the bank, from the Settlements API. @throws like listPayments */
export async function listRazorpaySettlements(account: Account, since: Date): Promise<PaymentEvent[]> {
  const from = Math.floor(since.getTime() / 1_000);
  const events: PaymentEvent[] = [];
  for (let number = 0; number < page.max; number += 1) {
    const path = `/settlements?from=${from}&count=${page.size}&skip=${number * page.size}`;
    const { items } = z
      .object({ items: z.array(z.unknown()).max(page.size) })
      .parse(await ask(account, path));
    for (const item of items) {
      // Settlements in state created or failed have paid out nothing.
      const entity = settlementEntity.safeParse(item).data;
      if (entity) events.push(eventOf(entity));
    }
    if (items.length < page.size) break;
  }
  return events;
}

const eventOf = (entity: z.output<typeof settlementEntity>): PaymentEvent => ({
  provider: providerName,
  eventId: `status:${entity.id}:processed`,
  type: 'status.settlement.processed',
  orderId: null,
  body: entity,
  evidence: null,
  settlement: newsOf(entity),
});
