import { expireOrders } from '../domains/orders/expire-orders.ts';
import { type Asking, askAboutOpenOrders } from '../domains/payments/ask-provider.ts';
import { second } from '../platform/clock.ts';
import { repeat } from '../platform/repeat.ts';

/** How often open orders are asked about at the provider: a few each time (ask-provider.ts). */
const askEvery = 10 * second;

/**
 * What time does to orders: unpaid ones expire, lost webhooks are made good. Every process may sweep; they share the work.
 *
 * @param unpaidOrderTtl milliseconds that an unpaid order holds its stock; it is given back at most a tenth later (1 to 15 s)
 */
export function startSweeps(
  asking: Asking,
  { unpaidOrderTtl }: { unpaidOrderTtl: number },
): { stop: () => Promise<void> } {
  const { db, clock, log } = asking;
  const sweepEvery = Math.min(Math.max(unpaidOrderTtl / 10, second), 15 * second);
  const sweeps = [
    repeat(() => expireOrders(db, clock.now()), { every: sweepEvery, task: 'expire orders', log }),
    repeat(() => askAboutOpenOrders(asking), { every: askEvery, task: 'ask about open orders', log }),
  ];
  return { stop: async () => void (await Promise.all(sweeps.map((sweep) => sweep.stop()))) };
}
