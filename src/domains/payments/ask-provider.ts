import { day, second, shift } from '../../platform/clock.ts';
import { errorLine } from '../../platform/log.ts';
import { takeTurn, takeTurns } from '../orders/asked-orders.store.ts';
import { recordPayment } from './record-payment.ts';
import type { Asking } from './asking.ts';
import type { PaymentEvent } from './payment-provider.ts';

/** A customer's polls reach the provider at most this often per order (ms). */
const pollPace = 2 * second;
/** Background polling: minimum interval per order, orders per run, and maximum age. */
const round = { minimum: 30 * second, limit: 20, age: 2 * day };

/** Asks the provider about an order while its customer waits, at most every 2 seconds. */
export async function askAboutOrder(asking: Asking, orderId: string): Promise<void> {
  if (!asking.provider.listPayments) return;
  const now = asking.clock.now();
  if (await takeTurn(asking.db, orderId, now, shift(now, -pollPace))) await askNow(asking, orderId);
}

/**
 * Polls the provider about a few open orders, one by one, to catch lost webhooks. Returns how many. Safe to run in
 * several processes: each order is claimed by one of them.
 */
export async function askAboutOpenOrders(asking: Asking): Promise<number> {
  if (!asking.provider.listPayments) return 0;
  const now = asking.clock.now();
  const ids = await takeTurns(asking.db, { now, oldest: shift(now, -round.age), ...round });
  for (const id of ids) if (!(await askNow(asking, id))) break;
  return ids.length;
}

/** How far back settlements are looked up (ms). A webhook lost within this time is recovered. */
const settlementsAge = 14 * day;

/** Looks up what the provider has paid out, to catch lost webhooks. Known settlements stay unchanged. */
export function askAboutSettlements(asking: Asking): Promise<boolean> {
  const since = shift(asking.clock.now(), -settlementsAge);
  return record(asking, {}, async () => (await asking.provider.listSettlements?.(since)) ?? []);
}

/**
 * Asks about an order, regardless of when it was last asked.
 * @returns false when the provider does not answer; a later poll retries
 */
export function askNow(asking: Asking, orderId: string): Promise<boolean> {
  return record(asking, { orderId }, async () => (await asking.provider.listPayments?.(orderId)) ?? []);
}

/** Records the provider's answer. No transaction is open during the request. */
async function record(
  { db, clock, log, provider, payee }: Asking,
  about: { orderId?: string },
  ask: () => Promise<PaymentEvent[]>,
): Promise<boolean> {
  try {
    for (const event of await ask())
      await recordPayment(db, event, {
        actor: { kind: 'provider', id: provider.name },
        payee,
        now: clock.now(),
      });
    return true;
  } catch (error) {
    log.warn(
      { reason: errorLine(error), ...about, provider: provider.name },
      'The payment provider could not be asked',
    );
    return false;
  }
}
