import { day, second, shift } from '../../platform/clock.ts';
import { takeTurn, takeTurns } from '../orders/asked-orders.store.ts';
import { recordPayment } from './record-payment.ts';
import type { Asking } from './asking.ts';

/** A customer's polls ask the provider about one order at most this often (ms). */
const pollPace = 2 * second;
/** The slow round: how often at most about one order, how many orders at a time, how far back. */
const round = { minimum: 30 * second, limit: 20, age: 2 * day };

/** Asks the provider about an order whose customer is waiting, unless somebody asked within the last 2 seconds. */
export async function askAboutOrder(asking: Asking, orderId: string): Promise<void> {
  if (!asking.provider.listPayments) return;
  const now = asking.clock.now();
  if (await takeTurn(asking.db, orderId, now, shift(now, -pollPace))) await ask(asking, orderId);
}

/**
 * Asks the provider about open orders, a few, one after the other, so that a lost webhook is made good even when
 * nobody waits. Gives how many were asked about. Any number of processes may do so: each order is one's turn.
 */
export async function askAboutOpenOrders(asking: Asking): Promise<number> {
  if (!asking.provider.listPayments) return 0;
  const now = asking.clock.now();
  const ids = await takeTurns(asking.db, { now, oldest: shift(now, -round.age), ...round });
  for (const id of ids) if (!(await ask(asking, id))) break;
  return ids.length;
}

/** No transaction is open while the provider is asked. False when it does not answer: it will be asked again later. */
async function ask({ db, clock, log, provider, payee }: Asking, orderId: string): Promise<boolean> {
  try {
    for (const event of (await provider.listPayments?.(orderId)) ?? [])
      await recordPayment(db, event, {
        actor: { kind: 'provider', id: provider.name },
        payee,
        now: clock.now(),
      });
    return true;
  } catch (error) {
    log.warn({ err: error, orderId, provider: provider.name }, 'The payment provider could not be asked');
    return false;
  }
}
